import type { IncidentAction, NamedChemical } from "@placard/hazmat-core";
import { reactivityVerdictWords } from "@placard/hazmat-core/reactivity";
import { loggedChemical } from "../../../../incident/logged-chemical.ts";
import type { MixedFinding } from "./mixed-query.ts";

/** Log entry of a reactivity look-up: both substances, result and sources. */
export function reactivityPredicted(
  first: NamedChemical,
  { other, reactivity }: Extract<MixedFinding, { readonly kind: "found" }>,
): IncidentAction {
  const [pair] = reactivity.predictions;
  return {
    module: "suits-decon",
    action_type: "reactivity_predicted",
    action_data: {
      chemical: loggedChemical(first),
      other: loggedChemical(other),
      verdict: pair === undefined ? null : reactivityVerdictWords(pair.verdict),
      why: pair?.why ?? null,
      hazards: pair?.hazards.map(({ words }) => words) ?? [],
      gases: pair?.gases.map(({ name }) => name) ?? [],
      assumptions: pair?.basis.assumptions.map(({ name, value, reason }) => `${name}: ${value}. ${reason}`) ?? [],
      source:
        pair?.basis.sources.map(({ key, locator }) => [key, locator].filter(Boolean).join(" ")).join("; ") ?? null,
    },
  };
}
