import type { ReleaseZone, ResolvedReleaseInput } from "./release.ts";
import type { PlumeField } from "./zone/plume-field.ts";

/** Briggs's curves are fitted from here on, m. */
const FITTED_FROM = 100;
/** Wind below which the peers of the heavy-gas cases differ most, m/s at 10 m. */
const LIGHT_WIND = 2.5;
/** Above the air's temperature by more than this a plume rises, K. */
const HOT = 20;

/** A blanket about the source is spoken of from this half side on, m. */
const WIDE_BLANKET = 10;

/**
 * What a reader must know before acting on the zones.
 *
 * @param field - what the zones were drawn from
 */
export function warningsOf(
  input: ResolvedReleaseInput,
  zones: readonly ReleaseZone[],
  field: PlumeField,
): readonly string[] {
  const isHeavy = field.model === "heavy-gas";
  const { release, weather } = input;
  const warnings = ["Terrain, buildings, fires and particulates are not modelled."];
  if (zones.some((zone) => zone.isCut)) {
    warnings.push("Zones are cut at 10 km: the models do not reach farther.");
  }
  if (isHeavy && release.heightM > 0) {
    warnings.push("Heavy gas is modelled at the ground, not at the emission height.");
  }
  if (field.blanketHalfSideM >= WIDE_BLANKET && zones.some((zone) => zone.reached)) {
    const far = Math.ceil(field.blanketHalfSideM / 10) * 10;
    warnings.push(`Heavy gas spreads against the wind too: about ${far} m from the source to every side.`);
  }
  if (isHeavy && weather.windSpeedMps < LIGHT_WIND) {
    warnings.push("In light wind models of heavy gas differ by a factor of three in distance.");
  }
  const near = zones.filter((zone) => !isHeavy && zone.reached && zone.farM < FITTED_FROM).map((zone) => zone.label);
  if (near.length > 0) {
    warnings.push(`Nearer than 100 m the model is extrapolated: ${near.join(", ")}.`);
  }
  if (release.temperatureC !== undefined && release.temperatureC > weather.temperatureC + HOT) {
    warnings.push("A hot release rises; the rise is not modelled, so the zones at the ground are on the large side.");
  }
  return warnings;
}
