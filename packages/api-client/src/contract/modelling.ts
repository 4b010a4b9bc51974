import { CHEMICAL_STATES, englishProblems } from "@placard/hazmat-core/business";
import { GROUND_TEMPERATURE } from "@placard/hazmat-core/dispersion";
import { GROUNDS, SOURCE_KINDS, SPILL_SIZES, TIMES_OF_DAY } from "@placard/hazmat-core/scene";
import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { answeredChemical, chemicalInput, namesChemical, NO_CHEM_NAME } from "../schemas/substances/chemical-input.ts";
import { chemicalKey } from "../schemas/substances/identity.ts";
import { path, zoneCollection } from "../schemas/places/geojson.ts";
import { isolationAnswer } from "../schemas/substances/isolation.ts";
import { booleanFromText, instant, numberFromText, optionalText } from "../schemas/ground/primitives.ts";
import { assumption, basis, numberFigure } from "../schemas/ground/provenance.ts";
import {
  confidence,
  isolationCircle,
  poolCheck,
  protectiveArea,
  releaseWarning,
  releaseZone,
  stabilityClass,
  zoneNotDrawn,
} from "../schemas/substances/release.ts";
import { weather } from "../schemas/places/weather.ts";
import { namesPlace, NO_PLACE, usedPlace, where } from "../schemas/places/where.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE, SOURCE_EXAMPLE } from "./examples.ts";

/** True if a query states the rate of a release or its source. */
function namesRate({ emission_rate, source }: { emission_rate?: number | undefined; source?: string | undefined }) {
  return emission_rate !== undefined || source !== undefined;
}

const percent = numberFromText(z.number().min(0).max(100));

const positive = numberFromText(z.number().positive()).optional();

/** The source of a release with an unknown rate. */
const sourceQuery = {
  source: z
    .enum(SOURCE_KINDS)
    .exclude(["rate"])
    .optional()
    .describe(
      "Release source, if emission_rate is not known: a pool, a tank leaking below its liquid level, gas from a cylinder, a broken gas line.",
    ),
  pool_area_m2: positive.describe("For a pool: m²."),
  hole_diameter_m: positive.describe("For a tank or a cylinder: m. For a gas line: its bore."),
  liquid_above_hole_m: numberFromText(z.number().min(0)).optional().describe("For a tank: m."),
  vessel_pressure_mb: positive.describe(
    "Absolute pressure in the vessel or line, mb. For a liquefied gas the default is the vapour pressure.",
  ),
  contents_kg: positive.describe("Contents of the vessel, kg. The release ends when it is empty."),
};

const chosenGuide = z
  .string()
  .regex(/^\d{3}$/)
  .optional()
  .describe("Guide of a number that has several, such as 147 of UN3171. Default: the largest distance of them.");

/** Inputs of the isolation and protective action tables. */
const toldQuery = {
  spill: z.enum(SPILL_SIZES).optional().describe("Derived from the amount unless given."),
  container: optionalText.describe("As named in a row of the isolation response, such as Rail tank car."),
  time: z.enum(TIMES_OF_DAY).optional().describe("Derived from moment and place unless given."),
  guide: chosenGuide,
};

/** Substance, location and weather of a release. Weather values here take precedence over the provider's. */
const plumeQuery = z
  .object({
    ...chemicalInput,
    emission_rate: numberFromText(z.number().positive())
      .optional()
      .describe("kg/s into the air. Required unless source is given."),
    ...sourceQuery,
    ...toldQuery,
    emission_height: numberFromText(z.number().min(0)).describe("m above ground."),
    ...where,
    inPPM: booleanFromText.optional().describe("Display unit only: ppm, or mg/m³ if false."),
    isLiquid: booleanFromText.optional().describe("True: liquid; false: gas. Ignored if state is given."),
    state: z.enum(CHEMICAL_STATES).optional().describe("Required unless isLiquid is given. Takes precedence over it."),
    turnBackLELPercent: percent.optional().describe("Percentage of the LEL for the LEL zone; default 10."),
    duration_min: numberFromText(z.number().positive().max(1440)).optional().describe("Minutes; default 60."),
    release_temperature_c: numberFromText(z.number().min(-273.15).max(2000)).optional().describe("°C"),
    wind_speed: numberFromText(z.number().min(0).max(100)).optional().describe("m/s at 10 m."),
    wind_from: numberFromText(z.number().min(0).max(360)).optional().describe("Degrees clockwise from north, FROM."),
    temperature_c: numberFromText(z.number().min(-90).max(70)).optional().describe("Air, °C."),
    humidity: percent.optional().describe("Relative, percent."),
    pressure_mb: numberFromText(z.number().min(300).max(1100)).optional().describe("mb"),
    cloud: numberFromText(z.number().min(0).max(10)).optional().describe("Cloud cover, tenths."),
    stability: stabilityClass.optional().describe("Pasquill class. Takes precedence over cloud."),
    roughness: z.enum(GROUNDS).optional().describe("Ground type; default: open country."),
    ground_temperature_c: numberFromText(z.number().min(GROUND_TEMPERATURE.leastC).max(GROUND_TEMPERATURE.mostC))
      .optional()
      .describe("Ground temperature, °C: it warms a cold cloud. Ground heat is ignored unless given."),
    at: instant.optional().describe("Time of the release, used for sun position and weather age; default: now."),
  })
  .refine(namesChemical, NO_CHEM_NAME)
  .refine(namesPlace, NO_PLACE)
  .refine(namesRate, { error: englishProblems["emission_rate.invalid"], path: ["emission_rate"] });

