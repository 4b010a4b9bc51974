import { expect, it } from "vitest";
import { onlyGiven } from "./only-given.ts";

it("trims what is given and leaves out what is blank", () => {
  expect(onlyGiven({ un_number: " 1017 ", manufacturer: "", storage_vessel: "  " })).toEqual({ un_number: "1017" });
});
