import { unNumber } from "../identity/un-number.ts";
import { CURRENT_ERG, type FigureMark, type SourceRef } from "../provenance/source.ts";
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

/** The distances of one guide page. */
export function guideDistancesOf(stored: StoredGuide): GuideDistances {
  return { ...stored, source: { key: CURRENT_ERG, locator: `Guide ${stored.guide}` } };
}

/** Source of the name and class of a UN number. The ERG lists numbers that 49 CFR 172.101 does not, without a class. */
function sourceOf({ id, class: printed, ergOnly, isWithdrawn }: StoredTransport): SourceRef {
  if (ergOnly !== true) return { key: "49CFR172.101", locator: id };
  if (isWithdrawn === true) return { key: "ERG2020", locator: `${id}, not in ERG 2024` };
  return printed === undefined ? { key: CURRENT_ERG, locator: id } : { key: "UN-MR", locator: id, mark: "unverified" };
}

/** States that the tables do not give this guide to the number. */
function takenGuide(guide: GuideDistances, { guideBasis, isWithdrawn }: StoredTransport): GuideDistances {
  return guideBasis === undefined && isWithdrawn === undefined
    ? guide
    : { ...guide, source: { ...guide.source, mark: "derived" } };
}

/** A stored UN number with the distances of its guide. `linkMark` describes how a substance was linked to it. */
export function transportEntryOf(
  entry: StoredTransport,
  guides: TransportData["guides"],
  linkMark?: FigureMark,
): TransportEntry {
  const guide = entry.guide === undefined ? undefined : guides.get(entry.guide);
  const others = (entry.otherGuides ?? []).flatMap((other) => guides.get(other) ?? []);
  const fires = [guide, ...others].flatMap((page) => page?.fireM ?? []);
  return {
    unNumber: unNumber(entry.id),
    properShippingNames: entry.names,
    hazardClass: entry.class ?? null,
    subsidiaryClasses: entry.subsidiary ?? [],
    packingGroups: entry.packingGroups ?? [],
    guide: entry.guide ?? null,
    ...(entry.otherGuides === undefined ? {} : { otherGuides: entry.otherGuides }),
    guideDistances: guide === undefined ? null : takenGuide(guideDistancesOf(guide), entry),
    ...(others.length === 0 ? {} : { otherGuideDistances: others.map(guideDistancesOf) }),
    small: spill(entry.small),
    large: spill(entry.large),
    containers: (entry.containers ?? []).map(container),
    fireM: entry.fireM ?? (fires.length === 0 ? null : Math.max(...fires)),
    isToxicByInhalation: entry.tih === true,
    hazardZones: entry.zones ?? [],
    waterReactiveGases: entry.waterGases ?? [],
    polymerizes: entry.polymerizes === true,
    ...(entry.guideBasis === undefined ? {} : { guideBasis: entry.guideBasis }),
    ...(linkMark === undefined ? {} : { linkMark }),
    source: sourceOf(entry),
  };
}
