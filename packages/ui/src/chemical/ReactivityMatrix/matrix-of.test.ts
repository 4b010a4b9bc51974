import { reactivityOfStore } from "@placard/hazmat-core/reactivity";
import { expect, it } from "vitest";
import { matrixOf } from "./matrix-of.ts";

// CAMEO: a chlorine (strong oxidizing) and ammonia (bases) pair is incompatible; no substance is paired with itself
// here.
const { predictions } = await reactivityOfStore([{ name: "Chlorine" }, { name: "Ammonia" }, { name: "Water" }]);
const { names, at } = matrixOf(predictions);

it("names every substance once, in one order", () => {
  expect(names).toEqual(["Ammonia", "Chlorine", "Water"]);
});

it("returns the same prediction for both orders of a pair, and none for a substance with itself", () => {
  expect(at("Chlorine", "Ammonia")?.verdict).toBe("incompatible");
  expect(at("Ammonia", "Chlorine")).toBe(at("Chlorine", "Ammonia"));
  expect(at("Water", "Water")).toBeNull();
});

it("uses the worst prediction of two lots with one name", () => {
  const [worst] = predictions;
  if (worst === undefined) throw new Error("There is no prediction.");
  const mild = { ...worst, verdict: "caution" } as const;
  expect(matrixOf([mild, worst]).at(worst.a.name, worst.b.name)?.verdict).toBe("incompatible");
});
