import {
  citation,
  DETECTOR_UNITS,
  formatChemicalRef,
  formatNumber,
  toxicLimitsReached,
  type ChemicalSource,
  type DetectorUnit,
  type NamedChemical,
} from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import { readGas, type GasReading, type GasReadingRefusal } from "@placard/hazmat-core/identify";
import { useId, useState, type FormEvent } from "react";
import { MeantChemicalField } from "../../chemical/MeantChemicalField/MeantChemicalField.tsx";
import { useMeantChemical, type MeantChemical } from "../../chemical/MeantChemicalField/use-meant-chemical.ts";
import { Button } from "../../controls/Button/Button.tsx";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import "../../conversion/ConversionPanel/ConversionPanel.css";
import { limitNames } from "../../conversion/ConversionPanel/limit-names.ts";
import { Readout } from "../../conversion/ConversionPanel/Readout.tsx";
import { useOutcome, type Outcome } from "../../conversion/ConversionPanel/use-outcome.ts";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { detectorTexts } from "../../messages/en/identify/detector.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";

/** A corrected reading with its inputs and gas, for the log of an incident. */
export interface DetectorFinding extends GasReading {
  readonly chemical: NamedChemical;
  readonly lelVolPercent: number | null;
}

export interface DetectorHelperProps {
  /** Source of the substances. Pass the same object in every render. */
  source: ChemicalSource;
  /** Initial gas, such as the one of an open card. */
  chemical?: NamedChemical | undefined;
  /** Called with each corrected reading, for the log of an incident. */
  onCorrected?: (finding: DetectorFinding) => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

interface CorrectionResult extends MeantChemical {
  readonly raw: number;
  /** The corrected reading, or the reason why there is none. */
  readonly answer: GasReading | GasReadingRefusal["code"];
}

/**
 * Corrects a detector reading for the gas, in % LEL and ppm. Correction factors are not on file: enter one with its
 * source, otherwise the reading is not corrected.
 */
export function DetectorHelper({ source, chemical: begin, onCorrected, className }: DetectorHelperProps) {
  const { detector: texts } = useTexts(detectorTexts);
  const [meterId, resultId] = [useId(), useId()];
  const chemical = useMeantChemical(source, begin);
  const [reading, setReading] = useState("");
  const [unit, setUnit] = useState<DetectorUnit>("% LEL");
  const [factor, setFactor] = useState("");
  const [factorSource, setFactorSource] = useState("");
  const ref = chemical.chosen === null ? "" : formatChemicalRef(chemical.chosen);
  const { outcome, ask } = useOutcome<CorrectionResult>(
    JSON.stringify([chemical.text, ref, reading, unit, factor, factorSource]),
  );

  async function work(): Promise<Outcome<CorrectionResult> | null> {
    if (chemical.text.trim() === "") {
      return { kind: "refused", title: texts.notCorrected, text: texts.refused["detector.gas_unknown"] };
    }
    try {
      const meant = await chemical.resolve();
      if (meant === null) return null;
      const raw = numberFrom(reading) ?? Number.NaN;
      const answer = readGas({
        reading: raw,
        unit,
        gas: meant.named.name,
        correctionFactor: numberFrom(factor),
        factorSource,
        lelVolPercent: meant.record.constants.lelVolPercent?.value ?? null,
      });
      return { kind: "result", result: { ...meant, raw, answer: answer.ok ? answer.value : answer.error.code } };
    } catch {
      return { kind: "refused", title: texts.notCorrected, text: texts.notRead };
    }
  }

  async function correct(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = await ask(work);
    if (found?.kind !== "result" || typeof found.result.answer === "string") return;
    const { answer, named, record } = found.result;
    onCorrected?.({ ...answer, chemical: named, lelVolPercent: record.constants.lelVolPercent?.value ?? null });
  }

  return (
    <div className={joinClasses("placard-conversion", className)}>
      <p>{texts.text}</p>
      <div className="placard__columns">
        <section aria-labelledby={meterId}>
          <h3 id={meterId}>{texts.title}</h3>
          <form onSubmit={(event) => void correct(event)} noValidate>
            <MeantChemicalField label={texts.gas} field={chemical} />
            <TextField label={texts.reading} inputMode="decimal" isDecimal value={reading} onChange={setReading} />
            <SegmentedControl
              label={texts.unit}
              options={DETECTOR_UNITS.map((id) => ({ id, label: texts.units[id] }))}
              value={unit}
              onChange={setUnit}
            />
            <TextField
              label={texts.factor}
              description={texts.factorHint}
              inputMode="decimal"
              isDecimal
              value={factor}
              onChange={setFactor}
            />
            <TextField
              label={texts.source}
              description={texts.sourceHint}
              value={factorSource}
              onChange={setFactorSource}
            />
            <Button type="submit" variant="primary">
              {texts.correct}
            </Button>
          </form>
        </section>
        <section aria-labelledby={resultId}>
          <h3 id={resultId}>{texts.result}</h3>
          <CorrectedReading outcome={outcome} unit={unit} />
        </section>
      </div>
    </div>
  );
}

function CorrectedReading({
  outcome,
  unit,
}: {
  readonly outcome: Outcome<CorrectionResult> | null;
  readonly unit: DetectorUnit;
}) {
  const { detector: texts } = useTexts(detectorTexts);
  if (outcome === null) return <p className="placard__note">{texts.notYet}</p>;
  if (outcome.kind === "refused")
    return (
      <Banner tone="caution" title={outcome.title}>
        {outcome.text}
      </Banner>
    );
  const { named, record, raw, answer } = outcome.result;
  const lel = record.constants.lelVolPercent ?? null;
  return (
    <>
      {typeof answer === "string" ? undefined : <ExceededLimits result={outcome.result} reading={answer} />}
      {Number.isFinite(raw) ? (
        <Readout label={texts.raw} value={shown(raw)} unit={texts.units[unit]}>
          {texts.rawText}
        </Readout>
      ) : undefined}
      {typeof answer === "string" ? (
        <Banner tone="caution" title={texts.notCorrected}>
          {texts.refused[answer]}
        </Banner>
      ) : (
        <>
          <Readout label={texts.lel} value={figure(answer.lelPercent)} unit={texts.units["% LEL"]} of={named}>
            {answer.lelPercent === null
              ? texts.noLel
              : texts.working(`${shown(answer.raw)} ${texts.units[unit]}`, String(answer.correctionFactor))}
          </Readout>
          <Readout label={texts.ppm} value={figure(answer.ppm)} unit={texts.units.ppm} of={named}>
            {answer.ppm === null ? texts.noLel : undefined}
          </Readout>
          <p className="placard__note">{texts.factorOf(answer.factorSource)}</p>
          {lel === null ? undefined : (
            <p className="placard__note">{texts.lelOf(String(lel.value), citation(lel.source))}</p>
          )}
        </>
      )}
    </>
  );
}

/** Limits that the corrected reading has reached: a tenth of the LEL, and all toxic limits on file. */
function ExceededLimits({ result, reading }: { readonly result: CorrectionResult; readonly reading: GasReading }) {
  const { detector: texts } = useTexts(detectorTexts);
  const speech = useSpeech();
  const toxic = reading.ppm === null ? [] : toxicLimitsReached(result.record, Number(reading.ppm.toPrecision(9)));
  const passed = [
    ...((reading.lelPercent ?? 0) >= 10 ? [texts.tenth] : []),
    ...(toxic.length === 0 ? [] : [texts.overLimits(limitNames(toxic, speech))]),
  ];
  return passed.length === 0 ? undefined : (
    <Banner tone="danger" title={texts.limits}>
      {passed.join(" ")}
    </Banner>
  );
}

/** Formats a reading with at most three significant figures, as on a meter. */
const shown = (value: number): string => formatNumber(Number(value.toPrecision(3)));
const figure = (value: number | null): string | undefined => (value === null ? undefined : shown(value));
