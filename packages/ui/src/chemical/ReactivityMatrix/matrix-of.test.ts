import { reactivityOfStore } from "@placard/hazmat-core/reactivity";
import { expect, it } from "vitest";
import { matrixOf } from "./matrix-of.ts";

// CAMEO: a chlorine (strong oxidizing) and ammonia (bases) pair is incompatible; nothing reacts with itself here.
const { predictions } = await reactivityOfStore([{ name: "Chlorine" }, { name: "Ammonia" }, { name: "Water" }]);
const { names, at } = matrixOf(predictions);

it("names every substance once, in one order", () => {
  expect(names).toEqual(["Ammonia", "Chlorine", "Water"]);
});

it("answers for a pair whichever is named first, and not for a substance and itself", () => {
  expect(at("Chlorine", "Ammonia")?.verdict).toBe("incompatible");
  expect(at("Ammonia", "Chlorine")).toBe(at("Chlorine", "Ammonia"));
  expect(at("Water", "Water")).toBeNull();
});

it("lets the worst of two lots of one name lead", () => {
  const [worst] = predictions;
  if (worst === undefined) throw new Error("There is no prediction.");
  const mild = { ...worst, verdict: "caution" } as const;
  expect(matrixOf([mild, worst]).at(worst.a.name, worst.b.name)?.verdict).toBe("incompatible");
});
