import { firstReport, readMetar, type MetarReading } from "@placard/hazmat-core/scene";
import type { PlumeValues } from "./plume-values.ts";

/** Returns the form values for a change of the METAR box: its weather, or only the text if it is not a report. */
export function pastedMetar(metar: string, now: Date): Partial<PlumeValues> {
  const read = readMetar(metar, now.getTime());
  return read === null ? { metar, weather_source: "" } : { metar, ...metarFields(read) };
}

/** Extracts the first report from the text of the METAR box. */
export const aboutMetar = firstReport;

/** Form values of a pasted report. Missing values are empty, for the user to enter. */
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
