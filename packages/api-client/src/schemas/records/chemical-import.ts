import * as z from "zod";
import { newChemical } from "./chemical.ts";
import { importedContainer } from "./container.ts";
import { count, id, instant, name, storedText } from "../ground/primitives.ts";

/** Most records of one import: more than any one site keeps. */
const MOST_RECORDS = 20_000;
/** Most containers of one import. */
const MOST_CONTAINERS_OF_IMPORT = 50_000;
/** Maximum number of records per call, to show progress and limit the size of a request. */
export const IMPORT_PORTION = 500;

/** An import of many chemicals at once. Its rows are in the inventory all together, or none of them is. */
export const chemicalImport = z.object({
  id,
  business_id: id,
  filename: z.string(),
  state: z.enum(["open", "finished", "undone"]).describe("open: rows are being sent and none is in the inventory yet."),
  rows: count.describe("Number of rows sent; once finished, number added to the inventory."),
  present: count.describe("Number of its rows still in the inventory."),
  changed: count.describe("Number of those edited since."),
  sheets: count.describe("Safety data sheets added to its rows, including earlier versions."),
  containers: count.describe("Containers added to its rows since."),
  imported_containers: count.describe(
    "Number of containers sent; once finished, number of its containers still on file.",
  ),
  moved_containers: count.describe("Number of those changed or moved since."),
  imported_by: storedText,
  created_at: instant,
});

export const newChemicalImport = z.object({
  filename: name,
  rows: z
    .int()
    .min(0)
    .max(MOST_RECORDS)
    .describe("Number of chemicals that will be sent. The plan must have space for them."),
  containers: z
    .int()
    .min(0)
    .max(MOST_CONTAINERS_OF_IMPORT)
    .default(0)
    .describe("Number of containers that will be sent."),
});

/** A part of the chemicals of an import. `first` is the place of the first one, from 0: sent twice, it counts once. */
export const importPortion = z.object({
  first: z.int().min(0).max(MOST_RECORDS),
  chemicals: z.array(newChemical).min(1).max(IMPORT_PORTION),
});

/** A part of the containers of an import. `first` is the place of the first one, from 0: sent twice, it counts once. */
export const containerPortion = z.object({
  first: z.int().min(0).max(MOST_CONTAINERS_OF_IMPORT),
  containers: z.array(importedContainer).min(1).max(IMPORT_PORTION),
});
