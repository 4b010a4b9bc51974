import { parseUnNumber } from "../identity/un-number.ts";
import type { Assumption } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import { uniqueSources } from "../provenance/unique-sources.ts";
import { DEFAULT_BY_STATE, fallbackGuide } from "./isolation-fallback.ts";
import {
  type AssumedRow,
  EXTEND_DOWNWIND,
  isExtendedDownwind,
  containerRow,
  fireRow,
  guideLargeRow,
  guidePagesOf,
  guideRow,
  solidRow,
  spillRow,
  weaponRows,
} from "./isolation-rows.ts";
import type { IsolationAnswer, IsolationRow, SceneConditions } from "./isolation-answer.ts";
import { usableConditions } from "./scene-conditions.ts";
import type { GuideDistances, TransportEntry } from "../record/transport-entry.ts";

interface Rows {
  readonly guide: AssumedRow | null;
  /** Shown with the row of the guide: its solids while the state is not known, and further guides of the number. */
  readonly besideGuide: readonly AssumedRow[];
  readonly guideLarge: AssumedRow | null;
  readonly small: AssumedRow | null;
  readonly large: AssumedRow | null;
  /** Shown with the rows of a shipment, never leading. */
  readonly asWeapon: readonly AssumedRow[];
  readonly containers: readonly { readonly container: string; readonly row: AssumedRow }[];
  readonly fire: AssumedRow | null;
}

interface LeadingRow {
  readonly row: AssumedRow;
  readonly why: string;
  /** Source of the downwind distance, if it is not that of the leading row. */
  readonly downwindSource?: SourceRef;
}

function rowsOf(entry: TransportEntry, own: GuideDistances, conditions: SceneConditions): Rows {
  // The first of equals leads: the guide of the card comes before the others of its number.
  const guides = [own, ...guidePagesOf(entry).slice(1)];
  const immediate = withoutNulls(guides.map((page) => guideRow(page, conditions)));
  const guide = worstRow(immediate) ?? null;
  const others = immediate.filter((row) => row !== guide);
  const large = withoutNulls(guides.map((page) => guideLargeRow(entry, page, conditions)));
  const fires = guides.toSorted((a, b) => (b.fireM ?? 0) - (a.fireM ?? 0));
  return {
    guide,
    besideGuide: [...withoutNulls([solidRow(own, conditions)]), ...others],
    guideLarge: large.toSorted((a, b) => reachOf(b) - reachOf(a))[0] ?? null,
    small: entry.small === null ? null : spillRow(entry, "small", entry.small, conditions),
    large: entry.large === null ? null : spillRow(entry, "large", entry.large, conditions),
    asWeapon: weaponRows(entry, conditions),
    containers: entry.containers.map((distances) => ({
      container: distances.container,
      row: containerRow(distances, conditions),
    })),
    fire: fireRow({ ...(fires[0] ?? own), fireM: entry.fireM ?? fires[0]?.fireM ?? null }),
  };
}

const reachOf = ({ isolateM, downwindM }: AssumedRow): number => Math.max(isolateM, downwindM ?? 0);

const withoutNulls = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

/**
 * The largest isolation, the first of equals: large spills and containers come first, and have at least the same
 * distance. Their "11+ km" has no upper end, so it leads over the 11.1 km of a small spill of tellurium hexafluoride.
 * [ERG2024] Tables 1 and 3
 */
const worstRow = (rows: readonly AssumedRow[]): AssumedRow | undefined =>
  rows.toSorted((a, b) => b.isolateM - a.isolateM)[0];

/** The leading row. Its distance is shown above, so it is not repeated. */
const sentence = (row: AssumedRow): string => `${row.label}.`;

function withAssumption(row: AssumedRow, name: string, value: string, reason: string): AssumedRow {
  return { ...row, assumptions: [...row.assumptions, { name, value, reason }] };
}

