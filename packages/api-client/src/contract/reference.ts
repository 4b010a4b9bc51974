import { SAFETY_TOPIC_IDS } from "@placard/hazmat-core";
import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { chemicalMatch } from "../schemas/substances/chemical-match.ts";
import { chemicalRecord } from "../schemas/substances/chemical-record.ts";
import { nfpaCodes, nfpaRating } from "../schemas/substances/hazard.ts";
import { chemicalKey, chemicalName } from "../schemas/substances/identity.ts";
import {
  answeredChemical,
  chemicalNameInput,
  chemicalRefInput,
  namesChemical,
  NO_CHEMICAL_NAME,
} from "../schemas/substances/chemical-input.ts";
import { meant } from "../schemas/substances/meant.ts";
import { numberFromText, requiredText } from "../schemas/ground/primitives.ts";
import { typedUnNumber } from "../schemas/ground/typed-un-number.ts";
import { textFigure } from "../schemas/ground/provenance.ts";
import { nioshResult, PUBCHEM_HEADINGS, pubchemState, textList } from "../schemas/substances/reference-lists.ts";
import { safetyProperties } from "../schemas/substances/safety-properties.ts";
import { RECORD_EXAMPLE } from "./record-example.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";

const keyParams = z.object({ key: chemicalKey });

const AMMONIA = { key: "cas:7664-41-7", name: "Ammonia, anhydrous", un_number: "UN1005" } as const;

const MATCH_EXAMPLE = {
  key: "cas:7664-41-7",
  name: "Ammonia, anhydrous",
  casNumber: "7664-41-7",
  unNumber: "UN1005",
  hazardClass: "2.3 (8)",
  formula: "NH3",
  matchedBy: "un",
  matchedText: "UN1005",
} as const;

export const searchChemicals = defineEndpoint({
  id: "searchChemicals",
  method: "GET",
  path: "/search-chemicals",
  summary: "Chemicals by name, synonym, CAS, UN or NA number or formula; typing errors are allowed for.",
  access: "chemicals-read",
  query: z.object({
    query: requiredText.describe("Search text; prefixes and typos are tolerated."),
    limit: numberFromText(z.int().min(1).max(50)).optional().describe("Default 8."),
  }),
  response: success({ results: z.array(chemicalMatch) }),
  errors: [],
  emptyOn404: { codes: ["not_found", "chemical_not_found"], answer: { status: "success", results: [] } },
  example: {
    query: { query: "un 1005", limit: 5 },
    response: {
      status: "success",
      results: [MATCH_EXAMPLE],
    },
  },
});

export const meantChemical = defineEndpoint({
  id: "meantChemical",
  method: "GET",
  path: "/meant-chemical",
  summary: "Resolve a text to a chemical: one, several, similar names, an unregulated substance, or none.",
  access: "chemicals-read",
  query: z.object({ text: requiredText.describe("As a person typed it: name, everyday name, UN, CAS or formula.") }),
  response: success({ meant }),
  errors: [],
  example: {
    query: { text: "un 1005" },
    response: { status: "success", meant: { kind: "one", match: MATCH_EXAMPLE } },
  },
});

export const getChemicalRecord = defineEndpoint({
  id: "getChemicalRecord",
  method: "GET",
  path: "/get-chemical-record/{key}",
  summary: "Everything on file about one chemical, with a source on every figure.",
  access: "chemicals-read",
  params: keyParams,
  response: success({ record: chemicalRecord.nullable() }),
  errors: ["chemical_not_found"],
  emptyOn404: { codes: ["not_found", "chemical_not_found"], answer: { status: "success", record: null } },
  example: { params: { key: "cas:7664-41-7" }, response: { status: "success", record: RECORD_EXAMPLE } },
});

export const getSafetyProperties = defineEndpoint({
  id: "getSafetyProperties",
  method: "GET",
  path: "/get-safety-properties/{key}",
  summary: "Safety Information by topic, with the source of each sentence.",
  access: "chemicals-read",
  params: keyParams,
  query: z.object({ un_number: typedUnNumber.describe("UN or NA id to use; default: the record's first one.") }),
  response: success({ safety: safetyProperties.nullable() }),
  errors: ["chemical_not_found"],
  emptyOn404: { codes: ["not_found", "chemical_not_found"], answer: { status: "success", safety: null } },
  example: {
    params: { key: "cas:7664-41-7" },
    response: {
      status: "success",
      safety: {
        chemicalName: "Ammonia, anhydrous",
        cas: "7664-41-7",
        unNumber: "UN1005",
        topics: Object.fromEntries(SAFETY_TOPIC_IDS.map((topic) => [topic, []])),
      },
    },
  },
});

export const getPpeProperties = defineEndpoint({
  id: "getPpeProperties",
  method: "GET",
  path: "/get-PPE-properties",
  summary: "Safety Information as the positional list of 20; each entry is a list of one text, N/A when not on file.",
  access: "chemicals-read",
  query: z.object(chemicalNameInput).refine(namesChemical, NO_CHEMICAL_NAME),
  response: success({
    chemical: answeredChemical,
    chemical_name: z.string(),
    properties: z.array(textList).length(20),
    nfpa: nfpaCodes.nullable(),
  }),
  errors: ["chemical_not_found", "chemical_ambiguous"],
  example: {
    query: { chemical_name: "ammonia" },
    response: {
      status: "success",
      chemical: AMMONIA,
      chemical_name: "Ammonia, anhydrous",
      properties: SAFETY_TOPIC_IDS.map((topic) => [
        topic === "cas" ? "7664-41-7" : topic === "un_number" ? "UN1005" : "N/A",
      ]),
      nfpa: null,
    },
  },
});

