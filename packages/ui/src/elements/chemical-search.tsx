import { bundledChemicalSource, type ChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "../chemical/ChemicalSearch/ChemicalSearch.tsx";
import { errorsOf, type ElementPlan } from "./placard-element.tsx";

export interface ChemicalSearchElementProps {
  /** Label of the search box; `null`: the default label. */
  label: string | null;
  /** Initial text. */
  value: string;
  /** True if the page shows the opened chemical: the element dispatches `placard-open` and shows no card. */
  isBare: boolean;
  /** Source of the substances. Default: the bundled data. */
  source: ChemicalSource;
}

/**
 * `<placard-chemical-search>`: search by name or number, then show the card. Dispatches `placard-search` and
 * `placard-open`.
 */
export const chemicalSearchElement: ElementPlan<ChemicalSearchElementProps> = {
  name: "placard-chemical-search",
  attributes: {
    label: (label) => ({ label }),
    value: (value) => ({ value: value ?? "" }),
    bare: (text) => ({ isBare: text !== null }),
  },
  properties: ["label", "value", "source"],
  initial: { label: null, value: "", isBare: false, source: bundledChemicalSource() },
  View: ({ label, value, isBare, source, tell }) => (
    <ChemicalSearch
      key={value}
      source={source}
      defaultValue={value}
      hasCard={!isBare}
      onError={errorsOf(tell)}
      onSearch={(query, matches) => tell("placard-search", { query, matches })}
      onOpen={(match, text) => tell("placard-open", { match, text })}
      {...(label === null ? {} : { label })}
    />
  ),
};
