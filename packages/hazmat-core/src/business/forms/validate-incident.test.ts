import { describe, expect, it } from "vitest";
import {
  validateBasicConversion,
  validateChemicalConversion,
  validateIncidentTitle,
  validatePlume,
  validateTurnBack,
} from "./validate-incident.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

const said = <Field extends string>(errors: FieldErrors<Field>): FieldTexts<Field> =>
  fieldTexts(errors, englishProblems);

it("requires an incident title", () => {
  expect(said(validateIncidentTitle({ title: "  " }))).toEqual({ title: "Enter an incident title." });
  expect(said(validateIncidentTitle({ title: "Chlorine leak" }))).toEqual({});
});

describe("validatePlume", () => {
  const right = {
    chem_name: "Chlorine",
    address: "18 Sample Wharf",
    emission_rate: "0.5",
    emission_height: 0,
    state: "gas",
  };

  it("returns its errors in the specified order", () => {
    expect(Object.entries(said(validatePlume({})))).toEqual([
      ["chem_name", "Chemical name is required"],
      ["address", "Incident address is required"],
      ["emission_rate", "Valid emission rate is required"],
      ["emission_height", "Valid emission height is required"],
      ["state", "Chemical state is required"],
    ]);
  });

  it.each([
    [{}],
    [{ emission_height: "10" }],
    [{ turnBackLELPercent: 0 }],
    [{ turnBackLELPercent: 100 }],
    [{ state: "solid" }],
    [{ state: "liquid" }],
    [{ duration_min: "" }],
    [{ duration_min: "10" }],
    [{ ground_temperature_c: "" }],
    [{ ground_temperature_c: "-12.5" }],
  ])("accepts %j", (change) => {
    expect(said(validatePlume({ ...right, ...change }))).toEqual({});
  });

  const fromTank = { source: "tank", state: "liquid", hole_diameter_mm: "10", liquid_above_hole_m: "0" };
  const without = { ...right, emission_rate: "" };

  it.each([
    [{ source: "pool", state: "liquid", pool_area_m2: "20" }],
    [fromTank],
    [{ ...fromTank, gauge_pressure: "0", contents_kg: "900" }],
    [{ source: "cylinder", hole_diameter_mm: 5 }],
    [{ source: "gas-line", bore_mm: "100", gauge_pressure: "7" }],
    [{ source: "pool", state: "liquid", pool_area_m2: "20", hole_diameter_mm: "-1", emission_rate: "fast" }],
  ])("accepts figures of the source instead of a rate: %j", (change) => {
    expect(said(validatePlume({ ...without, ...change }))).toEqual({});
  });

  const positive = "Enter a number greater than 0.";
  it.each([
    [{ source: "pool", state: "liquid" }, { pool_area_m2: positive }],
    [{ ...fromTank, hole_diameter_mm: "0" }, { hole_diameter_mm: positive }],
    [{ ...fromTank, liquid_above_hole_m: "" }, { liquid_above_hole_m: "Enter a number of 0 or more." }],
    [{ ...fromTank, gauge_pressure: "-1" }, { gauge_pressure: "Enter a number of 0 or more." }],
    [{ source: "cylinder", hole_diameter_mm: "5", gauge_pressure: "0" }, { gauge_pressure: positive }],
    [{ source: "cylinder", hole_diameter_mm: "5", contents_kg: "full" }, { contents_kg: positive }],
    [{ source: "gas-line", bore_mm: "100" }, { gauge_pressure: positive }],
    [
      { ...fromTank, state: "gas" },
      { state: "A pool, or a tank leaking below the liquid level, releases liquid. Choose liquid." },
    ],
    [
      { source: "cylinder", hole_diameter_mm: "5", state: "solid" },
      { state: "A cylinder or gas line releases gas. Choose gas, or choose a tank for a liquid." },
    ],
  ])("rejects %j by field", (change, expected) => {
    expect(said(validatePlume({ ...without, ...change }))).toEqual(expected);
  });

  it.each([
    [{ emission_rate: 0 }, { emission_rate: "Valid emission rate is required" }],
    [{ emission_rate: "fast" }, { emission_rate: "Valid emission rate is required" }],
    [{ emission_height: -0.1 }, { emission_height: "Valid emission height is required" }],
    [{ state: "plasma" }, { state: "Chemical state is required" }],
    [{ turnBackLELPercent: 101 }, { turnBackLELPercent: "Choose a turnback LEL from 0 to 100 percent." }],
    [{ turnBackLELPercent: -1 }, { turnBackLELPercent: "Choose a turnback LEL from 0 to 100 percent." }],
    [{ duration_min: "0" }, { duration_min: "Enter a duration from 1 to 10\u202f080 minutes, or leave it empty." }],
    [
      { ground_temperature_c: "81" },
      { ground_temperature_c: "Enter a ground temperature from -60 to 80 °C, or leave it empty." },
    ],
    [
      { duration_min: "an hour" },
      { duration_min: "Enter a duration from 1 to 10\u202f080 minutes, or leave it empty." },
    ],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validatePlume({ ...right, ...change }))).toEqual(errors);
  });
});

