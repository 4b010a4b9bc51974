import { loadDataText } from "../data/load-data-text.ts";
import { once } from "../data/once.ts";
import type { UnNumber } from "../identity/un-number.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Statement } from "../record/safety-properties.ts";

/** Contents of the generated module: each hazard number with the digits of its UN numbers, separated by blanks. */
export type StoredHazardNumbers = Readonly<Record<string, string>>;

/** Meaning of an orange plate: its hazard number, and the data on file for its UN number. */
export interface OrangePlate {
  readonly hazardNumber: string;
  /** Meaning of the hazard number, digit by digit. */
  readonly meaning: readonly Statement[];
  /** Hazard numbers on file for the UN number and whether the plate agrees; empty if no UN number is given. */
  readonly onFile: readonly Statement[];
}

/** Source of the hazard numbers: one list, read in one copy and marked as unverified. */
export const HAZARD_NUMBER_SOURCE: SourceRef = { key: "HIN-LIST", mark: "unverified" };
const ADR: SourceRef = { key: "ADR" };

const loadHazardNumbers: () => Promise<ReadonlyMap<string, readonly string[]>> = once(async () => {
  const text = await loadDataText(() => import("../data/generated/hazard-numbers.ts"), "hazardNumbers");
  const stored = JSON.parse(text) as StoredHazardNumbers; // written by tools/dataset/plates/hazard-numbers.ts
  const numbers = new Map<string, string[]>();
  for (const [number, ids] of Object.entries(stored)) {
    for (const id of ids.split(" ")) numbers.set(`UN${id}`, [...(numbers.get(`UN${id}`) ?? []), number]);
  }
  return numbers;
});

/**
 * Loads the hazard numbers of a UN number on orange plates. There are several if packing groups differ.
 *
 * @returns empty if none is on file, which says nothing about the hazard
 * @example
 * await hazardNumbersOf(unNumber("1203")); // ["33"]
 */
export async function hazardNumbersOf(id: UnNumber): Promise<readonly string[]> {
  return (await loadHazardNumbers()).get(id) ?? [];
}

const FIGURES: Readonly<Record<string, string>> = {
  "2": "2: Gas is released.",
  "3": "3: Flammable liquid, vapour or gas, or self-heating liquid.",
  "4": "4: Flammable or self-heating solid.",
  "5": "5: Oxidizer. It intensifies fire.",
  "6": "6: Toxic or infectious.",
  "7": "7: Radioactive.",
  "8": "8: Corrosive.",
  "9": "9: A violent reaction can start on its own.",
};

interface Special {
  readonly numbers: RegExp;
  readonly text: string;
  /** The part of the number that `text` explains; the other digits keep their meaning. */
  readonly covered: RegExp;
}

/** Numbers, and beginnings of numbers, with another meaning than their digits. [ADR] 5.3.2.3.1 */
const SPECIAL: readonly Special[] = [
  { numbers: /^22/, text: "22: Refrigerated liquefied gas.", covered: /^22/ },
  {
    numbers: /^(?:323|362|382|423|462|482|623|642|823|842)$/,
    text: "Contact with water releases flammable gas.",
    covered: /23?$/,
  },
  { numbers: /^333$/, text: "333: Pyrophoric liquid. It can ignite in air.", covered: /^33/ },
  { numbers: /^43$/, text: "43: Pyrophoric solid. It can ignite in air.", covered: /3$/ },
  { numbers: /^44/, text: "44: Flammable solid, molten and hot.", covered: /^44/ },
  { numbers: /^539$/, text: "539: Flammable organic peroxide.", covered: /3/ },
  { numbers: /^606$/, text: "606: Infectious substance.", covered: /^606$/ },
  { numbers: /^90$/, text: "90: Hazardous to the environment, or another hazard.", covered: /^90$/ },
  { numbers: /^99$/, text: "99: Another hazard, carried hot.", covered: /^99$/ },
];

const INTENSIFIED = "A doubled figure means a stronger hazard.";
const SINGLE = "0: Placeholder only. It does not rule out other hazards.";
const WITH_WATER = "X: Reacts dangerously with water. Use water only if experts approve.";

/**
 * Explains the upper line of an orange plate, digit by digit.
 *
 * @param hazardNumber - `33`, `X423`: as returned by `readSearchTopic`
 * @example
 * hazardNumberWords("X80").map(({ text }) => text)[0]; // "X: Reacts dangerously with water. Use water only if experts approve."
 * @see [ADR] 5.3.2.3.1
 */
export function hazardNumberWords(hazardNumber: string): readonly Statement[] {
  const digits = hazardNumber.replace(/^X/, "");
  const special = SPECIAL.find(({ numbers }) => numbers.test(digits));
  const left = special === undefined ? digits : digits.replace(special.covered, "");
  const texts = [
    ...(hazardNumber.startsWith("X") ? [WITH_WATER] : []),
    ...(special === undefined ? [] : [special.text]),
    ...[...new Set(left)].flatMap((figure) => FIGURES[figure] ?? []),
    ...(/([2-9])\1/.test(left) ? [INTENSIFIED] : []),
    ...(left.endsWith("0") ? [SINGLE] : []),
  ];
  return texts.map((text) => ({ text, rests: [ADR] }));
}

function comparison(hazardNumber: string, id: UnNumber, onFile: readonly string[]): string {
  if (onFile.length === 0) return `No hazard number on file for ${id}.`;
  const listed = `On file for ${id}: ${onFile.join(", ")}.`;
  return onFile.includes(hazardNumber) ? listed : `${listed} The plate says ${hazardNumber}. Check both lines again.`;
}

/**
 * Explains an orange plate. It does not identify the substance: the UN number does.
 *
 * @example
 * const plate = await readOrangePlate("30", unNumber("1203"));
 * plate.onFile.map(({ text }) => text); // ["On file for UN1203: 33. The plate says 30. Check both lines again."]
 */
export async function readOrangePlate(hazardNumber: string, id: UnNumber | null): Promise<OrangePlate> {
  const meaning = hazardNumberWords(hazardNumber);
  if (id === null) return { hazardNumber, meaning, onFile: [] };
  const text = comparison(hazardNumber, id, await hazardNumbersOf(id));
  return { hazardNumber, meaning, onFile: [{ text, rests: [HAZARD_NUMBER_SOURCE] }] };
}

/** Titles beside an orange plate. */
export const ORANGE_PLATE_LABELS = {
  title: "Orange plate",
  noSubstance: "The hazard number does not identify a substance. Enter the UN number below it.",
  beginsUn: "UN numbers also start with these digits. Type more to find one.",
} as const;
