import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import type { SpillState } from "../guide-guidance.ts";

/** Where a substance is a gas, a liquid or a solid on a usual day, °C. [CLP-VI] calls a gas what boils below 20. */
const USUAL_C = 20;

const SAYS: readonly (readonly [SpillState, RegExp])[] = [
  ["gas", /\bgas(?:es)?\b|\bcompressed\b|\bliquefied\b/i],
  [
    "liquid",
    /(?<!\b(?:in a|excess(?: of)?|containing(?: \w+)?) )\bliquids?\b|\bsolutions?\b|\bdispersion\b|(?<!\bwith .*)\boils?$|\bmolten\b/i,
  ],
  ["solid", /\bsolids?\b|\bpowders?\b|\bdust\b|\bdry\b|\bcrystals?\b|\bpellets?\b|\bflakes?\b|\bbatter(?:y|ies)\b/i],
];

const BY_CLASS: readonly (readonly [RegExp, SpillState])[] = [
  [/^2/, "gas"],
  [/^3/, "liquid"],
];

const BY_H_CODE: readonly (readonly [RegExp, SpillState])[] = [
  [/^H22[01]|^H280/, "gas"],
  [/^H22[456]/, "liquid"],
  [/^H228/, "solid"],
];

const statesIn = (names: readonly string[]): readonly SpillState[] =>
  SAYS.filter(([, words]) => names.some((name) => words.test(name))).map(([state]) => state);

/** The one state that the names agree on. */
function byNames(names: readonly string[]): SpillState | null {
  const said = statesIn(names);
  const [only] = said;
  return said.length === 1 && only !== undefined ? only : null;
}

/** Zones are given to gases and liquids alone (49 CFR 171.8, 173.116, 173.133), class 3 to liquids, as a second danger too. */
function isClassedLiquid({ hazardZones, subsidiaryClasses }: TransportEntry): boolean {
  return hazardZones.length > 0 || subsidiaryClasses.includes("3");
}

function byEntry(entry: TransportEntry): SpillState | null {
  const { state, hazardClass, properShippingNames } = entry;
  if (state !== undefined) return state;
  const byClass = BY_CLASS.find(([printed]) => printed.test(hazardClass ?? ""))?.[1];
  return byClass ?? (isClassedLiquid(entry) ? "liquid" : byNames(properShippingNames));
}

function byStated({ text, state }: NonNullable<ChemicalRecord["statedClass"]>): SpillState | null {
  if (state !== undefined) return state;
  const byClass = BY_CLASS.find(([printed]) => printed.test(text.replace(/^(?:class|division)\s*/i, "")))?.[1];
  return byClass ?? byNames([text]);
}

function byFigures({ constants }: ChemicalRecord): SpillState | null {
  const { boilingPointC, meltingPointC, flashPointC } = constants;
  // A boiling point below the melting point is some other figure: what has not melted yet is a solid.
  if (meltingPointC !== null && meltingPointC.value > USUAL_C) return "solid";
  if (boilingPointC !== null && boilingPointC.value <= USUAL_C) return "gas";
  if (meltingPointC !== null) return "liquid";
  return flashPointC === null && boilingPointC === null ? null : "liquid";
}

/**
 * Whether it is met as a gas, a liquid or a solid: what the id says, then the figures, the hazard statements and the name.
 *
 * @returns `null` where nothing says so: nobody may then rely on one of them
 */
export function physicalStateOf(record: ChemicalRecord, entry: TransportEntry | null): SpillState | null {
  const codes = record.ghs?.hCodes ?? [];
  const byCode = BY_H_CODE.find(([printed]) => codes.some((code) => printed.test(code)))?.[1] ?? null;
  const stated = record.statedClass === undefined ? null : byStated(record.statedClass);
  return (entry === null ? null : byEntry(entry)) ?? stated ?? byFigures(record) ?? byCode ?? byNames([record.name]);
}

/**
 * The state that a smaller distance may rest on: a solid only where no name of the id is of a liquid as well. Phosphorus
 * travels under one number dry, under water and in solution.
 */
export function surelyKnownStateOf(record: ChemicalRecord, entry: TransportEntry | null): SpillState | null {
  const state = physicalStateOf(record, entry);
  const names = entry?.state === undefined ? (entry?.properShippingNames ?? []) : [];
  return state === "solid" && statesIn(names).includes("liquid") ? null : state;
}
