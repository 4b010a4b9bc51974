import {
  citation,
  formatChemicalRef,
  formatNumber,
  toxicLimitsReached,
  turnBack,
  type TurnBack,
} from "@placard/hazmat-core";
import { firstError, numberFrom, validateTurnBack } from "@placard/hazmat-core/business";
import { useId, useState, type FormEvent } from "react";
import { MeantChemicalField } from "../../chemical/MeantChemicalField/MeantChemicalField.tsx";
import { useMeantChemical, type MeantChemical } from "../../chemical/MeantChemicalField/use-meant-chemical.ts";
import { Button } from "../../controls/Button/Button.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import type { Messages } from "../../messages/en.ts";
import { conversionTexts } from "../../messages/en/conversion/conversion.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { CalculationProps } from "./calculation-props.ts";
import { entryText } from "./entry-text.ts";
import { Readout } from "./Readout.tsx";
import { useOutcome, type Outcome } from "./use-outcome.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { limitNames } from "./limit-names.ts";

interface Reading extends MeantChemical {
  readonly answer: TurnBack;
  readonly correctionFactor: number;
}

/** Calculates the turn-back reading at 10% of the LEL, and shows the toxic limit that may be reached first. */
export function TurnBackCalculation({ source, chemical: begin, onCalculated, onRefused }: CalculationProps) {
  const { conversion } = useTexts(conversionTexts);
  const speech = useSpeech();
  const [meterId, resultId] = [useId(), useId()];
  const [sensorCorrectionFactor, setFactor] = useState("");
  const chemical = useMeantChemical(source, begin);
  const ref = chemical.chosen === null ? "" : formatChemicalRef(chemical.chosen);
  const { outcome, ask } = useOutcome<Reading>(JSON.stringify([chemical.text, ref, sensorCorrectionFactor]));

  async function work(): Promise<Outcome<Reading> | null> {
    const wrong = firstError(validateTurnBack({ chem_name: chemical.text, sensorCorrectionFactor }));
    if (wrong !== null)
      return { kind: "refused", title: conversion.entryFailed, text: entryText(wrong.problem, conversion.problems) };
    const factor = numberFrom(sensorCorrectionFactor) ?? Number.NaN;
    try {
      const meant = await chemical.resolve();
      return meant === null ? null : readingOf(meant, factor, conversion);
    } catch {
      return { kind: "refused", title: conversion.calculationFailed, text: conversion.notRead };
    }
  }

  async function calculate(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = await ask(work);
    if (found?.kind === "refused") onRefused?.(found.text, found.title);
    if (found?.kind !== "result") return;
    const { named, record, correctionFactor, answer } = found.result;
    const lelVolPercent = record.constants.lelVolPercent?.value ?? Number.NaN;
    const { ppm, text: result } = answer;
    onCalculated?.({ kind: "turn-back", chemical: named, correctionFactor, lelVolPercent, ppm, result });
  }

  const result = outcome?.kind === "result" ? outcome.result : null;
  const lel = result?.record.constants.lelVolPercent;
  const gasPpm = result === null ? 0 : gasPpmAt(result);
  const toxic = result === null ? [] : toxicLimitsReached(result.record, gasPpm);
  return (
    <div className="placard__columns">
      <section aria-labelledby={meterId}>
        <h3 id={meterId}>{conversion.meter}</h3>
        <form onSubmit={(event) => void calculate(event)} noValidate>
          <MeantChemicalField label={conversion.chemicalName} field={chemical} />
          <TextField
            label={conversion.correctionFactor}
            description={conversion.correctionFactorHint}
            inputMode="decimal"
            isDecimal
            value={sensorCorrectionFactor}
            onChange={setFactor}
          />
          <Button type="submit" variant="primary">
            {conversion.calculate}
          </Button>
        </form>
      </section>
      <section aria-labelledby={resultId}>
        <h3 id={resultId}>{conversion.turnBackAt}</h3>
        <Readout label={conversion.tenPercentLel} value={result?.answer.text} unit={conversion.ppm} of={result?.named}>
          {outcome === null
            ? conversion.noTurnBack
            : outcome.kind === "refused"
              ? outcome.text
              : speech.figure(conversion.working(String(lel?.value), String(outcome.result.correctionFactor)))}
        </Readout>
        {lel == null ? undefined : (
          <p className="placard__note">{`${conversion.lelOf(speech.figure(String(lel.value)), citation(lel.source))} ${conversion.meterShows}`}</p>
        )}
        {toxic.length === 0 ? undefined : (
          <Banner tone="caution" title={conversion.toxicFirst}>
            {conversion.toxicFirstText(speech.figure(`${formatNumber(gasPpm)} ppm`), limitNames(toxic, speech))}
          </Banner>
        )}
      </section>
    </div>
  );
}

/**
 * Gas concentration in ppm at which the meter shows the turn-back reading, without the rounding error of the two
 * divisions.
 */
const gasPpmAt = ({ answer, correctionFactor }: Reading): number =>
  Number((answer.ppm * correctionFactor).toPrecision(6));

function readingOf(
  meant: MeantChemical,
  correctionFactor: number,
  { refused, calculationFailed: title }: Messages["conversion"],
): Outcome<Reading> {
  const { lelVolPercent, isNoncombustible } = meant.record.constants;
  const answer = turnBack({
    lelVolPercent: lelVolPercent?.value ?? null,
    isNoncombustible: isNoncombustible?.value ?? false,
    correctionFactor,
  });
  if (!answer.ok) return { kind: "refused", title, text: refused.turnBack[answer.error.code] };
  return { kind: "result", result: { ...meant, answer: answer.value, correctionFactor } };
}