describe("validateChemicalConversion", () => {
  it.each([
    [{ chem_name: "", ppm: "10" }, { chem_name: "Please enter a chemical name" }],
    [{ chem_name: "Chlorine" }, { mg_m3: "Please enter a value to convert" }],
    [{ chem_name: "Chlorine", ppm: "10", mg_m3: "29" }, { mg_m3: "Please clear one field before converting" }],
    [{ chem_name: "Chlorine", ppm: "x" }, { ppm: "Enter ppm as a number of 0 or more." }],
    [{ chem_name: "Chlorine", mg_m3: -1 }, { mg_m3: "Enter mg/m³ as a number of 0 or more." }],
    [{ chem_name: "Chlorine", ppm: 1, temp_c: -273.15 }, { temp_c: "Enter a temperature above -273.15 °C." }],
    [{ chem_name: "Chlorine", ppm: 1, pressure_mb: 0 }, { pressure_mb: "Enter a pressure above 0 mb." }],
    [{ chem_name: "Chlorine", ppm: 0 }, {}],
    [{ chem_name: "Chlorine", mg_m3: 29, temp_c: -40, pressure_mb: 900 }, {}],
  ])("returns the problems of %j", (values, errors) => {
    expect(said(validateChemicalConversion(values))).toEqual(errors);
  });
});

describe("validateTurnBack", () => {
  const both = "Please enter both chemical name and correction factor";

  it.each([
    [{ sensorCorrectionFactor: 1 }, { chem_name: both }],
    [{ chem_name: "Ammonia" }, { sensorCorrectionFactor: both }],
    [
      { chem_name: "Ammonia", sensorCorrectionFactor: 0 },
      { sensorCorrectionFactor: "Enter a correction factor greater than 0." },
    ],
    [{ chem_name: "Ammonia", sensorCorrectionFactor: "0.80" }, {}],
  ])("returns the problems of %j", (values, errors) => {
    expect(said(validateTurnBack(values))).toEqual(errors);
  });
});

describe("validateBasicConversion", () => {
  const right = { type: "speed", value: "15", from: "km/h", to: "m/s" };

  it.each([
    [{}, {}],
    [{ value: "" }, { value: "Please enter a value to convert" }],
    [{ value: "fast" }, { value: "Enter a number." }],
    [{ to: "km/h" }, { to: "Choose another unit to convert to." }],
    [{ to: "kg" }, { to: "Choose another unit to convert to." }],
    [{ from: "kg" }, { from: "Choose a unit to convert from." }],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateBasicConversion({ ...right, ...change }))).toEqual(errors);
  });

  it("requires a type first, then its units", () => {
    expect(Object.keys(said(validateBasicConversion({ ...right, type: "colour" })))).toEqual(["type", "from", "to"]);
  });
});

describe("validateBasicConversion at the limits", () => {
  const form = { chem_name: "Chlorine" };

  it.each([{ mg_m3: 0 }, { ppm: "0" }, { ppm: 1, temp_c: -273.1 }])("accepts %j", (values) => {
    expect(said(validateChemicalConversion({ ...form, ...values }))).toEqual({});
  });

  it.each([
    [{ mg_m3: -1 }, { mg_m3: "Enter mg/m³ as a number of 0 or more." }],
    [{ ppm: -1 }, { ppm: "Enter ppm as a number of 0 or more." }],
    [{ ppm: 1, temp_c: -273.15 }, { temp_c: "Enter a temperature above -273.15 °C." }],
    [{ ppm: 1, pressure_mb: 0 }, { pressure_mb: "Enter a pressure above 0 mb." }],
  ])("returns the problems of %j", (values, errors) => {
    expect(said(validateChemicalConversion({ ...form, ...values }))).toEqual(errors);
  });

  it("requires a type from the list", () => {
    expect(said(validateBasicConversion({ type: "volume", value: 1, from: "L", to: "mL" })).type).toBe(
      "Choose a conversion type.",
    );
  });
});
