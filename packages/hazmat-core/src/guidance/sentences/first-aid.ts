import { erg2024, type Sentence, type Sentences } from "../guide-definition.ts";

const CALL = "Call 911 or the medical service.";
const FRESH_AIR = "Bring the person into clean air, where nobody is put at risk.";
const BREATHING = "Breathing has stopped: give artificial respiration.";
const MASK = "Do not breathe mouth to mouth: use a pocket mask with a one-way valve.";
const OXYGEN = "Breathing is hard: give oxygen.";
const UNDRESS = "Take off contaminated clothing and shoes, and keep them apart.";
const WARM = "Protect the person from cold, and reassure them.";
const DELAYED = "Harm may show hours later: have the person watched.";
const TELL = "Tell the medical staff what the substance is, so that they protect themselves.";

export const FLUSH_20 = "Rinse skin and eyes under running water: 20 minutes or more.";
export const FLUSH_30: Sentence = erg2024("Corrosive: rinse skin and eyes under running water for 30 minutes or more.");
export const SOAP = "Skin: soap and much water.";
export const COOL_BURNS = "Hold burns under cold water at once, and for long.";
export const STUCK_CLOTHING = "Leave clothing that sticks to the skin.";
export const THAW_CLOTHING = "Frozen clothing: thaw it first, then take it off.";
export const FROST_MEDICAL: Sentence = erg2024("Leave the thawing of frozen skin to medical staff.");
export const MOLTEN_SKIN = "Leave solidified molten material on the skin to medical staff.";
export const CLOTHING_FIRE = "Contaminated clothing may catch fire when it dries.";
export const WIPE = "Wipe it from the skin at once.";
export const CALCIUM_GLUCONATE =
  "Hydrogen fluoride on the skin: rinse 5 minutes, then apply calcium gluconate gel. Without gel, go on rinsing.";

const BURNS: Sentences = [COOL_BURNS, STUCK_CLOTHING];

function care(specific: Sentences, isToxic: boolean): Sentences {
  return [
    FRESH_AIR,
    ...(isToxic ? [MASK] : []),
    BREATHING,
    OXYGEN,
    CALL,
    TELL,
    UNDRESS,
    ...specific,
    ...(isToxic ? [DELAYED] : []),
    WARM,
  ];
}

/** First aid where the substance itself is not toxic. */
export function firstAid(...specific: Sentences): Sentences {
  return care(specific, false);
}

/** First aid for toxic substances: no mouth to mouth, and observation for late effects. */
export function toxicFirstAid(...specific: Sentences): Sentences {
  return care(specific, true);
}

/** As `firstAid`, with the care of burns. */
export function burnsFirstAid(...specific: Sentences): Sentences {
  return firstAid(...specific, ...BURNS);
}

/** As `toxicFirstAid`, with the care of burns. */
export function toxicBurnsFirstAid(...specific: Sentences): Sentences {
  return toxicFirstAid(...specific, ...BURNS);
}
