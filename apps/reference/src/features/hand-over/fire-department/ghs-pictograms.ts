import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import type { HandedOver } from "../use-hand-over.ts";

/** GHS pictograms by CAS number, of each substance that is on file once. */
export async function pictogramsOf({ chemicals }: HandedOver): Promise<ReadonlyMap<string, readonly string[]>> {
  const numbers = [...new Set(chemicals.flatMap(({ cas_number }) => cas_number ?? []))];
  const found = await Promise.all(
    numbers.map(async (number) => {
      const meant = await chemicalSource.meant(number);
      const record = meant.kind === "one" ? await chemicalSource.record(meant.match.key) : null;
      return [number, record?.ghs?.pictograms ?? []] as const;
    }),
  );
  return new Map(found);
}
