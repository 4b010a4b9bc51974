import { stateForDistance } from "./derived/physical-state-of.ts";
import type { SpillState } from "./guide-guidance.ts";
import {
  EXTEND_DOWNWIND,
  guidePagesOf,
  isExtendedDownwind,
  isLargeSpillCircle,
  weaponUses,
} from "../isolation/isolation-rows.ts";
import { formatSafeDistance } from "../formats/distance.ts";
import { CURRENT_ERG, type SourceRef } from "../provenance/source.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { immediateIsolation } from "../isolation/isolation-for-record.ts";
import type { GuideDistances, SpillDistances, TransportEntry } from "../record/transport-entry.ts";
import type { Metres } from "../units/length.ts";

const TABLE_1: SourceRef = { key: CURRENT_ERG, locator: "Table 1" };

function tableOne(size: string, distances: SpillDistances | null, source: SourceRef = TABLE_1): readonly Statement[] {
  if (distances === null) return [];
  const { isolateM, dayM, nightM, isAnyTime } = distances;
  const day = formatSafeDistance(dayM);
  const night = formatSafeDistance(nightM);
  const rests: readonly SourceRef[] = [source];
  return [
    { text: `${size} spill: isolate ${formatSafeDistance(isolateM)} in all directions.`, rests },
    isAnyTime === true
      ? { text: `${size} spill: protect people ${night} downwind.`, rests }
      : { text: `${size} spill: protect people ${day} downwind by day, ${night} downwind by night.`, rests },
  ];
}

function weaponStatements(entry: TransportEntry): readonly Statement[] {
  return weaponUses(entry).flatMap(({ said, small, large, source }) => [
    ...tableOne(`${said} Small`, small, source),
    ...tableOne(`${said} Large`, large, source),
  ]);
}

/** The guide page's immediate distance: for liquids and for solids if it prints two and the state is not known. */
function immediateIsolationStatements(
  guide: GuideDistances,
  rests: readonly SourceRef[],
  state: SpillState | null,
): readonly Statement[] {
  const { isolateM, isolateSolidM = isolateM } = guide;
  if (isolateM === null || isolateSolidM === null) return [];
  const [all, solid] = [formatSafeDistance(isolateM), formatSafeDistance(isolateSolidM)];
  if (isolateSolidM === isolateM || state !== null) {
    return [{ text: `Isolate ${state === "solid" ? solid : all} in all directions.`, rests }];
  }
  return [{ text: `Isolate ${all} in all directions for a liquid, ${solid} for a solid.`, rests }];
}

/**
 * Formats the distances of an entry: the guide's own, then those of Table 1. All of them are figures of the entry.
 *
 * @param state - of the material; `null` if it is not known
 * @returns empty for an entry without distances
 */
export function isolationStatements(entry: TransportEntry, state: SpillState | null = null): readonly Statement[] {
  const guide = entry.guideDistances;
  const tables = [
    ...tableOne("Small", entry.small, entry.distanceSource),
    ...tableOne("Large", entry.large, entry.distanceSource),
    ...weaponStatements(entry),
  ];
  if (guide === null) return tables;
  const rests = [guide.source];
  const [large = guide] = guidePagesOf(entry).toSorted((a, b) => (b.largeSpillM ?? 0) - (a.largeSpillM ?? 0));
  const largeSpillDirection = isLargeSpillCircle(entry, large.guide) ? "in all directions" : "downwind";
  const say = (
    metres: Metres | null,
    text: (distance: string) => string,
    source: SourceRef = guide.source,
  ): readonly Statement[] => (metres === null ? [] : [{ text: text(formatSafeDistance(metres)), rests: [source] }]);
  return [
    ...immediateIsolationStatements(guide, rests, state),
    ...(isExtendedDownwind(entry) ? [{ text: EXTEND_DOWNWIND, rests }] : []),
    ...say(
      large.largeSpillM,
      (distance) => `Large spill: consider evacuating ${distance} ${largeSpillDirection}.`,
      large.source,
    ),
    ...say(
      entry.fireM,
      (distance) => `Fire involving a tank, rail car or truck: isolate ${distance} in all directions.`,
    ),
    ...tables,
  ];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Formats the distances of a record: those of its UN number, preceded by the distance for its hazards if that is larger
 * or if no number has any.
 */
export function distanceStatements(record: ChemicalRecord, entry: TransportEntry | null): readonly Statement[] {
  const listed = entry === null ? [] : isolationStatements(entry, stateForDistance(record, entry));
  const { isolateM, basis } = immediateIsolation(record, entry === null ? {} : { unNumber: entry.unNumber });
  if (isolateM === null) return listed;
  const text = `Isolate ${formatSafeDistance(isolateM)} in all directions`;
  const isListed = listed.some((one) => one.text.startsWith(text) || one.text === `Small spill: ${lowerFirst(text)}.`);
  return isListed ? listed : [{ text: `${text}.`, rests: basis.sources }, ...listed];
}
