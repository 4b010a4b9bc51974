import { bundledChemicalSource, type ChemicalSource } from "@placard/hazmat-core";
import { NamedCard } from "./NamedCard.tsx";
import type { ElementPlan } from "./placard-element.tsx";

interface ChemicalCardElementProps {
  un: string | null;
  cas: string | null;
  source: ChemicalSource;
}

/** `<placard-chemical-card un="1017">`: the ten-second card of a UN or CAS number. Tells `placard-open`. */
export const chemicalCardElement: ElementPlan<ChemicalCardElementProps> = {
  name: "placard-chemical-card",
  attributes: { un: (un) => ({ un }), cas: (cas) => ({ cas }) },
  properties: ["un", "cas", "source"],
  initial: { un: null, cas: null, source: bundledChemicalSource() },
  View: ({ un, cas, source, tell }) => {
    const text = un === null ? cas : `UN ${un.trim().replace(/^UN\s*/i, "")}`;
    if (text === null) return null;
    return <NamedCard source={source} text={text} onOpen={(match) => tell("placard-open", { match })} />;
  },
};
