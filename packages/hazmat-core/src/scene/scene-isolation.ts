import { formatNumber } from "../formats/number.ts";
import { formatSafeDistance } from "../formats/distance.ts";
import type { ChemicalRef } from "../identity/chemical-ref.ts";
import { type CardConditions, immediateIsolation, isolationForRecord } from "../isolation/isolation-for-record.ts";
import { isolationFor, isolationForUnlisted } from "../isolation/isolation.ts";
import type { IsolationAnswer, SceneConditions } from "../isolation/isolation-answer.ts";
import { leadingEntry } from "../isolation/leading-entry.ts";
import type { Assumption } from "../provenance/figure.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { convertUnit } from "../units/convert-unit.ts";
import type { Scene } from "./scene.ts";
import { containerFor, spillSize } from "./source/spill-size.ts";
import { timeOfDay } from "./weather/time-of-day.ts";
import { uniqueSources } from "../provenance/unique-sources.ts";

/** Default duration of a release in the models, minutes. [TM43] */
const DEFAULT_DURATION_MIN = 60;
const SECONDS_PER_MINUTE = 60;

/** The released amount, after the source was calculated. */
export interface SceneAmount {
  readonly rateKgPerS: number;
  /** `null`: not given. */
  readonly durationMin: number | null;
}

/**
 * Returns isolation and protective action distance of a scene.
 *
 * Given conditions choose the row. A missing spill size and time of day are derived from the amount, the clock and the
 * sun, and named as derived; if the amount does not decide, the larger spill is used and named as assumed. A derived
 * size can increase the circle above the guide's immediate isolation, and never decreases it. The contents of a source,
 * or that it is a cylinder, choose the container of a large spill before the worst one is assumed. Without conditions
 * and release the answer is that of the card.
 *
 * @param record - `null` with a chemical in the scene: a number that is not on file; without one: unidentified
 * @param amount - `null`: no release was given, or its rate could not be calculated
 */
export function sceneIsolation(
  scene: Scene,
  record: ChemicalRecord | null,
  amount: SceneAmount | null,
): IsolationAnswer {
  const { told = {}, state, weather } = scene;
  const windSpeedMps = told.windSpeedMps ?? weather?.windSpeedMps;
  const { guide, ...rows } = told;
  const isAnyTold = Object.values(rows).some((value) => value !== undefined);
  if (scene.source === null && !isAnyTold)
    return answerFor(scene, record, { state, ...(guide !== undefined && { guide }) });
  const spill =
    told.spill === undefined ? (derivedSpill(scene, record, amount) ?? spillOfContents(scene, record)) : null;
  const time = told.time === undefined ? derivedTime(scene, amount) : null;
  const size = told.spill ?? spill?.value;
  const derived = size === "small" ? null : containerOfSource(scene, record);
  const container = derived?.value ?? told.container;
  const called = answerFor(scene, record, {
    state,
    time: told.time ?? time?.value ?? "night",
    ...(size !== undefined && { spill: size }),
    ...(container !== undefined && { container }),
    ...(windSpeedMps !== undefined && { windKph: kilometresPerHour(windSpeedMps) }),
    ...(guide !== undefined && { guide }),
  });
  const answer = told.spill === undefined ? withImmediateIsolation(called, scene, record) : called;
  const isLargeAssumed = derived !== null && size === undefined;
  const large = isLargeAssumed ? { name: "Spill size", value: "large", reason: NOT_GIVEN } : spill;
  const assumptions = relevantAssumptions(record, scene, [large, time]);
  const all = withAssumptions(answer, [...assumptions, ...(derived === null ? [] : [derived])]);
  return withMissingWeather(all, scene, amount);
}

const NOT_GIVEN = "Not given: worst case used.";

/**
 * The row of Table 3 for the source, unless a row was given: the smallest container that holds its contents; for a
 * cylinder of unknown contents the worst of the cylinders.
 */
function containerOfSource(
  { chemical, source, told }: Scene,
  record: ChemicalRecord | null,
): (Assumption & { readonly value: string }) | null {
  const containers = record === null ? [] : (leadingEntry(record, chemical?.unNumber ?? undefined)?.containers ?? []);
  const named = told?.container?.trim().toLowerCase();
  if (source === null || containers.some(({ container }) => container.toLowerCase() === named)) return null;
  const contentsKg = contentsOf(source);
  if (contentsKg !== null) {
    const found = containerFor(containers, contentsKg, record?.constants.liquidDensityKgPerM3?.value ?? null);
    if (found === undefined) return null;
    const reason = `Smallest container in Table 3 that holds ${formatNumber(Number(contentsKg.toPrecision(2)))} kg.`;
    return { name: "Container", value: found.container, reason, isDerived: true };
  }
  const cylinders = containers.find(({ container }) => /cylinder/i.test(container)); // the largest comes first
  if (source.kind !== "cylinder" || cylinders === undefined) return null;
  const reason = "Size and number of cylinders not given: worst case for cylinders used.";
  return { name: "Container", value: cylinders.container, reason };
}

/** Given contents of a vessel, kg; `null`: not given, or not an amount. */
function contentsOf(source: NonNullable<Scene["source"]>): number | null {
  const contentsKg = "contentsKg" in source ? source.contentsKg : undefined;
  return contentsKg !== undefined && contentsKg > 0 && contentsKg < Infinity ? contentsKg : null;
}

