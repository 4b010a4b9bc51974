import { describe, expect, it } from "vitest";
import { readSds, type FlashPoint, type SdsClass, type SdsFindings } from "../src/business.ts";
import { SDS_CORPUS, type CorpusSheet } from "./sds-layouts.ts";

/** Minimum fraction of correct values among those read: a wrong one is worse than none. */
const PRECISION = 0.99;
/** Minimum fraction of printed values that are read, for each field: the current state. */
const RECALL: Readonly<Record<string, number>> = {
  name: 1,
  casNumbers: 1,
  unNumber: 1,
  shippingName: 1,
  hazardClass: 1,
  packingGroup: 0.93,
  hCodes: 1,
  signalWord: 1,
  flashPoint: 0.91,
  revisionDate: 1,
  language: 1,
};

interface Tally {
  readonly field: string;
  right: number;
  wrong: number;
  printed: number;
  readonly notes: string[];
}

function short(value: string | SdsClass | FlashPoint): string {
  if (typeof value === "string") return value;
  if ("division" in value) return [value.division, ...value.subsidiary].join("+");
  return `${value.bound} ${value.value} ${value.unit}`;
}

const split = (text: string): readonly string[] => (text === "" ? [] : text.split(" ~ "));

function findingsOf({ what, pages }: CorpusSheet): SdsFindings {
  const reading = readSds(pages);
  if (reading.kind === "no_text") throw new Error(`${what} was read as pictures.`);
  return reading;
}

function tallies(): readonly Tally[] {
  const all = new Map<string, Tally>();
  for (const sheet of SDS_CORPUS) {
    const findings = findingsOf(sheet);
    for (const [field, text] of Object.entries(sheet.expected)) {
      const tally = all.get(field) ?? { field, right: 0, wrong: 0, printed: 0, notes: [] };
      all.set(field, tally);
      const found = findings[field as Exclude<keyof SdsFindings, "kind" | "unread">].map(({ value }) => short(value)); // the fields of the corpus
      const expected = split(text);
      tally.right += found.filter((value) => expected.includes(value)).length;
      tally.wrong += found.filter((value) => !expected.includes(value)).length;
      tally.printed += expected.length;
      if (found.join(" ~ ") !== text) tally.notes.push(`${sheet.what}: "${found.join(" ~ ")}" for "${text}"`);
    }
  }
  return [...all.values()];
}

describe("reading of safety data sheets", () => {
  const fields = tallies();
  for (const { field, right, wrong, printed } of fields) {
    const [precision, recall] = [right / Math.max(1, right + wrong), right / Math.max(1, printed)];
    process.stdout.write(
      `SDS reading  ${field.padEnd(14)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  of ${printed}\n`,
    );
  }
  it("has at least 60 SDS in 6 languages", () => {
    const languages = new Set(
      SDS_CORPUS.map(({ expected }) => expected["language"]).filter((one) => one !== undefined),
    );
    expect(SDS_CORPUS.length).toBeGreaterThanOrEqual(60);
    expect([...languages].toSorted()).toEqual(["de", "en", "es", "fr", "it", "pt"]);
  });

  it.each(fields)("gives no wrong $field, and at least the known number of them", (tally) => {
    const { field, right, wrong, printed, notes } = tally;
    expect(right / Math.max(1, right + wrong), notes.join("\n")).toBeGreaterThanOrEqual(PRECISION);
    expect(right / Math.max(1, printed), notes.join("\n")).toBeGreaterThanOrEqual(RECALL[field] ?? 1);
  });
});
