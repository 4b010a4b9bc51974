import { en as componentTexts } from "@placard/ui/messages";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";

/** The texts that the specification of the responder area quotes, by section. Word for word, so none gets lost. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  "8, plume": [
    "Server Error",
    "The calculation server encountered an error. Please verify the chemical name exists in the database and try again.",
    "Chemical Not Found",
    "Invalid Parameters",
    "Calculation Complete",
    "Failed to calculate plume",
    "Failed to calculate evacuation zone",
  ],
  "8, safety": [
    "Chemical Not Found",
    "Server Error",
    "Unable to fetch safety information at this time. Please try again later.",
    'Chemical "{name}" not found. Please check the spelling and try again',
    "Unable to fetch safety information. Please try again later.",
  ],
  "8, business search": [
    "Failed to search businesses. Please try again.",
    "Failed to load business details. Please try again.",
    "Business ID is invalid, cannot fetch details.",
    'No businesses found for "{term}"',
  ],
  "8, team": [
    "Failed to load users",
    "Failed to add user",
    "Failed to delete user",
    "User added successfully",
    "User deleted",
  ],
  "8, incident": ["User not found", "Failed to create incident", "Failed to end incident"],
  "8, conversions": ["Conversion failed", "Calculation failed"],
  "8, weather": ["Unable to fetch weather data"],
  "8, map": [
    "Failed to load Mapbox GL JS from CDN",
    "Map library not available",
    "Map error: {message}",
    "Map error: Unknown error",
    "Failed to load map. Please check your internet connection.",
    "Failed to initialize map.",
    "Directions API error: {status}",
    "Route not found",
    "Geolocation is not supported by this browser.",
    "Location access denied by user.",
    "Location information is unavailable.",
    "Location request timed out.",
    "An unknown error occurred while getting location.",
  ],
};

const PLACEHOLDERS = ["{name}", "{term}", "{message}", "{status}", ""];

/** All texts of a catalogue. Texts with parts appear once for each placeholder. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === "string") return [part];
  if (typeof part === "function") return PLACEHOLDERS.flatMap((placeholder) => textFor(part, placeholder));
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

/** Texts with a part that is not a text, such as a list, have no placeholder. */
function textFor(text: object, placeholder: string): readonly string[] {
  try {
    const filled: unknown = Reflect.apply(text as () => unknown, undefined, [placeholder]);
    return typeof filled === "string" ? [filled] : [];
  } catch {
    return [];
  }
}

// The heading of a banner ends with a full stop.
const known = new Set([en, componentTexts].flatMap(textsIn).flatMap((text) => [text, text.replace(/\.$/, "")]));

it.each(Object.entries(QUOTED))("has every text of section %s", (_section, texts) => {
  expect(texts.filter((text) => !known.has(text))).toEqual([]);
});