const plumeAnswer = success({
  aegl1_geojson: zoneCollection,
  aegl2_geojson: zoneCollection,
  aegl3_geojson: zoneCollection,
  idlh_geojson: zoneCollection,
  lel_geojson: zoneCollection,
  chemical: answeredChemical,
  display_unit: z.enum(["ppm", "mg/m³"]),
  model: z.enum(["gaussian", "heavy-gas"]),
  why: z.string(),
  stability: stabilityClass,
  zones: z.array(releaseZone),
  not_drawn: z.array(zoneNotDrawn),
  swing_deg: z.number().describe("Half angle of the plume swing, degrees."),
  swing_lines: z
    .array(path)
    .describe("The two lines between which the plume may swing; none where no zone is reached, or circles alone are."),
  axis_deg: z.number().describe("Where the wind carries the plume, degrees clockwise from north."),
  centreline: path
    .nullable()
    .describe(
      "From the source to the end of the farthest plume; null if no limit is reached or all zones are circles.",
    ),
  centreline_ppm: z.array(z.tuple([z.number(), z.number()])).describe("Pairs of [m downwind, ppm at ground level]."),
  release_used: z.object({
    rate_kg_s: z.number().describe("kg/s, as given or derived from the source."),
    duration_min: z.number().nullable().describe("min; null where 60 were assumed."),
  }),
  isolation: isolationAnswer.describe("Applies whatever the plume result is."),
  circle: isolationCircle.nullable(),
  protective: protectiveArea
    .nullable()
    .describe("Protective action distance beyond the isolation circle; null if the tables give none."),
  confidence,
  pool: poolCheck.nullable().describe("For vapour from a liquid: a check of the entered rate, else null."),
  basis,
  assumptions: z.array(assumption),
  warnings: z.array(z.string()).describe("Warnings to read before using the zones, including the age of the weather."),
  coded_warnings: z.array(releaseWarning).describe("Warnings of the model, with stable codes for programs."),
  weather: weather.describe("The values that were used."),
  place: usedPlace,
});

const AMMONIA = { key: "cas:7664-41-7", name: "Ammonia, anhydrous", un_number: "UN1005" } as const;
const NO_ZONES = { type: "FeatureCollection", features: [] } as const;
const WEATHER_EXAMPLE = {
  temperature_c: 12,
  wind_kph: 18,
  wind_from_deg: 240,
  humidity_percent: 70,
  cloud_tenths: 5,
  pressure_mb: 1013,
  condition: null,
  kind: "entered",
  source: "entered by the responder",
  observed_at: MOMENT_EXAMPLE,
  station_distance_m: null,
} as const;
const PLACE_EXAMPLE = {
  lat: 44.6488,
  lon: -63.5752,
  place_name: "100 Pier Road, Halifax NS",
  precision: "registered",
  source: "registered locations",
} as const;
const BASIS_EXAMPLE = { sources: [SOURCE_EXAMPLE], assumptions: [] } as const;

const ISOLATION_EXAMPLE = {
  kind: "use_guide",
  guide: "125",
  isolateM: null,
  why: "Example of the format only; it states no distance.",
  rows: [],
  basis: BASIS_EXAMPLE,
} as const;

