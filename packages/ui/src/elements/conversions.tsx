import { bundledChemicalSource, type ChemicalSource, type NamedChemical } from "@placard/hazmat-core";
import { ConversionPanel, type ConversionTab } from "../conversion/ConversionPanel/ConversionPanel.tsx";
import { errorsOf, type ElementPlan } from "./placard-element.tsx";

export interface ConversionsElementProps {
  /** Initial tab. */
  tab: ConversionTab;
  /** Source of the substances. Default: the bundled data. */
  source: ChemicalSource;
  /** Initial substance. */
  chemical: NamedChemical | undefined;
}

/**
 * `<placard-conversions tab="turn-back">`: units, concentrations, the turn-back reading. Dispatches
 * `placard-calculation`.
 */
export const conversionsElement: ElementPlan<ConversionsElementProps> = {
  name: "placard-conversions",
  attributes: { tab: (tab) => ({ tab: tab === "turn-back" ? tab : "units" }) },
  properties: ["tab", "source", "chemical"],
  initial: { tab: "units", source: bundledChemicalSource(), chemical: undefined },
  View: ({ tab, source, chemical, tell }) => (
    <ConversionPanel
      key={tab}
      source={source}
      chemical={chemical}
      defaultTab={tab}
      onError={errorsOf(tell)}
      onCalculated={(calculation) => tell("placard-calculation", calculation)}
    />
  ),
};
