import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { usePlanWords } from "./plan-words.ts";
import type { LaidPlan, SitePlace, SitePlan } from "./places.ts";

/** State and callback for showing the floor plan of a site on the map. */
export interface PlanLaying {
  readonly laid: LaidPlan | null;
  /** Called with the site whose plan to show; `null` removes the plan. */
  readonly onLay: (site: SitePlace | null) => void;
}

interface PlanOfSiteProps extends PlanLaying {
  readonly site: SitePlace;
  readonly plan: SitePlan;
}

/** Button in the list of sites that shows the plan of a site on the map, with notes on the plan. */
export function PlanOfSite({ site, plan, laid, onLay }: PlanOfSiteProps) {
  const words = useWords(responderMapWords).responderMap;
  const { colon } = useWords(figureWords);
  const say = usePlanWords();
  return (
    <>
      <Checkbox
        aria-label={`${words.planOnMap}${colon} ${site.name}`}
        isSelected={laid?.siteId === site.id}
        onChange={(isOn) => onLay(isOn ? site : null)}
      >
        {words.planOnMap}
      </Checkbox>
      <small>{say(site, plan)}</small>
    </>
  );
}
