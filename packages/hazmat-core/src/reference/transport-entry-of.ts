import { unNumber } from "../identity/un-number.ts";
import type { FigureMark, SourceRef } from "../provenance/source.ts";
import type { TransportData } from "../data/load.ts";
import type {
  StoredContainer,
  StoredDistances,
  StoredGuide,
  StoredTransport,
  StoredWindRow,
} from "../data/stored-transport.ts";
import type {
  ContainerDistances,
  GuideDistances,
  SpillDistances,
  TransportEntry,
  WindBand,
} from "../record/transport-entry.ts";

const spill = (row: StoredDistances | undefined): SpillDistances | null =>
  row === undefined ? null : { isolateM: row[0], dayM: row[1], nightM: row[2] };

const byWind = ([low, moderate, high]: StoredWindRow): Record<WindBand, number> => ({ low, moderate, high });

const container = ([name, isolateM, day, night]: StoredContainer): ContainerDistances => ({
  container: name,
  isolateM,
  day: byWind(day),
  night: byWind(night),
});

/** The distances of one guide. Marked where any of them is still to be checked against the guide page. */
export function guideDistancesOf(guide: StoredGuide): GuideDistances {
  const fromMemory = [guide.isolate, guide.fire].some(([metres, unchecked]) => metres !== null && unchecked === true);
  return {
    guide: guide.guide,
    isolateM: guide.isolate[0],
    largeSpillM: guide.largeSpill[0],
    fireM: guide.fire[0],
    source: { key: "ERG2020", locator: `Guide ${guide.guide}`, ...(fromMemory ? { mark: "from-memory" } : {}) },
  };
}

function sourceOf(entry: StoredTransport): SourceRef {
  if (entry.fromMemory === true) return { key: "ERG2024", locator: entry.id, mark: "from-memory" };
  return entry.ergOnly === true ? { key: "ERG2020", locator: entry.id } : { key: "49CFR172.101", locator: entry.id };
}

/** Says of a guide that the tables do not give it to this id. */
function takenGuide(guide: GuideDistances, { guideBasis, fromMemory }: StoredTransport): GuideDistances {
  if (fromMemory === true) return { ...guide, source: { ...guide.source, mark: "from-memory" } };
  return guideBasis === undefined ? guide : { ...guide, source: { ...guide.source, mark: "derived" } };
}

/** An id as stored, with the distances of its guide. `linkMark` says how a substance was tied to it. */
export function transportEntryOf(
  entry: StoredTransport,
  guides: TransportData["guides"],
  linkMark?: FigureMark,
): TransportEntry {
  const guide = entry.guide === undefined ? undefined : guides.get(entry.guide);
  return {
    unNumber: unNumber(entry.id),
    properShippingNames: entry.names,
    hazardClass: entry.class ?? null,
    subsidiaryClasses: entry.subsidiary ?? [],
    packingGroups: entry.packingGroups ?? [],
    guide: entry.guide ?? null,
    guideDistances: guide === undefined ? null : takenGuide(guideDistancesOf(guide), entry),
    small: spill(entry.small),
    large: spill(entry.large),
    containers: (entry.containers ?? []).map(container),
    fireM: entry.fireM ?? guide?.fire[0] ?? null,
    isToxicByInhalation: entry.tih === true,
    hazardZones: entry.zones ?? [],
    waterReactiveGases: entry.waterGases ?? [],
    polymerizes: entry.polymerizes === true,
    ...(entry.guideBasis === undefined ? {} : { guideBasis: entry.guideBasis }),
    ...(linkMark === undefined ? {} : { linkMark }),
    source: sourceOf(entry),
  };
}
