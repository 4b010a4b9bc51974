import type { Location, Picture } from "@placard/api-client";
import type { LonLat } from "@placard/hazmat-core";
import { Button } from "@placard/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { PlanPage } from "../../../lib/plans/read-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { NudgeTools } from "./NudgeTools.tsx";
import { PlacementMap } from "./PlacementMap.tsx";
import { PlacementState } from "./PlacementState.tsx";
import { ControlPointPage } from "./ControlPointPage.tsx";
import { ControlPointFields } from "./ControlPointFields.tsx";
import { placementOf, type PlacementDraft } from "./use-placement-draft.ts";
import "./PlacePlanDialog.css";

interface PlacementWorkProps {
  readonly location: Location;
  readonly plan: Picture;
  readonly pages: readonly PlanPage[];
  readonly pin: LonLat | null;
  readonly draft: PlacementDraft;
}

/** Plan and map side by side, and below them the equivalent fields for keyboard users. */
export function PlacementWork({ location, plan, pages, pin, draft }: PlacementWorkProps) {
  const { planPlacement: texts } = useMessages();
  const { page, points, pressPlan, pressMap } = draft;
  const shown = pages[page - 1];
  if (shown === undefined) return null;
  const placement = placementOf(draft, shown.aspect, pin);
  return (
    <div className="app-placement">
      <PlacementState draft={draft} placement={placement} />
      <div className="placard__sides">
        <div className="placard__plan">
          <ControlPointPage
            src={shown.url}
            alt={texts.planAlt(plan.description, page)}
            points={points}
            onPress={pressPlan}
          />
          {pages.length > 1 && (
            <div className="placard__pages">
              <Button
                icon={<ChevronLeft aria-hidden="true" />}
                isDisabled={page === 1}
                onPress={() => draft.turnTo(page - 1)}
              >
                {texts.previousPage}
              </Button>
              <span>{texts.page(page, pages.length)}</span>
              <Button
                iconEnd={<ChevronRight aria-hidden="true" />}
                isDisabled={page === pages.length}
                onPress={() => draft.turnTo(page + 1)}
              >
                {texts.nextPage}
              </Button>
            </div>
          )}
        </div>
        <div className="placard__map">
          <PlacementMap
            location={location}
            points={points}
            src={shown.url}
            corners={placement?.ok === true ? placement.value.corners : null}
            onPick={pressMap}
          />
        </div>
      </div>
      <ControlPointFields draft={draft} />
      {placement?.ok === true && <NudgeTools onNudge={(east, north) => draft.nudge(east, north)} />}
    </div>
  );
}
