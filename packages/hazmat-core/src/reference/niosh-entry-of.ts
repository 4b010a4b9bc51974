import { dataSource } from "../data/data-source.ts";
import type { StoredSubstance } from "../data/stored-substance.ts";
import { limitText } from "./figures/figure-text.ts";
import type { NioshEntry } from "../record/niosh-entry.ts";

/** The Pocket Guide entry of a substance; `null` if it has none. */
export function nioshEntryOf(of: StoredSubstance): NioshEntry | null {
  if (of.npg === undefined) return null;
  const text = (printed: string | undefined): string | null => (printed === undefined ? null : limitText(printed));
  return {
    number: of.npg,
    idlh: text(of.idlh?.text),
    idlhPpm: of.idlh?.ppm ?? null,
    ...(of.idlh?.superseded === undefined ? {} : { idlhSource: dataSource(of.idlh.src) }),
    rel: text(of.rel?.text),
    pel: text(of.pel?.text),
    routes: of.routes ?? [],
    symptoms: of.symptoms ?? [],
    targetOrgans: of.targetOrgans ?? [],
    incompatibilities: of.incompatibilities ?? [],
    ppe: Object.entries(of.ppe ?? {}).map(([item, code]) => ({ item, code })),
    firstAid: Object.entries(of.firstAid ?? {}).map(([route, code]) => ({ route, code })),
    respirators: of.respirators ?? [],
    source: { key: "NPG", locator: of.npg },
  };
}
