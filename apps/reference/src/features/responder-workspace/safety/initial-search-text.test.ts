import { expect, it } from "vitest";
import { EMPTY, initialSearchText } from "./initial-search-text.ts";

const CHLORINE = "cas:7782-50-5@UN1017";

it.each([
  ["nothing was typed and no card is open", "", EMPTY, ""],
  ["words were typed and no card is open", "", { text: "methanol", card: CHLORINE }, "methanol"],
  ["a card is open and nothing was typed", CHLORINE, EMPTY, null],
  ["words were typed beside this card", CHLORINE, { text: "methanol", card: CHLORINE }, "methanol"],
  ["words were typed beside another card", CHLORINE, { text: "methanol", card: "cas:74-82-8@UN1971" }, null],
  ["words were typed before any card was open", CHLORINE, { text: "methanol", card: "" }, null],
])("merges typed text if %s", (_case, card, typed, started) => {
  expect(initialSearchText(card, typed)).toBe(started);
});
