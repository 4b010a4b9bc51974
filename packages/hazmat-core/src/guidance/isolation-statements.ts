import { isLargeSpillCircle } from "../isolation/isolation-rows.ts";
import { formatSafeDistance } from "../formats/distance.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { isolationForRecord } from "../isolation/isolation-for-record.ts";
import { newerEdition } from "../isolation/newer-edition.ts";
import type { GuideDistances, SpillDistances, TransportEntry } from "../record/transport-entry.ts";

const TABLE_1: SourceRef = { key: "ERG2020", locator: "Table 1" };

function tableOne(size: string, distances: SpillDistances | null, source: SourceRef = TABLE_1): readonly Statement[] {
  if (distances === null) return [];
  const { isolateM, dayM, nightM } = distances;
  const day = formatSafeDistance(dayM);
  const night = formatSafeDistance(nightM);
  const rests: readonly SourceRef[] = [source];
  return [
    { text: `${size} spill: isolate ${formatSafeDistance(isolateM)} in all directions.`, rests },
    { text: `${size} spill: protect people ${day} downwind by day, ${night} downwind by night.`, rests },
  ];
}

function weaponStatements({ asWeapon }: TransportEntry): readonly Statement[] {
  if (asWeapon === undefined) return [];
  const { kind, small, large, source } = asWeapon;
  return [
    ...tableOne(`As a weapon (${kind}), small`, small, source),
    ...tableOne(`As a weapon (${kind}), large`, large, source),
  ];
}

/** A distance of the guide page in words: twice where the editions disagree, the larger first. */
function guidePage(
  editions: readonly GuideDistances[],
  field: "isolateM" | "largeSpillM" | "fireM",
  say: (distance: string) => string,
): readonly Statement[] {
  const said = new Map<number, SourceRef>();
  for (const { [field]: metres, source } of editions) {
    if (metres !== null && !said.has(metres)) said.set(metres, source);
  }
  return [...said]
    .toSorted(([a], [b]) => b - a)
    .map(([metres, source]) => ({ text: say(formatSafeDistance(metres)), rests: [source] }));
}

/**
 * The distances of an entry in words: the guide's own, what the 2024 edition says differently, then those of Table 1.
 * All of them are in its figures.
 *
 * @returns empty for an entry without distances
 */
export function isolationStatements(entry: TransportEntry): readonly Statement[] {
  const guide = entry.guideDistances;
  const tables = [
    ...tableOne("Small", entry.small, entry.distanceSource),
    ...tableOne("Large", entry.large, entry.distanceSource),
  ];
  const weapon = weaponStatements(entry);
  if (guide === null) return [...tables, ...weapon];
  const filed = { ...guide, fireM: entry.fireM };
  const newer = newerEdition(filed, entry.unNumber);
  const editions = newer === null ? [filed] : [filed, newer];
  const largeSpillDirection = isLargeSpillCircle(entry, guide.guide) ? "in all directions" : "downwind";
  return [
    ...guidePage(editions, "isolateM", (distance) => `Isolate ${distance} in all directions.`),
    ...guidePage(
      editions,
      "largeSpillM",
      (distance) => `Large spill: consider evacuating ${distance} ${largeSpillDirection}.`,
    ),
    ...guidePage(
      editions,
      "fireM",
      (distance) => `Fire involving a tank, rail car or truck: isolate ${distance} in all directions.`,
    ),
    ...tables,
    ...weapon,
  ];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The distances of a record in words: those of its id, and first what its hazards ask for where that is more, or where no
 * id has any.
 */
export function distanceStatements(record: ChemicalRecord, entry: TransportEntry | null): readonly Statement[] {
  const listed = entry === null ? [] : isolationStatements(entry);
  const { isolateM, basis } = isolationForRecord(record, entry === null ? {} : { unNumber: entry.unNumber });
  if (isolateM === null) return listed;
  const text = `Isolate ${formatSafeDistance(isolateM)} in all directions.`;
  return listed.some((said) => said.text === text || said.text === `Small spill: ${lowerFirst(text)}`)
    ? listed
    : [{ text, rests: basis.sources }, ...listed];
}
