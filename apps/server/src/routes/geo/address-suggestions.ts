import { addressSuggestions } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { suggestionOf, suggestPlaces } from "../../providers/geocoder/resolve-place.ts";

export const addressSuggestionsOperation = implementOpen(
  addressSuggestions,
  async ({ ctx, actor, query, request, withRows }) => {
    const places = await suggestPlaces({ ctx, actor, withRows, signal: request.signal }, query.query, query.limit);
    return { status: "success", suggestions: places.map(suggestionOf) };
  },
);
