import type { StoredDocument } from "./stored-document.ts";

/**
 * Documents for each UN or NA number without a stored order: the document of the number itself, then every document
 * that has the number, in order. By digits, UN before NA.
 */
export function plainLeaders(documents: readonly StoredDocument[]): ReadonlyMap<string, readonly number[]> {
  const leaders = new Map<string, number[]>();
  documents.forEach(([key, , ids], place) => {
    for (const id of ids) {
      const places = leaders.get(id);
      if (places === undefined) leaders.set(id, [place]);
      else if (key === `un:${id}`) places.unshift(place);
      else places.push(place);
    }
  });
  return new Map([...leaders].toSorted(([a], [b]) => a.slice(2).localeCompare(b.slice(2)) || b.localeCompare(a)));
}
