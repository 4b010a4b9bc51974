import { formatZoneDistance } from "../formats/zone-figures.ts";
import type { ReleaseConditions } from "./input/release-conditions.ts";
import type { ModelledRelease, ReleaseWarning, ReleaseZone, ResolvedReleaseInput } from "./release.ts";
import type { PlumeField } from "./zone/plume-field.ts";

/** Minimum distance of the fit of Briggs's curves, m. */
const FITTED_FROM = 100;
/** Wind below which heavy-gas models differ most, m/s at 10 m. */
const LIGHT_WIND = 2.5;
/** A plume warmer than the air by more than this rises, K. */
const HOT = 20;
/** Minimum extent of gas around a source for a warning, m. */
const WIDE_SOURCE = 10;
/** A release that is still heavy at this distance is large; from here Briggs's curves distinguish the classes, m. */
const LARGE_FROM = 100;

/** Data for the warnings: the release, its conditions, its zones and their model. */
export interface WarnedRelease {
  readonly input: ResolvedReleaseInput;
  readonly conditions: ReleaseConditions;
  readonly model: ModelledRelease["model"];
  readonly zones: readonly ReleaseZone[];
  readonly field: PlumeField;
}

/** Returns the warnings to read before acting on the zones. */
export function warningsOf(release: WarnedRelease): readonly ReleaseWarning[] {
  return [
    { code: "not_modelled", text: "Terrain, buildings, fires and particulates are not modelled." },
    ...zoneWarnings(release),
    ...sourceWarnings(release),
    ...weatherWarnings(release),
    ...rangeWarnings(release),
  ];
}

function zoneWarnings({ zones }: WarnedRelease): readonly ReleaseWarning[] {
  const warnings: ReleaseWarning[] = [];
  if (zones.some((zone) => zone.isCut)) {
    warnings.push({ code: "cut_at_10_km", text: "Zones are cut off at 10 km, the limit of the models." });
  }
  if (zones.some(({ shape }) => shape === "circle")) {
    warnings.push({ code: "spreads_to_all_sides", text: "The gas spreads in all directions." });
  }
  return warnings;
}

function sourceWarnings({ input, model, zones, field }: WarnedRelease): readonly ReleaseWarning[] {
  const warnings: ReleaseWarning[] = [];
  if (model === "heavy-gas" && input.release.heightM > 0) {
    warnings.push({
      code: "heavy_gas_on_the_ground",
      text: "Heavy gas is modelled at ground level, not at the emission height.",
    });
  }
  const { upwindM = 0, sideM = 0 } = field.sourceCloud ?? {};
  if (Math.max(upwindM, sideM) >= WIDE_SOURCE && zones.some((zone) => zone.reached)) {
    const [upwind, side] = [formatZoneDistance(upwindM), formatZoneDistance(sideM)];
    const reach =
      upwind === side
        ? `${upwind} from the source in every direction`
        : `${upwind} upwind and ${side} to each side of the source`;
    warnings.push({ code: "spreads_upwind", text: `The gas also spreads upwind: about ${reach}.` });
  }
  return warnings;
}

function weatherWarnings({ input, conditions, model, field }: WarnedRelease): readonly ReleaseWarning[] {
  const { stability, terrain } = conditions;
  const warnings: ReleaseWarning[] = [];
  if (model === "heavy-gas" && input.weather.windSpeedMps < LIGHT_WIND) {
    warnings.push(
      stability === "E" || stability === "F"
        ? {
            code: "light_stable_wind",
            text: "In light wind at night the cloud may be wide and short, or narrow and several times longer. Keep clear of both.",
          }
        : { code: "light_wind", text: "In light wind, heavy gas models can differ by a factor of three in distance." },
    );
  }
  if ((stability === "A" || stability === "B") && field.heavyToM >= LARGE_FROM) {
    warnings.push({
      code: "large_release_by_day",
      text: "By day, zones for a large heavy gas release may be half or twice as long as shown. They are more often too long than too short.",
    });
  }
  if (terrain === "urban") {
    warnings.push({ code: "town", text: "In built-up areas, streets may channel the gas farther." });
  }
  return warnings;
}

function rangeWarnings({ input, model, zones }: WarnedRelease): readonly ReleaseWarning[] {
  const { release, weather } = input;
  const warnings: ReleaseWarning[] = [];
  const isPassive = model === "gaussian";
  const near = zones.filter((zone) => isPassive && zone.reached && zone.farM < FITTED_FROM).map((zone) => zone.label);
  if (near.length > 0) {
    warnings.push({
      code: "nearer_than_fitted",
      text: `Within 100 m the model is extrapolated: ${near.join(", ")}.`,
    });
  }
  if (release.temperatureC !== undefined && release.temperatureC > weather.temperatureC + HOT) {
    warnings.push({
      code: "hot_release",
      text: "A hot release rises. The rise is not modelled, so ground-level zones may be too large.",
    });
  }
  return warnings;
}
