/**
 * Letters to insert, drop or change to turn `a` into `b`; two neighbours that changed places count as one
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (older[column - 2] ?? 0) + 1);
      current.push(best);
    }
    older = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** How far a typed word is from a stored one. A word that is still being typed is compared with the beginning. */
function wordDistance(typed: string, stored: string): number {
  if (stored.startsWith(typed)) return 0;
  return Math.min(editDistance(typed, stored), editDistance(typed, stored.slice(0, typed.length)) + 0.5);
}

/**
 * The query with each word replaced by the nearest of the words it was found under, and how many letters were wrong.
 *
 * @param plain - plain words parted by one blank
 * @param terms - words of one search result
 */
export function correctedQuery(plain: string, terms: readonly string[]): { text: string; distance: number } {
  let distance = 0;
  const words = plain.split(" ").map((word) => {
    let nearest = word;
    let least = Number.POSITIVE_INFINITY;
    for (const term of terms) {
      const away = wordDistance(word, term);
      if (away < least) [nearest, least] = [term, away];
    }
    distance += Number.isFinite(least) ? least : 0;
    return nearest;
  });
  return { text: words.join(" "), distance };
}
