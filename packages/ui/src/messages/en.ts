import { addressWords } from "./en/address.ts";
import { businessWords } from "./en/business.ts";
import { cardWords } from "./en/card.ts";
import { controlWords } from "./en/controls.ts";
import { figureWords } from "./en/figures.ts";
import { ghsWords } from "./en/ghs.ts";
import { hazardWords } from "./en/hazard.ts";
import { ladderWords } from "./en/ladder.ts";
import { mapWords } from "./en/map.ts";
import { meantWords } from "./en/meant.ts";
import { navigationWords } from "./en/navigation.ts";
import { nfpaWords } from "./en/nfpa.ts";
import { pictureWords } from "./en/pictures.ts";
import { placardWords } from "./en/placard.ts";
import { plumeWords } from "./en/plume.ts";
import { responderMapWords } from "./en/responder-map.ts";
import { searchWords } from "./en/search.ts";
import { stillOpenWords } from "./en/still-open.ts";
import { windWords } from "./en/wind.ts";
import { zoneWords } from "./en/zones.ts";
import { checklistWords } from "./en/checklist.ts";
import { chemicalRecordWords } from "./en/chemical-record.ts";
import { conversionWords } from "./en/conversion.ts";
import { incidentPlanWords } from "./en/incident-plan.ts";
import { planDocumentWords } from "./en/plan-document.ts";
import { planFactWords } from "./en/plan-facts.ts";
import { reactivityWords } from "./en/reactivity.ts";
import { safetyInformationWords } from "./en/safety-information.ts";

/**
 * The few words that components say of themselves. Everything else comes by props. Each component brings its own part of
 * it; whoever imports the whole catalogue brings all of it.
 */
export const en = {
  ...controlWords,
  ...hazardWords,
  ...figureWords,
  ...placardWords,
  ...nfpaWords,
  ...ghsWords,
  ...ladderWords,
  ...zoneWords,
  ...addressWords,
  ...searchWords,
  ...meantWords,
  ...stillOpenWords,
  ...cardWords,
  ...windWords,
  ...mapWords,
  ...navigationWords,
  ...responderMapWords,
  ...pictureWords,
  ...businessWords,
  ...plumeWords,
  ...checklistWords,
  ...chemicalRecordWords,
  ...conversionWords,
  ...incidentPlanWords,
  ...planDocumentWords,
  ...planFactWords,
  ...reactivityWords,
  ...safetyInformationWords,
};

/** A full catalogue. A translation is an object of this type. */
export type Messages = typeof en;
