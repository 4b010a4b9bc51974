import { leadingEntry, type ChemicalRef, type ChemicalSource } from "@placard/hazmat-core";
import type { PlumeValues } from "./plume-values.ts";

/** The containers that the tables know for a chemical; nothing for one without any. */
export async function containersOf(
  chemical: ChemicalRef,
  source: Pick<ChemicalSource, "record">,
): Promise<readonly string[]> {
  const record = await source.record(chemical.key);
  const entry = record === null ? null : leadingEntry(record, chemical.unNumber ?? undefined);
  return (entry?.containers ?? []).map(({ container }) => container);
}

/**
 * The container of the form where the tables have it for this chemical, else none: one that was chosen for the chemical
 * before would stand in the log and on the plan beside a substance that it has nothing to do with.
 */
export async function containerFor(
  { container }: Pick<PlumeValues, "container">,
  chemical: ChemicalRef,
  source: Pick<ChemicalSource, "record">,
): Promise<string> {
  if (container === "") return "";
  return (await containersOf(chemical, source)).includes(container) ? container : "";
}
