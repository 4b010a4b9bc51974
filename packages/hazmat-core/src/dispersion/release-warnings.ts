import type { ReleaseZone, ResolvedReleaseInput } from "./release.ts";

/** Briggs's curves are fitted from here on, m. */
const FITTED_FROM = 100;
/** Above the air's temperature by more than this a plume rises, K. */
const HOT = 20;

/** What a reader must know before acting on the zones. */
export function warningsOf(input: ResolvedReleaseInput, zones: readonly ReleaseZone[]): readonly string[] {
  const { release, weather } = input;
  const warnings = ["Terrain, buildings, fires and particulates are not modelled."];
  if (zones.some((zone) => zone.isCut)) {
    warnings.push("Zones are cut at 10 km: the models do not reach farther.");
  }
  const near = zones.filter((zone) => zone.reached && zone.farM < FITTED_FROM).map((zone) => zone.label);
  if (near.length > 0) {
    warnings.push(`Nearer than 100 m the model is extrapolated: ${near.join(", ")}.`);
  }
  if (release.temperatureC !== undefined && release.temperatureC > weather.temperatureC + HOT) {
    warnings.push("A hot release rises; the rise is not modelled, so the zones at the ground are on the large side.");
  }
  return warnings;
}
