import { getPubchemProperty, type HandlerInput } from "@placard/api-client";
import type { ChemicalRecord } from "@placard/hazmat-core";
import { implementOpen } from "../../http/operation.ts";
import { BUNDLED_SOURCE } from "./bundled-source.ts";
import { askedChemical } from "./asked-chemical.ts";

type Heading = HandlerInput<typeof getPubchemProperty>["query"]["target_heading"];

export const getPubchemPropertyOperation = implementOpen(getPubchemProperty, async ({ ctx, query, request }) => {
  const question = { ...query, name: query.chemical_name };
  const { record, answered } = await askedChemical(ctx.providers.chemicals, question, request.signal);
  return {
    status: "success",
    chemical: answered,
    chemical_name: answered.name,
    values: valuesUnder(query.target_heading, record),
    source: BUNDLED_SOURCE,
  };
});

function valuesUnder(heading: Heading, record: ChemicalRecord): string[] {
  const texts = (id: keyof ChemicalRecord["properties"]): string[] => record.properties[id].map(({ value }) => value);
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
      const mass = record.constants.molarMassGPerMol;
      return mass === null ? [] : [`${mass.value} g/mol`];
    }
    case "AEGLs Table":
      return aeglTable(record);
  }
}

/** Substance, unit and averaging time come first, so that entries 4 to 6 are AEGL-1, AEGL-2 and AEGL-3 of 60 minutes. */
function aeglTable({ name, aegl }: ChemicalRecord): string[] {
  const row = aegl?.rows.find(({ durationMin }) => durationMin === 60);
  if (aegl === null || row === undefined) return [];
  const value = (number: number | null): string => (number === null ? "not on file" : `${number} ${aegl.unit}`);
  return [name, aegl.unit, "60 min", value(row.aegl1), value(row.aegl2), value(row.aegl3)];
}
