import {
  citation,
  convertConcentration,
  DEFAULT_PRESSURE_MB,
  DEFAULT_TEMPERATURE_C,
  type ConvertedConcentration,
} from "@placard/hazmat-core";
import { firstError, numberFrom, validateChemicalConversion } from "@placard/hazmat-core/business";
import { AssumedNote, Button, TextField, toasts } from "@placard/ui";
import { useState } from "react";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { ChemicalOfCalculation } from "./ChemicalOfCalculation.tsx";
import { Readout } from "./Readout.tsx";
import { useMeantChemical, type MeantChemical } from "./use-meant-chemical.ts";

const EMPTY = {
  mg_m3: "",
  ppm: "",
  temp_c: String(DEFAULT_TEMPERATURE_C),
  pressure_mb: String(DEFAULT_PRESSURE_MB),
};

interface Conversion extends MeantChemical {
  readonly converted: ConvertedConcentration;
  /** The text that the chemical was read from: under another one nothing of it is shown. */
  readonly of: string;
}

/** mg/m³ to ppm or back: the filled field is the source, the other one is filled with the result. */
export function ChemicalConversion() {
  const { conversion, common } = useMessages();
  const inWords = useProblemTexts();
  const [values, setValues] = useState(EMPTY);
  const chemical = useMeantChemical(useWorkspace().handover.chemical);
  const [latest, setResult] = useState<Conversion | null>(null);
  const result = latest?.of === chemical.text ? latest : null;

  function set(part: Partial<typeof EMPTY>): void {
    setValues({ ...values, ...part });
    setResult(null);
  }

  function refuse(text: string): void {
    setResult(null);
    toasts.show({ tone: "danger", title: common.errorTitle, text });
  }

  async function convert(): Promise<void> {
    const problem = firstError(inWords(validateChemicalConversion({ ...values, chem_name: chemical.text })));
    if (problem !== null) return refuse(problem.problem);
    setResult(null);
    const meant = await chemical.resolve().catch(() => refuse(conversion.notRead));
    if (meant == null) return;
    const isPpm = values.ppm.trim() !== "";
    const answer = convertConcentration({
      value: numberFrom(isPpm ? values.ppm : values.mg_m3) ?? Number.NaN,
      from: isPpm ? "ppm" : "mg/m³",
      molarMass: meant.record.constants.molarMassGPerMol?.value ?? null,
      temperatureC: numberFrom(values.temp_c) ?? undefined,
      pressureMb: numberFrom(values.pressure_mb) ?? undefined,
    });
    if (!answer.ok) return refuse(answer.error.message);
    setResult({ ...meant, converted: answer.value, of: chemical.text });
  }

  const filled = result?.converted;
  const isUntouched = values.temp_c === EMPTY.temp_c && values.pressure_mb === EMPTY.pressure_mb;
  const molarMass = result?.record.constants.molarMassGPerMol;
  return (
    <section aria-labelledby="chemical-conversion">
      <h3 id="chemical-conversion">{conversion.chemical}</h3>
      <ChemicalOfCalculation field={chemical} onChange={() => setResult(null)} />
      <div className="placard__pair">
        <TextField
          label={conversion.mgPerM3}
          inputMode="decimal"
          value={filled?.unit === "mg/m³" ? filled.text : values.mg_m3}
          onChange={(mg_m3) => set({ mg_m3 })}
        />
        <TextField
          label={conversion.ppm}
          inputMode="decimal"
          value={filled?.unit === "ppm" ? filled.text : values.ppm}
          onChange={(ppm) => set({ ppm })}
        />
      </div>
      <div className="placard__pair">
        <TextField
          label={conversion.temperature}
          unit="°C"
          inputMode="decimal"
          value={values.temp_c}
          onChange={(temp_c) => set({ temp_c })}
        />
        <TextField
          label={conversion.pressure}
          unit="mb"
          inputMode="decimal"
          value={values.pressure_mb}
          onChange={(pressure_mb) => set({ pressure_mb })}
        />
      </div>
      <div className="placard__actions">
        <Button
          onPress={() => {
            setValues(EMPTY);
            chemical.clear();
            setResult(null);
          }}
        >
          {conversion.clear}
        </Button>
        <Button variant="primary" onPress={() => void convert()}>
          {conversion.convert}
        </Button>
      </div>
      <Readout label={conversion.result} value={filled?.text} unit={filled?.unit} of={result?.named}>
        {molarMass == null
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
