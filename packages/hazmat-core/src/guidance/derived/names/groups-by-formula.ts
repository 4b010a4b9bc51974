import type { RuledGroup } from "../../../reactivity/groups-by-class.ts";
import { MAX_NAME_LENGTH } from "./name-rule.ts";

// oxlint-disable expressions/linear -- at most MAX_NAME_LENGTH characters are read

/** Condensed formulas as printed in the Pocket Guide. They show some groups, never all. */
const RULES: readonly { readonly group: number; readonly pattern: RegExp; readonly shown: string }[] = [
  { group: 3, pattern: /COOH/, shown: "COOH" },
  { group: 5, pattern: /CHO\b/, shown: "CHO" },
  { group: 18, pattern: /NCO|NCS/, shown: "NCO" },
  { group: 27, pattern: /C.*\(?NO2\)?/, shown: "C and NO2" },
  { group: 7, pattern: /C.*NH2|NH2.*C/, shown: "C and NH2" },
  { group: 31, pattern: /C6H\d\(?OH/, shown: "C6 and OH" },
  { group: 20, pattern: /C.*SH\b/, shown: "C and SH" },
  { group: 17, pattern: /C(?![a-z]).*(?:Cl|Br|I)|(?:Cl|Br|I)\d*.*C(?![a-z])/, shown: "C with Cl, Br or I" },
  { group: 47, pattern: /C(?![a-z]).*F(?![er])|F\d*.*C(?![a-z])/, shown: "C with F" },
];

/** Groups that a condensed formula shows. */
export function groupsByFormula(formula: string): readonly RuledGroup[] {
  const read = formula.slice(0, MAX_NAME_LENGTH);
  return RULES.filter(({ pattern }) => pattern.test(read)).map(({ group, shown }) => ({
    group,
    rule: `formula shows ${shown}`,
  }));
}
