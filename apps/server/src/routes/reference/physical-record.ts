import {
  chemicalKey,
  parseCasNumber,
  STRUCTURED_PROPERTY_IDS,
  type CasNumber,
  type ChemicalRecord,
  type PropertyValue,
  type StructuredPropertyId,
} from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";
import type { Providers } from "../../providers/providers.ts";
import type { PubchemAnswer, PubchemFacts } from "../../providers/pubchem/pubchem.ts";
import { askedChemical, type AskedChemical, type ChemicalQuestion } from "./asked-chemical.ts";
import { BUNDLED_SOURCE } from "./bundled-source.ts";

/** The state of PubChem in an answer. */
interface PubchemState {
  readonly state: "off" | "answered" | "nothing" | "failed" | "not_asked" | "differs";
  readonly message: string;
  readonly cid: number | null;
  readonly read_on: string | null;
}

/** The first source of a chemical: the bundled data, completed by PubChem if the server uses it. */
export interface PhysicalRecord {
  readonly answered: AskedChemical["answered"];
  /** `null`: only PubChem knows the chemical. */
  readonly record: ChemicalRecord | null;
  readonly facts: PubchemFacts | null;
  readonly figures: Readonly<Record<StructuredPropertyId, readonly PropertyValue[]>>;
  readonly source: string;
  readonly pubchem: PubchemState;
}

const UNIDENTIFIED = "Treat it as an unidentified material: use ERG Guide 111.";
const FAILED = "PubChem did not respond.";
const RESTING = "PubChem was not asked because it failed within the last minute.";

/**
 * The chemical of a call, with values of the bundled dataset and of PubChem. A CAS number that is not bundled is
 * answered from PubChem alone, without a guide.
 *
 * @throws ApiError as `askedChemical`
 */
export async function physicalRecord(
  { chemicals, pubchem }: Providers,
  question: ChemicalQuestion,
  signal: AbortSignal,
): Promise<PhysicalRecord> {
  try {
    const { record, answered } = await askedChemical(chemicals, question, signal);
    if (pubchem === null) return bundled(record, answered, state("off", "PubChem is not set up on this server."));
    if (record.casNumber === null) {
      const words = "PubChem was not asked because it needs a CAS number. No CAS number on file.";
      return bundled(record, answered, state("not_asked", words));
    }
    return beside(record, answered, await pubchem.about(record.casNumber, { signal }));
  } catch (refusal) {
    const cas = casAsked(question);
    if (pubchem === null || cas === null || !isNotFound(refusal)) throw refusal;
    return alone(cas, await pubchem.about(cas, { signal }), refusal.message);
  }
}

const isNotFound = (refusal: unknown): refusal is ApiError =>
  refusal instanceof ApiError && refusal.code === "chemical_not_found";

function casAsked({ chemical_key: key, name = "", un_number: un = "" }: ChemicalQuestion): CasNumber | null {
  if (un !== "") return null;
  const read = parseCasNumber(key === undefined ? name : key.replace(/^cas:/, ""));
  return read.ok ? read.value : null;
}

const state = (kind: PubchemState["state"], message: string, facts: PubchemFacts | null = null): PubchemState => ({
  state: kind,
  message,
  cid: facts?.cid ?? null,
  read_on: facts?.readOn ?? null,
});

const bundled = (
  record: ChemicalRecord,
  answered: AskedChemical["answered"],
  pubchem: PubchemState,
): PhysicalRecord => ({ answered, record, facts: null, figures: record.properties, source: BUNDLED_SOURCE, pubchem });

function beside(record: ChemicalRecord, answered: AskedChemical["answered"], answer: PubchemAnswer): PhysicalRecord {
  if (answer.kind === "failed")
    return bundled(record, answered, state("failed", `${FAILED} Only built-in data is shown.`));
  if (answer.kind === "resting") {
    return bundled(record, answered, state("not_asked", `${RESTING} Only built-in data is shown.`));
  }
  if (answer.kind === "nothing") return bundled(record, answered, state("nothing", nothingText(answer.compounds)));
  const { facts } = answer;
  const own = record.constants.molarMassGPerMol?.value ?? null;
  if (own !== null && facts.molarMassGPerMol !== null && !isSameMass(own, facts.molarMassGPerMol)) {
    const words = `PubChem gives ${facts.molarMassGPerMol} g/mol as the molar mass for this CAS number, but ${own} g/mol is on file. No PubChem data was used.`;
    return bundled(record, answered, state("differs", words, facts));
  }
  return {
    answered,
    record,
    facts,
    figures: byProperty((id) => [...record.properties[id], ...(facts.figures[id] ?? [])]),
    source: `${BUNDLED_SOURCE}, PubChem`,
    pubchem: state("answered", "PubChem responded. Its values are listed after the built-in values.", facts),
  };
}

function alone(cas: CasNumber, answer: PubchemAnswer, refused: string): PhysicalRecord {
  if (answer.kind !== "answered") {
    const said =
      answer.kind === "nothing" ? nothingText(answer.compounds) : answer.kind === "failed" ? FAILED : RESTING;
    throw new ApiError("chemical_not_found", { message: `${refused} ${said} ${UNIDENTIFIED}` });
  }
  const { facts } = answer;
  return {
    answered: { key: chemicalKey(`cas:${cas}`), name: facts.name, un_number: null },
    record: null,
    facts,
    figures: byProperty((id) => (id === "cas" ? [{ value: cas, source: facts.source }] : (facts.figures[id] ?? []))),
    source: "PubChem",
    pubchem: state(
      "answered",
      `Only PubChem has this CAS number. It gives a name and properties, but no response guide. ${UNIDENTIFIED}`,
      facts,
    ),
  };
}

const nothingText = (compounds: number): string =>
  compounds === 0
    ? "PubChem has no entry for this CAS number."
    : `PubChem has ${compounds} compounds for this CAS number. None was used.`;

/** Maximum difference between the molar masses of two sources, from rounding and isotope mixtures. */
const SAME_MASS = 0.01;

const isSameMass = (one: number, other: number): boolean => Math.abs(one - other) <= SAME_MASS * one;

const byProperty = (
  values: (id: StructuredPropertyId) => readonly PropertyValue[],
): Readonly<Record<StructuredPropertyId, readonly PropertyValue[]>> =>
  // the entries of all ids cover every id
  Object.fromEntries(STRUCTURED_PROPERTY_IDS.map((id) => [id, values(id)])) as Record<
    StructuredPropertyId,
    readonly PropertyValue[]
  >;
