import { LEADING_ID, NO_NAME, RENAMED } from "./corrections.ts";
import type { Input, InputSubstance } from "./input-types.ts";

function mended(of: InputSubstance): InputSubstance {
  const { un, name } = of;
  const renamed = RENAMED.find(({ cas }) => cas === of.cas);
  const leading = LEADING_ID[of.cas];
  const others = renamed === undefined || renamed.isForeign === true ? [] : [name];
  return {
    ...of,
    name: renamed?.name ?? name,
    synonyms: [...others, ...(of.synonyms ?? []).filter((synonym) => !NO_NAME.test(synonym))],
    ...(leading === undefined || un === undefined
      ? {}
      : { un: un.toSorted((a, b) => Number(b.un === leading) - Number(a.un === leading)) }),
  };
}

/** The input with every substance under a name of its own, and nothing among its synonyms that is no name. */
export function withMendedNames(input: Input): Input {
  return { ...input, core: input.core.map(mended), extended: input.extended.map(mended) };
}
