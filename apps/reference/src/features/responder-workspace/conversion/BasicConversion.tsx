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
import { Select, TextField } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { Readout } from "./Readout.tsx";

interface BasicInput {
  readonly kind: ConversionKind;
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

/** The first two units of a kind and an empty value: what a change of type resets to. */
function freshInput(kind: ConversionKind): BasicInput {
  const [from = ""] = convertibleUnits(kind);
  const [to = ""] = targetUnits(kind, from);
  return { kind, from, to, value: "" };
}

/** Speed, temperature, pressure, weight and distance. The result follows the input by itself. */
export function BasicConversion() {
  const { conversion } = useMessages();
  const [input, setInput] = useState(() => freshInput("speed"));
  const value = numberFrom(input.value);
  const answer = value === null ? null : tryConvertUnit(input.kind, value, input.from, input.to);

  function chooseFrom(from: string): void {
    const targets = targetUnits(input.kind, from);
    const to = targets.find((unit) => unit === input.to) ?? targets[0] ?? "";
    setInput({ ...input, from, to });
  }

  return (
    <section className="placard__basic" aria-labelledby="basic-conversion">
      <h3 id="basic-conversion">{conversion.basic}</h3>
      <Select
        label={conversion.type}
        items={CONVERSION_KINDS.map((kind) => ({ id: kind, label: conversion.types[kind] }))}
        value={input.kind}
        onChange={(kind) => isConversionKind(kind) && setInput(freshInput(kind))}
      />
      <div className="placard__pair">
        <Select
          label={conversion.from}
          items={convertibleUnits(input.kind).map((unit) => ({ id: unit, label: unit }))}
          value={input.from}
          onChange={chooseFrom}
        />
        <Select
          label={conversion.to}
          items={targetUnits(input.kind, input.from).map((unit) => ({ id: unit, label: unit }))}
          value={input.to}
          onChange={(to) => setInput({ ...input, to })}
        />
      </div>
      <TextField
        label={conversion.value}
        inputMode="decimal"
        value={input.value}
        onChange={(typed) => setInput({ ...input, value: typed })}
        errorMessage={answer !== null && !answer.ok ? answer.error.message : undefined}
      />
      <Readout
        label={conversion.result}
        value={answer?.ok === true ? formatConversion(answer.value) : undefined}
        unit={input.to}
      >
        {answer?.ok === true ? `${input.value.trim()} ${input.from}` : conversion.noResult}
      </Readout>
    </section>
  );
}
