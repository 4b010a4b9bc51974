import { addressWords } from "./en/controls/address.ts";
import { farPlaceWords } from "./en/controls/far-place.ts";
import { businessWords } from "./en/business/business.ts";
import { cardWords } from "./en/chemical/card.ts";
import { controlWords } from "./en/controls/controls.ts";
import { figureWords } from "./en/feedback/figures.ts";
import { containerWords } from "./en/business/containers.ts";
import { floorPlanWords } from "./en/business/floor-plan.ts";
import { sitePointWords } from "./en/business/site-points.ts";
import { ghsWords } from "./en/signs/ghs.ts";
import { hazardWords } from "./en/signs/hazard.ts";
import { ladderWords } from "./en/chemical/ladder.ts";
import { mapWords } from "./en/map/map.ts";
import { mapMarkWords } from "./en/map/map-marks.ts";
import { meantWords } from "./en/chemical/meant.ts";
import { navigationWords } from "./en/map/navigation.ts";
import { nfpaWords } from "./en/signs/nfpa.ts";
import { pagerWords } from "./en/controls/pager.ts";
import { pictureWords } from "./en/controls/pictures.ts";
import { placardWords } from "./en/signs/placard.ts";
import { plumeWords } from "./en/plume/plume.ts";
import { hydrantWords } from "./en/map/hydrants.ts";
import { responderMapWords } from "./en/map/responder-map.ts";
import { searchWords } from "./en/chemical/search.ts";
import { stillOpenWords } from "./en/chemical/still-open.ts";
import { windWords } from "./en/plume/wind.ts";
import { zoneFileWords } from "./en/plume/zone-files.ts";
import { zoneWords } from "./en/plume/zones.ts";
import { checklistWords } from "./en/checklist/checklist.ts";
import { chemicalRecordWords } from "./en/chemical/chemical-record.ts";
import { conversionWords } from "./en/conversion/conversion.ts";
import { detectorWords } from "./en/identify/detector.ts";
import { identifyWords } from "./en/identify/identify.ts";
import { incidentPlanWords } from "./en/incident/incident-plan.ts";
import { planDocumentWords } from "./en/incident/plan-document.ts";
import { planFactWords } from "./en/incident/plan-facts.ts";
import { reactivityWords } from "./en/chemical/reactivity.ts";
import { separationWords } from "./en/chemical/separation.ts";
import { standingWords } from "./en/chemical/standing.ts";
import { safetyInformationWords } from "./en/chemical/safety-information.ts";
import { entryTeamWords } from "./en/incident/entry-teams.ts";
import { incidentLogWords } from "./en/incident/incident-log.ts";
import { logReplayWords } from "./en/incident/log-replay.ts";

/**
 * English texts of the components. All other texts come from props. Each component imports only its own part; importing
 * this object bundles all of it.
 */
export const en = {
  ...controlWords,
  ...hazardWords,
  ...figureWords,
  ...placardWords,
  ...nfpaWords,
  ...containerWords,
  ...floorPlanWords,
  ...sitePointWords,
  ...ghsWords,
  ...ladderWords,
  ...zoneWords,
  ...zoneFileWords,
  ...addressWords,
  ...farPlaceWords,
  ...searchWords,
  ...meantWords,
  ...stillOpenWords,
  ...cardWords,
  ...windWords,
  ...mapWords,
  ...mapMarkWords,
  ...navigationWords,
  ...hydrantWords,
  ...responderMapWords,
  ...pagerWords,
  ...pictureWords,
  ...businessWords,
  ...plumeWords,
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
};

/** A full catalogue. A translation has this type. */
export type Messages = typeof en;
