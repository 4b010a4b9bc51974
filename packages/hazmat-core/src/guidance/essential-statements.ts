import { factWords, sourcesOfFacts } from "./derived/guide-for.ts";
import { REIGNITES, WATER_GAS } from "./sentences/hazards.ts";
import type { HazardKind } from "./derived/hazard-fact.ts";
import { factsByGroup } from "./derived/facts-by-group.ts";
import { knownHazardsOf } from "./derived/hazard-facts-of.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";

/** Essential sentences, shown with every guide. */
const ESSENTIAL_TEXTS: readonly (readonly [HazardKind, string, says: string])[] = [
  ["water-reactive", "Keep water and foam off, even in a fire: contact with water releases flammable gas", WATER_GAS],
  ["pyrophoric", "It ignites on its own in air, and can re-ignite once the fire is out", REIGNITES],
];

/** Chlorosilanes: no water, but the guide names alcohol-resistant foam as their agent ([ERG2024] guide 139). */
const CHLOROSILANE =
  "Keep water off, even in a fire. The only foam to use is alcohol-resistant: contact with water releases flammable gas";

/** Returns the sentence on water for H260 and H261 and that on air and fire for H250, each with its codes. */
export function essentialStatements(record: ChemicalRecord): readonly Statement[] {
  const known = knownHazardsOf(record);
  const isChlorosilane = factsByGroup(record).some(({ kind }) => kind === "chlorosilane");
  return ESSENTIAL_TEXTS.flatMap(([kind, forAll]) => {
    const text = kind === "water-reactive" && isChlorosilane ? CHLOROSILANE : forAll;
    const facts = known.filter((fact) => fact.kind === kind);
    return facts.length === 0 ? [] : [{ text: `${text} (${factWords(facts)}).`, rests: sourcesOfFacts(facts) }];
  });
}

/** Sentences of a guide that repeat these essential sentences. */
export function textsCoveredByEssentials(record: ChemicalRecord): ReadonlySet<string> {
  const kinds = new Set(knownHazardsOf(record).map(({ kind }) => kind));
  return new Set(ESSENTIAL_TEXTS.filter(([kind]) => kinds.has(kind)).map(([, , says]) => says));
}
