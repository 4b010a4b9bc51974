import type { ChemicalSource, NamedChemical } from "@placard/hazmat-core";
import { ArrowLeftRight, Gauge } from "lucide";
import { useControlledState } from "react-stately/useControlledState";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { hasFunctions, useErrorReporting, type ErrorHandler } from "../../hooks/use-error-reporting.ts";
import { useLazyModule } from "../../hooks/use-lazy-module.ts";
import { Icon } from "../../internal/Icon.tsx";
import { warnOnce } from "../../internal/warn-once.ts";
import { NoData } from "../../chemical/ChemicalSearch/NoData.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { conversionTexts } from "../../messages/en/conversion/conversion.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { BasicConversion } from "./BasicConversion.tsx";
import type { Calculation } from "./calculation.ts";
import { ChemicalConversion } from "./ChemicalConversion.tsx";
import "./ConversionPanel.css";

const loadTurnBack = () => import("./TurnBackCalculation.tsx");

/** Tab of the panel. */
export type ConversionTab = "units" | "turn-back";

export interface ConversionPanelProps {
  /** Pass the same object in every render. */
  source: ChemicalSource;
  /** Initial substance, such as the one of an open card. */
  chemical?: NamedChemical | undefined;
  /** Open tab, if the host controls it. */
  tab?: ConversionTab | undefined;
  /** Tab open at first, if the host does not control it. Default: "units". */
  defaultTab?: ConversionTab;
  /** Called with the tab that the user opened. */
  onTabChange?: (tab: ConversionTab) => void;
  /**
   * Called with each calculation, for the log of an incident: unit conversions once the input stops changing, the
   * others on request.
   */
  onCalculated?: (calculation: Calculation) => void;
  /**
   * Called with the reason why nothing was calculated, and the failure as its title. The panel also shows the reason in
   * place of the result.
   */
  onRefused?: (text: string, title: string) => void;
  /** Called with errors of the source. */
  onError?: ErrorHandler;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Converts units and concentrations, and calculates the turn-back reading of a sensor. Each result names its substance.
 * Nothing is calculated for a name that is only similar, and a result disappears when its inputs change. Works offline
 * if the source does.
 *
 * @example
 * <ConversionPanel source={bundledChemicalSource()} onCalculated={(calculation) => log(calculation)} />
 */
export function ConversionPanel({
  source: own,
  chemical,
  tab: controlledTab,
  defaultTab = "units",
  onTabChange,
  onCalculated,
  onRefused,
  onError,
  className,
}: ConversionPanelProps) {
  const { conversion } = useTexts(conversionTexts);
  const source = useErrorReporting(own, onError);
  const [tab, setTab] = useControlledState(controlledTab, defaultTab, onTabChange);
  // Loaded with the panel, after the tab that is shown first.
  const turnBack = useLazyModule(loadTurnBack);
  if (!hasFunctions(source, "meant")) {
    if (process.env.NODE_ENV !== "production") {
      warnOnce(
        "The `source` of ConversionPanel is not a ChemicalSource. Pass bundledChemicalSource() from hazmat-core.",
      );
    }
    return <NoData />;
  }
  const sharedProps = { source, chemical, onCalculated, onRefused };
  return (
    <div part="conversions" className={joinClasses("placard-conversion", className)}>
      <SegmentedControl<ConversionTab>
        label={conversion.title}
        options={[
          { id: "units", label: conversion.unitTab, icon: <Icon of={ArrowLeftRight} aria-hidden="true" /> },
          { id: "turn-back", label: conversion.turnBackTab, icon: <Icon of={Gauge} aria-hidden="true" /> },
        ]}
        value={tab}
        onChange={setTab}
      />
      {tab === "units" ? (
        <div className="placard__columns">
          <BasicConversion onCalculated={onCalculated} onRefused={onRefused} />
          <ChemicalConversion {...sharedProps} />
        </div>
      ) : turnBack === null ? (
        <Skeleton lines={4} label={conversion.turnBackTab} />
      ) : (
        <turnBack.TurnBackCalculation {...sharedProps} />
      )}
    </div>
  );
}