export const buildPlumes = defineEndpoint({
  id: "buildPlumes",
  method: "GET",
  path: "/build-plumes",
  summary:
    "Toxic and flammable zones of a release with isolation distances, or a typed refusal with the isolation distances that still apply. Terrain, buildings and fires are not modelled.",
  access: "hazard-model",
  query: plumeQuery,
  response: plumeAnswer,
  errors: [
    "chemical_not_found",
    "chemical_ambiguous",
    "weather_required",
    "place_needs_confirmation",
    "address_not_found",
    "provider_failed",
    "substance_unknown",
    "substance_incomplete",
    "solid_not_modelled",
    "no_vapour",
    "wind_too_low",
    "rate_not_positive",
    "height_negative",
    "outside_domain",
    "stability_required",
    "heavy_gas_not_modelled",
    "no_thresholds",
    "source_incomplete",
  ],
  example: {
    query: {
      chem_name: "ammonia",
      emission_rate: 0.5,
      emission_height: 1,
      lat: 44.6488,
      lon: -63.5752,
      inPPM: true,
      state: "gas",
      turnBackLELPercent: 10,
      wind_speed: 5,
      wind_from: 240,
      temperature_c: 12,
      cloud: 5,
    },
    response: {
      status: "success",
      aegl1_geojson: NO_ZONES,
      aegl2_geojson: NO_ZONES,
      aegl3_geojson: NO_ZONES,
      idlh_geojson: NO_ZONES,
      lel_geojson: NO_ZONES,
      chemical: AMMONIA,
      display_unit: "ppm",
      model: "gaussian",
      why: "Example of the format only; it contains no zone.",
      stability: "D",
      zones: [],
      not_drawn: [{ id: "lel", label: "10% LEL", reason: "not reached" }],
      swing_deg: 20,
      swing_lines: [],
      axis_deg: 60,
      centreline: null,
      centreline_ppm: [],
      release_used: { rate_kg_s: 0.5, duration_min: null },
      isolation: ISOLATION_EXAMPLE,
      circle: null,
      protective: null,
      confidence: { band: [], words: "" },
      pool: null,
      basis: BASIS_EXAMPLE,
      assumptions: [{ name: "duration", value: "60 min", reason: "none was given" }],
      warnings: ["Terrain, buildings and fires are not modelled."],
      coded_warnings: [{ code: "not_modelled", text: "Terrain, buildings and fires are not modelled." }],
      weather: WEATHER_EXAMPLE,
      place: PLACE_EXAMPLE,
    },
  },
});

export const initialEvac = defineEndpoint({
  id: "initialEvac",
  method: "GET",
  path: "/initial-evac",
  summary:
    "Initial isolation as a circle. With a chemical it follows the guide; without one, the default of the state for an unidentified material.",
  access: "hazard-model",
  query: z
    .object({
      ...where,
      state: z.enum(CHEMICAL_STATES).describe("Decides the default distance while the material is not identified."),
      chem_name: optionalText.describe("As in build-plumes. Without it and un_number the material is not identified."),
      chemical_key: chemicalKey.optional().describe("Key of the record. Takes precedence over chem_name."),
      un_number: optionalText.describe(
        "UN or NA number, such as 1005 or UN1005. Takes precedence over chem_name. A number that chemical_key does not have is refused.",
      ),
      spill: z.enum(SPILL_SIZES).optional().describe("Default: the one with the larger distance."),
      container: optionalText.describe("As named in a row of the response, such as Rail tank car."),
      time: z.enum(TIMES_OF_DAY).optional().describe("Default: the one with the larger distance."),
      guide: chosenGuide,
      wind_kph: numberFromText(z.number().min(0))
        .optional()
        .describe("km/h; default: the wind speed with the largest distance."),
    })
    .refine(namesPlace, NO_PLACE),
  response: success({
    initial_evac: zoneCollection,
    radius_m: z.number().nullable().describe("m; null when the guide gives no distance: follow the guide."),
    isolation: isolationAnswer,
    place: usedPlace,
  }),
  errors: ["chemical_not_found", "chemical_ambiguous", "place_needs_confirmation", "address_not_found"],
  example: {
    query: { address: "100 Pier Road, Halifax NS", state: "gas", chem_name: "ammonia" },
    response: {
      status: "success",
      initial_evac: NO_ZONES,
      radius_m: null,
      isolation: ISOLATION_EXAMPLE,
      place: PLACE_EXAMPLE,
    },
  },
});

