import { addressTexts } from "./controls/address.ts";
import { farPlaceWords } from "./controls/far-place.ts";
import { businessTexts } from "./business/business.ts";
import { cardTexts } from "./chemical/card.ts";
import { controlTexts } from "./controls/controls.ts";
import { figureTexts } from "./feedback/figures.ts";
import { partTexts } from "./feedback/part.ts";
import { containerTexts } from "./business/containers.ts";
import { floorPlanTexts } from "./business/floor-plan.ts";
import { sitePointTexts } from "./business/site-points.ts";
import { ghsTexts } from "./signs/ghs.ts";
import { hazardTexts } from "./signs/hazard.ts";
import { ladderTexts } from "./chemical/ladder.ts";
import { mapTexts } from "./map/map.ts";
import { mapMarkTexts } from "./map/map-marks.ts";
import { meantTexts } from "./chemical/meant.ts";
import { navigationTexts } from "./map/navigation.ts";
import { nfpaTexts } from "./signs/nfpa.ts";
import { pagerTexts } from "./controls/pager.ts";
import { pictureTexts } from "./controls/pictures.ts";
import { placardTexts } from "./signs/placard.ts";
import { plumeTexts } from "./plume/plume.ts";
import { hydrantTexts } from "./map/hydrants.ts";
import { responderMapTexts } from "./map/responder-map.ts";
import { searchTexts } from "./chemical/search.ts";
import { stillOpenTexts } from "./chemical/still-open.ts";
import { windTexts } from "./plume/wind.ts";
import { zoneFileTexts } from "./plume/zone-files.ts";
import { zoneTexts } from "./plume/zones.ts";
import { checklistTexts } from "./checklist/checklist.ts";
import { chemicalRecordTexts } from "./chemical/chemical-record.ts";
import { conversionTexts } from "./conversion/conversion.ts";
import { detectorTexts } from "./identify/detector.ts";
import { identifyTexts } from "./identify/identify.ts";
import { entryTeamTexts } from "./incident/entry-teams.ts";
import { incidentLogTexts } from "./incident/incident-log.ts";
import { logReplayTexts } from "./incident/log-replay.ts";
import { incidentPlanTexts } from "./incident/incident-plan.ts";
import { planDocumentTexts } from "./incident/plan-document.ts";
import { planFactTexts } from "./incident/plan-facts.ts";
import { reactivityTexts } from "./chemical/reactivity.ts";
import { separationTexts } from "./chemical/separation.ts";
import { standingTexts } from "./chemical/standing.ts";
import { safetyInformationTexts } from "./chemical/safety-information.ts";

import type { Messages } from "../en.ts";

/** All texts of the package in French, with the terms of Canadian crews. */
export const fr = {
  ...addressTexts,
  ...farPlaceWords,
  ...businessTexts,
  ...cardTexts,
  ...controlTexts,
  ...figureTexts,
  ...partTexts,
  ...containerTexts,
  ...floorPlanTexts,
  ...sitePointTexts,
  ...ghsTexts,
  ...hazardTexts,
  ...ladderTexts,
  ...mapTexts,
  ...mapMarkTexts,
  ...meantTexts,
  ...navigationTexts,
  ...nfpaTexts,
  ...pagerTexts,
  ...pictureTexts,
  ...placardTexts,
  ...plumeTexts,
  ...hydrantTexts,
  ...responderMapTexts,
  ...searchTexts,
  ...stillOpenTexts,
  ...windTexts,
  ...zoneTexts,
  ...zoneFileTexts,
  ...checklistTexts,
  ...chemicalRecordTexts,
  ...conversionTexts,
  ...detectorTexts,
  ...identifyTexts,
  ...incidentLogTexts,
  ...logReplayTexts,
  ...entryTeamTexts,
  ...incidentPlanTexts,
  ...planDocumentTexts,
  ...planFactTexts,
  ...reactivityTexts,
  ...separationTexts,
  ...standingTexts,
  ...safetyInformationTexts,
} satisfies Messages;