/** A container of Table 3: the given one, or the worst of them. */
function containerRowOf({ containers }: Rows, name: string | undefined): AssumedRow | undefined {
  const named = containers.find(({ container }) => container.toLowerCase() === name?.trim().toLowerCase());
  if (named !== undefined) return named.row;
  const row = worstRow(containers.map((known) => known.row));
  if (row === undefined) return undefined;
  const reason = name === undefined ? "Not given: worst case used." : `"${name}" is not in Table 3: worst case used.`;
  return withAssumption(row, "Container", row.label.split(",")[0] ?? row.label, reason);
}

/**
 * The leading row. If no size was given, it is the larger one, and never less than the guide's own distance. A UN
 * number without tables has the distance of its guide.
 */
function leadOf(entry: TransportEntry, rows: Rows, { spill, container }: SceneConditions): LeadingRow | undefined {
  const { guide } = rows;
  const hasContainers = entry.containers.length > 0;
  if (spill === undefined && !hasContainers && rows.small === null) return leadingRow(guide);
  const large = containerRowOf(rows, container) ?? rows.large ?? rows.guideLarge ?? guide;
  if (spill === "large" || (spill === undefined && hasContainers && container !== undefined)) return leadingRow(large);
  const small = rows.small ?? guide;
  if (spill === "small") return leadingRow(small);
  const either = worstRow(withoutNulls([large, small]));
  const size = either === small ? "small" : "large";
  return either && largerGuideRow(guide, withAssumption(either, "Spill size", size, "Not given: worst case used."));
}

/**
 * The guide's distance, if it is larger than that of a large spill: the protective action distance is still that of the
 * spill.
 */
function largerGuideRow(guide: AssumedRow | null, spill: AssumedRow): LeadingRow | undefined {
  if (guide === null || guide.isolateM <= spill.isolateM) return leadingRow(spill);
  const { downwindM, source } = spill;
  return {
    row: { ...guide, downwindM, assumptions: [...guide.assumptions, ...spill.assumptions] },
    why: `${guide.label}: larger than for a large spill. Downwind distance is for a large spill.`,
    downwindSource: source,
  };
}

function leadingRow(row: AssumedRow | null): LeadingRow | undefined {
  return row === null ? undefined : { row, why: sentence(row) };
}

function entryNotes(entry: TransportEntry): string {
  const others = (entry.otherGuides ?? []).map((guide) => ` Guide ${guide} applies to other goods under this number.`);
  const large = isExtendedDownwind(entry) ? ` ${EXTEND_DOWNWIND}` : "";
  return `${others.join("")}${large}${tableNotes(entry)}`;
}

function tableNotes({ isToxicByInhalation, waterReactiveGases, small, containers }: TransportEntry): string {
  if (isToxicByInhalation && small === null && containers.length === 0) {
    return " Toxic by inhalation, but Table 1 has no distances for it.";
  }
  return waterReactiveGases.length > 0 ? ` Gives off ${waterReactiveGases.join(", ")} in water.` : "";
}

function shown({ label, isolateM, downwindM, source }: AssumedRow): IsolationRow {
  return { label, isolateM, downwindM, source };
}

function allRows(rows: Rows): readonly IsolationRow[] {
  const { guide, besideGuide, guideLarge, small, large, asWeapon, containers, fire } = rows;
  const ofContainers = containers.map(({ row }) => row);
  return withoutNulls([guide, ...besideGuide, guideLarge, small, large, ...asWeapon, ...ofContainers, fire]).map(shown);
}

function unidentified({ state }: SceneConditions): IsolationAnswer {
  const knownState = state ?? "gas";
  const isolateM = DEFAULT_BY_STATE[knownState];
  const source: SourceRef = { key: "PLACARD", locator: "default by physical state", mark: "assumed" };
  const assumptions: Assumption[] = [
    {
      name: "Material",
      value: "not identified",
      reason: "No UN number given: default distance for its physical state used.",
    },
  ];
  if (state === undefined) {
    assumptions.push({ name: "State", value: "gas", reason: "Not given: the state with the larger distance is used." });
  }
  return {
    kind: "distance",
    isolateM,
    downwindM: null,
    why: `Material not identified, treated as a ${knownState}. Identify it, then check again.`,
    rows: [{ label: `Unidentified ${knownState}`, isolateM, downwindM: null, source }],
    basis: { sources: [source], assumptions },
  };
}

