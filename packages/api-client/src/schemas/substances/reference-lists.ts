import * as z from "zod";
import { chemicalKey } from "./identity.ts";
import { storedText } from "../ground/primitives.ts";
import { sourceRef } from "../ground/provenance.ts";

export const textList = z.array(z.string());

/** The headings that `/pubchem-property` accepts. */
export const PUBCHEM_HEADINGS = [
  "MeSH Entry Terms",
  "CAS",
  "Toxicity Data",
  "Molecular Weight",
  "Vapor Pressure",
  "AEGLs Table",
] as const;

/** True if PubChem was requested. Bundled data is unaffected by its result. */
export const pubchemState = z.object({
  state: z
    .enum(["off", "answered", "nothing", "failed", "not_asked", "differs"])
    .describe("nothing: no single compound for the number. differs: the molar mass differs, so no data was used."),
  message: z.string().describe("The state as a sentence."),
  cid: z.int().nullable().describe("PubChem CID of the compound used."),
  read_on: z.iso.date().nullable(),
});

/** A row of the second source. `idhl` is how the API spells IDLH. */
export const nioshResult = z.object({
  key: chemicalKey.nullable(),
  name: z.string(),
  cas_number: storedText,
  synonyms: textList,
  molecular_weight: storedText,
  vapor_pressure: storedText,
  idhl: storedText,
  rel: storedText,
  pel: storedText,
  ppe: storedText,
  respirator: storedText,
  organs: storedText,
  eye: storedText,
  skin: storedText,
  incompatibilities: storedText,
  description: storedText,
  source: sourceRef,
});
