import { formatSafeDistance } from "../formats/distance.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Statement } from "../reference/safety-properties.ts";
import type { SpillDistances, TransportEntry } from "../response/transport-entry.ts";

function tableOne(size: string, distances: SpillDistances | null): readonly Statement[] {
  if (distances === null) return [];
  const { isolateM, dayM, nightM } = distances;
  const day = formatSafeDistance(dayM);
  const night = formatSafeDistance(nightM);
  const rests: readonly SourceRef[] = [{ key: "ERG2020", locator: "Table 1" }];
  return [
    { text: `${size} spill: isolate ${formatSafeDistance(isolateM)} in all directions.`, rests },
    { text: `${size} spill: protect people downwind to ${day} by day and ${night} by night.`, rests },
  ];
}

/**
 * The distances of an entry in words: the guide's own, then those of Table 1. All of them are in its figures.
 *
 * @returns empty for an entry without distances
 */
export function isolationStatements(entry: TransportEntry): readonly Statement[] {
  const guide = entry.guideDistances;
  const rests = guide === null ? [] : [guide.source];
  const { isolateM = null, largeSpillM = null } = guide ?? {};
  return [
    ...(isolateM === null ? [] : [{ text: `Isolate ${formatSafeDistance(isolateM)} in all directions.`, rests }]),
    ...(largeSpillM === null
      ? []
      : [{ text: `Large spill: consider evacuating ${formatSafeDistance(largeSpillM)}.`, rests }]),
    ...(entry.fireM === null || guide === null
      ? []
      : [{ text: `Fire at a tank, rail car or truck: isolate ${formatSafeDistance(entry.fireM)}.`, rests }]),
    ...tableOne("Small", entry.small),
    ...tableOne("Large", entry.large),
  ];
}
