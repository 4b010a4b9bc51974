import { expect, it } from "vitest";
import { loadTransport } from "../data/load.ts";
import { parseChemicalRef, type ChemicalRef } from "../identity/chemical-ref.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import { meantReference } from "./meant-reference.ts";

const source = bundledChemicalSource();

function ref(text: string): ChemicalRef {
  const read = parseChemicalRef(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

it.each([
  ["un:UN1017", "cas:7782-50-5", "UN1017", "Chlorine"],
  ["un:UN1017@UN1017", "cas:7782-50-5", "UN1017", "Chlorine"],
  ["un:UN1789", "cas:7647-01-0", "UN1789", "Hydrochloric acid"],
  ["un:UN1993", "un:UN1993", "UN1993", "Flammable liquids, n.o.s."],
  ["cas:7782-50-5@UN1017", "cas:7782-50-5", "UN1017", "Chlorine"],
  ["cas:7782-50-5", "cas:7782-50-5", null, "Chlorine"],
  ["un:UN9191", "cas:10049-04-4", "NA9191", "Chlorine dioxide"],
  ["cas:630-08-0@UN9202", "cas:630-08-0", "NA9202", "Carbon monoxide, refrigerated liquid"],
  ["cas:7697-37-2@UN2032", "cas:7697-37-2", "UN2032", "Nitric acid, red fuming"],
] as const)("%s gives the substance that a search for its number opens", async (text, key, unNumber, name) => {
  expect(await meantReference(source, ref(text))).toEqual({ key, unNumber, name });
});

it.each(["un:UN9999", "cas:7784-99-8", "cas:7782-50-5@UN1005", "un:UN1993@UN1017"])(
  "%s gives no substance: nothing on file, or two different ones",
  async (text) => {
    expect(await meantReference(source, ref(text))).toBeNull();
  },
);

it("gives the same for every listed number, as its own key and as written by the search", async () => {
  const { entries } = await loadTransport();
  expect(entries.size).toBeGreaterThan(2000);
  for (const id of entries.keys()) {
    const meant = await source.meant(id);
    if (meant.kind !== "one") throw new Error(`${id} is ${meant.kind}`);
    const { key, unNumber, name } = meant.match;
    expect(await meantReference(source, ref(`un:${id}`)), id).toEqual({ key, unNumber, name });
    expect(await meantReference(source, { key, unNumber }), id).toMatchObject({ key, unNumber });
  }
});
