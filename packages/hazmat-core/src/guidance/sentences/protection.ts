import type { GuideDefinition } from "../guide-definition.ts";

type Protection = GuideDefinition["protection"];

const SCBA = "Wear positive-pressure SCBA.";
const MAKER_CLOTHING = "Use a suit that its manufacturer has tested for this substance.";
export const SUIT_BURNS = "Chemical protective clothing burns and melts. Wear it only where nothing can ignite.";
export const TURNOUT_HEAT = "Turnout gear protects from heat but gives little chemical protection.";
const COLD = "Wear thermal protection for refrigerated liquid.";

export const STRUCTURAL: Protection = { level: "structural", sentences: [SCBA, TURNOUT_HEAT] };
export const CHEMICAL: Protection = { level: "chemical", sentences: [SCBA, TURNOUT_HEAT, SUIT_BURNS, MAKER_CLOTHING] };
export const STRUCTURAL_COLD: Protection = { level: "cryogenic", sentences: [SCBA, TURNOUT_HEAT, COLD] };
export const CHEMICAL_COLD: Protection = { level: "chemical", sentences: [...CHEMICAL.sentences, COLD] };

export const RADIOACTIVE: Protection = {
  level: "radioactive",
  sentences: [
    "Wear positive-pressure SCBA with turnout gear.",
    "This is enough protection for the radiation in this guide.",
  ],
};

export const RADIOACTIVE_EXTERNAL: Protection = {
  level: "radioactive-external",
  sentences: [
    "Wear positive-pressure SCBA with turnout gear.",
    "It keeps radioactive dust out of the body.",
    "It does not stop external radiation.",
  ],
};

export const INFECTIOUS: Protection = {
  level: "infectious",
  sentences: [
    "Choose PPE for the amount and the routes of exposure.",
    "Wear at least a fit-tested N95, or a PAPR or SCBA.",
    "Wear full-body coverage, a face shield and disposable fluid-resistant gloves.",
    "Add cut-resistant outer gloves where there are needles or broken glass.",
    "Add insulated outer gloves to handle dry ice.",
    "Decontaminate clothing and equipment before cleaning or disposal.",
    "Turnout gear protects from heat but gives little protection from the substance.",
  ],
};

export const MOLTEN_METAL: Protection = {
  level: "molten-metal",
  sentences: [
    SCBA,
    "Wear flame-retardant turnout gear with face shield, helmet and gloves.",
    "It protects from heat only up to a point.",
  ],
};
