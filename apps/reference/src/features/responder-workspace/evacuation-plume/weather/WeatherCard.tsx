import { compassPoint, formatNumber, LEAST_WIND } from "@placard/hazmat-core";
import { Badge, Banner, Button, Card, ProvenanceNote, Skeleton, WindBug } from "@placard/ui";
import { Clock } from "lucide-react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useNow } from "./use-now.ts";
import type { WeatherState } from "./use-weather.ts";
import "./WeatherCard.css";
import { weatherAge, type UsedWeather } from "./weather-entry.ts";
import { StabilityField, WeatherFields } from "./WeatherFields.tsx";
import type { PlumeForm } from "../form/plume-values.ts";

interface WeatherCardProps {
  readonly form: PlumeForm;
  readonly state: WeatherState;
  readonly hasPlace: boolean;
}

/** The weather that a calculation would use, with its kind and age, or the fields to enter it. Never a default wind. */
export function WeatherCard({ form, state, hasPlace }: WeatherCardProps) {
  const { plume } = useMessages();
  const { mode, used } = state;
  return (
    <Card title={plume.weather} className="app-weather" actions={used === null ? undefined : <AgeChip used={used} />}>
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
  const { plume, common } = useMessages();
  const { reading, isReading, isFailed, read } = state;
  return (
    <>
      {hasPlace ? undefined : <p className="placard-muted">{plume.providerNeedsPlace}</p>}
      {reading === null && isReading ? <Skeleton lines={3} label={plume.readingWeather} /> : undefined}
      {isFailed || (hasPlace && reading === null && !isReading) ? (
        <Banner
          tone="caution"
          title={plume.weatherUnavailable}
          action={<Button onPress={read}>{common.retry}</Button>}
        />
      ) : undefined}
      {reading !== null && reading.cloud_tenths === null ? <StabilityField form={form} /> : undefined}
      <Button onPress={() => form.set("weather", "entered")}>{plume.enterByHand}</Button>
    </>
  );
}

function AgeChip({ used: { weather } }: { readonly used: UsedWeather }) {
  const { plume } = useMessages();
  const { minutes, tone } = weatherAge(weather.observed_at, useNow());
  return (
    <Badge tone={tone} icon={<Clock aria-hidden="true" />}>
      {plume.kinds[weather.kind]}, {plume.age(minutes)}
    </Badge>
  );
}

/** Below 1 m/s the wind has no direction that a plume could follow. */
const CALM_KPH = LEAST_WIND * 3.6;

function Readings({ used: { weather, stability } }: { readonly used: UsedWeather }) {
  const { plume } = useMessages();
  const { tone } = weatherAge(weather.observed_at, useNow());
  const { wind_from_deg, wind_kph, temperature_c, humidity_percent, cloud_tenths, condition } = weather;
  return (
    <div className="readings">
      <WindBug fromDeg={wind_kph < CALM_KPH ? null : wind_from_deg} />
      <div>
        <p className="speed">
          {formatNumber(Math.round(wind_kph * 10) / 10)} <small>km/h</small>
        </p>
        <p className="from">{plume.fromDirection(compassPoint(wind_from_deg), String(Math.round(wind_from_deg)))}</p>
        <p className="rest">
          <b>{formatNumber(temperature_c)} °C</b>
          {humidity_percent === null ? undefined : <span>{plume.humidityValue(formatNumber(humidity_percent))}</span>}
          {condition === null ? undefined : <span>{condition}</span>}
          {cloud_tenths === null ? undefined : <span>{plume.cloudValue(formatNumber(cloud_tenths))}</span>}
          {stability === null ? undefined : <span>{plume.classValue(stability)}</span>}
        </p>
      </div>
      <p className="source">
        <ProvenanceNote sources={[]} suffix={weather.source} icon={<Clock aria-hidden="true" />} />
        {tone === "ok" ? undefined : <b>{plume.stale}</b>}
      </p>
    </div>
  );
}
