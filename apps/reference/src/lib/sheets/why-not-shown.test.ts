import { HttpError, NetworkError } from "@placard/api-client";
import { expect, it } from "vitest";
import { sheetView as words } from "../../messages/en/sheets/sheet-view.ts";
import { UndrawableSheet } from "./undrawable-sheet.ts";
import { whyNotShown } from "./why-not-shown.ts";

const answered = (status: number, code: string, message: string) =>
  new HttpError(status, { status: "error", code, message, request_id: "test" }, "", "test");

it("distinguishes offline, a file that cannot be drawn and a missing file", () => {
  expect(whyNotShown(new NetworkError("/x", null), words, true)).toBe(words.noNetwork);
  expect(whyNotShown(new UndrawableSheet("No."), words, false)).toBe(words.undrawable);
  expect(whyNotShown(answered(404, "not_found", "Not found."), words, true)).toBe(words.gone);
});

it("shows the reason given by the server", () => {
  const refused = answered(403, "department_not_verified", "Your department is not verified yet.");
  expect(whyNotShown(refused, words, true)).toBe("Your department is not verified yet.");
});

it("reports a network problem for a PDF reader that did not load only if the device is offline", () => {
  const notBrought = new TypeError("Failed to fetch dynamically imported module");
  expect(whyNotShown(notBrought, words, false)).toBe(words.noNetwork);
  expect(whyNotShown(notBrought, words, true)).toBe(words.failed);
});
