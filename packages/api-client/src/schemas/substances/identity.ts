import { isChemicalKey, parseCasNumber, parseUnNumber, type CasNumber, type UnNumber } from "@placard/hazmat-core";
import * as z from "zod";
import { requiredText } from "../ground/primitives.ts";

/** A CAS number in canonical form, check digit included: `7782-50-5`. */
export const casNumber = z
  .string()
  .refine(isCanonicalCas, { error: "Not a CAS number in canonical form." })
  .meta({ pattern: String.raw`^\d{2,7}-\d{2}-\d$` });

const NO_UN = { error: "Not a UN number in canonical form." };
const NO_KEY = { error: "A key is cas: or un: with the number: cas:7782-50-5, un:UN1993." };

/** A UN or NA number in canonical form: `UN1017`. */
export const unNumber = z
  .string()
  .max(6, { ...NO_UN, abort: true })
  .refine(isCanonicalUn, NO_UN)
  .meta({ pattern: String.raw`^(UN|NA)\d{4}$` });

/** Names one record: `cas:7782-50-5` for a substance, `un:UN1993` for an entry without one. */
export const chemicalKey = z
  .string()
  .max(40, { ...NO_KEY, abort: true })
  .refine(isChemicalKey, NO_KEY)
  .meta({ pattern: "^(cas|un):.+$" });

/** A substance as a person or a portal names it. */
export const chemicalName = requiredText.describe(
  "Name, synonym, formula, CAS or UN number of a substance on file, spelled correctly: similar spellings are never accepted.",
);

function isCanonicalCas(text: string): text is CasNumber {
  const parsed = parseCasNumber(text);
  return parsed.ok && parsed.value === text;
}

function isCanonicalUn(text: string): text is UnNumber {
  const parsed = parseUnNumber(text);
  return parsed.ok && parsed.value === text;
}
