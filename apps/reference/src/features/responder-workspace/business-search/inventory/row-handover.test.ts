import { expect, it } from "vitest";
import { rowHandover } from "./row-handover.ts";

const AMOUNT = { quantity: 5, unit: "kg" } as const;

// The same record is shipped under several UN numbers with different distances: the number of the row is opened, not
// the first one of the record.
it.each([
  ["Fuming nitric", "2032", "7697-37-2", "cas:7697-37-2", "UN2032"],
  ["HI", "UN 2197", "10034-85-2", "cas:10034-85-2", "UN2197"],
  ["Oleum", "1831", "7664-93-9", "cas:7664-93-9", "UN1831"],
  ["Tank 3", "1017", null, "cas:7782-50-5", "UN1017"],
  ["Cl2 cylinder", null, "7782-50-5", "cas:7782-50-5", "UN1017"],
  ["chlorine", null, null, "cas:7782-50-5", "UN1017"],
])("passes on %s, UN %s, CAS %s by its own number", async (name, un_number, cas_number, key, unNumber) => {
  expect(await rowHandover({ name, un_number, cas_number, hazard_classification: null, ...AMOUNT })).toMatchObject({
    chemical: { key, unNumber },
  });
});

it("asks if the numbers of a row contradict, and names both", async () => {
  const { question } = await rowHandover({
    name: "Tank 3",
    un_number: "1017",
    cas_number: "7664-41-7",
    hazard_classification: null,
    ...AMOUNT,
  });
  expect(question).toMatchObject({
    text: "Tank 3",
    meant: { kind: "disagree", byUn: { name: "Chlorine" }, byCas: { name: "Ammonia" } },
  });
});

it("asks if the name of a row belongs to another substance than its number", async () => {
  const row = { name: "Bleach tank", un_number: "1017", cas_number: null, hazard_classification: null, ...AMOUNT };
  expect((await rowHandover(row)).question?.meant).toMatchObject({
    kind: "disagree",
    byUn: { name: "Chlorine" },
    byName: [{ unNumber: "UN1791" }],
  });
});

it("searches by name if nothing is on file", async () => {
  expect(
    await rowHandover({ name: "AdBlue", un_number: "9999", cas_number: null, hazard_classification: null, ...AMOUNT }),
  ).toEqual({ text: "AdBlue" });
});

it("asks if a row without numbers has only a similar name", async () => {
  const { question } = await rowHandover({
    name: "methanoll",
    un_number: null,
    cas_number: null,
    hazard_classification: null,
    ...AMOUNT,
  });
  expect(question?.meant.kind).toBe("near");
});

it("passes on the class entered by the site if no substance matches, for a class card", async () => {
  const row = { name: "Green stuff", un_number: null, cas_number: null, hazard_classification: "6.1", ...AMOUNT };
  expect((await rowHandover(row)).stored).toEqual({ name: "Green stuff", hazardClass: "6.1" });
});
