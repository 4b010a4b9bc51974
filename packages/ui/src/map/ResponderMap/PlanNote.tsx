import { Banner } from "../../feedback/Banner/Banner.tsx";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { usePlanTexts } from "./use-plan-texts.ts";
import type { LaidPlan, SitePlace, SitePlan } from "./places.ts";

interface PlanNoteProps {
  readonly site: SitePlace;
  readonly plan: SitePlan;
  readonly image: LaidPlan["image"];
}

/** Note on the map about its floor plan, so that a drawing is not taken for a survey, or its absence for "no plan". */
export function PlanNote({ site, plan, image }: PlanNoteProps) {
  const texts = useTexts(responderMapTexts).responderMap;
  const say = usePlanTexts();
  if (image.kind === "failed") {
    return (
      <Banner tone="caution" title={texts.planFailed}>
        {image.reason ?? say(site, plan)}
      </Banner>
    );
  }
  return (
    <div role="status" className="placard-map-loading">
      {image.kind === "pending" ? <b>{texts.planDrawing}</b> : undefined}
      <span>{say(site, plan)}</span>
    </div>
  );
}
