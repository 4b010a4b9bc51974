import { bundledChemicalSource, type ChemicalSource, type NamedChemical } from "@placard/hazmat-core";
import { ConversionPanel, type ConversionTab } from "../conversion/ConversionPanel/ConversionPanel.tsx";
import { elementContent } from "./element-content.tsx";
import { errorsOf, type ElementContent } from "./placard-element.ts";

export interface ConversionsElementProps {
  /** Initial tab. */
  tab: ConversionTab;
  /** Source of the substances. Default: the bundled data. */
  source: ChemicalSource;
  /** Initial substance. */
  chemical: NamedChemical | undefined;
}

/** Content of `<placard-conversions>`. */
export const conversionsContent: ElementContent<ConversionsElementProps> = elementContent<ConversionsElementProps>({
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
});
