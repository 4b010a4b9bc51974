import { SOURCE_KINDS, type SourceKind } from "@placard/hazmat-core/scene";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { GAUGE_UNITS } from "@placard/hazmat-core/scene";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { RateOfSource } from "./RateOfSource.tsx";
import type { PlumeEntry } from "../entry/plume-form-state.ts";
import {
  gaugeUnitOf,
  SOURCE_FIELDS,
  sourceFields,
  sourceKindOf,
  sourceUnit,
  type SourceField,
} from "../entry/source-entry.ts";
import { translatedOrEnglish, useSpeech, type Speech } from "../../messages/language/speech.ts";
import "./SourceFields.css";
import type { SourceRate } from "../entry/source-rate.ts";

interface SourceFieldsProps {
  readonly form: PlumeEntry;
  readonly rate: SourceRate;
}

/** Amount of the release: the rate, or an observed source and its rate. Each source keeps its own input. */
export function SourceFields({ form, rate }: SourceFieldsProps) {
  const { plume } = useTexts(plumeTexts);
  const kind = sourceKindOf(form.values);
  return (
    <div className="placard-plume-source">
      <Select<SourceKind>
        label={plume.source}
        items={SOURCE_KINDS.map((id) => ({ id, label: plume.sources[id], hint: plume.sourceHints[id] }))}
        value={kind}
        onChange={(chosen) => form.fill(sourceFields(chosen, form.values))}
      />
      <div className="placard__pair">
        {kind === "rate"
          ? undefined
          : SOURCE_FIELDS[kind]
              .filter((field) => field !== "gauge_pressure")
              .map((field) => <Figure key={field} form={form} rate={rate} field={field} kind={kind} />)}
        {kind === "rate" ? (
          <TextField
            {...form.field("emission_rate")}
            label={plume.emissionRate}
            unit="kg/s"
            inputMode="decimal"
            isDecimal
            autoComplete="off"
          />
        ) : undefined}
        <TextField
          {...form.field("emission_height")}
          label={plume.emissionHeight}
          unit="m"
          inputMode="decimal"
          isDecimal
          autoComplete="off"
        />
      </div>
      {kind === "rate" || kind === "pool" ? undefined : <Gauge form={form} rate={rate} kind={kind} />}
      {kind === "rate" ? undefined : <RateOfSource rate={rate} />}
    </div>
  );
}

interface FigureProps extends SourceFieldsProps {
  readonly kind: Exclude<SourceKind, "rate">;
}

function Figure({ form, rate, field }: FigureProps & { readonly field: SourceField }) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeech();
  return (
    <TextField
      {...fieldWith(form, rate, field, speech)}
      label={plume.sourceFigures[field]}
      unit={sourceUnit(field, form.values)}
      inputMode="decimal"
      isDecimal
      autoComplete="off"
      {...(field === "contents_kg" && { optionalLabel: plume.optional })}
    />
  );
}

/** Gauge pressure of the vessel or line. */
function Gauge({ form, rate, kind }: SourceFieldsProps & { readonly kind: "tank" | "cylinder" | "gas-line" }) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeech();
  const unit = gaugeUnitOf(form.values);
  return (
    <div className="placard__gauge">
      <TextField
        {...fieldWith(form, rate, "gauge_pressure", speech)}
        label={plume.sourceFigures.gauge_pressure}
        description={plume.gaugeHints[kind]}
        unit={unit}
        inputMode="decimal"
        isDecimal
        autoComplete="off"
        {...(kind !== "gas-line" && { optionalLabel: plume.optional })}
      />
      <SegmentedControl
        label={plume.gaugeUnit}
        options={GAUGE_UNITS.map((id) => ({ id, label: id }))}
        value={unit}
        onChange={(chosen) => form.set("gauge_unit", chosen)}
      />
    </div>
  );
}

/** A field of the form. If its own rules are met, a refusal of the models is shown as its error. */
function fieldWith(form: PlumeEntry, rate: SourceRate, name: SourceField, speech: Speech) {
  const field = form.field(name);
  if (field.isInvalid || rate.kind !== "refused" || rate.field !== name) return field;
  return { ...field, isInvalid: true, errorMessage: translatedOrEnglish(speech, rate.message) };
}
