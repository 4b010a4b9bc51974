import type { ResolvedReleaseInput } from "./release.ts";

/** Wind below which no plume is drawn, m/s at 10 m: its direction is then nobody's guess. */
export const LEAST_WIND = 1;

/** One range of the documented domain. `read` gives undefined for an optional value that is left out. */
export interface DomainRange {
  readonly field: string;
  readonly words: string;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  readonly isOptional?: true;
  readonly read: (input: ResolvedReleaseInput) => number | undefined;
}

/** The domain of the models. Outside it they refuse. */
export const RELEASE_DOMAIN: readonly DomainRange[] = [
  {
    field: "release.rateKgPerS",
    words: "Emission rate",
    least: 0,
    most: 10_000,
    unit: "kg/s",
    read: (i) => i.release.rateKgPerS,
  },
  {
    field: "release.heightM",
    words: "Emission height",
    least: 0,
    most: 200,
    unit: "m",
    read: (i) => i.release.heightM,
  },
  {
    field: "release.durationMin",
    words: "Duration",
    least: 1 / 60,
    most: 10_080,
    unit: "min",
    isOptional: true,
    read: (i) => i.release.durationMin,
  },
  {
    field: "release.temperatureC",
    words: "Release temperature",
    least: -272,
    most: 500,
    unit: "°C",
    isOptional: true,
    read: (i) => i.release.temperatureC,
  },
  {
    field: "weather.windSpeedMps",
    words: "Wind speed",
    least: LEAST_WIND,
    most: 50,
    unit: "m/s",
    read: (i) => i.weather.windSpeedMps,
  },
  {
    field: "weather.windFromDeg",
    words: "Wind direction",
    least: 0,
    most: 360,
    unit: "degrees",
    read: (i) => i.weather.windFromDeg,
  },
  {
    field: "weather.temperatureC",
    words: "Air temperature",
    least: -60,
    most: 60,
    unit: "°C",
    read: (i) => i.weather.temperatureC,
  },
  {
    field: "weather.pressureMb",
    words: "Air pressure",
    least: 500,
    most: 1100,
    unit: "mb",
    isOptional: true,
    read: (i) => i.weather.pressureMb,
  },
  {
    field: "weather.humidityPercent",
    words: "Humidity",
    least: 0,
    most: 100,
    unit: "%",
    isOptional: true,
    read: (i) => i.weather.humidityPercent,
  },
  {
    field: "weather.cloudTenths",
    words: "Cloud",
    least: 0,
    most: 10,
    unit: "tenths",
    isOptional: true,
    read: (i) => i.weather.cloudTenths,
  },
  {
    field: "weather.sunAltitudeDeg",
    words: "Sun's altitude",
    least: -90,
    most: 90,
    unit: "degrees",
    isOptional: true,
    read: (i) => i.weather.sunAltitudeDeg,
  },
  {
    field: "weather.inversionM",
    words: "Inversion height",
    least: 10,
    most: 10_000,
    unit: "m",
    isOptional: true,
    read: (i) => i.weather.inversionM,
  },
  { field: "site.lat", words: "Latitude", least: -85, most: 85, unit: "degrees", read: (i) => i.site.lat },
  { field: "site.lon", words: "Longitude", least: -180, most: 180, unit: "degrees", read: (i) => i.site.lon },
  {
    field: "site.roughness",
    words: "Roughness length",
    least: 0.0001,
    most: 3,
    unit: "m",
    isOptional: true,
    read: (i) => (typeof i.site.roughness === "object" ? i.site.roughness.metres : undefined),
  },
  {
    field: "substance.molarMass",
    words: "Molar mass",
    least: 1,
    most: 1000,
    unit: "g/mol",
    read: (i) => i.substance.molarMass,
  },
];
