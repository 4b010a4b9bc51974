import type { ChemicalSource, NamedChemical } from "@placard/hazmat-core";
import { ArrowLeftRight, Gauge } from "lucide-react";
import { useState } from "react";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { hasFunctions, useReporting, type ErrorHandler } from "../../hooks/use-reporting.ts";
import { useLate } from "../../hooks/use-late.ts";
import { reportMistake } from "../../internal/report-mistake.ts";
import { NoData } from "../../chemical/ChemicalSearch/NoData.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { conversionWords } from "../../messages/en/conversion/conversion.ts";
import { useWords } from "../../messages/use-words.ts";
import { BasicConversion } from "./BasicConversion.tsx";
import type { Calculation } from "./calculation.ts";
import { ChemicalConversion } from "./ChemicalConversion.tsx";
import "./ConversionPanel.css";

const bringTurnBack = () => import("./TurnBackCalculation.tsx");

/** Which half of the panel is open. */
export type ConversionTab = "units" | "turn-back";

export interface ConversionPanelProps {
  /** The same object in every render. */
  source: ChemicalSource;
  /** The substance to begin with, such as the one of an open card. */
  chemical?: NamedChemical | undefined;
  /** "units" unless given. */
  defaultTab?: ConversionTab;
  /** Something was calculated: for the log of an incident. Units once they stand, the others when they are asked for. */
  onCalculated?: (calculation: Calculation) => void;
  /** Why nothing was calculated, and what failed as its title. The panel says why, too, where the result would stand. */
  onRefused?: (text: string, title: string) => void;
  /** What the source failed with. */
  onError?: ErrorHandler;
  className?: string;
}

/**
 * Units, concentrations and the turn-back reading of a sensor. Every result names the substance it is of, nothing is
 * calculated for a name that is only near, and a result goes as soon as its question changes. Works with the network off
 * when the source does.
 *
 * @example
 * <ConversionPanel source={bundledChemicalSource()} onCalculated={(calculation) => log(calculation)} />
 */
export function ConversionPanel({
  source: own,
  chemical,
  defaultTab = "units",
  onCalculated,
  onRefused,
  onError,
  className,
}: ConversionPanelProps) {
  const { conversion } = useWords(conversionWords);
  const source = useReporting(own, onError);
  const [tab, setTab] = useState(defaultTab);
  // It comes with the panel, after the half that is open first.
  const turnBack = useLate(bringTurnBack);
  if (!hasFunctions(source, "meant")) {
    if (process.env.NODE_ENV !== "production") {
      reportMistake(
        "The `source` of ConversionPanel is not a ChemicalSource. Pass bundledChemicalSource() from hazmat-core.",
      );
    }
    return <NoData />;
  }
  const given = { source, chemical, onCalculated, onRefused };
  return (
    <div part="conversions" className={joinClasses("placard-conversion", className)}>
      <SegmentedControl<ConversionTab>
        label={conversion.title}
        options={[
          { id: "units", label: conversion.unitTab, icon: <ArrowLeftRight aria-hidden="true" /> },
          { id: "turn-back", label: conversion.turnBackTab, icon: <Gauge aria-hidden="true" /> },
        ]}
        value={tab}
        onChange={setTab}
      />
      {tab === "units" ? (
        <div className="placard__columns">
          <BasicConversion onCalculated={onCalculated} onRefused={onRefused} />
          <ChemicalConversion {...given} />
        </div>
      ) : turnBack === null ? (
        <Skeleton lines={4} label={conversion.turnBackTab} />
      ) : (
        <turnBack.TurnBackCalculation {...given} />
      )}
    </div>
  );
}
