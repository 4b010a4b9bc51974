import { bundledChemicalSource, type ChemicalMatch, type ChemicalSource } from "@placard/hazmat-core";
import { ChemicalCard } from "../chemical/ChemicalCard/ChemicalCard.tsx";
import { NoData } from "../chemical/ChemicalSearch/NoData.tsx";
import { warnOnce } from "../internal/warn-once.ts";
import { elementContent } from "./element-content.tsx";
import { errorsOf, type ElementContent } from "./placard-element.ts";

export interface ChemicalCardElementProps {
  /** UN number, `1017`; `null`: none. */
  un: string | null;
  /** CAS number, `7782-50-5`; `null`: none. */
  cas: string | null;
  /** Source of the record. Default: the bundled data. */
  source: ChemicalSource;
}

/** Content of `<placard-chemical-card>`. */
export const chemicalCardContent: ElementContent<ChemicalCardElementProps> = elementContent<ChemicalCardElementProps>({
  initial: { un: null, cas: null, source: bundledChemicalSource() },
  View: ({ un, cas, source, tell }) => {
    const given = {
      source,
      onOpen: (match: ChemicalMatch) => tell("placard-open", { match }),
      onError: errorsOf(tell),
    };
    if (un !== null) return <ChemicalCard un={un} {...given} />;
    if (cas !== null) return <ChemicalCard cas={cas} {...given} />;
    return <MissingNumber />;
  },
});

/** Reports to the console in production too, because a page without a build has only the production script. */
function MissingNumber() {
  warnOnce('<placard-chemical-card> has no number. Set `un` or `cas`: <placard-chemical-card un="1017">.');
  return <NoData />;
}
