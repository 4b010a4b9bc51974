import type { Assumption } from "../provenance/figure.ts";
import { CURRENT_ERG, type SourceRef } from "../provenance/source.ts";
import type { Metres } from "../units/length.ts";
import { isExplosive } from "./isolation-fallback.ts";
import type { IsolationRow, SceneConditions } from "./isolation-answer.ts";
import type {
  ContainerDistances,
  GuideDistances,
  SpillDistances,
  TransportEntry,
  WeaponDistances,
  WindBand,
} from "../record/transport-entry.ts";

/** A row with the conditions that were not given and for which it uses the worst case. */
export interface AssumedRow extends IsolationRow {
  readonly isolateM: Metres;
  readonly assumptions: readonly Assumption[];
}

const TABLE_1: SourceRef = { key: CURRENT_ERG, locator: "Table 1" };
const TABLE_3: SourceRef = { key: CURRENT_ERG, locator: "Table 3" };

const BANDS: readonly WindBand[] = ["low", "moderate", "high"];

/** Bounds of the wind bands of Table 3, km/h. [ERG2024] */
const LOW_WIND_BELOW_KPH = 10;
const HIGH_WIND_ABOVE_KPH = 20;

/**
 * @param windKph - km/h, 0 or more
 * @returns the band of Table 3: low under 10, moderate 10 to 20, high over 20
 * @example
 * windBand(10); // "moderate"
 */
export function windBand(windKph: number): WindBand {
  if (windKph < LOW_WIND_BELOW_KPH) return "low";
  return windKph > HIGH_WIND_ABOVE_KPH ? "high" : "moderate";
}

function timeAssumption(time: "day" | "night"): Assumption {
  return { name: "Time of day", value: time, reason: "Not given: the time with the larger distance is used." };
}

/** The larger first: night if day and night are equal. */
function worstTime(day: Metres, night: Metres): "day" | "night" {
  return day > night ? "day" : "night";
}

/** States the requirement of the tables for a substance that forms its gas only with water. */
function requirementText(entry: TransportEntry): string {
  return entry.waterReactiveGases.length > 0 && !entry.isToxicByInhalation ? " in water" : "";
}

/** The row of Table 1 for one spill size. The row of a category of agents applies to day and night. */
export function spillRow(
  entry: TransportEntry,
  size: "small" | "large",
  distances: SpillDistances,
  { time }: SceneConditions,
): AssumedRow {
  const label = `${size === "small" ? "Small" : "Large"} spill${requirementText(entry)}`;
  const source = entry.distanceSource ?? TABLE_1;
  const { isolateM, dayM, nightM } = distances;
  if (distances.isAnyTime === true) return { label, isolateM, downwindM: nightM, source, assumptions: [] };
  const usedTime = time ?? worstTime(dayM, nightM);
  return {
    label: `${label}, ${usedTime}`,
    isolateM,
    downwindM: usedTime === "day" ? dayM : nightM,
    source,
    assumptions: time === undefined ? [timeAssumption(usedTime)] : [],
  };
}

/** Rows for the substance as a weapon in the ERG, with their names: the current category, then the withdrawn row. */
export function weaponUses({
  asWeapon,
  withdrawn,
}: TransportEntry): readonly (Pick<WeaponDistances, "small" | "large" | "source"> & { readonly said: string })[] {
  return [
    ...(asWeapon === undefined ? [] : [{ ...asWeapon, said: `As a weapon (${asWeapon.kind}).` }]),
    ...(withdrawn === undefined ? [] : [{ ...withdrawn, said: "As a weapon, 2020 edition, withdrawn in 2024." }]),
  ];
}

/** The rows for the substance as a weapon. They are shown with those of a shipment and never lead. */
export function weaponRows(entry: TransportEntry, conditions: SceneConditions): readonly AssumedRow[] {
  return weaponUses(entry).flatMap(({ said, small, large, source }) => {
    const agent: TransportEntry = { ...entry, waterReactiveGases: [], distanceSource: source };
    const rows = [spillRow(agent, "small", small, conditions), spillRow(agent, "large", large, conditions)];
    return rows.map((row) => ({ ...row, label: `${said} ${row.label}` }));
  });
}

