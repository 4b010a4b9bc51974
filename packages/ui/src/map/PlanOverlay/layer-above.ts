/** Layers of a floor plan: its page, and the edge of the paper. */
export const PLAN_LAYER = "placard-plan-page";
export const PLAN_EDGE = "placard-plan-edge";

/** Layer at the top of the basemap. */
const BASEMAP_TOP_ID = "placard-ground-top";
const OF_REGION = "placard-region ";
const OVERLAY = "placard-";

/**
 * Returns the lowest layer above the basemap; a plan goes below it. The embedded basemap ends with its own layer; on
 * any other basemap all layers of this package are above it.
 *
 * @param layers - ids of the layers of a map, lowest first
 */
export function layerAbove(layers: readonly string[]): string | undefined {
  const top = layers.indexOf(BASEMAP_TOP_ID);
  return layers
    .slice(top + 1)
    .find(
      (id) =>
        id !== PLAN_LAYER && id !== PLAN_EDGE && (top !== -1 || (id.startsWith(OVERLAY) && !id.startsWith(OF_REGION))),
    );
}
