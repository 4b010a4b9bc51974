import { compassPoint, convertUnit, formatDistance, formatNumber } from "@placard/hazmat-core";
import { isCalm, weatherAge, type SceneWeather, type WeatherAge } from "@placard/hazmat-core/scene";
import { Icon } from "../../internal/Icon.tsx";
import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { WindBug } from "../WindBug/WindBug.tsx";
import { Clock } from "lucide";
import type { Messages } from "../../messages/en.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import { assumptionText, humidityText } from "../result/input-lines.ts";
import { speedText } from "../result/result-texts.ts";
import { useNow } from "./use-now.ts";
import type { WeatherState } from "../entry/weather-state.ts";
import { translatedOrEnglish, useSpeech, type Speech } from "../../messages/language/speech.ts";
import "./WeatherCard.css";
import { StabilityField, WeatherFields } from "./WeatherFields.tsx";
import type { PlumeEntry } from "../entry/plume-form-state.ts";

export interface WeatherCardProps {
  /** State of the form, from `usePlumeForm`. */
  readonly form: PlumeEntry;
  /** State of the weather that was loaded. */
  readonly state: WeatherState;
  /** True if there is a place whose weather can be loaded. */
  readonly hasPlace: boolean;
}

/**
 * Shows the weather for the next calculation with its source and age, or the fields to enter it. There is never a
 * default wind.
 *
 * @example
 * const work = usePlumeWork({ source: bundledChemicalSource(), geocoder });
 * const { form, weather, place } = usePlume(work, usePlumeForm(work.form));
 * return <WeatherCard form={form} state={weather} hasPlace={place !== null} />;
 */
export function WeatherCard({ form, state, hasPlace }: WeatherCardProps) {
  const { plume } = useTexts(plumeTexts);
  const { mode, used } = state;
  return (
    <Card
      title={plume.weather}
      className="placard-weather"
      actions={used === null ? undefined : <AgeChip used={used} />}
    >
      {used === null ? undefined : <Readings used={used} />}
      {mode === "entered" ? (
        <>
          {state.hasProvider ? undefined : <p className="placard-muted">{plume.noProvider}</p>}
          <WeatherFields form={form} />
          {state.hasProvider ? (
            <Button onPress={() => form.set("weather", "provider")}>{plume.useProvider}</Button>
          ) : undefined}
        </>
      ) : (
        <ProviderPart form={form} state={state} hasPlace={hasPlace} />
      )}
    </Card>
  );
}

function ProviderPart({ form, state, hasPlace }: WeatherCardProps) {
  const { plume } = useTexts(plumeTexts);
  const { reading, isReading, isFailed, read } = state;
  return (
    <>
      {hasPlace ? undefined : <p className="placard-muted">{plume.providerNeedsPlace}</p>}
      {reading === null && isReading ? <Skeleton lines={3} label={plume.readingWeather} /> : undefined}
      {isFailed || (hasPlace && reading === null && !isReading) ? (
        <Banner tone="caution" title={plume.weatherUnavailable} action={<Button onPress={read}>{plume.retry}</Button>}>
          {plume.weatherByHand}
        </Banner>
      ) : undefined}
      {reading !== null && reading.cloud_tenths === null ? <StabilityField form={form} /> : undefined}
      <Button onPress={() => form.set("weather", "entered")}>{plume.enterByHand}</Button>
    </>
  );
}

const TONES = { fresh: "ok", stale: "caution", old: "danger" } as const satisfies Record<WeatherAge["state"], string>;

function AgeChip({ used }: { readonly used: SceneWeather }) {
  const { plume } = useTexts(plumeTexts);
  const { minutes, state } = weatherAge(used.observedAtMs, useNow().getTime());
  return (
    <Badge tone={TONES[state]} icon={<Icon of={Clock} aria-hidden="true" />}>
      {plume.kinds[used.kind]}, {plume.age(minutes)}
    </Badge>
  );
}

function Readings({ used }: { readonly used: SceneWeather }) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeech();
  const { figure } = speech;
  const { state } = weatherAge(used.observedAtMs, useNow().getTime());
  const { windFromDeg, windSpeedMps, gustMps, temperatureC, qnhMb, condition, stability } = used;
  const kilometresPerHour = convertUnit("speed", windSpeedMps, "m/s", "km/h");
  return (
    <div className="placard__readings">
      <WindBug fromDeg={isCalm(windSpeedMps) ? null : windFromDeg} />
      <div>
        <p className="placard__speed">
          {figure(formatNumber(Math.round(kilometresPerHour * 10) / 10))} <small>km/h</small>
        </p>
        <p className="placard__from">
          {windFromDeg === null
            ? plume.noDirection
            : plume.fromDirection(
                translatedOrEnglish(speech, compassPoint(windFromDeg)),
                String(Math.round(windFromDeg)),
              )}
        </p>
        {gustMps === undefined ? undefined : <p className="placard__from">{plume.gusts(speedText(gustMps, speech))}</p>}
        <p className="placard__rest">
          <b>{figure(formatNumber(temperatureC))} °C</b>
          {humidityText(used, plume, figure).map((text) => (
            <span key={text}>{text}</span>
          ))}
          {qnhMb === undefined ? undefined : <span>{plume.qnhValue(figure(formatNumber(qnhMb)))}</span>}
          {condition === null ? undefined : <span>{condition}</span>}
          <Cloud used={used} />
          {stability === null ? undefined : <span>{plume.classValue(stability)}</span>}
        </p>
      </div>
      <p className="placard__source">
        <ProvenanceNote
          sources={[]}
          suffix={stationText(used, plume, speech)}
          icon={<Icon of={Clock} aria-hidden="true" />}
        />
        {state === "fresh" ? undefined : <b>{plume.stale}</b>}
      </p>
    </div>
  );
}

/** Station of the reading, with its distance and direction from the location. */
function stationText(
  { source, stationDistanceM, stationBearingDeg }: SceneWeather,
  texts: Messages["plume"],
  speech: Speech,
) {
  if (stationDistanceM === null) return source;
  const away = speech.figure(formatDistance(stationDistanceM));
  if (stationBearingDeg === undefined) return texts.station(source, away);
  return texts.stationAt(source, away, translatedOrEnglish(speech, compassPoint(stationBearingDeg)));
}

/** Cloud cover: observed, or assumed for a report that does not state it. */
function Cloud({ used: { cloudTenths, assumptions } }: { readonly used: SceneWeather }) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeechWith("plume");
  if (cloudTenths === null) return undefined;
  const assumed = assumptions?.[0];
  return assumed === undefined ? (
    <span>{plume.cloudValue(speech.figure(formatNumber(cloudTenths)))}</span>
  ) : (
    <AssumedNote>{assumptionText(assumed, plume, speech)}</AssumedNote>
  );
}
