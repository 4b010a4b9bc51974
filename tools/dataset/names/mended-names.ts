import { LEADING_ID, MISSING_LINKS, NAME_TAG, NO_NAME, RENAMED } from "../corrections.ts";
import type { Input, InputSubstance, InputUn } from "../input-types.ts";

const untagged = (synonym: string): string => synonym.replace(NAME_TAG, "");

function mended(of: InputSubstance): InputSubstance {
  const { name } = of;
  const renamed = RENAMED.find(({ cas }) => cas === of.cas);
  const leading = LEADING_ID[of.cas];
  const missing = MISSING_LINKS.filter(({ cas }) => cas === of.cas).map(({ un }) => ({ un, src: "by-name" as const }));
  const un = [...(of.un ?? []), ...missing];
  const others = renamed === undefined || renamed.isForeign === true ? [] : [name];
  return {
    ...of,
    name: renamed?.name ?? name,
    synonyms: [...others, ...(of.synonyms ?? []).map(untagged).filter((synonym) => !NO_NAME.test(synonym))],
    ...(un.length === 0 ? {} : { un: un.toSorted((a, b) => Number(b.un === leading) - Number(a.un === leading)) }),
  };
}

/** Text in UTF-8 that was read as Latin-1: `100Â°C`. */
const MISREAD = /[\u00C2-\u00F4][\u0080-\u00BF]+/g;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** A name with wrongly decoded characters corrected. */
export function asPrinted(name: string): string {
  return name.replaceAll(MISREAD, (misread) => {
    try {
      return decoder.decode(Uint8Array.from(misread, (letter) => letter.charCodeAt(0)));
    } catch {
      return misread; // two characters that only look like one wrongly decoded character
    }
  });
}

const printedNames = (un: InputUn): InputUn => ({
  ...un,
  ...(un.names === undefined ? {} : { names: un.names.map(asPrinted) }),
  ...(un.ergNames === undefined ? {} : { ergNames: un.ergNames.map(asPrinted) }),
});

/** The input with corrected names and ids for every substance, and only names among its synonyms. */
export function withMendedNames(input: Input): Input {
  return {
    ...input,
    core: input.core.map(mended),
    extended: input.extended.map(mended),
    un: input.un.map(printedNames),
  };
}
