import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { usePlanWords } from "./plan-words.ts";
import type { LaidPlan, SitePlace, SitePlan } from "./places.ts";

/** How the floor plan of a site is laid on the map, and taken away. */
export interface PlanLaying {
  readonly laid: LaidPlan | null;
  /** `null` takes the plan away. */
  readonly onLay: (site: SitePlace | null) => void;
}

interface PlanOfSiteProps extends PlanLaying {
  readonly site: SitePlace;
  readonly plan: SitePlan;
}

/** Lays the plan of a site on the map, in the list of sites, with what is to be known of it. */
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
