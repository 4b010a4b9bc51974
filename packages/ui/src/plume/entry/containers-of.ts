import { leadingEntry, type ChemicalRef, type ChemicalSource } from "@placard/hazmat-core";
import type { PlumeValues } from "./plume-values.ts";

/** Returns the containers that the tables list for a chemical; empty if there are none. */
export async function containersOf(
  chemical: ChemicalRef,
  source: Pick<ChemicalSource, "record">,
): Promise<readonly string[]> {
  const record = await source.record(chemical.key);
  const entry = record === null ? null : leadingEntry(record, chemical.unNumber ?? undefined);
  return (entry?.containers ?? []).map(({ container }) => container);
}

/**
 * Returns the container of the form if the tables list it for this chemical, else none. A container chosen for an
 * earlier chemical would otherwise appear in the log and on the plan beside an unrelated substance.
 */
export async function containerFor(
  { container }: Pick<PlumeValues, "container">,
  chemical: ChemicalRef,
  source: Pick<ChemicalSource, "record">,
): Promise<string> {
  if (container === "") return "";
  return (await containersOf(chemical, source)).includes(container) ? container : "";
}
