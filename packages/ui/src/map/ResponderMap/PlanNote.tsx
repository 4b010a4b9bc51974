import { Banner } from "../../feedback/Banner/Banner.tsx";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { usePlanWords } from "./plan-words.ts";
import type { LaidPlan, SitePlace, SitePlan } from "./places.ts";

interface PlanNoteProps {
  readonly site: SitePlace;
  readonly plan: SitePlan;
  readonly image: LaidPlan["image"];
}

/** Note on the map about its floor plan, so that a drawing is not taken for a survey, or its absence for "no plan". */
export function PlanNote({ site, plan, image }: PlanNoteProps) {
  const words = useWords(responderMapWords).responderMap;
  const say = usePlanWords();
  if (image.kind === "failed") {
    return (
      <Banner tone="caution" title={words.planFailed}>
        {image.reason ?? say(site, plan)}
      </Banner>
    );
  }
  return (
    <div role="status" className="placard-map-loading">
      {image.kind === "pending" ? <b>{words.planDrawing}</b> : undefined}
      <span>{say(site, plan)}</span>
    </div>
  );
}
