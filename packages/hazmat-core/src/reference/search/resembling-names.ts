import { editDistance } from "./corrected-query.ts";
import type { EverydayName, EverydayNames } from "./everyday-names.ts";

/** Minimum length: a shorter text is one letter from too many names. */
const MIN_LENGTH = 5;

/** Length from which two letters may be wrong. */
const LONG_NAME_LENGTH = 9;

/**
 * Finds the everyday names with the most similar spelling: one wrong letter, two in a long text. For an offer, never
 * for an answer.
 *
 * "windx" gives Windex.
 *
 * @param plain - normalized words separated by one blank
 */
export function resemblingNames(plain: string, { all, plainNames }: EverydayNames): readonly EverydayName[] {
  if (plain.length < MIN_LENGTH) return [];
  const maxDistance = plain.length < LONG_NAME_LENGTH ? 1 : 2;
  const found = plainNames.flatMap((name, nth) => {
    const everyday = all[nth];
    if (everyday === undefined || name.length < MIN_LENGTH) return [];
    const away = editDistance(plain, name, maxDistance);
    return away > maxDistance ? [] : [{ everyday, away }];
  });
  const least = Math.min(...found.map(({ away }) => away));
  return found.filter(({ away }) => away === least).map(({ everyday }) => everyday);
}
