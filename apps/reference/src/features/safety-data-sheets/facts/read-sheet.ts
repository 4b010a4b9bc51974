import { readSds, type SdsReading } from "@placard/hazmat-core/business";
import { readLines } from "../../../lib/plans/read-lines.ts";

/** What the text of a sheet says, read on this device. Apart from the page, so that it is loaded with the first file. */
export async function readSheet(file: Blob): Promise<SdsReading> {
  return readSds(await readLines(file));
}
