import { readSds, type SdsReading } from "@placard/hazmat-core/business";
import { readLines } from "../../../lib/plans/read-lines.ts";

/** Reads the text of an SDS on this device. A separate module, loaded with the first file. */
export async function readSheet(file: Blob): Promise<SdsReading> {
  return readSds(await readLines(file));
}
