import { LEADING_ID, MISSING_LINKS, NO_NAME, RENAMED } from "./corrections.ts";
import type { Input, InputSubstance } from "./input-types.ts";

function mended(of: InputSubstance): InputSubstance {
  const { name } = of;
  const renamed = RENAMED.find(({ cas }) => cas === of.cas);
  const leading = LEADING_ID[of.cas];
  const missing = MISSING_LINKS.filter(({ cas }) => cas === of.cas).map(({ un }) => ({ un, src: "hand" as const }));
  const un = [...(of.un ?? []), ...missing];
  const others = renamed === undefined || renamed.isForeign === true ? [] : [name];
  return {
    ...of,
    name: renamed?.name ?? name,
    synonyms: [...others, ...(of.synonyms ?? []).filter((synonym) => !NO_NAME.test(synonym))],
    ...(un.length === 0 ? {} : { un: un.toSorted((a, b) => Number(b.un === leading) - Number(a.un === leading)) }),
  };
}

/** The input with every substance under a name and ids of its own, and nothing among its synonyms that is no name. */
export function withMendedNames(input: Input): Input {
  return { ...input, core: input.core.map(mended), extended: input.extended.map(mended) };
}
