import { getPubchemProperty, type HandlerInput } from "@placard/api-client/internal";
import type { ChemicalRecord } from "@placard/hazmat-core";
import { implementOpen } from "../../http/operation.ts";
import { physicalRecord, type PhysicalRecord } from "./physical-record.ts";

type Heading = HandlerInput<typeof getPubchemProperty>["query"]["target_heading"];

export const getPubchemPropertyOperation = implementOpen(getPubchemProperty, async ({ ctx, query, request }) => {
  const question = { ...query, name: query.chemical_name };
  const physical = await physicalRecord(ctx.providers, question, request.signal);
  const { answered, source, pubchem } = physical;
  return {
    status: "success",
    chemical: answered,
    chemical_name: answered.name,
    values: valuesUnder(query.target_heading, physical),
    source,
    pubchem,
  };
});

function valuesUnder(heading: Heading, { record, facts, figures }: PhysicalRecord): string[] {
  const texts = (id: keyof ChemicalRecord["properties"]): string[] => figures[id].map(({ value }) => value);
  switch (heading) {
    case "MeSH Entry Terms":
      return texts("mesh_entry_terms");
    case "CAS":
      return texts("cas");
    case "Toxicity Data":
      return texts("toxicity_data");
    case "Vapor Pressure":
      return texts("vapor_pressure");
    case "Molecular Weight": {
      const masses = [record?.constants.molarMassGPerMol?.value, facts?.molarMassGPerMol];
      return masses.flatMap((mass) => (mass === undefined || mass === null ? [] : [`${mass} g/mol`]));
    }
    case "AEGLs Table":
      return record === null ? [] : aeglTable(record);
  }
}

/**
 * Substance, unit and averaging time come first, so that entries 4 to 6 are AEGL-1, AEGL-2 and AEGL-3 for 60 minutes.
 */
function aeglTable({ name, aegl }: ChemicalRecord): string[] {
  const row = aegl?.rows.find(({ durationMin }) => durationMin === 60);
  if (aegl === null || row === undefined) return [];
  const value = (number: number | null): string => (number === null ? "not on file" : `${number} ${aegl.unit}`);
  return [name, aegl.unit, "60 min", value(row.aegl1), value(row.aegl2), value(row.aegl3)];
}
