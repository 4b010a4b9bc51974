import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { usePlanTexts } from "./use-plan-texts.ts";
import type { LaidPlan, SitePlace, SitePlan } from "./places.ts";

/** State and callback for showing the floor plan of a site on the map. */
export interface PlanOverlayControls {
  readonly laid: LaidPlan | null;
  /** Called with the site whose plan to show; `null` removes the plan. */
  readonly onLay: (site: SitePlace | null) => void;
}

interface PlanOfSiteProps extends PlanOverlayControls {
  readonly site: SitePlace;
  readonly plan: SitePlan;
}

/** Button in the list of sites that shows the plan of a site on the map, with notes on the plan. */
export function PlanOfSite({ site, plan, laid, onLay }: PlanOfSiteProps) {
  const texts = useTexts(responderMapTexts).responderMap;
  const { colon } = useTexts(figureTexts);
  const say = usePlanTexts();
  return (
    <>
      <Checkbox
        aria-label={`${texts.planOnMap}${colon} ${site.name}`}
        isSelected={laid?.siteId === site.id}
        onChange={(isOn) => onLay(isOn ? site : null)}
      >
        {texts.planOnMap}
      </Checkbox>
      <small>{say(site, plan)}</small>
    </>
  );
}
