import { citation, turnBack, type TurnBack } from "@placard/hazmat-core";
import { firstError, numberFrom, validateTurnBack } from "@placard/hazmat-core/business";
import { Banner, Button, TextField, toasts } from "@placard/ui";
import { useState, type FormEvent } from "react";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { ChemicalOfCalculation } from "./ChemicalOfCalculation.tsx";
import { Readout } from "./Readout.tsx";
import { lowestToxicLimit } from "./lowest-toxic-limit.ts";
import { useMeantChemical, type MeantChemical } from "./use-meant-chemical.ts";

interface TurnBackResult extends MeantChemical {
  readonly answer: TurnBack;
  /** The text that the chemical was read from: under another one nothing of it is shown. */
  readonly of: string;
}

/** The reading at which to turn back, by 10 % of the LEL, with the toxic limit that may come first. */
export function TurnBackCalculation() {
  const { conversion, common } = useMessages();
  const inWords = useProblemTexts();
  const [sensorCorrectionFactor, setFactor] = useState("");
  const chemical = useMeantChemical(useWorkspace().handover.chemical);
  const [latest, setResult] = useState<TurnBackResult | null>(null);
  const result = latest?.of === chemical.text ? latest : null;

  function refuse(text: string): void {
    setResult(null);
    toasts.show({ tone: "danger", title: common.errorTitle, text });
  }

  async function calculate(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = firstError(inWords(validateTurnBack({ chem_name: chemical.text, sensorCorrectionFactor })));
    if (problem !== null) return refuse(problem.problem);
    setResult(null);
    const meant = await chemical.resolve().catch(() => refuse(conversion.notRead));
    if (meant == null) return;
    const { lelVolPercent, isNoncombustible } = meant.record.constants;
    const answer = turnBack({
      lelVolPercent: lelVolPercent?.value ?? null,
      isNoncombustible: isNoncombustible?.value ?? false,
      correctionFactor: numberFrom(sensorCorrectionFactor) ?? Number.NaN,
    });
    if (!answer.ok) return refuse(answer.error.message);
    setResult({ ...meant, answer: answer.value, of: chemical.text });
  }

  const lel = result?.record.constants.lelVolPercent;
  const toxic = result === null ? null : lowestToxicLimit(result.record, result.answer.ppm);
  return (
    <div className="placard__columns">
      <section aria-labelledby="turn-back-meter">
        <h3 id="turn-back-meter">{conversion.meter}</h3>
        <form onSubmit={(event) => void calculate(event)} noValidate>
          <ChemicalOfCalculation field={chemical} onChange={() => setResult(null)} />
          <TextField
            label={conversion.correctionFactor}
            description={conversion.correctionFactorHint}
            inputMode="decimal"
            value={sensorCorrectionFactor}
            onChange={(factor) => {
              setFactor(factor);
              setResult(null);
            }}
          />
          <Button type="submit" variant="primary">
            {conversion.calculate}
          </Button>
        </form>
      </section>
      <section aria-labelledby="turn-back-result">
        <h3 id="turn-back-result">{conversion.turnBackAt}</h3>
        <Readout label={conversion.tenPercentLel} value={result?.answer.text} unit={conversion.ppm} of={result?.named}>
          {result === null ? conversion.noTurnBack : result.answer.working}
        </Readout>
        {lel == null ? undefined : (
          <p className="placard__note">{`LEL ${lel.value} vol %, ${citation(lel.source)}. ${conversion.meterShows}`}</p>
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
