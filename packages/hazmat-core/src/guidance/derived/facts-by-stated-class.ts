import { readClassCodes } from "../../hazard/class-words.ts";
import { withoutNegatedWords, ghsCodesIn } from "../../hazard/ghs-statements.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import { kindsOfClass } from "./facts-by-class.ts";
import { kindsOfHCode } from "./facts-by-h-code.ts";
import type { HazardFact, HazardKind } from "./hazard-fact.ts";

/** Meaning of class names as people and labels write them; the worse if two are possible. */
const KINDS_BY_WORDING: readonly (readonly [wording: RegExp, kinds: readonly HazardKind[]])[] = [
  [/explosive|detonat/, ["explosive"]],
  [/pyrophoric|spontaneously combustible|catch(?:es)? fire spontaneously/, ["pyrophoric"]],
  [/dangerous when wet|water[- ]reactive|in contact with water/, ["water-reactive"]],
  [/organic peroxide/, ["organic-peroxide"]],
  [/self[- ]reactive/, ["self-reactive"]],
  [/self[- ]heating/, ["self-heating"]],
  [/oxidi[sz]/, ["oxidizing"]],
  [/flammable|combustible/, ["flammable"]],
  [/fatal if inhaled|toxic gas|poison(?:ous)? gas|inhalation hazard|toxic by inhalation/, ["fatal-inhaled", "fatal"]],
  [/fatal|lethal|deadly/, ["fatal"]],
  [/toxic|poison/, ["toxic"]],
  [/corrosive|severe skin burns/, ["corrosive"]],
  [/infectious|biohazard/, ["infectious"]],
  [/radioactive|radiation/, ["radioactive"]],
  [/harmful|irritat|irritant/, ["harmful"]],
];

const CLASS_WITHIN = /\b(?:class|division|div\.?)\s*([1-9](?:\.[1-9])?[A-S]?)(?![\w.]\d)/gi;

function codesIn(text: string): readonly string[] {
  return readClassCodes(text)?.codes ?? [...text.matchAll(CLASS_WITHIN)].flatMap(([, code]) => code ?? []);
}

/** Hazards from the class that a site entered for a stored product: by code, hazard statement or name. */
export function factsByStatedClass({ statedClass }: ChemicalRecord): readonly HazardFact[] {
  if (statedClass === undefined) return [];
  const { text, source } = statedClass;
  const words = withoutNegatedWords(text);
  const shownBy = (shown: string) => (kind: HazardKind) => ({ kind, shown, source });
  return [
    ...codesIn(text).flatMap((code) => kindsOfClass(code).map(shownBy(`class ${code}`))),
    ...ghsCodesIn(text).flatMap((digits) => kindsOfHCode(`H${digits}`).map(shownBy(`H${digits}`))),
    ...KINDS_BY_WORDING.flatMap(([wording, kinds]) =>
      wording.test(words) ? kinds.map(shownBy(`the class “${text}”`)) : [],
    ),
  ];
}
