import * as z from "zod";
import { newChemical } from "./chemical.ts";
import { importedContainer } from "./container.ts";
import { count, id, instant, name, storedText } from "../ground/primitives.ts";

/** Maximum records of one import: more than any site stores. */
const MOST_RECORDS = 20_000;
/** Maximum containers of one import. */
const MOST_CONTAINERS_OF_IMPORT = 50_000;
/** Maximum number of records per call, to show progress and limit the size of a request. */
export const IMPORT_PORTION = 500;

/** An import of many chemicals. All of its rows are added to the inventory together, or none. */
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

/**
 * A batch of an import's chemicals. `first` is the position of the first one, from 0. A batch that is sent twice counts
 * once.
 */
export const importPortion = z.object({
  first: z.int().min(0).max(MOST_RECORDS),
  chemicals: z.array(newChemical).min(1).max(IMPORT_PORTION),
});

/**
 * A batch of an import's containers. `first` is the position of the first one, from 0. A batch that is sent twice
 * counts once.
 */
export const containerPortion = z.object({
  first: z.int().min(0).max(MOST_CONTAINERS_OF_IMPORT),
  containers: z.array(importedContainer).min(1).max(IMPORT_PORTION),
});
