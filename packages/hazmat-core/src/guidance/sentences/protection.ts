import type { GuideDefinition } from "../guide-definition.ts";

type Protection = GuideDefinition["protection"];

const SCBA = "Wear positive-pressure SCBA.";
const MAKER_CLOTHING = "Choose the suit that its maker tested against this substance.";
export const SUIT_BURNS = "Chemical clothing burns and melts: wear it only where nothing can ignite.";
export const TURNOUT_HEAT = "Turnout gear protects from heat, and only a little from the chemical.";
const COLD = "Wear thermal protection for refrigerated liquid.";

export const STRUCTURAL: Protection = { level: "structural", sentences: [SCBA, TURNOUT_HEAT] };
export const CHEMICAL: Protection = { level: "chemical", sentences: [SCBA, TURNOUT_HEAT, SUIT_BURNS, MAKER_CLOTHING] };
export const STRUCTURAL_COLD: Protection = { level: "cryogenic", sentences: [SCBA, TURNOUT_HEAT, COLD] };
export const CHEMICAL_COLD: Protection = { level: "chemical", sentences: [...CHEMICAL.sentences, COLD] };

export const RADIOACTIVE: Protection = {
  level: "radioactive",
  sentences: ["Wear positive-pressure SCBA with turnout gear.", "This is enough for the radiation of this guide."],
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
    "Choose clothing by the amount and the ways of exposure.",
    "Wear a fitted N95 respirator at least, or a powered respirator, or SCBA.",
    "Wear a full-body cover, a face shield and disposable fluid-resistant gloves.",
    "Wear cut-resistant gloves over them where there are needles or broken glass.",
    "Wear insulated gloves over them to handle dry ice.",
    "Decontaminate clothing and equipment before cleaning or disposal.",
    "Turnout gear protects from heat, and only a little from the substance.",
  ],
};

export const MOLTEN_METAL: Protection = {
  level: "molten-metal",
  sentences: [
    SCBA,
    "Wear flame-retardant turnout gear with face shield, helmet and gloves.",
    "It protects from the heat only to a limit.",
  ],
};
