import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { predictionOf } from "./predict-reactivity.ts";
import { type ReactivityPrediction, type ReactivitySubject, REACTIVITY_VERDICTS } from "./reactive-group.ts";
import { reactivityOfStore } from "./reactivity-of-store.ts";
import { loadReactivityTable, reactiveGroups } from "./reactivity-table.ts";

const table = await loadReactivityTable();
const ids = (await reactiveGroups()).map(({ id }) => id);
const predictReactivity = (a: ReactivitySubject, b: ReactivitySubject): ReactivityPrediction =>
  predictionOf(table, a, b);

const names = ["Chlorine", "Acetone", "Sodium", "Water", "Nitric acid", "Gasoline", "Calcium carbide", "Nitrogen"];
const cas = ["7782-50-5", "67-64-1", "74-98-6", "107-13-1", "0-00-0"];
const classes = ["1.1D", "2.1", "2.2", "2.3", "3", "4.1", "4.2", "4.3", "5.1", "5.2", "6.1", "7", "8", "9", "x"];

const subject = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...names), fc.string()),
    casNumber: fc.option(fc.constantFrom(...cas)),
    formula: fc.option(fc.oneof(fc.constantFrom("CH3COOH", "NaCl", "C6H5NO2"), fc.string())),
    hazardClasses: fc.array(fc.constantFrom(...classes), { maxLength: 3 }),
    groups: fc.array(fc.oneof(fc.constantFrom(...ids), fc.integer()), {
      maxLength: 3,
    }),
  },
  { requiredKeys: ["name"] },
);

function mirrored(prediction: ReactivityPrediction): unknown {
  const { a, b, pairs, basis, ...rest } = prediction;
  return {
    ...rest,
    a: b,
    b: a,
    pairs: new Set(pairs.map((pair) => JSON.stringify({ ...pair, a: pair.b, b: pair.a }))),
    sources: new Set(basis.sources.map((source) => JSON.stringify(source))),
  };
}

function plain(prediction: ReactivityPrediction): unknown {
  const { pairs, basis, ...rest } = prediction;
  return {
    ...rest,
    pairs: new Set(pairs.map((pair) => JSON.stringify(pair))),
    sources: new Set(basis.sources.map((source) => JSON.stringify(source))),
  };
}

describe("predictions for any two substances", () => {
  it("are equal in either order", () => {
    fc.assert(
      fc.property(subject, subject, (a, b) => {
        expect(mirrored(predictReactivity(b, a))).toEqual(plain(predictReactivity(a, b)));
      }),
    );
  });

  it("have groups, hazards and a source", () => {
    fc.assert(
      fc.property(subject, subject, (a, b) => {
        const { verdict, hazards, why, basis, ...sides } = predictReactivity(a, b);
        expect(REACTIVITY_VERDICTS).toContain(verdict);
        expect(hazards.length).toBeGreaterThan(0);
        expect(why).toMatch(/\.$/);
        expect(basis.sources.length).toBeGreaterThan(0);
        expect(Math.min(sides.a.assignments.length, sides.b.assignments.length)).toBeGreaterThan(0);
      }),
    );
  });

  it("return no known reaction only if all groups are known", () => {
    fc.assert(
      fc.property(subject, subject, (a, b) => {
        const { verdict, ...sides } = predictReactivity(a, b);
        expect(verdict !== "no-known-reaction" || (sides.a.isComplete && sides.b.isComplete)).toBe(true);
      }),
    );
  });

  it("are never milder with an additional group", () => {
    const rank = (a: ReactivitySubject, b: ReactivitySubject): number =>
      REACTIVITY_VERDICTS.indexOf(predictReactivity(a, b).verdict);
    fc.assert(
      fc.property(subject, subject, fc.constantFrom(...ids), fc.constantFrom(...ids), (a, b, first, more) => {
        const milder = rank({ ...a, groups: [first, more] }, b) > rank({ ...a, groups: [first] }, b);
        expect(milder).toBe(false);
      }),
    );
  });
});

it("list each pair of a store at most once, worst first", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(subject, { maxLength: 5 }), async (list) => {
      const { predictions, verdict } = await reactivityOfStore(list);
      const ranks = predictions.map((prediction) => REACTIVITY_VERDICTS.indexOf(prediction.verdict));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(verdict).toBe(predictions[0]?.verdict ?? null);
      expect(predictions.length).toBeLessThanOrEqual((list.length * (list.length - 1)) / 2);
    }),
  );
});
