import type { SourceRef } from "../../provenance/source.ts";
import { groupsByFormula } from "./names/groups-by-formula.ts";
import { groupsByName } from "./names/groups-by-name.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { HazardFact, HazardKind } from "./hazard-fact.ts";

/** Hazards of a reactive group for a crew. Groups are CAMEO numbers; omitted groups decide nothing by themselves. */
const KINDS: Readonly<Record<number, readonly HazardKind[]>> = {
  1: ["corrosive"], // strong acids
  2: ["corrosive"], // strong oxidizing acids
  4: ["polar"], // alcohols
  5: ["aldehyde"],
  10: ["corrosive"], // strong bases
  11: ["fatal"], // cyanides
  13: ["polar"], // esters
  14: ["polar"], // ethers
  17: ["halogenated"],
  18: ["isocyanate"],
  19: ["polar"], // ketones
  21: ["water-reactive"], // alkali metals
  22: ["metal"],
  30: ["organic-peroxide"],
  44: ["oxidizing"],
  55: ["chlorosilane"],
  104: ["oxidizing"],
  107: ["water-violent"],
  108: ["pyrophoric"],
  109: ["pyrophoric"],
};

const BY_GROUP: SourceRef = { key: "CAMEO", locator: "reactive group by name", mark: "derived" };

/**
 * White phosphorus ignites in air like the other substances of its groups, but is stored under water, unlike the
 * others.
 */
const WHITE_PHOSPHORUS = /^phosphorus\b(?!.*free from).*\b(?:white|yellow)\b/i;

function underWater(name: string): readonly HazardFact[] {
  const [words] = WHITE_PHOSPHORUS.exec(name) ?? [];
  return words === undefined ? [] : [{ kind: "kept-under-water", shown: `the name "${words}"`, source: BY_GROUP }];
}

/** Hazards from name and formula by the rules of the reactive groups. */
export function factsByGroup({ name, formula }: ChemicalRecord): readonly HazardFact[] {
  const named = groupsByName(name);
  const groups = [...named.groups, ...(formula === null || named.isWhole ? [] : groupsByFormula(formula))];
  const grouped = groups.flatMap(({ group, rule }) =>
    (KINDS[group] ?? []).map((kind) => ({
      kind,
      shown: rule.replace(/^name contains /, "the name "),
      source: BY_GROUP,
    })),
  );
  return [...underWater(name), ...grouped];
}