export const getNfpa = defineEndpoint({
  id: "getNfpa",
  method: "GET",
  path: "/nfpa/{chemical_name}",
  summary: "NFPA 704 codes; null when none are on file.",
  access: "chemicals-read",
  params: z.object({ chemical_name: chemicalName }),
  query: z.object(chemicalRefInput),
  response: success({
    chemical: answeredChemical.nullable(),
    nfpa_codes: nfpaCodes.nullable(),
    rating: nfpaRating.nullable(),
  }),
  errors: ["chemical_not_found", "chemical_ambiguous"],
  emptyOn404: {
    codes: ["not_found", "chemical_not_found"],
    answer: { status: "success", chemical: null, nfpa_codes: null, rating: null },
  },
  example: {
    params: { chemical_name: "ammonia" },
    response: { status: "success", chemical: AMMONIA, nfpa_codes: null, rating: null },
  },
});

export const getAllProperties = defineEndpoint({
  id: "getAllProperties",
  method: "GET",
  path: "/get-all-properties",
  summary: "The physical record as the positional list of 20; an empty entry is not on file.",
  access: "chemicals-read",
  query: z.object(chemicalNameInput).refine(namesChemical, NO_CHEMICAL_NAME),
  response: success({
    chemical: answeredChemical,
    chemical_name: z.string(),
    key: chemicalKey,
    properties: z.array(textList).min(20),
    figures: z.array(z.array(textFigure)).min(20).describe("The same entries with the source of each value."),
    source: z.string().describe("Physical properties (built in), and PubChem if its data was used."),
    pubchem: pubchemState,
  }),
  errors: ["chemical_not_found", "chemical_ambiguous", "provider_failed"],
  example: {
    query: { chemical_name: "ammonia" },
    response: {
      status: "success",
      chemical: AMMONIA,
      chemical_name: "Ammonia, anhydrous",
      key: "cas:7664-41-7",
      properties: [["7664-41-7"], ["UN1005"], ...Array.from({ length: 18 }, () => [])],
      figures: Array.from({ length: 20 }, () => []),
      source: "Physical properties (built in)",
      pubchem: { state: "off", message: "PubChem is not set up on this server.", cid: null, read_on: null },
    },
  },
});

export const getPubchemProperty = defineEndpoint({
  id: "getPubchemProperty",
  method: "GET",
  path: "/pubchem-property",
  summary: "One heading of the physical record. Of AEGLs Table, entries 4 to 6 are AEGL-1, AEGL-2 and AEGL-3.",
  access: "chemicals-read",
  query: z
    .object({ ...chemicalNameInput, target_heading: z.enum(PUBCHEM_HEADINGS).describe("Which heading.") })
    .refine(namesChemical, NO_CHEMICAL_NAME),
  response: success({
    chemical: answeredChemical,
    chemical_name: z.string(),
    values: textList,
    source: z.string(),
    pubchem: pubchemState,
  }),
  errors: ["chemical_not_found", "chemical_ambiguous", "provider_failed"],
  example: {
    query: { chemical_name: "ammonia", target_heading: "CAS" },
    response: {
      status: "success",
      chemical: AMMONIA,
      chemical_name: "Ammonia, anhydrous",
      values: ["7664-41-7"],
      source: "Physical properties (built in)",
      pubchem: { state: "off", message: "PubChem is not set up on this server.", cid: null, read_on: null },
    },
  },
});

export const searchNioshs = defineEndpoint({
  id: "searchNioshs",
  method: "GET",
  path: "/search-nioshs",
  summary: "Entries of the NIOSH Pocket Guide whose name, CAS number or synonyms contain the text; at most 8.",
  access: "chemicals-read",
  query: z.object({ query: requiredText.describe("Part of a name, CAS number or synonym.") }),
  response: success({ message: z.string(), results: z.array(nioshResult).max(8) }),
  errors: [],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", message: "No entries found.", results: [] } },
  example: {
    query: { query: "ammonia" },
    response: {
      status: "success",
      message: "1 entry found.",
      results: [
        {
          key: "cas:7664-41-7",
          name: "Ammonia",
          cas_number: "7664-41-7",
          synonyms: ["Anhydrous ammonia"],
          molecular_weight: null,
          vapor_pressure: null,
          idhl: null,
          rel: null,
          pel: null,
          ppe: null,
          respirator: null,
          organs: null,
          eye: null,
          skin: null,
          incompatibilities: null,
          description: null,
          source: { key: "NPG" },
        },
      ],
    },
  },
});

export const reference = {
  searchChemicals,
  meantChemical,
  getChemicalRecord,
  getSafetyProperties,
  getPpeProperties,
  getNfpa,
  getAllProperties,
  getPubchemProperty,
  searchNioshs,
} as const;
