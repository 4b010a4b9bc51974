import { addressWords } from "./controls/address.ts";
import { farPlaceWords } from "./controls/far-place.ts";
import { businessWords } from "./business/business.ts";
import { cardWords } from "./chemical/card.ts";
import { controlWords } from "./controls/controls.ts";
import { figureWords } from "./feedback/figures.ts";
import { containerWords } from "./business/containers.ts";
import { floorPlanWords } from "./business/floor-plan.ts";
import { sitePointWords } from "./business/site-points.ts";
import { ghsWords } from "./signs/ghs.ts";
import { hazardWords } from "./signs/hazard.ts";
import { ladderWords } from "./chemical/ladder.ts";
import { mapWords } from "./map/map.ts";
import { mapMarkWords } from "./map/map-marks.ts";
import { meantWords } from "./chemical/meant.ts";
import { navigationWords } from "./map/navigation.ts";
import { nfpaWords } from "./signs/nfpa.ts";
import { pagerWords } from "./controls/pager.ts";
import { pictureWords } from "./controls/pictures.ts";
import { placardWords } from "./signs/placard.ts";
import { plumeWords } from "./plume/plume.ts";
import { hydrantWords } from "./map/hydrants.ts";
import { responderMapWords } from "./map/responder-map.ts";
import { searchWords } from "./chemical/search.ts";
import { stillOpenWords } from "./chemical/still-open.ts";
import { windWords } from "./plume/wind.ts";
import { zoneFileWords } from "./plume/zone-files.ts";
import { zoneWords } from "./plume/zones.ts";
import { checklistWords } from "./checklist/checklist.ts";
import { chemicalRecordWords } from "./chemical/chemical-record.ts";
import { conversionWords } from "./conversion/conversion.ts";
import { detectorWords } from "./identify/detector.ts";
import { identifyWords } from "./identify/identify.ts";
import { entryTeamWords } from "./incident/entry-teams.ts";
import { incidentLogWords } from "./incident/incident-log.ts";
import { logReplayWords } from "./incident/log-replay.ts";
import { incidentPlanWords } from "./incident/incident-plan.ts";
import { planDocumentWords } from "./incident/plan-document.ts";
import { planFactWords } from "./incident/plan-facts.ts";
import { reactivityWords } from "./chemical/reactivity.ts";
import { separationWords } from "./chemical/separation.ts";
import { standingWords } from "./chemical/standing.ts";
import { safetyInformationWords } from "./chemical/safety-information.ts";

import type { Messages } from "../en.ts";

/** All texts of the package in French, with the terms of Canadian crews. */
export const fr = {
  ...addressWords,
  ...farPlaceWords,
  ...businessWords,
  ...cardWords,
  ...controlWords,
  ...figureWords,
  ...containerWords,
  ...floorPlanWords,
  ...sitePointWords,
  ...ghsWords,
  ...hazardWords,
  ...ladderWords,
  ...mapWords,
  ...mapMarkWords,
  ...meantWords,
  ...navigationWords,
  ...nfpaWords,
  ...pagerWords,
  ...pictureWords,
  ...placardWords,
  ...plumeWords,
  ...hydrantWords,
  ...responderMapWords,
  ...searchWords,
  ...stillOpenWords,
  ...windWords,
  ...zoneWords,
  ...zoneFileWords,
  ...checklistWords,
  ...chemicalRecordWords,
  ...conversionWords,
  ...detectorWords,
  ...identifyWords,
  ...incidentLogWords,
  ...logReplayWords,
  ...entryTeamWords,
  ...incidentPlanWords,
  ...planDocumentWords,
  ...planFactWords,
  ...reactivityWords,
  ...separationWords,
  ...standingWords,
  ...safetyInformationWords,
} satisfies Messages;
