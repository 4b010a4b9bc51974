import type { ResolvedReleaseInput } from "../release.ts";

/** Wind below which no plume is drawn, m/s at 10 m: its direction is then nobody's guess. */
export const LEAST_WIND = 1;

/** No jet is faster than this, m/s. */
export const FASTEST_JET = 2000;

/** Temperatures of the ground that the models take, °C: frozen ground to a street in the sun. */
export const GROUND_TEMPERATURE = { leastC: -60, mostC: 80 } as const;

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
    field: "release.jetSpeedMps",
    words: "Speed of the jet",
    least: 0,
    most: FASTEST_JET,
    unit: "m/s",
    isOptional: true,
    read: (i) => i.release.jetSpeedMps,
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
    field: "site.roughnessM",
    words: "Roughness length",
    least: 0.0001,
    most: 3,
    unit: "m",
    isOptional: true,
    read: ({ site: { roughnessM } }) => (typeof roughnessM === "number" ? roughnessM : undefined),
  },
  {
    field: "site.groundTemperatureC",
    words: "Temperature of the ground",
    least: GROUND_TEMPERATURE.leastC,
    most: GROUND_TEMPERATURE.mostC,
    unit: "°C",
    isOptional: true,
    read: (i) => i.site.groundTemperatureC,
  },
  {
    field: "substance.molarMass",
    words: "Molar mass",
    least: 1,
    most: 1000,
    unit: "g/mol",
    read: (i) => i.substance.molarMass,
  },
  {
    field: "substance.boilingPointC",
    words: "Boiling point",
    least: -272,
    most: 6000,
    unit: "°C",
    isOptional: true,
    read: (i) => i.substance.boilingPointC,
  },
  {
    field: "substance.criticalTemperatureC",
    words: "Critical temperature",
    least: -272,
    most: 10_000,
    unit: "°C",
    isOptional: true,
    read: (i) => i.substance.criticalTemperatureC,
  },
  {
    field: "substance.vapourPressurePa",
    words: "Vapour pressure",
    least: 0,
    most: 1e9,
    unit: "Pa",
    isOptional: true,
    read: (i) => i.substance.vapourPressurePa,
  },
  {
    field: "substance.vapourPressureAtC",
    words: "Temperature of the vapour pressure",
    least: -272,
    most: 6000,
    unit: "°C",
    isOptional: true,
    read: (i) => i.substance.vapourPressureAtC,
  },
  {
    field: "substance.liquidDensityKgPerM3",
    words: "Density of the liquid",
    least: 10,
    most: 30_000,
    unit: "kg/m³",
    isOptional: true,
    read: (i) => i.substance.liquidDensityKgPerM3,
  },
  {
    field: "substance.heatOfVaporisationJPerMol",
    words: "Heat of vaporisation",
    least: 10,
    most: 2e6,
    unit: "J/mol",
    isOptional: true,
    read: (i) => i.substance.heatOfVaporisationJPerMol,
  },
  {
    field: "substance.gasHeatCapacityJPerMolK",
    words: "Heat capacity of the gas",
    least: 5,
    most: 20_000,
    unit: "J/(mol K)",
    isOptional: true,
    read: (i) => i.substance.gasHeatCapacityJPerMolK,
  },
  {
    field: "substance.liquidHeatCapacityJPerMolK",
    words: "Heat capacity of the liquid",
    least: 5,
    most: 20_000,
    unit: "J/(mol K)",
    isOptional: true,
    read: (i) => i.substance.liquidHeatCapacityJPerMolK,
  },
];
