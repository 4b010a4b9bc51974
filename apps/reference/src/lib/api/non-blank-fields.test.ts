import { expect, it } from "vitest";
import { nonBlankFields } from "./non-blank-fields.ts";

it("trims given values and omits blank ones", () => {
  expect(nonBlankFields({ un_number: " 1017 ", manufacturer: "", storage_vessel: "  " })).toEqual({
    un_number: "1017",
  });
});
