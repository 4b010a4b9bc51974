import { addressTexts } from "./en/controls/address.ts";
import { farPlaceWords } from "./en/controls/far-place.ts";
import { businessTexts } from "./en/business/business.ts";
import { cardTexts } from "./en/chemical/card.ts";
import { controlTexts } from "./en/controls/controls.ts";
import { figureTexts } from "./en/feedback/figures.ts";
import { partTexts } from "./en/feedback/part.ts";
import { containerTexts } from "./en/business/containers.ts";
import { floorPlanTexts } from "./en/business/floor-plan.ts";
import { sitePointTexts } from "./en/business/site-points.ts";
import { ghsTexts } from "./en/signs/ghs.ts";
import { hazardTexts } from "./en/signs/hazard.ts";
import { ladderTexts } from "./en/chemical/ladder.ts";
import { mapTexts } from "./en/map/map.ts";
import { mapMarkTexts } from "./en/map/map-marks.ts";
import { meantTexts } from "./en/chemical/meant.ts";
import { navigationTexts } from "./en/map/navigation.ts";
import { nfpaTexts } from "./en/signs/nfpa.ts";
import { pagerTexts } from "./en/controls/pager.ts";
import { pictureTexts } from "./en/controls/pictures.ts";
import { placardTexts } from "./en/signs/placard.ts";
import { plumeTexts } from "./en/plume/plume.ts";
import { hydrantTexts } from "./en/map/hydrants.ts";
import { responderMapTexts } from "./en/map/responder-map.ts";
import { searchTexts } from "./en/chemical/search.ts";
import { stillOpenTexts } from "./en/chemical/still-open.ts";
import { windTexts } from "./en/plume/wind.ts";
import { zoneFileTexts } from "./en/plume/zone-files.ts";
import { zoneTexts } from "./en/plume/zones.ts";
import { checklistTexts } from "./en/checklist/checklist.ts";
import { chemicalRecordTexts } from "./en/chemical/chemical-record.ts";
import { conversionTexts } from "./en/conversion/conversion.ts";
import { detectorTexts } from "./en/identify/detector.ts";
import { identifyTexts } from "./en/identify/identify.ts";
import { incidentPlanTexts } from "./en/incident/incident-plan.ts";
import { planDocumentTexts } from "./en/incident/plan-document.ts";
import { planFactTexts } from "./en/incident/plan-facts.ts";
import { reactivityTexts } from "./en/chemical/reactivity.ts";
import { separationTexts } from "./en/chemical/separation.ts";
import { standingTexts } from "./en/chemical/standing.ts";
import { safetyInformationTexts } from "./en/chemical/safety-information.ts";
import { entryTeamTexts } from "./en/incident/entry-teams.ts";
import { incidentLogTexts } from "./en/incident/incident-log.ts";
import { logReplayTexts } from "./en/incident/log-replay.ts";

/**
 * English texts of the components. All other texts come from props. Each component imports only its own part; importing
 * this object bundles all of it.
 */
export const en = {
  ...controlTexts,
  ...hazardTexts,
  ...figureTexts,
  ...partTexts,
  ...placardTexts,
  ...nfpaTexts,
  ...containerTexts,
  ...floorPlanTexts,
  ...sitePointTexts,
  ...ghsTexts,
  ...ladderTexts,
  ...zoneTexts,
  ...zoneFileTexts,
  ...addressTexts,
  ...farPlaceWords,
  ...searchTexts,
  ...meantTexts,
  ...stillOpenTexts,
  ...cardTexts,
  ...windTexts,
  ...mapTexts,
  ...mapMarkTexts,
  ...navigationTexts,
  ...hydrantTexts,
  ...responderMapTexts,
  ...pagerTexts,
  ...pictureTexts,
  ...businessTexts,
  ...plumeTexts,
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
};

/** A full catalogue. A translation has this type. */
export type Messages = typeof en;
