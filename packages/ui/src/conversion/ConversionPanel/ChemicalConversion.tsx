import {
  citation,
  convertConcentration,
  DEFAULT_PRESSURE_MB,
  DEFAULT_TEMPERATURE_C,
  formatChemicalRef,
} from "@placard/hazmat-core";
import { firstError, numberFrom, validateChemicalConversion } from "@placard/hazmat-core/business";
import { useId, useState } from "react";
import { MeantChemicalField } from "../../chemical/MeantChemicalField/MeantChemicalField.tsx";
import { useMeantChemical, type MeantChemical } from "../../chemical/MeantChemicalField/use-meant-chemical.ts";
import { Button } from "../../controls/Button/Button.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import type { Messages } from "../../messages/en.ts";
import { conversionTexts } from "../../messages/en/conversion/conversion.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { ConcentrationCalculation } from "./calculation.ts";
import type { CalculationProps } from "./calculation-props.ts";
import { entryText } from "./entry-text.ts";
import { Readout } from "./Readout.tsx";
import { useOutcome, type Outcome } from "./use-outcome.ts";

const EMPTY = {
  mg_m3: "",
  ppm: "",
  temp_c: String(DEFAULT_TEMPERATURE_C),
  pressure_mb: String(DEFAULT_PRESSURE_MB),
};

type ConversionTexts = Messages["conversion"];

interface Converted extends MeantChemical {
  readonly calculation: ConcentrationCalculation;
}

/** Converts mg/m³ to ppm or back. The result is shown in the empty field. */
export function ChemicalConversion({ source, chemical: begin, onCalculated, onRefused }: CalculationProps) {
  const { conversion } = useTexts(conversionTexts);
  const headingId = useId();
  const [values, setValues] = useState(EMPTY);
  const chemical = useMeantChemical(source, begin);
  const ref = chemical.chosen === null ? "" : formatChemicalRef(chemical.chosen);
  const { outcome, ask } = useOutcome<Converted>(JSON.stringify([chemical.text, ref, values]));

  async function work(): Promise<Outcome<Converted> | null> {
    const wrong = firstError(validateChemicalConversion({ ...values, chem_name: chemical.text }));
    if (wrong !== null)
      return { kind: "refused", title: conversion.entryFailed, text: entryText(wrong.problem, conversion.problems) };
    try {
      const meant = await chemical.resolve();
      return meant === null ? null : converted(meant, values, conversion);
    } catch {
      return { kind: "refused", title: conversion.conversionFailed, text: conversion.notRead };
    }
  }

  async function convert(): Promise<void> {
    const found = await ask(work);
    if (found?.kind === "refused") onRefused?.(found.text, found.title);
    if (found?.kind === "result") onCalculated?.(found.result.calculation);
  }

  const result = outcome?.kind === "result" ? outcome.result : null;
  const filled = result?.calculation;
  const isUntouched = values.temp_c === EMPTY.temp_c && values.pressure_mb === EMPTY.pressure_mb;
  const molarMass = result?.record.constants.molarMassGPerMol;
  const field = (name: keyof typeof EMPTY, shown = values[name]) => ({
    inputMode: "decimal" as const,
    isDecimal: true,
    value: shown,
    onChange: (typed: string) => setValues({ ...values, [name]: typed }),
  });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{conversion.chemical}</h3>
      <MeantChemicalField label={conversion.chemicalName} field={chemical} />
      <div className="placard__pair">
        <TextField label={conversion.mgPerM3} {...field("mg_m3", filled?.to === "mg/m³" ? filled.result : undefined)} />
        <TextField label={conversion.ppm} {...field("ppm", filled?.to === "ppm" ? filled.result : undefined)} />
      </div>
      <div className="placard__pair">
        <TextField label={conversion.temperature} unit="°C" {...field("temp_c")} />
        <TextField label={conversion.pressure} unit="mb" {...field("pressure_mb")} />
      </div>
      <div className="placard__actions">
        <Button
          onPress={() => {
            setValues(EMPTY);
            chemical.clear();
          }}
        >
          {conversion.clear}
        </Button>
        <Button variant="primary" onPress={() => void convert()}>
          {conversion.convert}
        </Button>
      </div>
      <Readout label={conversion.result} value={filled?.result} unit={filled?.to} of={result?.named}>
        {outcome?.kind === "refused"
          ? outcome.text
          : molarMass == null
            ? conversion.noConcentration
            : `${conversion.molarMass(String(molarMass.value))}, ${citation(molarMass.source)}`}
        {filled !== undefined && isUntouched ? (
          <AssumedNote>
            {conversion.assumed([`${DEFAULT_TEMPERATURE_C} °C`, `${DEFAULT_PRESSURE_MB} mb`].join(conversion.and))}
          </AssumedNote>
        ) : undefined}
      </Readout>
    </section>
  );
}

/** Converts the entered values for one substance. Blank temperature and pressure use the defaults. */
function converted(
  meant: MeantChemical,
  values: typeof EMPTY,
  { refused, conversionFailed: title }: ConversionTexts,
): Outcome<Converted> {
  const from: ConcentrationCalculation["from"] = values.ppm.trim() === "" ? "mg/m³" : "ppm";
  const value = numberFrom(from === "ppm" ? values.ppm : values.mg_m3) ?? Number.NaN;
  const molarMassGPerMol = meant.record.constants.molarMassGPerMol?.value ?? null;
  const temperatureC = numberFrom(values.temp_c) ?? DEFAULT_TEMPERATURE_C;
  const pressureMb = numberFrom(values.pressure_mb) ?? DEFAULT_PRESSURE_MB;
  const answer = convertConcentration({ value, from, molarMass: molarMassGPerMol, temperatureC, pressureMb });
  if (!answer.ok) return { kind: "refused", title, text: refused.concentration[answer.error.code] };
  const { unit: to, text: result } = answer.value;
  const inputs = { value, from, to, temperatureC, pressureMb, molarMassGPerMol: molarMassGPerMol ?? Number.NaN };
  return {
    kind: "result",
    result: { ...meant, calculation: { kind: "concentration", chemical: meant.named, ...inputs, result } },
  };
}
