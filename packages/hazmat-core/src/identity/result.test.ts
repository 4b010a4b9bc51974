import { expect, it } from "vitest";
import { assertNever, err, invariant, ok } from "./result.ts";

it("holds a value or an error, never both", () => {
  expect(ok(0)).toEqual({ ok: true, value: 0 });
  expect(err("no")).toEqual({ ok: false, error: "no" });
});

it("throws for an unhandled case, and names it", () => {
  // A value that the types rule out, as it would come from a program that was built against an older version.
  expect(() => assertNever("fifth" as never)).toThrow(
    new TypeError('Unhandled case: "fifth". Add it to the switch that ends here.'),
  );
});

it("throws for a broken promise with the sentence it was given, and is silent otherwise", () => {
  expect(() => invariant(true, "never said")).not.toThrow();
  expect(() => invariant(false, "Pass metres greater than 0.")).toThrow(new RangeError("Pass metres greater than 0."));
});
