import { expect, expectTypeOf, it } from "vitest";
import type { Scene } from "../scene/scene.ts";
import { type EveryField, withoutGaps } from "./every-field.ts";

interface Body {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly sign?: { readonly health: number; readonly special?: string } | null;
}

it("lists every field, also optional ones of an optional body", () => {
  expectTypeOf<keyof EveryField<Body>>().toEqualTypeOf<"name" | "phone" | "sign">();
  expectTypeOf<keyof EveryField<Body | undefined>>().toEqualTypeOf<"name" | "phone" | "sign">();
  expectTypeOf<keyof EveryField<Body["sign"]>>().toEqualTypeOf<"health" | "special">();
  expectTypeOf<keyof EveryField<{ a: 1 } | { b?: 2 }>>().toEqualTypeOf<"a" | "b">();
  expectTypeOf<keyof EveryField<Scene["told"]>>().toEqualTypeOf<
    "spill" | "container" | "time" | "windSpeedMps" | "guide"
  >();
  expectTypeOf<keyof EveryField<Body, "name">>().toEqualTypeOf<"phone" | "sign">();
});

it("does not compile if a field is missing", () => {
  const whole = { name: "a", phone: undefined, sign: null } satisfies EveryField<Body | undefined>;
  // @ts-expect-error -- the phone is missing
  ({ name: "a", sign: null }) satisfies EveryField<Body | undefined>;
  // @ts-expect-error -- the special mark of an optional part is missing
  ({ health: 3 }) satisfies EveryField<Body["sign"]>;
  // @ts-expect-error -- an unknown field
  ({ ...whole, fax: "" }) satisfies EveryField<Body>;
  // @ts-expect-error -- fax is not a field, so it cannot be an exception
  whole satisfies EveryField<Body, "fax">;
  // @ts-expect-error -- texts only
  ({ ...whole, name: 1, sign: "" }) satisfies EveryField<Body, never, string | undefined>;
  expect(withoutGaps(whole)).toEqual({ name: "a", sign: null });
});
