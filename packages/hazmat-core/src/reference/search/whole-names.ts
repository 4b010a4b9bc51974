import type { SearchData } from "../../data/load.ts";
import type { ExactIndex } from "./exact-index.ts";
import type { Hit } from "./hit.ts";
import { plainText } from "./plain-text.ts";

/** Documents of which the query is a whole name. */
export interface WholeNames {
  /**
   * Names, synonyms, shipping names and formulas equal to the query, best first.
   *
   * @param asked - the query with its words of form, which can mean another UN number: anhydrous hydrofluoric acid is
   * not UN1790
   */
  find(query: string, asked?: string): readonly Hit[];
}

export function createWholeNames(data: SearchData, exact: ExactIndex): WholeNames {
  const { documents, leaders, idNames } = data;

  /** The UN number whose own name the query is, among those of the record. */
  function idNamed(typed: string, place: number): string | undefined {
    const id = idNames[typed] ?? idNames[typed.replace(/ solution$/, "")];
    return id !== undefined && documents[place]?.[2].includes(id) === true ? id : undefined;
  }

  /** The record of the UN number with the query as its shipping name, if no record has it. */
  function shippedAs(query: string, typed: string): readonly Hit[] {
    const id = idNames[typed];
    const place = id === undefined ? undefined : leaders[id]?.[0];
    return place === undefined ? [] : [{ place, un: id, matchedBy: "synonym", matchedText: query.trim() }];
  }

  return {
    find(query, asked = plainText(query)) {
      const whole = exact.find(query).map((hit): Hit => ({ ...hit, un: idNamed(asked, hit.place) }));
      return whole.length > 0 ? whole : shippedAs(query, plainText(query));
    },
  };
}
