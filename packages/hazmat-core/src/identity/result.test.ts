import { expect, it } from "vitest";
import { assertNever, err, invariant, ok } from "./result.ts";

it("contains a value or an error, never both", () => {
  expect(ok(0)).toEqual({ ok: true, value: 0 });
  expect(err("no")).toEqual({ ok: false, error: "no" });
});

it("assertNever throws for an unhandled case and names it", () => {
  // A value that the types exclude, as from a program built against an older version.
  expect(() => assertNever("fifth" as never)).toThrow(
    new TypeError('Unhandled case: "fifth". Add it to the switch that ends here.'),
  );
});

it("invariant throws with its message if the condition is false, and does nothing otherwise", () => {
  expect(() => invariant(true, "never said")).not.toThrow();
  expect(() => invariant(false, "Pass metres greater than 0.")).toThrow(new RangeError("Pass metres greater than 0."));
});
