/** The layers of a floor plan: its page, and the edge of the paper. */
export const PLAN_LAYER = "placard-plan-page";
export const PLAN_EDGE = "placard-plan-edge";

/** What is ground and not drawn over it. */
const GROUND = "placard-ground-top";
const OF_REGION = "placard-region ";
const OVERLAY = "placard-";

/**
 * The lowest layer that is drawn over the ground: a plan stays below it. A ground of ours ends with a layer of its own; of
 * any other ground each layer of ours is drawn over it.
 *
 * @param layers - ids of the layers of a map from the lowest
 */
export function layerAbove(layers: readonly string[]): string | undefined {
  const top = layers.indexOf(GROUND);
  return layers
    .slice(top + 1)
    .find(
      (id) =>
        id !== PLAN_LAYER && id !== PLAN_EDGE && (top !== -1 || (id.startsWith(OVERLAY) && !id.startsWith(OF_REGION))),
    );
}
