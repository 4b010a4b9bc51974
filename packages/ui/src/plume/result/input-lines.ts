import { coordinatesOf, formatSafeDistance, formatNumber } from "@placard/hazmat-core";
import { GROUNDS, type SceneWeather } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import { placePrecision } from "../entry/place-precision.ts";
import type { PlumeValues } from "../entry/plume-values.ts";
import { SOURCE_FIELDS, sourceKindOf, sourceUnit } from "../entry/source-entry.ts";
import type { PlumeResult } from "./plume-result.ts";
import { formatMoment } from "../../internal/format-moment.ts";
import { rounded } from "./result-texts.ts";
import { ENGLISH, nameOrEnglish, translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

type Texts = Messages["plume"];

/** `Emission rate: 0.15 kg/s`: all inputs of a result, line by line, for copies. */
export function inputLines(result: PlumeResult, texts: Texts, speech: Speech = ENGLISH): readonly string[] {
  const { figure } = speech;
  const { chemical, inputs, release, plume, place, assumptions, warnings, isolation } = result;
  const ground = GROUNDS.find((known) => known === inputs.ground) ?? "";
  const groundC = inputs.ground_temperature_c.trim();
  const inputLineOf = (label: string, value: string) => texts.inputLine(label, value);
  return [
    ...(chemical === null
      ? []
      : [
          inputLineOf(
            texts.chemicalName,
            [nameOrEnglish(speech, chemical.name), chemical.unNumber ?? chemical.key].join(", "),
          ),
        ]),
    inputLineOf(
      texts.address,
      `${place.place_name} (${inputLineOf(placePrecision(place, texts), coordinatesOf(place.center, place.precision))})`,
    ),
    ...sourceLines(inputs, texts).map(figure),
    ...(release.rateKgPerS === null
      ? []
      : [inputLineOf(texts.emissionRate, figure(`${rateFigure(result, release.rateKgPerS)} kg/s`))]),
    inputLineOf(texts.emissionHeight, figure(`${inputs.emission_height} m`)),
    ...(release.durationMin === null
      ? []
      : [inputLineOf(texts.duration, figure(`${formatNumber(rounded(release.durationMin))} min`))]),
    ...STATES.flatMap((state) => (state === inputs.state ? [inputLineOf(texts.state, texts.states[state])] : [])),
    ...(ground === "" ? [] : [inputLineOf(texts.ground, texts.grounds[ground])]),
    ...(groundC === "" ? [] : [inputLineOf(texts.groundTemperature, `${groundC} °C`)]),
    inputLineOf(texts.weather, weatherText(result, texts, speech)),
    inputLineOf(texts.turnBack, `${inputs.turnBackLELPercent}%`),
    ...(plume === null
      ? []
      : [
          inputLineOf(texts.stability, plume.stability),
          inputLineOf(texts.modelUsed, `${texts.model[plume.model]}. ${translatedOrEnglish(speech, plume.why)}`),
        ]),
    ...(isolation.kind === "distance" && isolation.downwindM !== null
      ? [inputLineOf(texts.protective, figure(formatSafeDistance(isolation.downwindM)))]
      : []),
    ...assumptions.map((one) => assumedLine(one, texts, speech)),
    ...warnings.map((warning) => translatedOrEnglish(speech, warning)),
  ];
}

/** Weather except the wind, which is in the heading: source, time, and each measured figure. */
function weatherText({ used }: PlumeResult, texts: Texts, { figure, locale }: Speech): string {
  const { temperatureC, cloudTenths, pressureMb, qnhMb, stability } = used;
  return [
    texts.kinds[used.kind],
    used.source,
    formatMoment(new Date(used.observedAtMs).toISOString(), locale),
    `${figure(formatNumber(temperatureC))} °C`,
    ...humidityText(used, texts, figure),
    ...(cloudTenths === null || isCloudAssumed(used) ? [] : [texts.cloudValue(figure(formatNumber(cloudTenths)))]),
    ...(pressureMb === null ? [] : [`${figure(formatNumber(pressureMb))} mb`]),
    ...(qnhMb === undefined ? [] : [texts.qnhValue(figure(formatNumber(qnhMb)))]),
    ...(stability === null ? [] : [texts.classValue(stability)]),
  ].join(", ");
}

/** Measured humidity, or the dew point that it was derived from; empty if neither is known. */
export function humidityText(
  { humidityPercent, dewPointC }: SceneWeather,
  texts: Texts,
  figure: Speech["figure"],
): readonly string[] {
  if (humidityPercent === null) return [];
  const percent = figure(formatNumber(humidityPercent));
  if (dewPointC === undefined) return [texts.humidityValue(percent)];
  return [texts.humidityDerived(percent, figure(formatNumber(dewPointC)))];
}

/** True if the cloud cover was not measured: it is then listed as an assumption. */
export function isCloudAssumed({ assumptions = [] }: SceneWeather): boolean {
  return assumptions.length > 0;
}

/** Source of the release with its figures as typed; empty if the rate itself was entered. */
function sourceLines(inputs: PlumeValues, texts: Texts): readonly string[] {
  const kind = sourceKindOf(inputs);
  if (kind === "rate") return [];
  const figures = SOURCE_FIELDS[kind]
    .filter((field) => inputs[field].trim() !== "")
    .map((field) => `${texts.sourceFigures[field]} ${inputs[field].trim()} ${sourceUnit(field, inputs)}`);
  return [texts.inputLine(texts.source, [texts.sources[kind], ...figures].join(", "))];
}

/** Formats a rate as typed. A derived rate has no more digits than its inputs. */
function rateFigure({ inputs }: PlumeResult, rateKgPerS: number): string {
  return formatNumber(sourceKindOf(inputs) === "rate" ? rateKgPerS : rounded(rateKgPerS));
}

const STATES = ["solid", "liquid", "gas"] as const;

/** Text of an assumption: inputs not given are "assumed", values that follow from given ones are "derived". */
export function assumptionText(
  { name, value, isDerived }: PlumeResult["assumptions"][number],
  texts: Texts,
  speech: Speech = ENGLISH,
): string {
  const [what, how] = [translatedOrEnglish(speech, name), translatedOrEnglish(speech, value)];
  return isDerived === true ? texts.derived(what, how) : texts.assumed(what, how);
}

/** The same, with its reason. */
export function assumedLine(one: PlumeResult["assumptions"][number], texts: Texts, speech: Speech = ENGLISH): string {
  return `${assumptionText(one, texts, speech)}. ${translatedOrEnglish(speech, one.reason)}`;
}
