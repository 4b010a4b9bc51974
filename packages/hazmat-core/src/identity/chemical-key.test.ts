import { expect, test } from "vitest";
import { chemicalKey, isChemicalKey, parseChemicalKey } from "./chemical-key.ts";
import { formatChemicalRef, isSameChemical, parseChemicalRef } from "./chemical-ref.ts";
import { unNumber } from "./un-number.ts";

test("parseChemicalKey accepts any form of the number and returns the canonical one", () => {
  expect(parseChemicalKey("cas:7782505")).toEqual({ ok: true, value: "cas:7782-50-5" });
  expect(parseChemicalKey(" un:1993 ")).toEqual({ ok: true, value: "un:UN1993" });
  expect(parseChemicalKey("un:na1993")).toEqual({ ok: true, value: "un:NA1993" });
});

test.each(["", "chlorine", "cas:", "cas:7782-50-6", "un:17", "UN1017", "cas:7782-50-5:x", "CAS:7782-50-5"])(
  "parseChemicalKey rejects %j",
  (text) => {
    const read = parseChemicalKey(text);
    expect(read).toMatchObject({ ok: false, error: { code: "chemical_key.form", input: text } });
    expect(isChemicalKey(text)).toBe(false);
    expect(() => chemicalKey(text)).toThrow(RangeError);
  },
);

test("isChemicalKey accepts only the canonical form", () => {
  expect(isChemicalKey("cas:7782-50-5")).toBe(true);
  expect(isChemicalKey("cas:7782505")).toBe(false);
});

test("a reference keeps its UN number when converted to text and back", () => {
  const fuming = { key: chemicalKey("cas:7697-37-2"), unNumber: unNumber("2032") };
  const plain = { key: chemicalKey("cas:7697-37-2"), unNumber: null };
  for (const ref of [fuming, plain]) expect(parseChemicalRef(formatChemicalRef(ref))).toEqual({ ok: true, value: ref });
  expect(isSameChemical(fuming, plain)).toBe(false);
});

test.each(["", "UN1017", "cas:7782-50-5@", "cas:7782-50-5@17", "cas:7782-50-5@UN1017@UN1017"])(
  "parseChemicalRef rejects %j",
  (text) => {
    expect(parseChemicalRef(text)).toMatchObject({ ok: false, error: { code: "chemical_ref.form", input: text } });
  },
);
