import { writeFileSync } from "node:fs";
import { bundledChemicalSource } from "../../packages/hazmat-core/src/ports/bundled-chemical-source.ts";
import type { ChemicalRecord } from "../../packages/hazmat-core/src/record/chemical-record.ts";
import type { ChemicalKey } from "../../packages/hazmat-core/src/identity/chemical-key.ts";

/** The records shared by stories, docs and contract tests. */
export const EXAMPLES: readonly { readonly file: string; readonly name: string; readonly key: ChemicalKey }[] = [
  { file: "chlorine", name: "chlorineRecord", key: "cas:7782-50-5" },
  { file: "ammonia", name: "ammoniaRecord", key: "cas:7664-41-7" },
  { file: "carbon-monoxide", name: "carbonMonoxideRecord", key: "cas:630-08-0" },
  { file: "gasoline", name: "gasolineRecord", key: "cas:8006-61-9" },
  { file: "flammable-liquids", name: "flammableLiquidsRecord", key: "un:UN1993" },
];

const FOLDER = new URL("../../packages/hazmat-core/src/examples/generated/", import.meta.url);

/** Source text of a record literal: branded numbers are wrapped in the functions that check them. */
function literal(record: ChemicalRecord): string {
  return JSON.stringify(record, null, 2)
    .replaceAll(/"unNumber": "(\w+)"/g, '"unNumber": unNumber("$1")')
    .replaceAll(/"casNumber": "([\d-]+)"/g, '"casNumber": casNumber("$1")')
    .replaceAll(/^(\s*)"(\w+)":/gm, "$1$2:");
}

function exampleText(name: string, record: ChemicalRecord): string {
  const body = literal(record);
  const imports = [
    ...(body.includes("casNumber(") ? ['import { casNumber } from "../../identity/cas-number.ts";'] : []),
    ...(body.includes("unNumber(") ? ['import { unNumber } from "../../identity/un-number.ts";'] : []),
    'import type { ChemicalRecord } from "../../record/chemical-record.ts";',
  ];
  return [
    "// Made by tools/dataset/examples.ts from the dataset. Do not edit: run pnpm data.",
    ...imports,
    "",
    `/** ${record.name}, as the bundled dataset has it. */`,
    `export const ${name}: ChemicalRecord = ${body};`,
    "",
  ].join("\n");
}

/** Writes the example records, read through the same source that a caller uses. */
export async function writeExamples(): Promise<void> {
  const source = bundledChemicalSource();
  for (const { file, name, key } of EXAMPLES) {
    const record = await source.record(key);
    if (record === null)
      throw new Error(`The dataset has no ${key}. Name another example in tools/dataset/examples.ts.`);
    writeFileSync(new URL(`${file}.ts`, FOLDER), exampleText(name, record));
  }
}
