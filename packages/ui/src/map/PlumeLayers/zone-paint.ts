import type { ZoneId } from "@placard/hazmat-core/scene";
import type { ExpressionSpecification, LineLayerSpecification } from "maplibre-gl";
import { colourOf, type MapColours } from "../colours.ts";

/** Widths in px of the line, and of the casing below it. */
export const LINE_PX = 3;
export const CASING_PX = 6.5;

/** Lowest line layer. Places in the zones are drawn below it and above the zone fill. */
export const ZONE_LINES_BEGIN = "placard-zone-casing";

/** At most 0.38, so that streets stay visible. */
export const FILL_OPACITY = 0.38;

/** Dashes in px, as in `styles/hazard.css`; a test compares both. `null` is solid. */
export const DASHES_PX: Readonly<Record<ZoneId, readonly number[] | null>> = {
  "aegl-3": null,
  "aegl-2": [18, 7],
  "aegl-1": [7, 5],
  idlh: [1, 6],
  lel: [14, 5, 2, 5],
  evac: [10, 4, 2, 4],
  protect: [24, 5],
};

/** Paint of a zone's line. The engine measures dashes in line widths. */
export function linePaint(zone: ZoneId, colours: MapColours): NonNullable<LineLayerSpecification["paint"]> {
  const dash = DASHES_PX[zone];
  return {
    "line-color": colourOf(colours, `--placard-plume-${zone}-line`),
    "line-width": LINE_PX,
    ...(dash === null ? {} : { "line-dasharray": dash.map((px) => px / LINE_PX) }),
  };
}

/** One colour per zone from custom properties such as `--placard-plume-*` or `--placard-map-casing-*`. */
export function byZone(
  prefix: string,
  zones: readonly ZoneId[],
  colours: MapColours,
): ExpressionSpecification | string {
  const [first, ...others] = zones;
  if (first === undefined) return "gray";
  const rest = others.flatMap((zone) => [zone, colourOf(colours, `${prefix}${zone}`)]);
  return ["match", ["get", "zone"], first, colourOf(colours, `${prefix}${first}`), ...rest, "gray"];
}