/** A UN number without its own guide: guide 111, or 112 for explosives, and the rows of Table 1 if it has any. */
function withoutGuide(entry: TransportEntry, why: string, conditions: SceneConditions): IsolationAnswer {
  const guide = fallbackGuide(entry);
  const rows = rowsOf(entry, guide, conditions);
  const leading = withoutNulls([rows.guide, leadOf(entry, rows, conditions)?.row ?? null]);
  const lead = worstRow(leading);
  return {
    kind: "use_guide",
    guide: guide.guide,
    isolateM: lead?.isolateM ?? null,
    why: `${why} Follow Guide ${guide.guide}.`,
    rows: allRows(rows),
    basis: { sources: uniqueSources(leading.map(({ source }) => source)), assumptions: lead?.assumptions ?? [] },
  };
}

/**
 * Returns initial isolation and protective action distances of one transport entry.
 *
 * Given conditions choose the row; missing ones use the worst row, which can be a large spill, and `basis.assumptions`
 * says so. A UN number without rows in Tables 1 and 3 uses its guide until a size is given. The default by state is
 * used only for `null`, an unidentified material. An entry without a guide uses guide 111, or 112 for class 1.
 *
 * @param entry - entry of the UN number, or `null` if the material is not identified
 * @param conditions - known conditions of the scene; wind in km/h, 0 or more. Values that no table uses count as not
 * given
 * @example
 * const [entry] = chlorineRecord.transport;
 * isolationFor(entry, { spill: "small", time: "day" }); // includes { isolateM: 60, downwindM: 300 }
 * isolationFor(null, { state: "liquid" }).isolateM; // 50
 * @see [ERG2024] tables 1 and 3 and the guide of the id
 */
export function isolationFor(entry: TransportEntry | null, conditions: SceneConditions): IsolationAnswer {
  const scene = usableConditions(conditions);
  if (entry === null) return unidentified(scene);
  const guide = entry.guideDistances;
  if (entry.guide === null || guide === null) {
    return withoutGuide(entry, `No guide on file for ${entry.unNumber}.`, scene);
  }
  const rows = rowsOf(entry, guide, scene);
  const lead = leadOf(entry, rows, scene);
  if (lead === undefined) {
    return withoutGuide(entry, `Guide ${entry.guide} gives no distance for ${entry.unNumber}.`, scene);
  }
  return {
    kind: "distance",
    isolateM: lead.row.isolateM,
    downwindM: lead.row.downwindM,
    why: `${lead.why}${entryNotes(entry)}`,
    rows: allRows(rows),
    basis: {
      sources: uniqueSources(withoutNulls([lead.row.source, lead.downwindSource ?? null])),
      assumptions: lead.row.assumptions,
    },
  };
}

/**
 * Returns the isolation for a number that the tables do not list, or for text that is not a UN number. Never uses the
 * default by state, because a number was read from the vehicle. Numbers in the range of explosives are treated as
 * explosives.
 *
 * @example
 * isolationForUnlisted("9999"); // includes { kind: "use_guide", guide: "111", isolateM: 100 }
 */
export function isolationForUnlisted(typed: string): IsolationAnswer {
  const read = parseUnNumber(typed);
  const guide = fallbackGuide(read.ok ? { hazardClass: null, unNumber: read.value } : null);
  const rows = withoutNulls([guideRow(guide), fireRow(guide)]);
  const id = read.ok ? read.value : `"${typed.trim()}"`;
  return {
    kind: "use_guide",
    guide: guide.guide,
    isolateM: guide.isolateM,
    why: `${id} is not a listed UN or NA number. Follow Guide ${guide.guide}.`,
    rows: rows.map(shown),
    basis: { sources: [guide.source], assumptions: [] },
  };
}
