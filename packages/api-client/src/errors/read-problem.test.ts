import { describe, expect, it } from "vitest";
import { problem } from "../schemas/ground/problem.ts";
import { errorBody } from "../test/contract-fetch.ts";
import { readProblem } from "./read-problem.ts";

const place = {
  id: "town-halifax-ns",
  place_name: "Halifax, Nova Scotia",
  center: [-63.5752, 44.6488],
  precision: "town",
  source: "gazetteer",
};
const match = {
  key: "cas:7664-41-7",
  name: "Ammonia, anhydrous",
  casNumber: "7664-41-7",
  unNumber: "UN1005",
  hazardClass: null,
  formula: "NH3",
  matchedBy: "name",
  matchedText: "ammonia",
};

describe("readProblem", () => {
  it.each([
    ["the bare error", {}],
    ["fields", { fields: [{ path: "name", message: "Chemical name is required." }] }],
    ["a wait", { retry_after_s: 30 }],
    ["a limit", { allowed: false, current_tier: 1, required_tier: null }],
    ["the row as it stands", { current: { version: 3 } }],
    ["places", { suggestions: [place] }],
    ["substances", { matches: [match] }],
    ["an isolation", { isolation: { kind: "use_guide" } }],
  ])("reads %s like the contract's schema", (_, more) => {
    const body = errorBody("invalid_request", more);
    expect(readProblem(body)).toEqual(problem.parse(body));
  });

  it.each([
    ["a page", "<html>"],
    ["nothing", undefined],
    ["a list", []],
    ["an answer", { status: "success" }],
    ["an error without a sentence", { status: "error", code: "forbidden", request_id: "req-1" }],
  ])("returns null for %s", (_, body) => {
    expect(readProblem(body)).toBeNull();
    expect(problem.safeParse(body).success).toBe(false);
  });

  it.each([
    ["fields", { fields: [{ path: "name" }] }],
    ["matches", { matches: [{ name: "Ammonia" }] }],
    ["suggestions", { suggestions: [{ ...place, center: [1] }] }],
    ["retry_after_s", { retry_after_s: "30" }],
    ["required_tier", { required_tier: 4 }],
  ])("drops malformed %s and keeps the message", (name, more) => {
    const read = readProblem(errorBody("invalid_request", more));
    expect(read).not.toHaveProperty(name);
    expect(read?.message).toBe("Said by the server: invalid_request.");
  });
});
