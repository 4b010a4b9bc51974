import { englishProblems } from "@placard/hazmat-core/business";
import { describe, expect, it } from "vitest";
import { typedUnNumber } from "../schemas/ground/typed-un-number.ts";
import { ContractError, HttpError, NetworkError, TimeoutError } from "./client-errors.ts";
import { describeProblem, fieldErrorsOf } from "./describe-problem.ts";
import { ERROR_CODES } from "./error-codes.ts";

const refused = new HttpError(
  400,
  {
    status: "error",
    code: "invalid_request",
    message: "Check the named fields.",
    request_id: "req-1",
    fields: [{ path: "name", message: "Chemical name is required." }],
  },
  "",
  null,
);

it("describes a wrong field like the form does, without loading the texts of every form", () => {
  expect(ERROR_CODES.rate_not_positive.message).toBe(englishProblems["emission_rate.invalid"]);
  expect(ERROR_CODES.height_negative.message).toBe(englishProblems["emission_height.invalid"]);
  expect(ERROR_CODES.floor_plan_exists.message).toBe(englishProblems["floor_plan.second"]);
  expect(typedUnNumber.safeParse("17").error?.issues[0]?.message).toBe(englishProblems["un_number.not_four_digits"]);
});

describe("describeProblem", () => {
  it.each([
    [
      "a lost network",
      new NetworkError("/", null),
      "The server could not be reached. Check your connection and try again.",
    ],
    ["a timeout", new TimeoutError("/", 1, null), "The server took too long to respond. Try again."],
    ["a declared error", refused, "Check the named fields."],
    [
      "a failure behind a proxy",
      new HttpError(502, null, "<html>", "req-2"),
      "Failed to add chemical. If this keeps happening, report error number req-2.",
    ],
    [
      "a failure of the server, whose own words say nothing of what failed",
      new HttpError(
        500,
        { status: "error", code: "internal_error", message: ERROR_CODES.internal_error.message, request_id: "req-4" },
        "",
        "req-4",
      ),
      "Failed to add chemical. If this keeps happening, report error number req-4.",
    ],
    [
      "a failure of the server that names its reason",
      new HttpError(
        507,
        { status: "error", code: "storage_full", message: ERROR_CODES.storage_full.message, request_id: "req-5" },
        "",
        "req-5",
      ),
      ERROR_CODES.storage_full.message,
    ],
    ["a foreign refusal", new HttpError(418, null, "teapot", null), "Failed to add chemical."],
    [
      "a broken contract",
      new ContractError("getSession", [], "req-3"),
      "The server sent an unexpected response. Reload the page. If this keeps happening, report error number req-3.",
    ],
    ["a mistake of our own", new TypeError("undefined is not a function"), "Failed to add chemical."],
  ])("describes %s", (_, error, words) => {
    expect(describeProblem(error, "Failed to add chemical.")).toBe(words);
  });

  it("ends a fallback without a full stop before the error number", () => {
    const failed = new HttpError(500, null, "", "req-6");
    expect(describeProblem(failed, "Failed to log in")).toBe(
      "Failed to log in. If this keeps happening, report error number req-6.",
    );
    expect(describeProblem(new HttpError(500, null, "", null), "Failed to log in")).toBe("Failed to log in");
  });
});

describe("fieldErrorsOf", () => {
  it("returns messages by field", () => {
    expect(fieldErrorsOf(refused)).toEqual({ name: "Chemical name is required." });
  });

  it("is empty for an error without fields", () => {
    expect(fieldErrorsOf(new NetworkError("/", null))).toEqual({});
  });
});

describe("the registry of error codes", () => {
  it.each(Object.entries(ERROR_CODES))("has a client or server error status and a text for %s", (_, entry) => {
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.status).toBeLessThan(600);
    expect(entry.message).toMatch(/\S/);
  });
});
