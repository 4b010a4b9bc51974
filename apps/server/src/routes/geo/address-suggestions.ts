import { addressSuggestions } from "@placard/api-client";
import { implement } from "../../http/operation.ts";
import { DEFAULT_SUGGESTIONS } from "../../providers/geocoder/embedded-geocoder.ts";
import { suggestAudited, suggestionOf } from "../../providers/geocoder/resolve-place.ts";

export const addressSuggestionsOperation = implement(addressSuggestions, async ({ ctx, rows, actor, query }) => {
  const places = await suggestAudited({ ctx, rows, actor }, query.query, query.limit ?? DEFAULT_SUGGESTIONS);
  return { status: "success", suggestions: places.map(suggestionOf) };
});
