import { editDistance } from "./corrected-query.ts";
import type { EverydayName, EverydayNames } from "./everyday-names.ts";

/** Shorter texts are a letter from too many names. */
const SHORTEST = 5;

/** From this length on two letters may be wrong. */
const LONG = 9;

/**
 * Everyday names that a text is spelled like, the nearest: one letter wrong, two in a long one. For an offer, never for an answer.
 *
 * "windx" gives Windex.
 *
 * @param plain - plain words parted by one blank
 */
export function resemblingNames(plain: string, { all, plainNames }: EverydayNames): readonly EverydayName[] {
  if (plain.length < SHORTEST) return [];
  const most = plain.length < LONG ? 1 : 2;
  const found = plainNames.flatMap((name, nth) => {
    const everyday = all[nth];
    if (everyday === undefined || name.length < SHORTEST) return [];
    const away = editDistance(plain, name, most);
    return away > most ? [] : [{ everyday, away }];
  });
  const least = Math.min(...found.map(({ away }) => away));
  return found.filter(({ away }) => away === least).map(({ everyday }) => everyday);
}
