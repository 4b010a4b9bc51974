import type { Area, Path } from "../geo/antimeridian.ts";
import type { Place } from "../geo/lon-lat.ts";
import type { Metres } from "../units/length.ts";

/** One outline of a file: a zone, the circle to clear, or the protective distance. Texts are in the reader's language. */
export interface ZoneFileArea {
  /** As `ZONE_IDS` of `/scene` names it, or a limit's own id. */
  readonly id: string;
  readonly label: string;
  /** The limit, or what the distance is based on: `20 ppm`, `ERG 2024, Table 3`. */
  readonly limit: string;
  /** How far it goes, in words. */
  readonly reach: string;
  readonly polygon: Area;
  /** For a circle about the source, its radius, m; `null` for any other outline. */
  readonly radiusM: Metres | null;
}

/** A line of a file: the middle of the plume, or how far it may swing. */
export interface ZoneFileLine {
  readonly id: "centreline" | "swing-left" | "swing-right";
  readonly label: string;
  readonly path: Path;
}

/** What a calculation says, on its way into other people's software. Every writer of this room takes it. */
export interface ZoneFile {
  /**
   * Names what the file is of. A later file of the same id takes the place of this one where it is read, as in TAK.
   * Anything but letters, digits, points and hyphens becomes a hyphen.
   */
  readonly id: string;
  /** Substance and place. */
  readonly title: string;
  /** The result in one or two sentences. */
  readonly summary: string;
  /** That it is a model and no measurement. Stands first wherever a file has room for words. */
  readonly caution: string;
  /** Inputs, assumptions, refusals, and layers that are not drawn with the reason: one line each. */
  readonly notes: readonly string[];
  readonly source: Place;
  readonly sourceLabel: string;
  /** ms since 1970-01-01 UTC. */
  readonly calculatedAtMs: number;
  /** Until when its wind is taken to hold, ms since 1970-01-01 UTC; later than `calculatedAtMs`. */
  readonly validUntilMs: number;
  /** What is drawn. None where no distance is known at all. */
  readonly areas: readonly ZoneFileArea[];
  readonly lines: readonly ZoneFileLine[];
}

/**
 * All that a file says in words, line by line: the caution before anything else.
 *
 * @param file - its `validUntilMs` is said by the writers, in the form of their own format
 */
export function wordsOf({ caution, summary, areas, notes }: ZoneFile): readonly string[] {
  return [caution, summary, ...areas.map(areaWords), ...notes];
}

/** `AEGL-2: 2 ppm, 1.9 km`. */
export function areaWords({ label, limit, reach }: ZoneFileArea): string {
  return `${label}: ${[limit, reach].filter((part) => part !== "").join(", ")}`;
}

/** An id that every format takes: CAP allows no space, comma, `<` or `&`, and it names files of a TAK package. */
export function plainId(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9.-]+/g, "-");
}
