import { LEADING_ID, NO_NAME, RENAMED } from "./corrections.ts";
import type { Input, InputSubstance } from "./input-types.ts";

function mended(of: InputSubstance): InputSubstance {
  const renamed = RENAMED.find(({ cas }) => cas === of.cas);
  const leading = LEADING_ID[of.cas];
  const un =
    leading === undefined ? of.un : of.un?.toSorted((a, b) => Number(b.un === leading) - Number(a.un === leading));
  const ids = un === undefined ? {} : { un };
  if (renamed === undefined) return { ...of, ...ids };
  const kept = renamed.isForeign === true ? [] : [of.name];
  return { ...of, ...ids, name: renamed.name, synonyms: [...kept, ...(of.synonyms ?? [])] };
}

/** The input with every substance under a name of its own. */
export function withMendedNames(input: Input): Input {
  return { ...input, core: input.core.map(mended), extended: input.extended.map(mended) };
}
