import type { SearchData } from "../../data/load.ts";
import type { Hit } from "./hit.ts";
import type { NumberQuery } from "./number-query.ts";

/** A placard shows four digits, so people type UN9191 for NA9191. If both are listed, each is used unchanged. */
const underOtherPrefix = (id: string): string => `${id.startsWith("NA") ? "UN" : "NA"}${id.slice(2)}`;

/** The numbers of the dataset: documents by UN and CAS number. */
export function createNumberSearch(
  { documents, leaders }: SearchData,
  places: ReadonlyMap<string, number>,
): (read: NumberQuery) => readonly Hit[] {
  const ids = Object.keys(leaders);
  const leads = (id: string): readonly Hit[] =>
    (leaders[id] ?? []).map((place) => ({ place, matchedBy: "un", matchedText: id, un: id }));

  return (read) => {
    switch (read.kind) {
      case "un": {
        const own = read.ids.flatMap(leads);
        return own.length > 0 ? own : read.ids.map(underOtherPrefix).flatMap(leads);
      }
      case "un-begins": {
        const begins = (id: string): boolean => read.ids.some((begin) => id.startsWith(begin));
        const own = ids.filter(begins);
        const others = ids.filter((id) => {
          const typed = underOtherPrefix(id);
          return begins(typed) && leaders[typed] === undefined && !own.includes(id);
        });
        return [...own, ...others].flatMap((id) => leads(id).slice(0, 1));
      }
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