export const getWeather = defineEndpoint({
  id: "getWeather",
  method: "GET",
  path: "/get-weather",
  summary: "Current weather from the provider. Never a default: without one it is an error.",
  access: "hazard-model",
  query: z.object(where).refine(namesPlace, NO_PLACE),
  response: success({
    ...weather.shape,
    wind_dir: z.string().describe("Compass point the wind comes FROM: WSW."),
    humidity: z.number().nullable().describe("The same as humidity_percent."),
    location: z.string(),
  }),
  errors: ["provider_not_configured", "provider_failed", "address_not_found", "place_needs_confirmation"],
  example: {
    query: { lat: 44.6488, lon: -63.5752 },
    response: {
      status: "success",
      ...WEATHER_EXAMPLE,
      kind: "model",
      source: "Open-Meteo",
      wind_dir: "WSW",
      humidity: 70,
      location: "Halifax NS",
    },
  },
});

const airState = {
  temp_c: z.number().gt(-273.15).default(25).describe("°C"),
  pressure_mb: z.number().positive().default(1013.25).describe("mb"),
};

const conversionFacts = {
  chemical: answeredChemical,
  molar_mass: numberFigure.describe("g/mol"),
};

const CONVERSION_FACTS_EXAMPLE = {
  chemical: AMMONIA,
  molar_mass: { value: 17.03, unit: "g/mol", source: { key: "NPG" } },
} as const;

export const convertMgM3ToPpm = defineEndpoint({
  id: "convertMgM3ToPpm",
  method: "POST",
  path: "/convert-mg-m3-to-ppm",
  summary: "mg/m³ of a gas or vapour in ppm, with the molar mass on file.",
  access: "chemicals-read",
  body: z
    .object({ ...chemicalInput, mg_m3: z.number().min(0).describe("mg/m³"), ...airState })
    .refine(namesChemical, NO_CHEM_NAME),
  response: success({ ppm: z.number(), ...conversionFacts }),
  errors: ["chemical_not_found", "chemical_ambiguous", "unit_not_applicable", "figure_not_on_file"],
  example: {
    body: { chem_name: "ammonia", mg_m3: 17.03 },
    // 17.03 mg/m³ ÷ 17.03 g/mol × 24.465 L/mol at 25 °C and 1013.25 mb
    response: { status: "success", ppm: 24.465, ...CONVERSION_FACTS_EXAMPLE },
  },
});

export const convertPpmToMgM3 = defineEndpoint({
  id: "convertPpmToMgM3",
  method: "POST",
  path: "/convert-ppm-to-mg-m3",
  summary: "ppm of a gas or vapour in mg/m³, with the molar mass on file.",
  access: "chemicals-read",
  body: z.object({ ...chemicalInput, ppm: z.number().min(0), ...airState }).refine(namesChemical, NO_CHEM_NAME),
  response: success({ mg_m3: z.number().describe("mg/m³"), ...conversionFacts }),
  errors: ["chemical_not_found", "chemical_ambiguous", "unit_not_applicable", "figure_not_on_file"],
  example: {
    body: { chem_name: "ammonia", ppm: 24.465, temp_c: 25, pressure_mb: 1013.25 },
    response: { status: "success", mg_m3: 17.03, ...CONVERSION_FACTS_EXAMPLE },
  },
});

export const turnbackPpm = defineEndpoint({
  id: "turnbackPpm",
  method: "POST",
  path: "/turnbackPPM",
  summary: "The sensor reading at which to turn back: 10% of the LEL, divided by the factor (true gas ÷ reading).",
  access: "chemicals-read",
  body: z
    .object({
      ...chemicalInput,
      sensorCorrectionFactor: z
        .number()
        .positive()
        .describe("True gas ÷ reading, as given by the sensor's manufacturer."),
    })
    .refine(namesChemical, NO_CHEM_NAME),
  response: success({
    turnback_ppm: z.number(),
    chemical: conversionFacts.chemical,
    lel: numberFigure.describe("vol %"),
  }),
  errors: ["chemical_not_found", "chemical_ambiguous", "figure_not_on_file", "does_not_burn"],
  example: {
    body: { chem_name: "ammonia", sensorCorrectionFactor: 1 },
    // 15 vol % × 10 000 × 0.1 ÷ 1
    response: {
      status: "success",
      turnback_ppm: 15_000,
      chemical: CONVERSION_FACTS_EXAMPLE.chemical,
      lel: { value: 15, unit: "vol %", source: { key: "NPG" } },
    },
  },
});

export const modelling = {
  buildPlumes,
  initialEvac,
  getWeather,
  convertMgM3ToPpm,
  convertPpmToMgM3,
  turnbackPpm,
} as const;
