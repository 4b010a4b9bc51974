import {
  CONVERSION_KINDS,
  convertibleUnits,
  formatConversion,
  isConversionKind,
  targetUnits,
  tryConvertUnit,
  type ConversionKind,
} from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import { useId, useState } from "react";
import { Select } from "../../controls/Select/Select.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { conversionTexts } from "../../messages/en/conversion/conversion.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { CalculationProps } from "./calculation-props.ts";
import type { UnitCalculation } from "./calculation.ts";
import { Readout } from "./Readout.tsx";
import { useReportOnce } from "./use-report-once.ts";

interface BasicInput {
  readonly kind: ConversionKind;
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

type BasicConversionProps = Pick<CalculationProps, "onCalculated" | "onRefused">;

/** Returns an empty value with the first two units of a kind, used when the type changes. */
function freshInput(kind: ConversionKind): BasicInput {
  const [from = ""] = convertibleUnits(kind);
  const [to = ""] = targetUnits(kind, from);
  return { kind, from, to, value: "" };
}

/** Converts speed, temperature, pressure, weight and distance. The result updates automatically. */
export function BasicConversion({ onCalculated, onRefused }: BasicConversionProps) {
  const { conversion } = useTexts(conversionTexts);
  const headingId = useId();
  const [input, setInput] = useState(() => freshInput("speed"));
  const { kind: type, from, to } = input;
  const value = numberFrom(input.value);
  const answer = value === null ? null : tryConvertUnit(type, value, from, to);
  const result = answer?.ok === true ? formatConversion(answer.value) : undefined;
  const refused = answer?.ok === false ? conversion.refused.unit[answer.error.code] : undefined;
  useReportOnce<UnitCalculation | { readonly refused: string }>(
    refused !== undefined
      ? { refused }
      : value === null || result === undefined
        ? null
        : { kind: "unit", type, value, from, to, result },
    (told) => ("refused" in told ? onRefused?.(told.refused, conversion.conversionFailed) : onCalculated?.(told)),
  );

  const unitName = (unit: string): string => new Map(Object.entries(conversion.units)).get(unit) ?? unit;

  function chooseFrom(next: string): void {
    const targets = targetUnits(type, next);
    setInput({ ...input, from: next, to: targets.find((unit) => unit === to) ?? targets[0] ?? "" });
  }

  return (
    <section className="placard__basic" aria-labelledby={headingId}>
      <h3 id={headingId}>{conversion.basic}</h3>
      <Select
        label={conversion.type}
        items={CONVERSION_KINDS.map((kind) => ({ id: kind, label: conversion.types[kind] }))}
        value={type}
        onChange={(kind) => isConversionKind(kind) && setInput(freshInput(kind))}
      />
      <div className="placard__pair">
        <Select
          label={conversion.from}
          items={convertibleUnits(type).map((unit) => ({ id: unit, label: unitName(unit) }))}
          value={from}
          onChange={chooseFrom}
        />
        <Select
          label={conversion.to}
          items={targetUnits(type, from).map((unit) => ({ id: unit, label: unitName(unit) }))}
          value={to}
          onChange={(next) => setInput({ ...input, to: next })}
        />
      </div>
      <TextField
        label={conversion.value}
        inputMode="decimal"
        isDecimal
        value={input.value}
        onChange={(typed) => setInput({ ...input, value: typed })}
        errorMessage={refused}
      />
      <Readout label={conversion.result} value={result} unit={unitName(to)}>
        {refused !== undefined
          ? conversion.conversionFailed
          : result === undefined
            ? conversion.noResult
            : `${input.value.trim()} ${unitName(from)}`}
      </Readout>
    </section>
  );
}
