// @vitest-environment jsdom
import {
  convertConcentration,
  tryConvertUnit,
  turnBack,
  type ChemicalRecord,
  type ChemicalSource,
  type NamedChemical,
  type Refusal,
  type Result,
} from "@placard/hazmat-core";
import { chlorineRecord } from "@placard/hazmat-core/examples";
import { readGas } from "@placard/hazmat-core/identify";
import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { DetectorHelper } from "../../identify/DetectorHelper/DetectorHelper.tsx";
import { en } from "../../messages/en.ts";
import { spanish } from "../../messages/es/index.ts";
import { french } from "../../messages/fr/index.ts";
import { LanguageProvider } from "../../messages/LanguageProvider/LanguageProvider.tsx";
import type { Language } from "../../messages/language/language.ts";
import { sampleSource } from "../../testing/samples.ts";
import { ConversionPanel } from "./ConversionPanel.tsx";

afterEach(cleanup);

const figure = chlorineRecord.constants.molarMassGPerMol;
const gas: NamedChemical = { key: chlorineRecord.key, unNumber: null, name: "Xyzzy" };

/** A source with one record, whose constants cause the refusal. */
function sourceOf(constants: Partial<ChemicalRecord["constants"]>): ChemicalSource {
  const record = { ...chlorineRecord, constants: { ...chlorineRecord.constants, ...constants } };
  return { ...sampleSource, record: async () => record };
}

const BURNS = { isNoncombustible: null, lelVolPercent: figure === null ? null : { ...figure, value: 15 } };

/** All English texts of more than one word. */
const english = sentencesOf([en.conversion, en.detector]);

function sentencesOf(texts: unknown): readonly string[] {
  if (typeof texts === "string") return /\p{L} \p{L}/u.test(texts) ? [texts] : [];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(sentencesOf) : [];
}

/** Fills the fields by the beginning of their labels, presses the button, and returns the text of the panel. */
async function shown(
  language: Language | undefined,
  panel: ReactNode,
  fields: Readonly<Record<string, string>>,
  press: string,
) {
  const { container } = render(<LanguageProvider language={language}>{panel}</LanguageProvider>);
  for (const [name, value] of Object.entries(fields)) {
    // One tab of the panel loads later.
    const input = await waitFor(() => {
      const labels = [...container.querySelectorAll("label")];
      const found = labels.find((label) => label.textContent.startsWith(name))?.control;
      if (!(found instanceof HTMLInputElement)) throw new Error(`No field is called ${name}.`);
      return found;
    });
    fireEvent.change(input, { target: { value } });
  }
  const button = [...container.querySelectorAll("button")].find(({ textContent }) => textContent === press);
  await act(async () => button?.click());
  return container.textContent;
}

describe.each([
  ["French", french],
  ["Spanish", spanish],
] as const)("in %s", (_name, language) => {
  const { conversion, detector } = language.messages;

  /** Remaining English texts. */
  const leftIn = (text: string): readonly string[] => english.filter((sentence) => text.includes(sentence));

  it.each([
    [{}, {}, conversion.problems["conversion_value.required"]],
    [{}, { ppm: "1", "mg/m³": "1" }, conversion.problems["conversion_value.two"]],
    [{}, { ppm: "-1" }, conversion.problems["ppm.negative"]],
    [{}, { "mg/m³": "-1" }, conversion.problems["mg_m3.negative"]],
    [{}, { ppm: "1", [conversion.temperature]: "-300" }, conversion.problems["temperature.too_low"]],
    [{}, { ppm: "1", [conversion.pressure]: "0" }, conversion.problems["pressure.not_positive"]],
    [{}, { ppm: "1000001" }, conversion.refused.concentration["conversion.above_pure_gas"]],
    [{ molarMassGPerMol: null }, { ppm: "1" }, conversion.refused.concentration["conversion.molar_mass_unknown"]],
  ])("refuses a concentration with %j and %j in the language", async (constants, fields, texts) => {
    const panel = <ConversionPanel source={sourceOf(constants)} chemical={gas} />;
    const text = await shown(language, panel, fields, conversion.convert);
    expect(text).toContain(texts);
    expect(leftIn(text)).toEqual([]);
  });

  it.each([
    [{}, { [conversion.correctionFactor]: "" }, conversion.problems["turn_back.incomplete"]],
    [{}, { [conversion.correctionFactor]: "0" }, conversion.problems["correction_factor.not_positive"]],
    [
      { isNoncombustible: figure === null ? null : { ...figure, value: true } },
      { [conversion.correctionFactor]: "1" },
      conversion.refused.turnBack["turn_back.does_not_burn"],
    ],
    [
      { isNoncombustible: null, lelVolPercent: null },
      { [conversion.correctionFactor]: "1" },
      conversion.refused.turnBack["turn_back.lel_unknown"],
    ],
    // Calculated: its derivation is in the language too.
    [BURNS, { [conversion.correctionFactor]: "0.8" }, "15"],
  ])("refuses a turn-back reading with %j and %j in the language", async (constants, fields, texts) => {
    const panel = <ConversionPanel source={sourceOf(constants)} chemical={gas} defaultTab="turn-back" />;
    const text = await shown(language, panel, fields, conversion.calculate);
    expect(text).toContain(texts);
    expect(leftIn(text)).toEqual([]);
    expect(text).not.toMatch(/LEL|miles|feet/);
  });

  it.each([
    [gas, {}, "detector.reading"],
    [undefined, { [detector.reading]: "1" }, "detector.gas_unknown"],
    [gas, { [detector.reading]: "1" }, "detector.factor_unknown"],
    [gas, { [detector.reading]: "1", [detector.factor]: "1" }, "detector.factor_source"],
    [gas, { [detector.reading]: "99", [detector.factor]: "900", [detector.source]: "X" }, "detector.more_than_all"],
    [gas, { [detector.reading]: "2000000", [detector.factor]: "1", [detector.source]: "X" }, "detector.beyond_scale"],
    [gas, { [detector.reading]: "-4", [detector.factor]: "1", [detector.source]: "X" }, "detector.reading"],
    [gas, { [detector.reading]: "about ten", [detector.factor]: "1", [detector.source]: "X" }, "detector.reading"],
  ] as const)("refuses a reading of %j with %j in the language: %s", async (chemical, fields, code) => {
    const panel = <DetectorHelper source={sourceOf(BURNS)} chemical={chemical} />;
    const text = await shown(language, panel, fields, detector.correct);
    expect(text).toContain(detector.refused[code]);
    expect(leftIn(text)).toEqual([]);
  });
});

