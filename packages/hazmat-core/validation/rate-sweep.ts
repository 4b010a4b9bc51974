import { modelReleaseOf } from "../src/dispersion/model-release-of.ts";
import type { ReleaseInput, ReleaseZone, ResolvedReleaseInput, StabilityClass } from "../src/dispersion/release.ts";
import { resolveRelease } from "../src/dispersion/resolve-release.ts";

// Slightly more gas gives a slightly longer zone, across every transition of the model: from passive to followed, from
// heavy to passive by name, from plume to circle, from a cloud on the ground to a jet with a longer range.

/** Factor of the rate between two steps. */
export const RATE_STEP = 1.02;
/** Maximum factor by which a zone can change in a step. */
export const MOST_MOVE = 1.05;
/** Relative tolerance of distances; a zone that is shorter by more has shrunk. */
const SAME = 1e-6;

/** Volatile toxic substances near the limit of heavy gas, by CAS number: five from a pool, two as gas. */
export const SWEPT_SUBSTANCES = [
  { name: "methyl isocyanate", cas: "624-83-9", state: "liquid" },
  { name: "acrolein", cas: "107-02-8", state: "liquid" },
  { name: "phosphorus trichloride", cas: "7719-12-2", state: "liquid" },
  { name: "nitrogen dioxide", cas: "10102-44-0", state: "liquid" },
  { name: "bromine", cas: "7726-95-6", state: "liquid" },
  { name: "hydrogen sulphide", cas: "7783-06-4", state: "gas" },
  { name: "chlorine", cas: "7782-50-5", state: "gas" },
] as const satisfies readonly { name: string; cas: string; state: ReleaseInput["release"]["state"] }[];

/** A class and a typical wind for it, m/s. */
export const SWEPT_WEATHER: readonly (readonly [StabilityClass, number])[] = [
  ["A", 2],
  ["B", 3],
  ["C", 4],
  ["D", 5],
  ["E", 3],
  ["F", 2],
];

/** A release to sweep: everything but its rate. */
export async function sweptRelease(
  { cas, state }: { readonly cas: string; readonly state: ReleaseInput["release"]["state"] },
  stability: StabilityClass,
  windSpeedMps: number,
  change: Partial<ReleaseInput["release"]> = {},
): Promise<ResolvedReleaseInput> {
  const resolved = await resolveRelease({
    substance: { cas },
    release: { rateKgPerS: 1, heightM: 0, durationMin: 60, state, ...change },
    weather: { windSpeedMps, windFromDeg: 270, temperatureC: 20, pressureMb: 1013.25, stability },
    site: { lon: 0, lat: 45, roughnessM: "open" },
  });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.input;
}

/** Result of a sweep: number of compared steps, the largest change in a 2% step, and every step that breaks a rule. */
export interface Sweep {
  readonly steps: number;
  readonly worst: number;
  readonly broken: readonly string[];
}

/** Number of 2% steps combined into one where the zones grow evenly. */
const STRIDE = 10;
/**
 * A stride in which a zone grows by this factor more than in the neighbouring one could hide a jump. A jump of 5% among
 * even steps adds 2.9% or more, because no zone grows faster than the rate: 1.05 / 1.02.
 */
const UNEVEN = 1.025;

interface Modelled {
  readonly rateKgPerS: number;
  readonly zones: readonly ReleaseZone[];
}

/**
 * Models a release over a range of rates and compares each zone with the previous one: in strides of 22%, and step by
 * step where a zone grows less evenly than a jump of 5% in a step of 2% would cause.
 *
 * @param isWhole - true for every step of 2%, whatever the strides show
 */
export async function sweepRates(
  input: ResolvedReleaseInput,
  fromKgPerS: number,
  toKgPerS: number,
  isWhole = false,
): Promise<Sweep> {
  const broken: string[] = [];
  let [steps, worst] = [0, 1];
  const at = async (rateKgPerS: number): Promise<Modelled> => {
    const answer = await modelReleaseOf({ ...input, release: { ...input.release, rateKgPerS } });
    if (!answer.ok) throw new Error(`${input.substance.name} at ${rateKgPerS} kg/s: ${answer.error.message}`);
    return { rateKgPerS, zones: answer.value.zones };
  };
  /** Evaluates one step of 2%. */
  const judge = (before: Modelled, after: Modelled): void => {
    for (const { label, from, to } of movesOf(before, after)) {
      steps += 1;
      worst = Math.max(worst, to / from);
      if (to / from <= MOST_MOVE && to / from >= 1 - SAME) continue;
      const where = `${input.substance.name}, ${input.weather.stability}, ${after.rateKgPerS.toPrecision(4)} kg/s`;
      broken.push(`${where}: ${label} from ${from.toFixed(1)} to ${to.toFixed(1)} m`);
    }
  };
  const stride = isWhole ? 1 : STRIDE;
  const strides: Modelled[] = [await at(fromKgPerS)];
  for (let rate = fromKgPerS * RATE_STEP ** stride; rate <= toKgPerS; rate *= RATE_STEP ** stride) {
    strides.push(await at(rate));
  }
  for (const [i, after] of strides.entries()) {
    const before = strides[i - 1];
    if (before === undefined) continue;
    if (stride > 1 && isEven(strides, i)) {
      steps += movesOf(before, after).length;
      continue;
    }
    let last = before;
    for (let k = 1; k <= stride; k++) {
      const next = k === stride ? after : await at(before.rateKgPerS * RATE_STEP ** k);
      judge(last, next);
      last = next;
    }
  }
  return { steps, worst, broken };
}

/** True if no zone shrinks in a stride, grows faster than the rate, or much more than in the neighbouring strides. */
function isEven(strides: readonly Modelled[], i: number): boolean {
  const growths = [i - 1, i, i + 1].map((k) => growthsOf(strides[k - 1], strides[k]));
  const [earlier, own, later] = growths;
  return [...(own ?? [])].every(([id, growth]) => {
    const beside = [earlier?.get(id), later?.get(id)].filter((one) => one !== undefined);
    const isUneven = beside.length === 0 || growth > UNEVEN * Math.min(...beside);
    return growth >= 1 - SAME && growth <= RATE_STEP ** STRIDE && !isUneven;
  });
}

function growthsOf(before: Modelled | undefined, after: Modelled | undefined): ReadonlyMap<string, number> {
  if (before === undefined || after === undefined) return new Map();
  return new Map(movesOf(before, after).map(({ id, from, to }) => [id, to / from]));
}

/** The zones that can be compared: reached before, and not cut off. */
function movesOf(
  before: Modelled,
  after: Modelled,
): readonly { id: string; label: string; from: number; to: number }[] {
  return before.zones
    .filter(({ reached, isCut }) => reached && !isCut)
    .map(({ id, label, farM: from }) => ({
      id,
      label,
      from,
      to: after.zones.find((zone) => zone.id === id)?.farM ?? 0,
    }));
}