/** The row of Table 3 for one container. */
export function containerRow(distances: ContainerDistances, { time, windKph }: SceneConditions): AssumedRow {
  const bands = windKph === undefined ? BANDS : [windBand(windKph)];
  const times = time === undefined ? (["night", "day"] as const) : [time];
  const all = times.flatMap((when) => bands.map((band) => ({ when, band, metres: distances[when][band] })));
  const worst = all.reduce((most, next) => (next.metres > most.metres ? next : most));
  const wind = {
    name: "Wind",
    value: worst.band,
    reason: "Not given: the wind band with the larger distance is used.",
  };
  return {
    label: `${distances.container}, ${worst.band} wind, ${worst.when}`,
    isolateM: distances.isolateM,
    downwindM: worst.metres,
    source: TABLE_3,
    assumptions: [
      ...(time === undefined ? [timeAssumption(worst.when)] : []),
      ...(windKph === undefined ? [wind] : []),
    ],
  };
}

/**
 * The guide's immediate distance, before the size of the spill is known. Solids have a smaller distance on some pages.
 */
export function guideRow(distances: GuideDistances, { state }: SceneConditions = {}): AssumedRow | null {
  const { guide, isolateM, isolateSolidM, source } = distances;
  if (isolateM === null) return null;
  const label = `Guide ${guide}, immediate isolation`;
  const common = { downwindM: null, source, assumptions: [] };
  if (isolateSolidM === undefined) return { ...common, label, isolateM };
  if (state === "solid") return { ...common, label: `${label}, solid`, isolateM: isolateSolidM };
  const reason = "Not given: the state with the larger distance is used.";
  return {
    ...common,
    label: state === "gas" ? label : `${label}, liquid`,
    isolateM,
    assumptions: state === undefined ? [{ name: "State", value: "liquid", reason }] : [],
  };
}

/** The guide's distance for solids, shown with the larger one while the state is not known. */
export function solidRow(distances: GuideDistances, { state }: SceneConditions): AssumedRow | null {
  return distances.isolateSolidM === undefined || state !== undefined ? null : guideRow(distances, { state: "solid" });
}

/**
 * Guides whose large-spill distance applies in all directions: explosives, desensitized explosives, organic peroxides and
 * self-reactive substances ([ERG2024] guide pages). 113 and 145 were checked on copies of the page. The others are assumed
 * to match, since a circle includes the downwind area.
 */
const ALL_DIRECTIONS: ReadonlySet<string> = new Set(["112", "113", "114", "145", "146", "148", "149", "150"]);

/** Direction of the large-spill distance of a guide: a circle for explosives and the guides above, else downwind. */
export function isLargeSpillCircle(entry: TransportEntry, guide: string): boolean {
  return isExplosive(entry) || ALL_DIRECTIONS.has(guide.slice(0, 3));
}

/** Guide pages without a large-spill distance that require no larger distance downwind. [ERG2024] */
const NO_LARGE_SPILL: ReadonlySet<string> = new Set(["111", "158", "169"]);

/** Requirement of a page without a large-spill distance. */
export const EXTEND_DOWNWIND = "Large spill: isolate farther downwind. The guide gives no distance.";

/** Every guide page of an entry, its own first. */
export const guidePagesOf = ({ guideDistances, otherGuideDistances = [] }: TransportEntry): readonly GuideDistances[] =>
  guideDistances === null ? [] : [guideDistances, ...otherGuideDistances];

/**
 * True if a large spill requires a larger distance downwind, but neither a guide page nor a table of the entry gives a
 * figure.
 */
export function isExtendedDownwind(entry: TransportEntry): boolean {
  const pages = guidePagesOf(entry);
  const [own] = pages;
  if (own === undefined || own.isolateM === null || NO_LARGE_SPILL.has(own.guide.slice(0, 3))) return false;
  return (
    pages.every(({ largeSpillM }) => largeSpillM === null) && entry.large === null && entry.containers.length === 0
  );
}

/** Distances of the guide for a large spill. */
export function guideLargeRow(
  entry: TransportEntry,
  guide: GuideDistances,
  conditions: SceneConditions = {},
): AssumedRow | null {
  const { largeSpillM, source } = guide;
  const isolateM = guideRow(guide, conditions)?.isolateM;
  if (largeSpillM === null || isolateM === undefined) return null;
  const common = { label: `Guide ${guide.guide}, large spill`, source, assumptions: [] };
  return isLargeSpillCircle(entry, guide.guide)
    ? { ...common, isolateM: Math.max(isolateM, largeSpillM), downwindM: null }
    : { ...common, isolateM, downwindM: largeSpillM };
}

/** Isolation if fire involves a tank, rail car or truck. */
export function fireRow({ fireM, source }: Pick<GuideDistances, "fireM" | "source">): AssumedRow | null {
  if (fireM === null) return null;
  return { label: "Fire at a tank or load", isolateM: fireM, downwindM: null, source, assumptions: [] };
}
