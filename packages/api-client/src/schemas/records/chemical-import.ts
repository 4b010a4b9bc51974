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
  rows: count.describe("How many were sent; once finished, how many it put into the inventory."),
  present: count.describe("How many of its rows the inventory still holds."),
  changed: count.describe("Number of those edited since."),
  sheets: count.describe("Safety data sheets that those were given, earlier versions too."),
  containers: count.describe("Containers that those were given since."),
  imported_containers: count.describe(
    "How many containers were sent; once finished, how many that it put there are still on file.",
  ),
  moved_containers: count.describe("Number of those changed or moved since."),
  imported_by: storedText,
  created_at: instant,
});

export const newChemicalImport = z.object({
  filename: name,
  rows: z.int().min(0).max(MOST_RECORDS).describe("How many chemicals will be sent: the plan must have room for them."),
  containers: z.int().min(0).max(MOST_CONTAINERS_OF_IMPORT).default(0).describe("How many containers will be sent."),
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
