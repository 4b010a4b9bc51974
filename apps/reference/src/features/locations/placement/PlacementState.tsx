import { formatNumber } from "@placard/hazmat-core";
import type { placePlan } from "@placard/hazmat-core/business";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PlacementDraft } from "./use-placement-draft.ts";

interface PlacementStateProps {
  readonly draft: PlacementDraft;
  readonly laid: ReturnType<typeof placePlan> | null;
}

/** Shows the next step, the result, or why the plan cannot be placed. */
export function PlacementState({ draft: { points, active }, laid }: PlacementStateProps) {
  const { planPlacement: words } = useMessages();
  if (laid !== null && !laid.ok) {
    return (
      <Banner tone="caution" title={words.wrong}>
        {laid.error.message}
      </Banner>
    );
  }
  const isOnPlan = points[active].at !== null;
  const next = isOnPlan && points[active].place === null ? words.pressMap : words.pressPlan;
  return (
    <p role="status" className="placard__next">
      {laid === null ? next(active + 1) : words.lies(metres(laid.value.widthM), metres(laid.value.heightM))}
    </p>
  );
}

const metres = (length: number): string => formatNumber(Math.round(length));
