import { convertibleUnits, isConversionKind } from "../../units/unit-table.ts";
import { CHEMICAL_STATES } from "./choices.ts";
import { checkFields, isBlank, type Entries, type FieldErrors, type FieldRule } from "./entry.ts";
import { numberWhere, oneOf, required } from "./field-rules.ts";
import { sharedMessages } from "./messages.ts";

/**
 * The title of a new incident.
 *
 * @example
 * validateIncidentTitle({ title: " " }); // { title: "Enter an incident title." }
 */
export function validateIncidentTitle(values: Entries<"title">): FieldErrors<"title"> {
  return checkFields(values, [required("title", "Enter an incident title.")]);
}

/** Fields of the plume form, by their wire names. */
export type PlumeField =
  | "chem_name"
  | "address"
  | "emission_rate"
  | "emission_height"
  | "state"
  | "turnBackLELPercent"
  | "duration_min";

/**
 * The plume form, in the order in which its errors are told: rate in kg/s, height in m, LEL share in percent, duration in
 * minutes. A blank duration is the models' own, named as assumed.
 *
 * @example
 * validatePlume({ chem_name: "Chlorine", address: "1 Sample Road", emission_rate: "0", emission_height: 2, state: "gas" });
 * // { emission_rate: "Valid emission rate is required" }
 */
export function validatePlume(values: Entries<PlumeField>): FieldErrors<PlumeField> {
  return checkFields<PlumeField>(values, [
    required("chem_name", sharedMessages.chemicalNameRequired),
    required("address", sharedMessages.incidentAddressRequired),
    required("emission_rate", sharedMessages.emissionRateInvalid),
    numberWhere("emission_rate", sharedMessages.emissionRateInvalid, (rate) => rate > 0),
    required("emission_height", sharedMessages.emissionHeightInvalid),
    numberWhere("emission_height", sharedMessages.emissionHeightInvalid, (height) => height >= 0),
    required("state", sharedMessages.chemicalStateRequired),
    oneOf("state", sharedMessages.chemicalStateRequired, CHEMICAL_STATES),
    numberWhere(
      "turnBackLELPercent",
      "Choose a turnback LEL from 0 to 100 percent.",
      (percent) => percent >= 0 && percent <= 100,
    ),
    numberWhere(
      "duration_min",
      "Enter a duration from 1 to 10 080 minutes, or leave it empty.",
      (minutes) => minutes >= 1 && minutes <= 10_080,
    ),
  ]);
}

/** Fields of the chemical conversion, by their wire names. */
export type ChemicalConversionField = "chem_name" | "mg_m3" | "ppm" | "temp_c" | "pressure_mb";

/**
 * mg/m³ to ppm and back: exactly one of both fields holds a value. Blank temperature and pressure take the defaults.
 *
 * @example
 * validateChemicalConversion({ chem_name: "Chlorine", mg_m3: 1, ppm: 1 });
 * // { mg_m3: "Please clear one field before converting" }
 */
export function validateChemicalConversion(
  values: Entries<ChemicalConversionField>,
): FieldErrors<ChemicalConversionField> {
  return checkFields<ChemicalConversionField>(values, [
    required("chem_name", sharedMessages.conversionNameRequired),
    oneValue,
    numberWhere("mg_m3", "Enter mg/m³ as a number of 0 or more.", (value) => value >= 0),
    numberWhere("ppm", "Enter ppm as a number of 0 or more.", (value) => value >= 0),
    numberWhere("temp_c", "Enter a temperature above -273.15 °C.", (value) => value > -273.15),
    numberWhere("pressure_mb", "Enter a pressure above 0 mb.", (value) => value > 0),
  ]);
}

const oneValue: FieldRule<"mg_m3" | "ppm"> = {
  field: "mg_m3",
  problem: ({ mg_m3, ppm }) => {
    if (isBlank(mg_m3) && isBlank(ppm)) return sharedMessages.conversionValueRequired;
    return isBlank(mg_m3) || isBlank(ppm) ? null : sharedMessages.conversionBothFilled;
  },
};

/** Fields of the turn-back form, by their wire names. */
export type TurnBackField = "chem_name" | "sensorCorrectionFactor";

/**
 * Sensor turn-back. The factor is true gas ÷ reading.
 *
 * @example
 * validateTurnBack({ chem_name: "Ammonia", sensorCorrectionFactor: "0" });
 * // { sensorCorrectionFactor: "Enter a correction factor greater than 0." }
 */
export function validateTurnBack(values: Entries<TurnBackField>): FieldErrors<TurnBackField> {
  return checkFields<TurnBackField>(values, [
    required("chem_name", sharedMessages.turnBackIncomplete),
    required("sensorCorrectionFactor", sharedMessages.turnBackIncomplete),
    numberWhere("sensorCorrectionFactor", "Enter a correction factor greater than 0.", (factor) => factor > 0),
  ]);
}

/** Fields of the basic conversion, by their wire names. */
export type BasicConversionField = "type" | "value" | "from" | "to";

/**
 * Basic conversion. The screen shows no error here: while this has one, nothing happens and no result stands.
 * The To list leaves out the From unit (`targetUnits`).
 *
 * @example
 * validateBasicConversion({ type: "speed", value: 15, from: "km/h", to: "km/h" });
 * // { to: "Choose another unit to convert to." }
 */
export function validateBasicConversion(values: Entries<BasicConversionField>): FieldErrors<BasicConversionField> {
  return checkFields<BasicConversionField>(values, [
    required("value", sharedMessages.conversionValueRequired),
    numberWhere("value", "Enter a number.", () => true),
    { field: "type", problem: ({ type }) => (isConversionKind(type) ? null : "Choose a conversion type.") },
    { field: "from", problem: ({ type, from }) => (isUnitOf(type, from) ? null : "Choose a unit to convert from.") },
    {
      field: "to",
      problem: ({ type, from, to }) =>
        isUnitOf(type, to) && to !== from ? null : "Choose another unit to convert to.",
    },
  ]);
}

function isUnitOf(kind: unknown, unit: unknown): boolean {
  return isConversionKind(kind) && convertibleUnits(kind).some((known) => known === unit);
}