// Toluene: LEL 1.1 vol %, so 1 100 ppm at 10 %; IDLH 500 ppm. LPG: LEL 2.1 vol %, IDLH 2 000 ppm. [NPG] 0619, 0372
it.each([
  ["toluene", 1.1, 500, "2.47", "445.34", /The gas is at 1\s?100 ppm .* At or above: IDLH 500 ppm\./],
  ["LPG", 2.1, 2000, "1.1", "1909.09", /The gas is at 2\s?100 ppm .* At or above: IDLH 2\s?000 ppm\./],
  ["a gas with an IDLH of a tenth of its LEL", 2.5, 2500, "1.3", "1923.08", /At or above: IDLH 2\s?500 ppm\./],
])("compares the turn-back reading of %s with the limits of the gas, not the meter", async (...row) => {
  const [, lel, idlh, factor, reading, limit] = row;
  if (figure === null) throw new Error("The example has a molar mass.");
  const constants = { ...chlorineRecord.constants, isNoncombustible: null, lelVolPercent: { ...figure, value: lel } };
  const exposure = chlorineRecord.exposure.filter(({ id }) => id === "idlh").map((one) => ({ ...one, value: idlh }));
  const source = { ...sampleSource, record: async () => ({ ...chlorineRecord, constants, exposure }) };
  const panel = <ConversionPanel source={source} chemical={gas} defaultTab="turn-back" />;
  const fields = { [en.conversion.correctionFactor]: factor };
  const text = await shown(undefined, panel, fields, en.conversion.calculate);
  expect(text.replaceAll(/\s/g, "")).toContain(reading);
  expect(text).toMatch(limit);
});

/** Collects the codes of the core's refusals. */
function codesOf(answers: readonly Result<unknown, Refusal>[]): readonly string[] {
  return [...new Set(answers.map((answer) => (answer.ok ? "not refused" : answer.error.code)))].toSorted();
}

describe("the catalogue has a text for each code of the core, and no other", () => {
  const { refused } = en.conversion;

  it("for units", () => {
    const answers = [
      tryConvertUnit("volume", 1, "L", "mL"),
      tryConvertUnit("weight", 1, "kg", "stone"),
      tryConvertUnit("weight", Number.NaN, "kg", "g"),
      tryConvertUnit("temperature", -300, "°C", "K"),
    ];
    expect(codesOf(answers)).toEqual(Object.keys(refused.unit).toSorted());
  });

  it("for concentrations", () => {
    const asked = { value: 1, from: "ppm", molarMass: 70.906 } as const;
    const wrong = [{ molarMass: null }, { value: -1 }, { value: 2e6 }, { temperatureC: -300 }, { pressureMb: 0 }];
    const answers = wrong.map((change) => convertConcentration({ ...asked, ...change }));
    expect(codesOf(answers)).toEqual(Object.keys(refused.concentration).toSorted());
    for (const answer of answers)
      expect(answer.ok ? "" : refused.concentration[answer.error.code]).toBe(answer.ok ? "none" : answer.error.message);
  });

  it("for the turn-back reading", () => {
    const asked = { lelVolPercent: 15, correctionFactor: 1 };
    const wrong = [{ isNoncombustible: true }, { lelVolPercent: null }, { correctionFactor: 0 }, { fraction: 0 }];
    const answers = wrong.map((change) => turnBack({ ...asked, ...change }));
    expect(codesOf(answers)).toEqual(Object.keys(refused.turnBack).toSorted());
    for (const answer of answers)
      expect(answer.ok ? "" : refused.turnBack[answer.error.code]).toBe(answer.ok ? "none" : answer.error.message);
  });

  it("for the detector", () => {
    const asked = {
      reading: 1,
      unit: "ppm",
      gas: "x",
      correctionFactor: 1,
      factorSource: "x",
      lelVolPercent: 1,
    } as const;
    const MUCH = { reading: 900_000, correctionFactor: 2 };
    const wrong = [
      { reading: -1 },
      { gas: null },
      { correctionFactor: null },
      { factorSource: "" },
      { reading: 2e6 },
      MUCH,
    ];
    const answers = wrong.map((change) => readGas({ ...asked, ...change }));
    expect(codesOf(answers)).toEqual(Object.keys(en.detector.refused).toSorted());
  });
});
