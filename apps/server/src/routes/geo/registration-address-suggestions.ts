import { registrationAddressSuggestions } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { DEFAULT_SUGGESTIONS, suggestTowns } from "../../providers/geocoder/embedded-geocoder.ts";
import { suggestionOf } from "../../providers/geocoder/resolve-place.ts";

export const registrationAddressSuggestionsOperation = implementOpen(
  registrationAddressSuggestions,
  async ({ query }) => {
    const places = suggestTowns(query.query, query.limit ?? DEFAULT_SUGGESTIONS);
    return { status: "success", suggestions: places.map(suggestionOf) };
  },
);
