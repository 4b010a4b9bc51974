import type { RuledGroup } from "../../../reactivity/groups-by-class.ts";
import { EVERYDAY_RULES } from "./everyday-names.ts";
import { INORGANIC_RULES } from "./inorganic-names.ts";
import { MAX_NAME_LENGTH, type NameRule } from "./name-rule.ts";
import { ORGANIC_RULES } from "./organic-names.ts";

export interface NamedGroups {
  readonly groups: readonly RuledGroup[];
  readonly isWhole: boolean;
}

/** A name that is ambiguous, or that names what a product acts on. */
const OPEN =
  /\bmixtures?\b|\band\b|\bwith\b|n\.o\.s|\bcompounds?\b|\b(?:remover|neutrali[sz]er|substitute|alternative)s?\b/i;

/**
 * Groups by name. The rule returns the matched text.
 *
 * @param said - basis of the name: the name itself, or a number with which it is listed
 */
export function groupsByName(name: string, said = "name"): NamedGroups {
  const trimmed = name.trim().slice(0, MAX_NAME_LENGTH);
  const read = (rules: readonly NameRule[]): readonly { readonly rule: NameRule; readonly words: string }[] =>
    rules.flatMap((rule) => {
      const words = rule.pattern.exec(trimmed)?.[0].trim();
      return words === undefined || words === "" ? [] : [{ rule, words }];
    });
  const telling = read([...INORGANIC_RULES, ...EVERYDAY_RULES]);
  const isWhole = telling.some(({ rule }) => rule.isWhole === true) && !OPEN.test(trimmed);
  const found = isWhole ? telling : [...telling, ...read(ORGANIC_RULES)];
  return {
    groups: found.flatMap(({ rule, words }) =>
      rule.groups.map((group) => ({ group, rule: `${said} contains "${words}"` })),
    ),
    isWhole,
  };
}
