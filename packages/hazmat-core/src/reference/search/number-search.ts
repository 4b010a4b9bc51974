import type { SearchData } from "../../data/load.ts";
import type { Hit } from "./hit.ts";
import type { NumberQuery } from "./number-query.ts";

/** The numbers of the dataset: who answers for which id and CAS number. */
export function createNumberSearch(
  { documents, leaders }: SearchData,
  places: ReadonlyMap<string, number>,
): (read: NumberQuery) => readonly Hit[] {
  const ids = Object.keys(leaders);
  const leads = (id: string): readonly Hit[] =>
    (leaders[id] ?? []).map((place) => ({ place, matchedBy: "un", matchedText: id, un: id }));

  return (read) => {
    switch (read.kind) {
      case "un":
        return read.ids.flatMap(leads);
      case "un-begins":
        return ids
          .filter((id) => read.ids.some((begin) => id.startsWith(begin)))
          .flatMap((id) => leads(id).slice(0, 1));
      case "cas": {
        const place = places.get(`cas:${read.cas}`);
        return place === undefined ? [] : [{ place, matchedBy: "cas", matchedText: read.cas }];
      }
      case "cas-begins":
        return documents.flatMap(([key], place) =>
          key.startsWith(`cas:${read.text}`)
            ? [{ place, matchedBy: "cas" as const, matchedText: key.slice("cas:".length) }]
            : [],
        );
    }
  };
}
