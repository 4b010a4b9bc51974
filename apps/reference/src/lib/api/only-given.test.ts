import { expect, it } from "vitest";
import { onlyGiven } from "./only-given.ts";

it("trims given values and omits blank ones", () => {
  expect(onlyGiven({ un_number: " 1017 ", manufacturer: "", storage_vessel: "  " })).toEqual({ un_number: "1017" });
});
