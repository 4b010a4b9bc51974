import { formatSafeDistance, formatNumber } from "@placard/hazmat-core";
import { GROUNDS, type SceneWeather } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import { placePrecision } from "../entry/place-precision.ts";
import type { PlumeValues } from "../entry/plume-values.ts";
import { SOURCE_FIELDS, sourceKindOf, sourceUnit } from "../entry/source-entry.ts";
import type { PlumeResult } from "./plume-result.ts";
import { formatMoment } from "../../internal/format-moment.ts";
import { rounded } from "./result-words.ts";
import { ENGLISH, saidOr, type Speech } from "../../messages/language/speech.ts";

type Words = Messages["plume"];

/** `Emission rate: 0.15 kg/s`: all inputs of a result, line by line, for copies. */
export function inputLines(result: PlumeResult, words: Words, speech: Speech = ENGLISH): readonly string[] {
  const { figure } = speech;
  const { chemical, inputs, release, plume, place, assumptions, warnings, isolation } = result;
  const [lon, lat] = place.center;
  const ground = GROUNDS.find((known) => known === inputs.ground) ?? "";
  const groundC = inputs.ground_temperature_c.trim();
  const told = (label: string, value: string) => words.inputLine(label, value);
  return [
    ...(chemical === null
      ? []
      : [told(words.chemicalName, [chemical.name, chemical.unNumber ?? chemical.key].join(", "))]),
    told(
      words.address,
      `${place.place_name} (${told(placePrecision(place, words), `${lat.toFixed(5)}, ${lon.toFixed(5)}`)})`,
    ),
    ...sourceLines(inputs, words).map(figure),
    ...(release.rateKgPerS === null
      ? []
      : [told(words.emissionRate, figure(`${rateFigure(result, release.rateKgPerS)} kg/s`))]),
    told(words.emissionHeight, figure(`${inputs.emission_height} m`)),
    ...(release.durationMin === null
      ? []
      : [told(words.duration, figure(`${formatNumber(rounded(release.durationMin))} min`))]),
    ...STATES.flatMap((state) => (state === inputs.state ? [told(words.state, words.states[state])] : [])),
    ...(ground === "" ? [] : [told(words.ground, words.grounds[ground])]),
    ...(groundC === "" ? [] : [told(words.groundTemperature, `${groundC} °C`)]),
    told(words.weather, weatherWords(result, words, speech)),
    told(words.turnBack, `${inputs.turnBackLELPercent}%`),
    ...(plume === null
      ? []
      : [
          told(words.stability, plume.stability),
          told(words.modelUsed, `${words.model[plume.model]}. ${saidOr(speech, plume.why)}`),
        ]),
    ...(isolation.kind === "distance" && isolation.downwindM !== null
      ? [told(words.protective, figure(formatSafeDistance(isolation.downwindM)))]
      : []),
    ...assumptions.map((one) => assumedLine(one, words, speech)),
    ...warnings.map((warning) => saidOr(speech, warning)),
  ];
}

/** Weather except the wind, which is in the heading: source, time, and each measured figure. */
function weatherWords({ used }: PlumeResult, words: Words, { figure, locale }: Speech): string {
  const { temperatureC, cloudTenths, pressureMb, qnhMb, stability } = used;
  return [
    words.kinds[used.kind],
    used.source,
    formatMoment(new Date(used.observedAtMs).toISOString(), locale),
    `${figure(formatNumber(temperatureC))} °C`,
    ...humidityWords(used, words, figure),
    ...(cloudTenths === null || isCloudAssumed(used) ? [] : [words.cloudValue(figure(formatNumber(cloudTenths)))]),
    ...(pressureMb === null ? [] : [`${figure(formatNumber(pressureMb))} mb`]),
    ...(qnhMb === undefined ? [] : [words.qnhValue(figure(formatNumber(qnhMb)))]),
    ...(stability === null ? [] : [words.classValue(stability)]),
  ].join(", ");
}

/** Measured humidity, or the dew point that it was derived from; empty if neither is known. */
export function humidityWords(
  { humidityPercent, dewPointC }: SceneWeather,
  words: Words,
  figure: Speech["figure"],
): readonly string[] {
  if (humidityPercent === null) return [];
  const percent = figure(formatNumber(humidityPercent));
  if (dewPointC === undefined) return [words.humidityValue(percent)];
  return [words.humidityDerived(percent, figure(formatNumber(dewPointC)))];
}

/** True if the cloud cover was not measured: it is then listed as an assumption. */
export function isCloudAssumed({ assumptions = [] }: SceneWeather): boolean {
  return assumptions.length > 0;
}

/** Source of the release with its figures as typed; empty if the rate itself was entered. */
function sourceLines(inputs: PlumeValues, words: Words): readonly string[] {
  const kind = sourceKindOf(inputs);
  if (kind === "rate") return [];
  const figures = SOURCE_FIELDS[kind]
    .filter((field) => inputs[field].trim() !== "")
    .map((field) => `${words.sourceFigures[field]} ${inputs[field].trim()} ${sourceUnit(field, inputs)}`);
  return [words.inputLine(words.source, [words.sources[kind], ...figures].join(", "))];
}

/** Formats a rate as typed. A derived rate has no more digits than its inputs. */
function rateFigure({ inputs }: PlumeResult, rateKgPerS: number): string {
  return formatNumber(sourceKindOf(inputs) === "rate" ? rateKgPerS : rounded(rateKgPerS));
}

const STATES = ["solid", "liquid", "gas"] as const;

/** Text of an assumption: inputs not given are "assumed", values that follow from given ones are "derived". */
export function assumptionWords(
  { name, value, isDerived }: PlumeResult["assumptions"][number],
  words: Words,
  speech: Speech = ENGLISH,
): string {
  const [what, how] = [saidOr(speech, name), saidOr(speech, value)];
  return isDerived === true ? words.derived(what, how) : words.assumed(what, how);
}

/** The same, with its reason. */
export function assumedLine(one: PlumeResult["assumptions"][number], words: Words, speech: Speech = ENGLISH): string {
  return `${assumptionWords(one, words, speech)}. ${saidOr(speech, one.reason)}`;
}
