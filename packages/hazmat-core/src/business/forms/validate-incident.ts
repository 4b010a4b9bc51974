import { GROUND_TEMPERATURE } from "../../dispersion/input/release-limits.ts";
import { SOURCE_KINDS, STATE_OF_SOURCE, type SourceKind } from "../../scene/scene-choices.ts";
import { ABSOLUTE_ZERO_C } from "../../units/constants.ts";
import { convertibleUnits, isConversionKind } from "../../units/unit-table.ts";
import { CHEMICAL_STATES } from "./choices.ts";
import { checkFields, isBlank, type Entries, type FieldErrors, type FieldRule } from "./entry.ts";
import { numberWhere, oneOf, required } from "./field-rules.ts";

/** Valid duration of a release, minutes. */
const DURATION = { leastMin: 1, mostMin: 10_080 } as const;

/**
 * Validates the title of a new incident.
 *
 * @example
 * validateIncidentTitle({ title: " " }); // { title: { code: "incident_title.required" } }
 */
export function validateIncidentTitle(values: Entries<"title">): FieldErrors<"title"> {
  return checkFields(values, [required("title", { code: "incident_title.required" })]);
}

/** Fields of the plume form, by their names in the API. */
export type PlumeField =
  | "chem_name"
  | "address"
  | "emission_rate"
  | "source"
  | "pool_area_m2"
  | "hole_diameter_mm"
  | "liquid_above_hole_m"
  | "bore_mm"
  | "gauge_pressure"
  | "contents_kg"
  | "emission_height"
  | "state"
  | "turnBackLELPercent"
  | "duration_min"
  | "ground_temperature_c";

/**
 * Validates the plume form. Problems come in this order: rate in kg/s or the figures of the source, height in m,
 * percentage of the LEL, duration in minutes, ground temperature in °C. A blank duration or pressure of a liquefied gas
 * uses the models' default, which the result names as assumed. Without a ground temperature, heat from the ground is
 * ignored. Fields of sources that are not chosen are not checked.
 *
 * @example
 * validatePlume({ chem_name: "Chlorine", address: "1 Sample Road", emission_rate: "0", emission_height: 2, state: "gas" });
 * // { emission_rate: { code: "emission_rate.invalid" } }
 * validatePlume({ chem_name: "Chlorine", address: "1 Sample Road", source: "pool", emission_height: 0, state: "gas" });
 * // { pool_area_m2: { code: "source_figure.not_positive" }, state: { code: "chemical_state.not_liquid" } }
 */
export function validatePlume(values: Entries<PlumeField>): FieldErrors<PlumeField> {
  return checkFields<PlumeField>(values, [
    required("chem_name", { code: "plume_chemical.required" }),
    required("address", { code: "incident_address.required" }),
    ...SOURCE_RULES[sourceKindOf(values)],
    required("emission_height", { code: "emission_height.invalid" }),
    numberWhere("emission_height", { code: "emission_height.invalid" }, (height) => height >= 0),
    required("state", { code: "chemical_state.required" }),
    oneOf("state", { code: "chemical_state.required" }, CHEMICAL_STATES),
    stateOfSource,
    numberWhere(
      "turnBackLELPercent",
      { code: "turn_back_share.out_of_range" },
      (percent) => percent >= 0 && percent <= 100,
    ),
    numberWhere(
      "duration_min",
      { code: "duration.out_of_range", ...DURATION },
      (minutes) => minutes >= DURATION.leastMin && minutes <= DURATION.mostMin,
    ),
    numberWhere(
      "ground_temperature_c",
      { code: "ground_temperature.out_of_range", ...GROUND_TEMPERATURE },
      (celsius) => celsius >= GROUND_TEMPERATURE.leastC && celsius <= GROUND_TEMPERATURE.mostC,
    ),
  ]);
}

/** A blank source kind means an entered rate. */
function sourceKindOf({ source }: Entries<PlumeField>): SourceKind {
  return SOURCE_KINDS.find((known) => known === source) ?? "rate";
}

const stateOfSource: FieldRule<PlumeField> = {
  field: "state",
  problem: (values) => {
    const kind = sourceKindOf(values);
    if (kind === "rate" || isBlank(values.state) || values.state === STATE_OF_SOURCE[kind]) return null;
    return { code: STATE_OF_SOURCE[kind] === "liquid" ? "chemical_state.not_liquid" : "chemical_state.not_gas" };
  },
};

const aboveZero = (field: PlumeField): FieldRule<PlumeField> =>
  numberWhere(field, { code: "source_figure.not_positive" }, (value) => value > 0);

const neededAboveZero = (field: PlumeField): readonly FieldRule<PlumeField>[] => [
  required(field, { code: "source_figure.not_positive" }),
  aboveZero(field),
];

const neededFromZero = (field: PlumeField): readonly FieldRule<PlumeField>[] => [
  required(field, { code: "source_figure.negative" }),
  fromZero(field),
];

