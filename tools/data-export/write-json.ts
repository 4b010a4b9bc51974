import * as z from "zod";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chemicalRecord } from "../../packages/api-client/src/schemas/substances/chemical-record.ts";
import { isolationAnswer } from "../../packages/api-client/src/schemas/substances/isolation.ts";
import type { Dataset } from "./read-dataset.ts";

const aboutSchema = z.object({
  name: z.literal("placard-data"),
  edition: z.string().describe("The version of @placard/hazmat-core that this is a copy of."),
  dataHash: z.string().describe("Of the figures: two exports with one hash hold the same ones."),
  licence: z.literal("Apache-2.0"),
  notice: z.string(),
  warning: z.string(),
  sources: z.array(z.object({ key: z.string(), title: z.string(), edition: z.string() })),
  changelog: z.string().describe("What changed, newest first, as Markdown."),
});

const fileSchema = z.object({
  about: aboutSchema,
  chemicals: z.array(
    z.object({
      record: chemicalRecord,
      isolation: isolationAnswer.describe("For a scene of which nothing is known: the worst rows."),
    }),
  ),
});

/**
 * Writes `placard-data.json` and its JSON Schema (2020-12) `placard-data.schema.json`, from the same schemas as the
 * API's responses.
 *
 * @returns the paths of both
 */
export function writeJson(folder: string, dataset: Dataset): { readonly data: string; readonly schema: string } {
  mkdirSync(folder, { recursive: true });
  const data = join(folder, "placard-data.json");
  const schema = join(folder, "placard-data.schema.json");
  writeFileSync(data, `${JSON.stringify(dataset)}\n`);
  const described = { title: "placard-data", ...z.toJSONSchema(fileSchema, { io: "output", unrepresentable: "any" }) };
  writeFileSync(schema, `${JSON.stringify(described, null, 2)}\n`);
  return { data, schema };
}
