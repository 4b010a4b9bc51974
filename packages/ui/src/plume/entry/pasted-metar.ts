import { firstReport, readMetar, type MetarReading } from "@placard/hazmat-core/scene";
import type { PlumeValues } from "./plume-values.ts";

/** Fields for a change of the METAR box: the weather in it, or the text alone while it is none. */
export function pastedMetar(metar: string, now: Date): Partial<PlumeValues> {
  const read = readMetar(metar, now.getTime());
  return read === null ? { metar, weather_source: "" } : { metar, ...metarFields(read) };
}

/** What the METAR box says beside the weather that it was read as. */
export const aboutMetar = firstReport;

/** The form's fields for a pasted report. What it does not say is left empty, to be entered. */
function metarFields({ reading, assumptions }: MetarReading): Partial<PlumeValues> {
  const text = (value: number | null | undefined, digits = 0): string =>
    value === null || value === undefined ? "" : String(Number(value.toFixed(digits)));
  return {
    wind_speed: text(reading.windSpeedMps, 2),
    wind_unit: "m/s",
    wind_gust_mps: text(reading.gustMps, 3),
    wind_from: text(reading.windFromDeg),
    temperature_c: text(reading.temperatureC),
    cloud: text(reading.cloudTenths),
    cloud_assumed: assumptions[0]?.reason ?? "",
    humidity: text(reading.humidityPercent),
    dew_point_c: text(reading.dewPointC),
    qnh_mb: text(reading.qnhMb),
    weather_source: reading.source,
    weather_at: new Date(reading.observedAtMs).toISOString(),
  };
}