const fromZero = (field: PlumeField): FieldRule<PlumeField> =>
  numberWhere(field, { code: "source_figure.negative" }, (value) => value >= 0);

const SOURCE_RULES: Readonly<Record<SourceKind, readonly FieldRule<PlumeField>[]>> = {
  rate: [
    required("emission_rate", { code: "emission_rate.invalid" }),
    numberWhere("emission_rate", { code: "emission_rate.invalid" }, (rate) => rate > 0),
  ],
  pool: neededAboveZero("pool_area_m2"),
  tank: [
    ...neededAboveZero("hole_diameter_mm"),
    ...neededFromZero("liquid_above_hole_m"),
    fromZero("gauge_pressure"),
    aboveZero("contents_kg"),
  ],
  cylinder: [...neededAboveZero("hole_diameter_mm"), aboveZero("gauge_pressure"), aboveZero("contents_kg")],
  "gas-line": [...neededAboveZero("bore_mm"), ...neededAboveZero("gauge_pressure")],
};

/** Fields of the chemical conversion, by their names in the API. */
export type ChemicalConversionField = "chem_name" | "mg_m3" | "ppm" | "temp_c" | "pressure_mb";

/**
 * Validates the conversion between mg/m³ and ppm: exactly one of the two fields must have a value. Blank temperature
 * and pressure use the defaults.
 *
 * @example
 * validateChemicalConversion({ chem_name: "Chlorine", mg_m3: 1, ppm: 1 });
 * // { mg_m3: { code: "conversion_value.two" } }
 */
export function validateChemicalConversion(
  values: Entries<ChemicalConversionField>,
): FieldErrors<ChemicalConversionField> {
  return checkFields<ChemicalConversionField>(values, [
    required("chem_name", { code: "conversion_chemical.required" }),
    oneValue,
    numberWhere("mg_m3", { code: "mg_m3.negative" }, (value) => value >= 0),
    numberWhere("ppm", { code: "ppm.negative" }, (value) => value >= 0),
    numberWhere("temp_c", { code: "temperature.too_low", aboveC: ABSOLUTE_ZERO_C }, (value) => value > ABSOLUTE_ZERO_C),
    numberWhere("pressure_mb", { code: "pressure.not_positive" }, (value) => value > 0),
  ]);
}

const oneValue: FieldRule<"mg_m3" | "ppm"> = {
  field: "mg_m3",
  problem: ({ mg_m3, ppm }) => {
    if (isBlank(mg_m3) && isBlank(ppm)) return { code: "conversion_value.required" };
    return isBlank(mg_m3) || isBlank(ppm) ? null : { code: "conversion_value.two" };
  },
};

/** Fields of the turn-back form, by their names in the API. */
export type TurnBackField = "chem_name" | "sensorCorrectionFactor";

/**
 * Validates the turn-back form. The correction factor is actual concentration ÷ meter reading.
 *
 * @example
 * validateTurnBack({ chem_name: "Ammonia", sensorCorrectionFactor: "0" });
 * // { sensorCorrectionFactor: { code: "correction_factor.not_positive" } }
 */
export function validateTurnBack(values: Entries<TurnBackField>): FieldErrors<TurnBackField> {
  return checkFields<TurnBackField>(values, [
    required("chem_name", { code: "turn_back.incomplete" }),
    required("sensorCorrectionFactor", { code: "turn_back.incomplete" }),
    numberWhere("sensorCorrectionFactor", { code: "correction_factor.not_positive" }, (factor) => factor > 0),
  ]);
}

/** Fields of the basic conversion, by their names in the API. */
export type BasicConversionField = "type" | "value" | "from" | "to";

/**
 * Validates the basic conversion. The screen shows no message: it shows no result while there is a problem. The To list
 * leaves out the From unit (`targetUnits`).
 *
 * @example
 * validateBasicConversion({ type: "speed", value: 15, from: "km/h", to: "km/h" });
 * // { to: { code: "conversion_to.not_in_list" } }
 */
export function validateBasicConversion(values: Entries<BasicConversionField>): FieldErrors<BasicConversionField> {
  return checkFields<BasicConversionField>(values, [
    required("value", { code: "conversion_value.required" }),
    numberWhere("value", { code: "conversion_value.not_a_number" }, () => true),
    { field: "type", problem: ({ type }) => (isConversionKind(type) ? null : { code: "conversion_kind.not_in_list" }) },
    {
      field: "from",
      problem: ({ type, from }) => (isUnitOf(type, from) ? null : { code: "conversion_from.not_in_list" }),
    },
    {
      field: "to",
      problem: ({ type, from, to }) =>
        isUnitOf(type, to) && to !== from ? null : { code: "conversion_to.not_in_list" },
    },
  ]);
}

function isUnitOf(kind: unknown, unit: unknown): boolean {
  return isConversionKind(kind) && convertibleUnits(kind).some((known) => known === unit);
}
