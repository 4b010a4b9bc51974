import { erg2024, type Sentence, type Sentences } from "../guide-definition.ts";

const CALL = "Call 911 or the medical service.";
const FRESH_AIR = "Move the person to fresh air, if you can do it without risk.";
const BREATHING = "Give artificial respiration if breathing has stopped.";
const MASK = "Do not breathe mouth to mouth: use a pocket mask with a one-way valve.";
const OXYGEN = "Give oxygen if breathing is difficult.";
const UNDRESS = "Take off contaminated clothing and shoes, and keep them apart.";
const WARM = "Keep the person calm and warm.";
const DELAYED = "Effects may come late: keep the person under observation.";
const TELL = "Tell the medical staff what the substance is, so that they protect themselves.";

export const FLUSH_20 = "Flush skin and eyes with running water for at least 20 minutes.";
export const FLUSH_30: Sentence = erg2024(
  "Flush skin and eyes with running water for at least 30 minutes if it is corrosive.",
);
export const SOAP = "Wash the skin with soap and water.";
export const COOL_BURNS = "Cool burns at once with cold water for as long as possible.";
export const STUCK_CLOTHING = "Leave clothing that sticks to the skin.";
export const THAW_CLOTHING = "Thaw frozen clothing before you take it off.";
export const FROST_MEDICAL: Sentence = erg2024("Leave the thawing of frozen skin to medical staff.");
export const MOLTEN_SKIN = "Leave solidified molten material on the skin to medical staff.";
export const CLOTHING_FIRE = "Contaminated clothing may catch fire when it dries.";
export const WIPE = "Wipe it from the skin at once.";
export const CALCIUM_GLUCONATE =
  "Hydrogen fluoride on the skin: rinse 5 minutes, then apply calcium gluconate gel. Without gel, go on rinsing.";

const BURNS: Sentences = [COOL_BURNS, STUCK_CLOTHING];

function care(specific: Sentences, isToxic: boolean): Sentences {
  return [
    CALL,
    FRESH_AIR,
    BREATHING,
    ...(isToxic ? [MASK] : []),
    OXYGEN,
    UNDRESS,
    ...specific,
    WARM,
    ...(isToxic ? [DELAYED] : []),
    TELL,
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
