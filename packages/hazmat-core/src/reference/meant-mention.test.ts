import { expect, it } from "vitest";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import { meantMention } from "./meant-mention.ts";

const source = bundledChemicalSource();

async function meant(unNumber: string | null, casNumber: string | null, name = "as the business calls it") {
  return meantMention(source, { unNumber, casNumber, name });
}

// A record with several UN numbers: the row's UN number decides.
it.each([
  ["2032", "7697-37-2", "cas:7697-37-2", "UN2032", "Nitric acid, red fuming"],
  ["2031", "7697-37-2", "cas:7697-37-2", "UN2031", "Nitric acid"],
  ["UN 2197", "10034-85-2", "cas:10034-85-2", "UN2197", "Hydrogen iodide, anhydrous"],
  ["1831", "7664-93-9", "cas:7664-93-9", "UN1831", "Sulfuric acid, fuming"],
  ["1017", null, "cas:7782-50-5", "UN1017", "Chlorine"],
  ["", "7782505", "cas:7782-50-5", "UN1017", "Chlorine"],
] as const)("UN %s and CAS %s mean %s by %s", async (un, cas, key, unNumber, name) => {
  expect(await meant(un, cas)).toMatchObject({ kind: "one", match: { key, unNumber, name } });
});

it("uses neither number if they name different substances, and reports both", async () => {
  expect(await meant("1017", "7664-41-7")).toMatchObject({
    kind: "disagree",
    byUn: { name: "Chlorine", unNumber: "UN1017" },
    byCas: { name: "Ammonia", unNumber: "UN1005" },
  });
  expect(await meant("9999", "7782-50-5")).toMatchObject({ kind: "disagree", byUn: null, byCas: { name: "Chlorine" } });
});

it("uses the name if no number is on file", async () => {
  expect(await meant(null, null, "chlorine")).toMatchObject({ kind: "one", match: { key: "cas:7782-50-5" } });
  expect(await meant("9999", null, "methanoll")).toMatchObject({ kind: "near" });
  expect(await meant(null, "", "Tank 3 cleaner")).toMatchObject({ kind: expect.stringMatching(/near|none/) });
});
