import type { Area, Path } from "../geo/antimeridian.ts";
import type { Place } from "../geo/lon-lat.ts";
import type { Metres } from "../units/length.ts";

/**
 * One outline of a file: a zone, the isolation circle, or the protective action distance. Texts are in the reader's
 * language.
 */
export interface ZoneFileArea {
  /** Id from `ZONE_IDS` of `/scene`, or the id of a custom limit. */
  readonly id: string;
  readonly label: string;
  /** The limit, or the source of the distance: `20 ppm`, `ERG 2024, Table 3`. */
  readonly limit: string;
  /** Distance as text. */
  readonly reach: string;
  readonly polygon: Area;
  /** Radius in metres of a circle around the source; `null` for any other outline. */
  readonly radiusM: Metres | null;
}

/** A line of a file: the centreline of the plume, or a limit of its direction. */
export interface ZoneFileLine {
  readonly id: "centreline" | "swing-left" | "swing-right";
  readonly label: string;
  readonly path: Path;
}

/** A calculation for export to other software. Input of every writer in this module. */
export interface ZoneFile {
  /**
   * Identifies the calculation. In software such as TAK, a later file with the same id replaces this one. Characters
   * other than letters, digits, points and hyphens become hyphens.
   */
  readonly id: string;
  /** Substance and location. */
  readonly title: string;
  /** The result in one or two sentences. */
  readonly summary: string;
  /**
   * States that this is a model and not a measurement, and until when it is valid. Comes first in every text of a file,
   * and with each shape: some software shows a shape without its file and after its time.
   */
  readonly caution: string;
  /** Inputs, assumptions, refusals, and layers that are not drawn with the reason, one line each. */
  readonly notes: readonly string[];
  readonly source: Place;
  readonly sourceLabel: string;
  /** ms since 1970-01-01 UTC. */
  readonly calculatedAtMs: number;
  /** Time until which the wind is assumed to be valid, ms since 1970-01-01 UTC; later than `calculatedAtMs`. */
  readonly validUntilMs: number;
  /** Outlines to draw; empty if no distance is known. */
  readonly areas: readonly ZoneFileArea[];
  readonly lines: readonly ZoneFileLine[];
}

/**
 * All texts of a file, line by line, the caution first.
 *
 * @param file - each writer adds `validUntilMs` in its own format
 */
export function zoneFileLines({ caution, summary, areas, notes }: ZoneFile): readonly string[] {
  return [caution, summary, ...areas.map(areaText), ...notes];
}

/** `AEGL-2: 2 ppm, 1.9 km`. */
export function areaText({ label, limit, reach }: ZoneFileArea): string {
  return `${label}: ${[limit, reach].filter((part) => part !== "").join(", ")}`;
}

/**
 * An id that is valid in every format: CAP allows no space, comma, `<` or `&`, and it is used in file names of a TAK
 * package.
 */
export function plainId(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9.-]+/g, "-");
}
