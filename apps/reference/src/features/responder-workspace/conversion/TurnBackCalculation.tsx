import { citation, turnBack, type ChemicalMatch, type ChemicalRecord, type TurnBack } from "@placard/hazmat-core";
import { chemicalNotFound, firstError, numberFrom, validateTurnBack } from "@placard/hazmat-core/business";
import { Banner, Button, ChemicalField, TextField, toasts } from "@placard/ui";
import { useState, type FormEvent } from "react";
import { chemicalSource, recordOf } from "../../../lib/chemical-source.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { Readout } from "./Readout.tsx";
import { lowestToxicLimit } from "./lowest-toxic-limit.ts";

/** The reading at which to turn back, by 10 % of the LEL, with the toxic limit that may come first. */
export function TurnBackCalculation() {
  const { conversion, common } = useMessages();
  const inWords = useProblemTexts();
  const [values, setValues] = useState({ chem_name: "", sensorCorrectionFactor: "" });
  const [chosen, setChosen] = useState<ChemicalMatch | null>(null);
  const [result, setResult] = useState<{ readonly answer: TurnBack; readonly record: ChemicalRecord } | null>(null);

  function refuse(text: string): void {
    setResult(null);
    toasts.show({ tone: "danger", title: common.errorTitle, text });
  }

  async function calculate(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = firstError(inWords(validateTurnBack(values)));
    if (problem !== null) return refuse(problem.problem);
    const record = await recordOf(values.chem_name, chosen);
    if (record === null) return refuse(chemicalNotFound(values.chem_name.trim()));
    const answer = turnBack({
      lelVolPercent: record.constants.lelVolPercent?.value ?? null,
      isNoncombustible: record.constants.isNoncombustible?.value ?? false,
      correctionFactor: numberFrom(values.sensorCorrectionFactor) ?? Number.NaN,
    });
    if (!answer.ok) return refuse(answer.error.message);
    setResult({ answer: answer.value, record });
  }

  const lel = result?.record.constants.lelVolPercent;
  const toxic = result === null ? null : lowestToxicLimit(result.record, result.answer.ppm);
  return (
    <div className="columns">
      <section aria-labelledby="turn-back-meter">
        <h3 id="turn-back-meter">{conversion.meter}</h3>
        <form onSubmit={(event) => void calculate(event)} noValidate>
          <ChemicalField
            label={conversion.chemicalName}
            source={chemicalSource}
            value={values.chem_name}
            onChange={(chem_name) => {
              setChosen(null);
              setValues({ ...values, chem_name });
            }}
            onSelect={(match) => {
              setChosen(match);
              setValues({ ...values, chem_name: match.name });
            }}
          />
          <TextField
            label={conversion.correctionFactor}
            description={conversion.correctionFactorHint}
            inputMode="decimal"
            value={values.sensorCorrectionFactor}
            onChange={(sensorCorrectionFactor) => setValues({ ...values, sensorCorrectionFactor })}
          />
          <Button type="submit" variant="primary">
            {conversion.calculate}
          </Button>
        </form>
      </section>
      <section aria-labelledby="turn-back-result">
        <h3 id="turn-back-result">{conversion.turnBackAt}</h3>
        <Readout label={conversion.tenPercentLel} value={result?.answer.text} unit={conversion.ppm}>
          {result === null ? conversion.noTurnBack : result.answer.working}
        </Readout>
        {lel == null ? undefined : (
          <p className="note">{`LEL ${lel.value} vol %, ${citation(lel.source)}. ${conversion.meterShows}`}</p>
        )}
        {toxic === null ? undefined : (
          <Banner tone="caution" title={conversion.toxicFirst}>
            {conversion.toxicFirstText(`${toxic.label} ${toxic.value} ${toxic.unit}`)}
          </Banner>
        )}
      </section>
    </div>
  );
}
