import { HttpError, NetworkError } from "@placard/api-client";
import { expect, it } from "vitest";
import { sheetView as words } from "../../messages/en/sheets/sheet-view.ts";
import { UndrawableSheet } from "./undrawable-sheet.ts";
import { sheetProblem } from "./sheet-problem.ts";

const answered = (status: number, code: string, message: string) =>
  new HttpError(status, { status: "error", code, message, request_id: "test" }, "", "test");

it("distinguishes offline, a file that cannot be drawn and a missing file", () => {
  expect(sheetProblem(new NetworkError("/x", null), words, true)).toBe(words.noNetwork);
  expect(sheetProblem(new UndrawableSheet("No."), words, false)).toBe(words.undrawable);
  expect(sheetProblem(answered(404, "not_found", "Not found."), words, true)).toBe(words.gone);
});

it("shows the reason given by the server", () => {
  const refused = answered(403, "department_not_verified", "Your department is not verified yet.");
  expect(sheetProblem(refused, words, true)).toBe("Your department is not verified yet.");
});

it("reports a network problem for a PDF reader that did not load only if the device is offline", () => {
  const notBrought = new TypeError("Failed to fetch dynamically imported module");
  expect(sheetProblem(notBrought, words, false)).toBe(words.noNetwork);
  expect(sheetProblem(notBrought, words, true)).toBe(words.failed);
});
