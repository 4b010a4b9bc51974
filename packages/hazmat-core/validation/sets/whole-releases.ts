import { absolute, relative, same, type Check } from "../compare.ts";
import { WHOLE_RELEASES, type WholeRelease } from "../fixtures.ts";
import { angleBetween, bearingOf, localRings, reachOf, tipOf } from "../plane.ts";
import type * as Models from "../models.ts";

// Releases as entered by a caller, from the checks to the map, compared with reference/whole_release_ref.py: it covers
// what the other sets cannot test between the equations (units, durations, wind speed of the plume, class from the
// sky).

const { releases, pool, tolerance } = WHOLE_RELEASES;

/** Model, zones and direction of fifteen whole releases, and the pool of a sixteenth. */
export async function wholeReleaseChecks(models: typeof Models): Promise<readonly Check[]> {
  const checks = await Promise.all(releases.map(async (release) => releaseChecks(models, release)));
  return [...checks.flat(), ...(await poolChecks(models))];
}

async function releaseChecks(models: typeof Models, { id, input, outputs }: WholeRelease): Promise<readonly Check[]> {
  const about = (quantity: string) => ({ caseId: id, quantity });
  const answer = await models.modelReleaseOf(input);
  if (!answer.ok) return [same(about("model"), outputs.model, answer.error.code)];
  const { model, stability, richardson, axisDeg, swingDeg, zones } = answer.value;
  const distance = outputs.follows_cloud === true ? tolerance.heavy_rel : tolerance.passive_rel;
  return [
    same(about("model"), outputs.model, model),
    same(about("stability"), outputs.stability, stability),
    relative(about("Richardson number"), outputs.richardson, richardson, tolerance.passive_rel),
    absolute(about("axis"), 0, angleBetween(axisDeg, outputs.axis_deg), tolerance.bearing_deg, "°"),
    absolute(about("swing"), outputs.swing_deg, swingDeg, tolerance.swing_deg, "°"),
    ...outputs.zones.flatMap((expected, i): Check[] => {
      const of = (quantity: string) => about(`${expected.id} ${quantity}`);
      const zone = zones[i];
      if (!expected.reached || zone === undefined || !zone.reached) {
        return [same(of("reached"), String(expected.reached), String(zone?.reached))];
      }
      const corners = zone.polygon === null ? [] : localRings(input.site, zone.polygon).flat();
      return [
        relative(of("near"), expected.near_m, zone.nearM, distance),
        relative(of("far"), expected.far_m, zone.farM, distance),
        same(of("cut"), String(expected.is_cut), String(zone.isCut)),
        relative(of("width"), expected.max_width_m, zone.maxWidthM, distance),
        ...(expected.area_m2 === undefined
          ? []
          : [relative(of("area"), expected.area_m2, zone.areaM2, tolerance.area_rel)]),
        relative(of("reach along the wind"), expected.far_m, reachOf(corners, outputs.axis_deg), distance),
        same(of("shape"), expected.shape ?? "plume", zone.shape),
        ...(expected.upwind_m === undefined
          ? []
          : [upwindCheck(of("reach upwind"), expected.upwind_m, reachOf(corners, outputs.axis_deg + 180), distance)]),
        // A wide heavy zone, or one that is cut off, has corners farther away than its tip.
        ...(expected.is_cut || outputs.follows_cloud === true
          ? []
          : [
              absolute(
                of("bearing of the tip"),
                0,
                angleBetween(bearingOf(tipOf(corners)), outputs.axis_deg),
                tolerance.bearing_deg,
                "°",
              ),
            ]),
      ];
    }),
  ];
}

/** Corners have seven decimals of a degree, a centimetre: too coarse for 1 % of a distance of 20 cm. */
const CORNER = 0.02; // m

function upwindCheck(
  about: { caseId: string; quantity: string },
  expected: number,
  actual: number,
  share: number,
): Check {
  return absolute(about, expected, actual, Math.max(CORNER, share * expected), "m");
}

async function poolChecks(models: typeof Models): Promise<readonly Check[]> {
  const about = (quantity: string) => ({ caseId: pool.id, quantity });
  const rate = models.rateFromPool(pool.input, pool.area_m2);
  const answer = await models.modelReleaseOf({
    ...pool.input,
    release: { rateKgPerS: pool.rate_kg_s, heightM: 0, state: "liquid" },
    thresholds: [{ id: "limit", ppm: 52 }],
  });
  const area = answer.ok ? (answer.value.pool?.areaM2 ?? Number.NaN) : Number.NaN;
  return [
    relative(about("rate of a pool"), pool.rate_kg_s, rate.ok ? rate.value : Number.NaN, tolerance.pool_rel),
    relative(about("pool of a rate"), pool.area_m2, area, tolerance.pool_rel),
  ];
}
