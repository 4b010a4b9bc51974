/**
 * Number of letters to insert, delete or change to turn `a` into `b`; transposed neighbours count as one (optimal
 * string alignment).
 *
 * @param most - a larger distance returns `Infinity`, which is faster: only letters at similar positions are compared
 */
export function editDistance(a: string, b: string, most: number = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const width = b.length + 1;
  let older = new Uint16Array(width);
  let previous = Uint16Array.from({ length: width }, (_, column) => column);
  let current = new Uint16Array(width);
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row++) {
    const letter = a.codePointAt(row - 1);
    const from = Math.max(1, row - most);
    const to = Math.min(b.length, row + most);
    // Positions outside the compared band are too far.
    current[from - 1] = from === 1 ? row : TOO_FAR;
    if (to < b.length) current[to + 1] = TOO_FAR;
    let least = current[from - 1] ?? TOO_FAR;
    for (let column = from; column <= to; column++) {
      const other = b.codePointAt(column - 1);
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && letter === b.codePointAt(column - 2) && a.codePointAt(row - 2) === other;
      if (swapped) best = Math.min(best, (older[column - 2] ?? 0) + 1);
      current[column] = best;
      if (best < least) least = best;
    }
    // The next rows derive from this row, or by a transposition from the one before it.
    if (least > most && leastBefore >= most) return Number.POSITIVE_INFINITY;
    leastBefore = least;
    [older, previous, current] = [previous, current, older];
  }
  const distance = previous[b.length] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/** More letters than the distance of any two texts. */
const TOO_FAR = 10_000;

/** Distance of a typed word from a stored one. A word that is still being typed is compared with the beginning. */
function wordDistance(typed: string, stored: string): number {
  if (stored.startsWith(typed)) return 0;
  return Math.min(editDistance(typed, stored), editDistance(typed, stored.slice(0, typed.length)) + 0.5);
}

/**
 * Returns the query with each word replaced by the nearest word of a result, and the number of wrong letters.
 *
 * @param plain - normalized words separated by one blank
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
