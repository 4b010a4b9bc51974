import { expect, expectTypeOf, it } from "vitest";
import type { Scene } from "../scene/scene.ts";
import { type EveryField, withoutGaps } from "./every-field.ts";

interface Body {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly sign?: { readonly health: number; readonly special?: string } | null;
}

it("names every field, those that may be left out too, of a body that may be left out itself", () => {
  expectTypeOf<keyof EveryField<Body>>().toEqualTypeOf<"name" | "phone" | "sign">();
  expectTypeOf<keyof EveryField<Body | undefined>>().toEqualTypeOf<"name" | "phone" | "sign">();
  expectTypeOf<keyof EveryField<Body["sign"]>>().toEqualTypeOf<"health" | "special">();
  expectTypeOf<keyof EveryField<{ a: 1 } | { b?: 2 }>>().toEqualTypeOf<"a" | "b">();
  expectTypeOf<keyof EveryField<Scene["told"]>>().toEqualTypeOf<
    "spill" | "container" | "time" | "windSpeedMps" | "guide"
  >();
  expectTypeOf<keyof EveryField<Body, "name">>().toEqualTypeOf<"phone" | "sign">();
});

it("does not compile without one of them", () => {
  const whole = { name: "a", phone: undefined, sign: null } satisfies EveryField<Body | undefined>;
  // @ts-expect-error -- the phone is forgotten
  ({ name: "a", sign: null }) satisfies EveryField<Body | undefined>;
  // @ts-expect-error -- the special mark is forgotten, in a part that may be left out
  ({ health: 3 }) satisfies EveryField<Body["sign"]>;
  // @ts-expect-error -- a field that is not there
  ({ ...whole, fax: "" }) satisfies EveryField<Body>;
  // @ts-expect-error -- a fax is no field of it, so it is no exception either
  whole satisfies EveryField<Body, "fax">;
  // @ts-expect-error -- texts only
  ({ ...whole, name: 1, sign: "" }) satisfies EveryField<Body, never, string | undefined>;
  expect(withoutGaps(whole)).toEqual({ name: "a", sign: null });
});
