import { bundledChemicalSource, type ChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "../chemical/ChemicalSearch/ChemicalSearch.tsx";
import { elementContent } from "./element-content.tsx";
import { errorsOf, type ElementContent } from "./placard-element.ts";

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

/** Content of `<placard-chemical-search>`. */
export const chemicalSearchContent: ElementContent<ChemicalSearchElementProps> =
  elementContent<ChemicalSearchElementProps>({
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
  });