function answerFor({ chemical }: Scene, record: ChemicalRecord | null, conditions: SceneConditions): IsolationAnswer {
  if (chemical === null) return isolationFor(null, conditions);
  if (record === null) return isolationForUnlisted(chemical.unNumber ?? chemical.key.replace(/^\w+:/, ""));
  return isolationForRecord(record, { ...conditions, ...numberOf(chemical) });
}

function numberOf(chemical: ChemicalRef | null): Pick<CardConditions, "unNumber"> {
  return chemical?.unNumber == null ? {} : { unNumber: chemical.unNumber };
}

/** The circle is never smaller than the immediate isolation before the size of the spill is known. */
function withImmediateIsolation(
  called: IsolationAnswer,
  { chemical, state, told }: Scene,
  record: ChemicalRecord | null,
): IsolationAnswer {
  if (record === null) return called;
  const chosen = told?.guide === undefined ? {} : { guide: told.guide };
  const atOnce = immediateIsolation(record, { state, ...numberOf(chemical), ...chosen });
  if ((atOnce.isolateM ?? 0) <= (called.isolateM ?? 0)) return called;
  const why = `${called.why} Immediate isolation is ${formatSafeDistance(atOnce.isolateM)}; the larger distance is used.`;
  const sources = uniqueSources([...atOnce.basis.sources, ...called.basis.sources]);
  return { ...called, isolateM: atOnce.isolateM ?? 0, why, basis: { ...called.basis, sources } };
}

interface Derived<T> extends Assumption {
  readonly value: T & string;
}

function derivedSpill(
  { state, weather, temperatureC, source }: Scene,
  record: ChemicalRecord | null,
  amount: SceneAmount | null,
): Derived<"small" | "large"> | null {
  if (amount === null) return null;
  const minutes = amount.durationMin ?? DEFAULT_DURATION_MIN;
  const constants = record?.constants;
  const boilingC = constants?.boilingPointC?.value ?? null;
  const keptAtC = temperatureC ?? weather?.temperatureC ?? null;
  const boils = boilingC !== null && keptAtC !== null && boilingC < keptAtC;
  const derived = spillSize({
    state,
    massKg: amount.rateKgPerS * minutes * SECONDS_PER_MINUTE,
    liquidDensityKgPerM3: constants?.liquidDensityKgPerM3?.value ?? null,
    isAllAirborne: boils && source?.kind !== "pool",
  });
  if (derived === null) return null;
  const lasting = `${formatNumber(Number(minutes.toPrecision(3)))} min${amount.durationMin === null ? " (assumed)" : ""}`;
  const rate = formatNumber(Number(amount.rateKgPerS.toPrecision(2)));
  return {
    name: "Spill size",
    value: derived.size,
    isDerived: true,
    reason: `${rate} kg/s over ${lasting} is ${derived.reason}.`,
  };
}

/**
 * The release cannot exceed the contents of the source: that gives the size if the rate is not known, such as without
 * weather.
 */
function spillOfContents({ state, source }: Scene, record: ChemicalRecord | null): Derived<"small" | "large"> | null {
  const massKg = source === null ? null : contentsOf(source);
  if (massKg === null) return null;
  const liquidDensityKgPerM3 = record?.constants.liquidDensityKgPerM3?.value ?? null;
  const held = spillSize({ state, massKg, liquidDensityKgPerM3, isAllAirborne: true });
  if (held === null) return null;
  return { name: "Spill size", value: held.size, isDerived: true, reason: `The source holds ${held.reason}.` };
}

/** A given source is not listed as "not given": its weather is missing. */
function withMissingWeather(
  answer: IsolationAnswer,
  { source, weather, state }: Scene,
  amount: SceneAmount | null,
): IsolationAnswer {
  if (source === null || weather !== null || amount !== null || state === "solid") return answer;
  const reason = "Weather not given, so the amount is unknown: worst case used.";
  const assumptions = answer.basis.assumptions.map((one) =>
    one.name === "Spill size" && one.isDerived !== true ? { ...one, reason } : one,
  );
  return { ...answer, basis: { ...answer.basis, assumptions } };
}

function derivedTime({ place, atMs }: Scene, amount: SceneAmount | null): Derived<"day" | "night"> {
  const { time, sunAltitudeDeg } = timeOfDay(place, atMs, amount?.durationMin ?? DEFAULT_DURATION_MIN);
  const altitude = formatNumber(Math.round(sunAltitudeDeg));
  const reason = `From time and location: the sun is at ${altitude}° or higher during the release.`;
  return { name: "Time of day", value: time, reason, isDerived: true };
}

/** Names only conditions that a table uses: a number without rows of Table 1 or 3 has no day and night. */
function relevantAssumptions(
  record: ChemicalRecord | null,
  { chemical }: Scene,
  [spill, time]: readonly [Assumption | null, Assumption | null],
): readonly Assumption[] {
  const entry = record === null ? null : leadingEntry(record, chemical?.unNumber ?? undefined);
  if (entry === null) return [];
  const hasTables = entry.small !== null || entry.containers.length > 0;
  return [...(spill === null ? [] : [spill]), ...(hasTables && time !== null ? [time] : [])];
}

function withAssumptions(answer: IsolationAnswer, more: readonly Assumption[]): IsolationAnswer {
  return { ...answer, basis: { ...answer.basis, assumptions: [...more, ...answer.basis.assumptions] } };
}

/** Rounds away the error of the conversion: 20 km/h entered is 20 km/h in the table's bands. */
function kilometresPerHour(metresPerSecond: number): number {
  return Number(convertUnit("speed", metresPerSecond, "m/s", "km/h").toFixed(9));
}
