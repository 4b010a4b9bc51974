import { describe, expect, it } from "vitest";
import { convertConcentration } from "./convert-concentration.ts";
import { correctReading } from "./detector-reading.ts";
import { turnBack } from "./turn-back.ts";

// Every refusal names the correction: at the scene, these sentences replace the figure.

const CHLORINE = 70.906; // g/mol

describe("convertConcentration with invalid input", () => {
  const request = { value: 10, from: "ppm", molarMass: CHLORINE } as const;

  it.each([
    [{ value: -0.1 }, "Enter a concentration of 0 or more."],
    [{ temperatureC: -273.15 }, "Enter a temperature above -273.15 °C."],
    [{ pressureMb: 0 }, "Enter a pressure above 0 mb."],
    [{ molarMass: null }, "No molar mass on file. Choose a single substance by name or CAS."],
    [{ molarMass: Infinity }, "No molar mass on file. Choose a single substance by name or CAS."],
  ])("returns for %j: %s", (change, message) => {
    expect(convertConcentration({ ...request, ...change })).toMatchObject({ ok: false, error: { message } });
  });

  it("accepts a concentration of 0 and the given conditions", () => {
    expect(convertConcentration({ ...request, value: 0 })).toMatchObject({ ok: true, value: { value: 0 } });
    // At 0 °C a mole takes 22.41396 L: 10 × 70.906 ÷ 22.41396 = 31.6347. Half the pressure of 25 °C, half of 28.9822.
    expect(convertConcentration({ ...request, temperatureC: 0 })).toMatchObject({ value: { text: "31.6347" } });
    expect(convertConcentration({ ...request, pressureMb: 506.625 })).toMatchObject({ value: { text: "14.4911" } });
  });

  it("names an assumption as not given", () => {
    const answer = convertConcentration(request);
    expect(answer.ok && answer.value.assumptions.map(({ reason }) => reason)).toEqual(["Not given.", "Not given."]);
  });
});

describe("turnBack with invalid input", () => {
  const request = { lelVolPercent: 15, correctionFactor: 0.8 };
  const noLel = "No LEL on file. Get it from the SDS or the meter manufacturer.";

  it.each([
    [{ correctionFactor: 0 }, "Enter a correction factor greater than 0."],
    [{ fraction: 0 }, "Choose a percentage of the LEL above 0 and up to 100%."],
    [{ isNoncombustible: true }, "This substance does not burn, so it has no LEL. Use its toxic limits to turn back."],
    [{ lelVolPercent: null }, noLel],
    [{ lelVolPercent: 100.1 }, noLel],
  ])("returns for %j: %s", (change, message) => {
    expect(turnBack({ ...request, ...change })).toMatchObject({ ok: false, error: { message } });
  });

  it("accepts 100% of the LEL, and an LEL of 100%", () => {
    // 100 × 10,000 × 1 ÷ 1
    expect(turnBack({ lelVolPercent: 100, correctionFactor: 1, fraction: 1 })).toMatchObject({
      value: { text: "1000000.00" },
    });
  });
});

describe("correctReading with invalid input", () => {
  const input = { reading: 20, unit: "ppm", gas: "Ammonia", correctionFactor: 0.8 } as const;
  const BEYOND =
    "Reading is above the maximum of any meter: 100% LEL, 100% by volume or 1,000,000 ppm. Check the reading and its unit.";

  it("accepts a reading at the end of its scale", () => {
    expect(correctReading({ ...input, reading: 100, unit: "% LEL" })).toMatchObject({ value: { corrected: 80 } });
  });

  it.each([
    [{ reading: -1 }, "Enter a reading of 0 or more."],
    [{ reading: Number.NaN }, "Enter a reading of 0 or more."],
    [{ reading: Infinity }, "Enter a reading of 0 or more."],
    [{ reading: 1_000_001 }, BEYOND],
    [{ reading: 100.1, unit: "% LEL" as const }, BEYOND],
    [{ reading: 100.1, unit: "% vol" as const }, BEYOND],
    [{ reading: 101, unit: "% LEL" as const, gas: null }, BEYOND],
    [{ gas: null }, "Gas not identified, so the reading cannot be corrected. Identify the gas first."],
    [{ correctionFactor: null }, "No correction factor for Ammonia. Use the meter manufacturer's table."],
    [{ correctionFactor: Infinity }, "No correction factor for Ammonia. Use the meter manufacturer's table."],
  ])("returns for %j: %s", (change, message) => {
    expect(correctReading({ ...input, ...change })).toMatchObject({ ok: false, error: { message } });
  });

  it("accepts a reading of 0", () => {
    expect(correctReading({ ...input, reading: 0 })).toMatchObject({ ok: true, value: { corrected: 0 } });
  });
});
