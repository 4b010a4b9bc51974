import { expect, it } from "vitest";
import { isErrorCode } from "./error-code-names.ts";
import { ERROR_CODES } from "./error-codes.ts";

it("recognizes every code by name", () => {
  expect(Object.keys(ERROR_CODES).filter((code) => !isErrorCode(code))).toEqual([]);
  expect(isErrorCode("toString")).toBe(false);
});
