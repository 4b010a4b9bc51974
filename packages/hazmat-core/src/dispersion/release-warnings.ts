import type { ReleaseZone, ResolvedReleaseInput } from "./release.ts";

/** Briggs's curves are fitted from here on, m. */
const FITTED_FROM = 100;
/** Wind below which the peers of the heavy-gas cases differ most, m/s at 10 m. */
const LIGHT_WIND = 2.5;
/** Above the air's temperature by more than this a plume rises, K. */
const HOT = 20;

/** What a reader must know before acting on the zones. */
export function warningsOf(
  input: ResolvedReleaseInput,
  zones: readonly ReleaseZone[],
  isHeavy: boolean,
): readonly string[] {
  const { release, weather } = input;
  const warnings = ["Terrain, buildings, fires and particulates are not modelled."];
  if (zones.some((zone) => zone.isCut)) {
    warnings.push("Zones are cut at 10 km: the models do not reach farther.");
  }
  if (isHeavy && release.heightM > 0) {
    warnings.push("Heavy gas is modelled at the ground, not at the emission height.");
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
