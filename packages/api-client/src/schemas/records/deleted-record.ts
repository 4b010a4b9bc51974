import { DELETED_KINDS } from "@placard/hazmat-core/business";
import * as z from "zod";
import { count, id, instant, storedText } from "../ground/primitives.ts";

/** A deleted record that can be restored. No other answer contains any part of it until then. */
export const deletedRecord = z.object({
  id,
  business_id: id,
  kind: z.enum(DELETED_KINDS),
  name: z.string().describe("For a point on a plan or map: its type."),
  detail: storedText.describe(
    "Where it was: the location of a chemical, the chemical of a safety data sheet or a container, the site of an inspection, the address of a user.",
  ),
  chemicals_count: count.describe("Chemicals deleted with it, not counting a deleted chemical itself."),
  files_count: count.describe("Pictures, photos and safety data sheets deleted with it, including earlier versions."),
  deleted_by: storedText,
  deleted_at: instant,
  kept_until: instant.describe("Permanently deleted after this time, with its files."),
});
