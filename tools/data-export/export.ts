/** `pnpm data:export [folder]`: the reference data as JSON with a JSON Schema and as one SQLite database. */
import { copyFileSync, cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../run-steps.ts";
import { readDataset } from "./read-dataset.ts";
import { writeJson } from "./write-json.ts";
import { writeSqlite } from "./write-sqlite.ts";

const folder = resolve(process.argv[2] ?? join(root, "placard-data"));
const dataset = await readDataset();
const { data, schema } = writeJson(folder, dataset);
const database = writeSqlite(folder, dataset);
const core = join(root, "packages/hazmat-core");
copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
for (const file of ["NOTICE", "CHANGELOG.md"]) copyFileSync(join(core, file), join(folder, file));
cpSync(join(core, "licenses"), join(folder, "licenses"), { recursive: true });
console.log(`${dataset.chemicals.length} chemicals, edition ${dataset.about.edition} (${dataset.about.dataHash})`);
for (const path of [data, schema, database]) console.log(path);
