import { type Sentence, type Sentences } from "../guide-definition.ts";

const CALL = "Call 911 or EMS.";
const FRESH_AIR = "Get the person into fresh air if it puts nobody at risk.";
const BREATHING = "Not breathing: give artificial respiration.";
const MASK = "Do not give mouth-to-mouth: use a pocket mask with a one-way valve.";
const OXYGEN = "Trouble breathing: give oxygen.";
const UNDRESS = "Take off contaminated clothing and shoes. Set them aside.";
const WARM = "Keep the person warm and reassured.";
const DELAYED = "Effects may not show for hours. Watch the person closely.";
const TELL = "Tell medical staff what the substance is so they can protect themselves.";

export const FLUSH_20 = "Rinse skin and eyes under running water for 20 minutes or more.";
export const FLUSH_30: Sentence = "Corrosive: rinse skin and eyes under running water for 30 minutes or more.";
/** Eye rinse for hydrogen fluoride: the five-minute rinse before calcium gluconate gel is for skin only. */
export const EYES_30: Sentence = "Eyes: rinse under running water for 30 minutes or more.";
export const SOAP = "Skin: use soap and plenty of water.";
export const COOL_BURNS = "Cool burns under cold water right away, and keep cooling.";
export const STUCK_CLOTHING = "Do not pull off clothing stuck to the skin.";
export const THAW_CLOTHING = "Thaw frozen clothing before you take it off.";
export const FROST_MEDICAL: Sentence = "Frostbite: leave thawing to medical staff.";
export const MOLTEN_SKIN = "Do not peel solidified material off the skin. Leave it to medical staff.";
export const CLOTHING_FIRE = "Contaminated clothing may catch fire when it dries.";
export const WIPE = "Wipe it off the skin right away.";
export const CALCIUM_GLUCONATE =
  "Hydrogen fluoride on skin: rinse for 5 minutes, then apply calcium gluconate gel. If there is no gel, keep rinsing.";

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

/** First aid for a substance that is not toxic. */
export function firstAid(...specific: Sentences): Sentences {
  return care(specific, false);
}

/** First aid for toxic substances: no mouth-to-mouth, and observation for delayed effects. */
export function toxicFirstAid(...specific: Sentences): Sentences {
  return care(specific, true);
}

/** Same as `firstAid`, with care of burns. */
export function burnsFirstAid(...specific: Sentences): Sentences {
  return firstAid(...specific, ...BURNS);
}

/** Same as `toxicFirstAid`, with care of burns. */
export function toxicBurnsFirstAid(...specific: Sentences): Sentences {
  return toxicFirstAid(...specific, ...BURNS);
}
