import { readFileSync } from "node:fs";
import type {
  StoredCondition,
  StoredEmergencyRow,
  StoredListing,
  StoredLists,
} from "../../packages/hazmat-core/src/regulatory/lists/stored-lists.ts";

/** A row of `regulatory-lists.json`; pounds. */
interface InputListing {
  readonly cas: string | null;
  readonly name: string;
  readonly verified: "one copy" | "two copies";
  readonly rqLb?: number;
  readonly tpqLb?: number | readonly [low: number, high: number];
  readonly tqLb?: number;
  readonly kind?: "toxic" | "flammable";
}

interface RegulatoryInput {
  readonly ehs: readonly InputListing[];
  readonly rmp: readonly InputListing[];
  readonly psm: readonly InputListing[];
}

/** A row of Schedule 1; tonnes. */
interface InputEmergencyRow {
  readonly part: 1 | 2;
  readonly cas: string;
  readonly hazard: string;
  readonly minPercent: number | null;
  readonly tonnes: number;
  readonly form?: "solid" | "anhydrous" | "white" | "solution";
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`./input/${file}`, import.meta.url), "utf8")) as T; // vendored: its counts are tested

/**
 * The form and concentration given by a listed name, by list and name as printed. One CAS number may have several rows,
 * so the number is not enough to choose one.
 */
export const CONDITIONS: Readonly<Record<"ehs" | "rmp" | "psm", Readonly<Record<string, StoredCondition>>>> = {
  ehs: {
    "Hydrogen Chloride (gas only)": { form: "gas" },
    "Hydrogen Peroxide (Conc >52%)": { over: 52 },
  },
  rmp: {
    "Ammonia (anhydrous)": { form: "anhydrous" },
    "Ammonia (conc 20% or greater)": { form: "solution", least: 20 },
    "Formaldehyde (solution)": { form: "solution" },
    "Hydrochloric acid (conc 37% or greater)": { form: "solution", least: 37 },
    "Hydrogen chloride (anhydrous)": { form: "anhydrous" },
    "Hydrogen fluoride/Hydrofluoric acid (conc 50% or greater)": { least: 50 },
    "Nitric acid (conc 80% or greater)": { least: 80 },
    "Sulfur dioxide (anhydrous)": { form: "anhydrous" },
  },
  psm: {
    "Ammonia, Anhydrous": { form: "anhydrous" },
    "Ammonia solutions (>44% ammonia by weight)": { form: "solution", over: 44 },
    "Cellulose Nitrate (>12.6% nitrogen)": { form: "as-named" },
    "Dimethylamine, Anhydrous": { form: "anhydrous" },
    "Hydrogen Cyanide, Anhydrous": { form: "anhydrous" },
    "Methylamine, Anhydrous": { form: "anhydrous" },
    "Diacetyl Peroxide (>70%)": { over: 70 },
    "Ethyl Methyl Ketone Peroxide (>60%)": { over: 60 },
    "Methyl Ethyl Ketone Peroxide (>60%)": { over: 60 },
    "Hydrochloric Acid, Anhydrous": { form: "anhydrous" },
    "Hydrogen Chloride": { form: "anhydrous" },
    "Hydrofluoric Acid, Anhydrous": { form: "anhydrous" },
    "Hydrogen Fluoride": { form: "anhydrous" },
    "Hydrogen Peroxide (52% by weight or greater)": { least: 52 },
    "Nitric Acid (94.5% by weight or greater)": { least: 94.5 },
    "Oleum (65% to 80% by weight)": { least: 65, most: 80 },
    "Peracetic Acid (>60% acetic acid)": { form: "as-named" },
    "Perchloric Acid (>60% by weight)": { over: 60 },
    "Peroxyacetic Acid (>60% acetic acid)": { form: "as-named" },
    "Sulfur Dioxide (liquid)": { form: "liquid" },
  },
};

function listingOf(list: keyof typeof CONDITIONS, row: InputListing): StoredListing {
  const { cas, name, verified } = row;
  const [tpq, coarse] = typeof row.tpqLb === "object" ? row.tpqLb : [row.tpqLb];
  const condition = CONDITIONS[list][name];
  return {
    cas,
    name,
    ...(verified === "one copy" && { once: 1 as const }),
    ...(row.rqLb !== undefined && { rq: row.rqLb }),
    ...(tpq !== undefined && { tpq }),
    ...(coarse !== undefined && { coarse }),
    ...(row.tqLb !== undefined && { tq: row.tqLb }),
    ...(row.kind !== undefined && { kind: row.kind }),
    ...(condition !== undefined && { condition }),
  };
}

/** The threshold lists of the United States and Schedule 1 of Canada, as the core stores them. */
export function buildRegulatory(): StoredLists {
  const lists = read<RegulatoryInput>("regulatory-lists.json");
  const { schedule1 } = read<{ schedule1: readonly InputEmergencyRow[] }>("environmental-emergencies.json");
  const listings = (list: keyof typeof CONDITIONS): readonly StoredListing[] =>
    lists[list].map((row) => listingOf(list, row));
  return {
    ehs: listings("ehs"),
    rmp: listings("rmp"),
    psm: listings("psm"),
    e2: schedule1.map(({ part, cas, hazard, minPercent, tonnes, form }): StoredEmergencyRow => ({
      part,
      cas,
      hazard,
      percent: minPercent,
      tonnes,
      ...(form !== undefined && { form }),
    })),
  };
}
