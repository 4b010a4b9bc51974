import type { UnNumber } from "../identity/un-number.ts";
import type { Assumption } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Metres } from "../units/length.ts";
import { isExplosive } from "./isolation-fallback.ts";
import { newerEdition } from "./newer-edition.ts";
import type { IsolationRow, SceneConditions } from "./isolation-answer.ts";
import type {
  ContainerDistances,
  GuideDistances,
  GuideNumber,
  SpillDistances,
  TransportEntry,
  WindBand,
} from "../record/transport-entry.ts";

/** A row with the choices that nobody made and that it therefore takes at their worst. */
export interface AssumedRow extends IsolationRow {
  readonly isolateM: Metres;
  readonly assumptions: readonly Assumption[];
}

const TABLE_1: SourceRef = { key: "ERG2020", locator: "Table 1" };
const TABLE_3: SourceRef = { key: "ERG2020", locator: "Table 3" };

const BANDS: readonly WindBand[] = ["low", "moderate", "high"];

/** Bounds of the wind bands of Table 3, km/h. [ERG2020] */
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

/** Larger first: night where day and night are equal. */
function worstTime(day: Metres, night: Metres): "day" | "night" {
  return day > night ? "day" : "night";
}

/** What the tables ask of a substance that makes its gas only with water. */
function place(entry: TransportEntry): string {
  return entry.waterReactiveGases.length > 0 && !entry.isToxicByInhalation ? " in water" : "";
}

/** The row of Table 1 for one spill size. */
export function spillRow(
  entry: TransportEntry,
  size: "small" | "large",
  distances: SpillDistances,
  { time }: SceneConditions,
): AssumedRow {
  const taken = time ?? worstTime(distances.dayM, distances.nightM);
  return {
    label: `${size === "small" ? "Small" : "Large"} spill${place(entry)}, ${taken}`,
    isolateM: distances.isolateM,
    downwindM: taken === "day" ? distances.dayM : distances.nightM,
    source: entry.distanceSource ?? TABLE_1,
    assumptions: time === undefined ? [timeAssumption(taken)] : [],
  };
}

/** The rows of Table 1 for the substance as a weapon, where its shipments have rows of their own. */
export function weaponRows(entry: TransportEntry, conditions: SceneConditions): readonly AssumedRow[] {
  if (entry.asWeapon === undefined) return [];
  const { kind, small, large, source } = entry.asWeapon;
  const agent = { ...entry, distanceSource: source };
  return [spillRow(agent, "small", small, conditions), spillRow(agent, "large", large, conditions)].map((row) => ({
    ...row,
    label: `As a weapon (${kind}): ${row.label.toLowerCase()}`,
  }));
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

/** Names the edition where it is not the one that the tables are from. */
const edition = (source: SourceRef): string => (source.key === "ERG2024" ? ", 2024 edition" : "");

/**
 * Guides whose ids do not agree on the distance at once: on file is the largest. The 2020 tables say 25 m of lithium ion
 * batteries and 50 m of others under guide 147.
 */
const LARGEST_OF_IDS: ReadonlySet<GuideNumber> = new Set(["147"]);

/** What the guide says at once, before the size of the spill is known. */
export function guideRow({ guide, isolateM, source }: GuideDistances): AssumedRow | null {
  if (isolateM === null) return null;
  const largest = LARGEST_OF_IDS.has(guide) && source.key === "ERG2020" ? ", largest of its UN numbers" : "";
  const label = `Guide ${guide}, immediate isolation${largest}${edition(source)}`;
  return { label, isolateM, downwindM: null, source, assumptions: [] };
}

/**
 * Guides whose large-spill distance applies in all directions: explosives, desensitized explosives, organic peroxides and
 * self-reactive substances ([ERG2020] guide pages). 113 and 145 were checked on copies of the page. The others are assumed
 * to match, since a circle includes the downwind area.
 */
const ALL_DIRECTIONS: ReadonlySet<string> = new Set(["112", "113", "114", "145", "146", "148", "149", "150"]);

/** Direction of the large-spill distance of a guide: a circle for explosives and the guides above, else downwind. */
export function isLargeSpillCircle(entry: TransportEntry, guide: string): boolean {
  return isExplosive(entry) || ALL_DIRECTIONS.has(guide.slice(0, 3));
}

/** Distances of the guide for a large spill. */
export function guideLargeRow(entry: TransportEntry, guide: GuideDistances): AssumedRow | null {
  const { isolateM, largeSpillM, source } = guide;
  if (largeSpillM === null || isolateM === null) return null;
  const common = { label: `Guide ${guide.guide}, large spill${edition(source)}`, source, assumptions: [] };
  return isLargeSpillCircle(entry, guide.guide)
    ? { ...common, isolateM: Math.max(isolateM, largeSpillM), downwindM: null }
    : { ...common, isolateM, downwindM: largeSpillM };
}

/** Isolation where fire reaches a tank, rail car or truck. */
export function fireRow({ fireM, source }: Pick<GuideDistances, "fireM" | "source">): AssumedRow | null {
  if (fireM === null) return null;
  const label = `Fire at a tank or load${edition(source)}`;
  return { label, isolateM: fireM, downwindM: null, source, assumptions: [] };
}

/**
 * One row of a guide: two where the editions of the ERG disagree, the larger first.
 *
 * @param rowOf - makes the row from the distances of one edition
 */
export function rowsOfEditions(
  guide: GuideDistances,
  unNumber: UnNumber,
  rowOf: (distances: GuideDistances) => AssumedRow | null,
): readonly AssumedRow[] {
  const newer = newerEdition(guide, unNumber);
  const [filed, said] = [rowOf(guide), newer === null ? null : rowOf(newer)];
  if (filed === null || said === null) return [filed, said].filter((row) => row !== null);
  const more = said.isolateM - filed.isolateM || (said.downwindM ?? 0) - (filed.downwindM ?? 0);
  if (more === 0) return [filed];
  return more > 0 ? [said, filed] : [filed, said];
}
