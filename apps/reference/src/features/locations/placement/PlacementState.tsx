import { formatNumber } from "@placard/hazmat-core";
import type { placePlan } from "@placard/hazmat-core/business";
import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PlacementDraft } from "./use-placement-draft.ts";

interface PlacementStateProps {
  readonly draft: PlacementDraft;
  readonly placement: ReturnType<typeof placePlan> | null;
}

/** Shows the next step, the result, or why the plan cannot be placed. */
export function PlacementState({ draft: { points, active }, placement }: PlacementStateProps) {
  const { planPlacement: texts } = useMessages();
  if (placement !== null && !placement.ok) {
    return (
      <Banner tone="caution" title={texts.wrong}>
        {placement.error.message}
      </Banner>
    );
  }
  const isOnPlan = points[active].at !== null;
  const next = isOnPlan && points[active].place === null ? texts.pressMap : texts.pressPlan;
  return (
    <p role="status" className="placard__next">
      {placement === null
        ? next(active + 1)
        : texts.lies(metres(placement.value.widthM), metres(placement.value.heightM))}
    </p>
  );
}

const metres = (length: number): string => formatNumber(Math.round(length));
