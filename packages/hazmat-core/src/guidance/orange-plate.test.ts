import { describe, expect, it } from "vitest";
import { unNumber } from "../identity/un-number.ts";
import { hazardNumbersOf, hazardNumberWords, readOrangePlate } from "./orange-plate.ts";

const words = (hazardNumber: string) => hazardNumberWords(hazardNumber).map(({ text }) => text);

describe("hazardNumberWords", () => {
  // ADR 2019, 5.3.2.3.1 and 5.3.2.3.2.
  it.each([
    ["20", ["2: Gas is released.", "0: Placeholder only. It does not rule out other hazards."]],
    ["223", ["22: Refrigerated liquefied gas.", "3: Flammable liquid, vapour or gas, or self-heating liquid."]],
    ["268", ["2: Gas is released.", "6: Toxic or infectious.", "8: Corrosive."]],
    [
      "33",
      ["3: Flammable liquid, vapour or gas, or self-heating liquid.", "A doubled figure means a stronger hazard."],
    ],
    [
      "X423",
      [
        "X: Reacts dangerously with water. Use water only if experts approve.",
        "Contact with water releases flammable gas.",
        "4: Flammable or self-heating solid.",
      ],
    ],
    ["90", ["90: Hazardous to the environment, or another hazard."]],
    ["99", ["99: Another hazard, carried hot."]],
    ["606", ["606: Infectious substance."]],
  ])("explains %s digit by digit", (hazardNumber, texts) => {
    expect(words(hazardNumber)).toEqual(texts);
  });

  it("explains every number on file, each sentence with its source", async () => {
    const all = new Set<string>();
    for (let id = 1000; id < 4000; id += 1) {
      for (const hazardNumber of await hazardNumbersOf(unNumber(String(id)))) all.add(hazardNumber);
    }
    expect(all.size).toBeGreaterThan(80);
    for (const hazardNumber of all) {
      const statements = hazardNumberWords(hazardNumber);
      expect(statements.length, hazardNumber).toBeGreaterThan(0);
      expect(statements.every(({ rests }) => rests.length > 0)).toBe(true);
    }
  });
});

describe("readOrangePlate", () => {
  const onFile = async (hazardNumber: string, id: string) =>
    (await readOrangePlate(hazardNumber, unNumber(id))).onFile.map(({ text }) => text);

  it("returns what is on file for the UN number", async () => {
    expect(await onFile("33", "1203")).toEqual(["On file for UN1203: 33."]);
    expect(await onFile("30", "1133")).toEqual(["On file for UN1133: 30, 33."]);
  });

  it("states when the plate differs", async () => {
    expect(await onFile("30", "1203")).toEqual(["On file for UN1203: 33. The plate says 30. Check both lines again."]);
  });

  it("returns no hazard number for a UN number whose hazard number does not match its class", async () => {
    expect(await hazardNumbersOf(unNumber("1510"))).toEqual([]);
    expect(await onFile("559", "1510")).toEqual(["No hazard number on file for UN1510."]);
  });
});
