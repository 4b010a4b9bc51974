import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import type { SpillState } from "../guide-guidance.ts";

/** Temperature for the usual physical state, °C. [CLP-VI] calls a substance a gas if it boils below 20. */
const USUAL_C = 20;

const STATE_WORDS: readonly (readonly [SpillState, RegExp])[] = [
  ["gas", /\bgas(?:es)?\b|\bcompressed\b|\bliquefied\b/i],
  [
    "liquid",
    /(?<!\b(?:in a|excess(?: of)?|containing(?: \w+)?) )\bliquids?\b|\bsolutions?\b|\bdispersion\b|\boils?$(?<!\bwith .*oils?)|\bmolten\b/i,
  ],
  ["solid", /\bsolids?\b|\bpowders?\b|\bdust\b|\bdry\b|\bcrystals?\b|\bpellets?\b|\bflakes?\b|\bbatter(?:y|ies)\b/i],
];

type Rules = readonly (readonly [printed: RegExp, state: SpillState])[];

const BY_CLASS: Rules = [
  [/^2/, "gas"],
  [/^3/, "liquid"],
];

const BY_H_CODE: Rules = [
  [/^H22[01]|^H280/, "gas"],
  [/^H22[456]/, "liquid"],
  [/^H228/, "solid"],
];

const byRules = (rules: Rules, texts: readonly string[]): SpillState | undefined =>
  rules.find(([printed]) => texts.some((text) => printed.test(text)))?.[1];

/** The state, if all names agree on it. */
function byNames(names: readonly string[]): SpillState | null {
  const statesInNames = STATE_WORDS.filter(([, words]) => names.some((name) => words.test(name))).map(
    ([state]) => state,
  );
  const [only] = statesInNames;
  return statesInNames.length === 1 && only !== undefined ? only : null;
}

/**
 * Zones apply only to gases and liquids (49 CFR 171.8, 173.116, 173.133), class 3 only to liquids, also as a subsidiary
 * class.
 */
function isClassedLiquid({ hazardZones, subsidiaryClasses }: TransportEntry): boolean {
  return hazardZones.length > 0 || subsidiaryClasses.includes("3");
}

function byEntry(entry: TransportEntry): SpillState | null {
  const { state, hazardClass, properShippingNames } = entry;
  if (state !== undefined) return state;
  const byClass = byRules(BY_CLASS, [hazardClass ?? ""]);
  return byClass ?? (isClassedLiquid(entry) ? "liquid" : byNames(properShippingNames));
}

function byStated({ text, state }: NonNullable<ChemicalRecord["statedClass"]>): SpillState | null {
  if (state !== undefined) return state;
  const byClass = byRules(BY_CLASS, [text.replace(/^(?:class|division)\s*/i, "")]);
  return byClass ?? byNames([text]);
}

function byFigures({ constants }: ChemicalRecord): SpillState | null {
  const { boilingPointC, meltingPointC, flashPointC } = constants;
  // A boiling point below the melting point is an error: a substance that has not melted is a solid.
  if (meltingPointC !== null && meltingPointC.value > USUAL_C) return "solid";
  if (boilingPointC !== null && boilingPointC.value <= USUAL_C) return "gas";
  return (meltingPointC ?? flashPointC ?? boilingPointC) === null ? null : "liquid";
}

/**
 * A gas is shipped in class 2, or in class 7 if it is radioactive (49 CFR 173.2a). Another class means a liquid that
 * contains it, such as hydrochloric acid, or only its name. The only UN number of a gas can still mean the gas:
 * chlorine dioxide.
 */
const NO_GAS = /^[^27]/;

/**
 * Physical state in an incident: from the UN number, then the figures, the hazard statements and the name.
 *
 * @returns `null` if no source gives it: the caller may then not assume a state
 */
export function physicalStateOf(record: ChemicalRecord, entry: TransportEntry | null): SpillState | null {
  const stated = record.statedClass === undefined ? null : byStated(record.statedClass);
  const pure = byFigures(record) ?? byRules(BY_H_CODE, record.ghs?.hCodes ?? []) ?? null;
  const states = [entry === null ? null : byEntry(entry), stated, pure, byNames([record.name])];
  const isNoGas = NO_GAS.test(entry?.hazardClass ?? "");
  const found = states.find((state) => state !== null && !(isNoGas && state === "gas"));
  return found ?? (pure === null || record.transport.length < 2 ? pure : "liquid");
}

/** Solid in a name, and its exceptions: wet batteries and battery fluid spill a liquid. */
const SOLID_WORDS = /\bsolids?\b|\bpowders?\b|\bdust\b|\bdry\b|\bcrystals?\b|\bpellets?\b|\bflakes?\b/i;
const LIQUID_WORDS =
  /\bliquids?\b|\bsolutions?\b|\bmolten\b|\baqueous\b|\bfluids?\b|\bwet\b|\bwetted\b|\bpaste\b|\bdispersion\b/i;

/** Melting point that can be reached in the sun or in a heated tank, °C. */
const SURELY_SOLID_C = 50;

function isSurelySolid(record: ChemicalRecord, entry: TransportEntry | null): boolean {
  const { constants, ghs } = record;
  const names = [record.name, ...(entry?.properShippingNames ?? [])];
  if (physicalStateOf(record, entry) !== "solid" || names.some((name) => LIQUID_WORDS.test(name))) return false;
  const melts = constants.meltingPointC;
  const isSaid = entry?.state === "solid" || names.some((name) => SOLID_WORDS.test(name));
  if (isSaid) return melts === null || melts.value > USUAL_C;
  const isFatalAsVapour = ghs?.hCodes.some((code) => code.startsWith("H330")) === true;
  return melts !== null && melts.value >= SURELY_SOLID_C && melts.source.mark === undefined && !isFatalAsVapour;
}

/**
 * The state for the smaller distance of solids: `solid` only if no UN number of the record allows a liquid. A name
 * leads to the first UN number of its record, which does not show what was spilled: sodium hydroxide is shipped as a
 * solid and in solution.
 *
 * @param told - state observed on scene: a liquid or gas is never treated as a solid
 * @returns `null` if a liquid is possible and no state was given: the larger distance applies
 */
export function stateForDistance(
  record: ChemicalRecord,
  entry: TransportEntry | null,
  told?: SpillState,
): SpillState | null {
  if (told === "liquid" || told === "gas") return told;
  const state = physicalStateOf(record, entry);
  if (state !== "solid") return state;
  return [entry, ...record.transport].every((one) => isSurelySolid(record, one)) ? "solid" : null;
}
