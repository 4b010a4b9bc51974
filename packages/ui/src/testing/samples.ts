import { responseCardOf, type ChemicalMatch, type ResponseCard, type SafetyProperties } from "@placard/hazmat-core";
import { guidanceForGuide, safetyPropertiesOf } from "@placard/hazmat-core/guidance";
import {
  ammoniaRecord,
  carbonMonoxideRecord,
  chlorineRecord,
  flammableLiquidsRecord,
  gasolineRecord,
} from "@placard/hazmat-core/examples";
import type { ChemicalSource } from "@placard/hazmat-core";

/** Records and cards for stories and tests, the same that the contract tests parse. */
export const records = {
  ammonia: ammoniaRecord,
  carbonMonoxide: carbonMonoxideRecord,
  chlorine: chlorineRecord,
  flammableLiquids: flammableLiquidsRecord,
  gasoline: gasolineRecord,
};

/** Returns the card of a record without any input from the scene. */
export async function sampleCard(name: keyof typeof records): Promise<ResponseCard> {
  const bare = responseCardOf(records[name], null);
  return responseCardOf(records[name], bare.guide === null ? null : await guidanceForGuide(bare.guide));
}

/** Returns the safety information of a record. */
export async function sampleSafety(name: keyof typeof records): Promise<SafetyProperties> {
  const { guide } = responseCardOf(records[name], null);
  return safetyPropertiesOf(records[name], guide === null ? null : await guidanceForGuide(guide));
}

const matches: readonly ChemicalMatch[] = Object.values(records).map((record) => {
  const card = responseCardOf(record, null);
  return {
    key: record.key,
    name: record.name,
    casNumber: record.casNumber,
    unNumber: card.unNumber,
    hazardClass: card.hazardClass,
    formula: record.formula,
    matchedBy: "name",
    matchedText: record.name,
  };
});

/** Sample records as a source: names match by their beginning, UN numbers by their digits. No network. */
export const sampleSource: ChemicalSource = {
  async search(query) {
    const text = query.trim().toLowerCase();
    return matches.flatMap((match): ChemicalMatch[] => {
      if (match.unNumber?.endsWith(text)) return [{ ...match, matchedBy: "un", matchedText: match.unNumber }];
      return match.name.toLowerCase().startsWith(text) ? [match] : [];
    });
  },
  async meant(text) {
    const [match, another] = await sampleSource.search(text);
    if (match === undefined) return { kind: "none" };
    const isNamed = match.matchedBy === "un" || match.name.toLowerCase() === text.trim().toLowerCase();
    if (isNamed && another === undefined) return { kind: "one", match };
    return { kind: "near", matches: await sampleSource.search(text) };
  },
  async record(key) {
    return Object.values(records).find((record) => record.key === key) ?? null;
  },
  async safety() {
    return null;
  },
};
