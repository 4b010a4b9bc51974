import { plainTyped } from "../../formats/typed-text.ts";
import { unNumber, type UnNumber } from "../../identity/un-number.ts";
import { plainText } from "./plain-text.ts";

/** A query for another topic than a substance: the two lines of an orange plate, or stand-off distances from a bomb. */
export type SearchTopic =
  | {
      readonly kind: "orange_plate";
      /** The upper line: `33`, `X423`. */
      readonly hazardNumber: string;
      /** The lower line; `null` if only the upper one is given. Only this line identifies a substance. */
      readonly unNumber: UnNumber | null;
      /** False for two or three digits alone, which also begin UN numbers. */
      readonly isNamed: boolean;
    }
  | {
      readonly kind: "stand_off";
      /** The row of the table; `null`: any. */
      readonly threat: string | null;
    };

const PLATE_WORDS = new RegExp(
  `^(?:${[
    "orange (?:plate|panel|sign)",
    "(?:adr|kemler|hin)(?: (?:plate|number|code))?",
    "kemler[- ](?:zahl|nummer)",
    "hazard (?:identification )?number",
    "(?:plaque|panneau) orange",
    "(?:code|numero|n°) (?:de )?danger",
    "(?:placa|panel) naranja",
    "(?:numero|codigo) (?:de identificacion )?de(?:l)? peligro",
  ].join("|")})[ :#-]*(.+)$`,
);
/** A doubled digit counts as two, and 606 is the only number with a 0 inside. */
const PLATE = /^(X?(?:[2-9]0|606|[2-9]{2,3}))(?:[ /|]+(?:UN)? ?(\d{4}))?$/;
const BARE_DIGITS = /^\d{2,3}$/;

function orangePlate(text: string): SearchTopic | null {
  const typed = plainTyped(text).replaceAll(/\s+/g, " ");
  const words = PLATE_WORDS.exec(withoutAccents(typed));
  const numbers = PLATE.exec((words?.[1] ?? typed).toUpperCase());
  const [, hazardNumber, digits] = numbers ?? [];
  if (hazardNumber === undefined) return null;
  return {
    kind: "orange_plate",
    hazardNumber,
    unNumber: digits === undefined ? null : unNumber(`UN${digits}`),
    isNamed: words !== null || !BARE_DIGITS.test(typed),
  };
}

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whole texts with their row of the stand-off table. `bug bomb` and similar names are goods and not included. */
const THREATS: readonly (readonly [threat: string | null, texts: readonly string[]])[] = [
  ["pipe bomb", ["pipe bombs?", "bombes? (?:tuyau|tube)", "bombas? (?:de )?tubo"]],
  [
    "suicide bomber",
    [
      "(?:suicide|explosive|bomb) (?:vest|belt)s?",
      "suicide bomb(?:er)?s?",
      "(?:ceinture|gilet|veste) (?:d )?explosi(?:f|ve)s?",
      "kamikazes?",
      "(?:chaleco|cinturon) (?:bomba|suicida|explosivo|de explosivos)",
      "atacante suicida",
    ],
  ],
  [
    "briefcase or suitcase",
    ["(?:briefcase|suitcase) bombs?", "(?:valise|mallette) piegee", "(?:maleta|maletin) bomba"],
  ],
  ["car", ["car bombs?", "voitures? piegees?", "(?:coche|carro) bomba"]],
  ["SUV or van", ["(?:van|suv) bombs?", "fourgonnette piegee", "(?:camioneta|furgoneta) bomba"]],
  ["small delivery truck", ["delivery truck bombs?"]],
  [
    null,
    [
      "bombs?",
      "bomb (?:threat|scare)s?",
      "(?:nail|letter|parcel|package|backpack|pressure cooker|truck|vehicle|fertilizer|homemade) bombs?",
      "(?:vb)?ieds?",
      "(?:improvised )?explosive devices?",
      "(?:improvised|homemade|suspicious) devices?",
      "engins? explosifs?(?: improvises?)?",
      "alerte a la bombe",
      "bombe artisanale",
      "(?:colis|sac|camion|vehicule|lettre) piegee?s?",
      "artefactos? explosivos?(?: improvisados?)?",
      "amenaza de bomba",
      "bomba casera",
      "(?:camion|vehiculo|paquete|carta|mochila) bomba",
    ],
  ],
];

/**
 * Parses a query for an orange plate or a bomb.
 *
 * @param text - `33/1203`, `X423`, `orange plate 268`, `pipe bomb`; in English, French or Spanish
 * @returns `null` for any other text
 * @example
 * readSearchTopic("33/1203"); // { kind: "orange_plate", hazardNumber: "33", unNumber: "UN1203", isNamed: true }
 * readSearchTopic("car bomb"); // { kind: "stand_off", threat: "car" }
 * readSearchTopic("1203"); // null
 */
export function readSearchTopic(text: string): SearchTopic | null {
  if (text.length > MAX_LENGTH) return null;
  const plate = orangePlate(text);
  if (plate !== null) return plate;
  const typed = plainText(text);
  const threat = THREATS.find(([, texts]) => new RegExp(`^(?:${texts.join("|")})$`).test(typed));
  return threat === undefined ? null : { kind: "stand_off", threat: threat[0] };
}

/** Maximum length of a text. */
const MAX_LENGTH = 60;
