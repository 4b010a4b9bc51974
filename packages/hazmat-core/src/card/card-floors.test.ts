import { describe, expect, it } from "vitest";
import { loadSubstances, loadTransport } from "../data/load.ts";
import { writtenGuidance } from "../guidance/all-guidance.ts";
import { guideFor, markedGuideFor } from "../guidance/derived/guide-for.ts";
import { physicalStateOf, stateForDistance } from "../guidance/derived/physical-state-of.ts";
import { isolationForRecord } from "../isolation/isolation-for-record.ts";
import { DEFAULT_BY_STATE } from "../isolation/isolation-fallback.ts";
import { leadingEntry } from "../isolation/leading-entry.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { substanceRecord } from "../reference/record-of.ts";
import { responseCardOf } from "./response-card-of.ts";
import type { CardAction, ResponseCard } from "./response-card.ts";

const transport = await loadTransport();
const records = [...(await loadSubstances()).values()].map((stored) => substanceRecord(stored, [], transport));

interface Case {
  readonly record: ChemicalRecord;
  readonly id: string;
  readonly card: ResponseCard;
}

/** A record found by name and by each of its UN numbers, with and without the text of its guide. */
const cases: readonly Case[] = records.flatMap((record) =>
  [undefined, ...record.transport.map(({ unNumber }) => unNumber)].flatMap((unNumber) => {
    const conditions = unNumber === undefined ? {} : { unNumber };
    const guidance = writtenGuidance(markedGuideFor(record, unNumber));
    const id = `${record.key} ${record.name} ${unNumber ?? "by name"}`;
    return [
      { record, id, card: responseCardOf(record, guidance, conditions) },
      { record, id: `${id}, no words`, card: responseCardOf(record, null, conditions) },
    ];
  }),
);

/** Immediate isolation distance of a guide; that of solids if the record is certainly solid. */
function atOnce(guide: string, record: ChemicalRecord, unNumber?: string): number {
  const { isolateM = null, isolateSolidM = isolateM } = transport.guides.get(guide) ?? {};
  const state = stateForDistance(record, guideFor(record, unNumber).entry);
  return (state === "solid" ? isolateSolidM : isolateM) ?? 0;
}

const has = ({ ghs }: ChemicalRecord, ...codes: readonly string[]): boolean =>
  ghs?.hCodes.some((code) => codes.includes(code.slice(0, 4))) === true;
const inView = ({ headline, details }: CardAction): string => [headline, ...details.map(({ text }) => text)].join(" ");
const among = (codes: readonly string[]): readonly Case[] => cases.filter(({ record }) => has(record, ...codes));
const ids = (found: readonly Case[]): readonly string[] => found.map(({ id }) => id);

describe("minimum requirements of every card", () => {
  it("are tested for all records and all UN numbers", () => {
    expect(records.length).toBeGreaterThanOrEqual(2178);
    expect(cases.length).toBeGreaterThan(2 * 2178);
  });

  it.each([[["H330"]], [["H310"]], [["H300"]]])("%s never requires only turnout gear", (codes) => {
    const found = among(codes);
    expect(found.length).toBeGreaterThan(20);
    expect(ids(found.filter(({ card }) => !/chemical protective|encapsulating/.test(card.protect.headline)))).toEqual(
      [],
    );
    expect(ids(found.filter(({ card }) => !card.protect.headline.includes("SCBA")))).toEqual([]);
  });

  it("requires a vapour-protective suit for H330 and H310 of a gas or liquid", () => {
    const found = among(["H330", "H310"]).filter(
      ({ record, card }) => physicalStateOf(record, leadingEntry(record, card.unNumber ?? undefined)) !== "solid",
    );
    expect(found.length).toBeGreaterThan(100);
    expect(ids(found.filter(({ card }) => !card.protect.headline.includes("encapsulating")))).toEqual([]);
  });

  it("shows a line about water, also for fires, in view for H260 and H261", () => {
    const found = among(["H260", "H261"]);
    expect(found.length).toBeGreaterThan(10);
    expect(
      ids(found.filter(({ card }) => !/(?:water and foam|water) off, even in a fire/.test(inView(card.firstAction)))),
    ).toEqual([]);
  });

  it("shows a line about air and fire in view for H250", () => {
    const found = among(["H250"]);
    expect(found.length).toBeGreaterThan(3);
    expect(ids(found.filter(({ card }) => !/It ignites on its own in air/.test(inView(card.firstAction))))).toEqual([]);
  });

  it("states for cadmium dust, by name and under UN2570, that it ignites on its own", () => {
    const found = cases.filter(({ record }) => record.key === "cas:7440-43-9");
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const { card } of found) {
      expect(inView(card.firstAction)).toContain(
        "It ignites on its own in air, and can re-ignite once the fire is out (H250).",
      );
    }
  });

  it("isolates for H200 to H205 at least as far as Guide 112, under all conditions", () => {
    const least = transport.guides.get("112")?.isolateM ?? Number.NaN;
    const found = among(["H200", "H201", "H202", "H203", "H204", "H205"]);
    expect(found.length).toBeGreaterThan(10);
    expect(ids(found.filter(({ card }) => (card.isolate.isolateM ?? 0) < least))).toEqual([]);
    const told = { spill: "small", time: "day", windKph: 30, state: "solid" } as const;
    expect(found.filter(({ record }) => (isolationForRecord(record, told).isolateM ?? 0) < least)).toEqual([]);
  });

  it("requires SCBA and at least the default distance by physical state for AEGL-3 and IDLH of 50 or less", () => {
    const found = cases.filter(({ record }) =>
      record.exposure.some(
        ({ id, value, unit }) => (id === "aegl-3" || id === "idlh") && unit !== "vol %" && value <= 50,
      ),
    );
    expect(found.length).toBeGreaterThan(200);
    expect(ids(found.filter(({ card }) => !card.protect.headline.includes("SCBA")))).toEqual([]);
    const near = found.filter(({ record, card }) => {
      const state = physicalStateOf(record, leadingEntry(record, card.unNumber ?? undefined)) ?? "gas";
      return (card.isolate.isolateM ?? 0) < DEFAULT_BY_STATE[state];
    });
    expect(ids(near)).toEqual([]);
  });

  it("isolates for H330 at least the default distance by boiling point without a UN number, under all conditions", () => {
    const told = [
      {},
      { spill: "small", time: "day", windKph: 30 },
      { spill: "large", time: "night" },
      { spill: "small", state: "solid" },
      { container: "Rail tank car" },
    ] as const;
    const usualC = 20;
    /** Uses only the figures, so that no other interpretation of the state can lower the minimum. */
    const least = ({ constants: { boilingPointC, meltingPointC }, ghs }: ChemicalRecord): number => {
      const isGas = ghs?.hCodes.some((code) => /^H(?:22[01]|280)/.test(code)) === true;
      if (isGas || (boilingPointC !== null && boilingPointC.value <= usualC)) return DEFAULT_BY_STATE.gas;
      const isMolten = meltingPointC === null || meltingPointC.value <= usualC;
      return boilingPointC !== null && isMolten ? DEFAULT_BY_STATE.liquid : DEFAULT_BY_STATE.solid;
    };
    const found = records.filter((record) => has(record, "H330")).map((record) => ({ ...record, transport: [] }));
    expect(found.length).toBeGreaterThan(100);
    const short = found.filter((record) =>
      told.some((scene) => (isolationForRecord(record, scene).isolateM ?? 0) < least(record)),
    );
    expect(short.map(({ key, name }) => `${key} ${name}`)).toEqual([]);
  });

  it("derives a circle that is never smaller than that of any matching guide, for every UN number and all conditions", () => {
    const told = [{}, { spill: "small", time: "day", windKph: 30 }, { spill: "small", state: "solid" }] as const;
    const derived = records.flatMap((record) =>
      [undefined, ...record.transport.map(({ unNumber }) => unNumber)].flatMap((unNumber) => {
        const meant = guideFor(record, unNumber);
        return meant.kind === "derived" ? [{ record, unNumber, guides: [meant.guide, ...meant.also] }] : [];
      }),
    );
    expect(derived.length).toBeGreaterThan(200);
    const short = derived.filter(({ record, unNumber, guides }) => {
      const least = Math.max(...guides.map((guide) => atOnce(guide, record, unNumber)));
      const id = unNumber === undefined ? {} : { unNumber };
      return told.some((scene) => (isolationForRecord(record, { ...scene, ...id }).isolateM ?? 0) < least);
    });
    expect(short.map(({ record, unNumber }) => `${record.key} ${unNumber ?? ""}`)).toEqual([]);
  });

  it("requires a vapour-protective suit for limits of 10 ppm or less of a gas or liquid", () => {
    const found = cases.filter(
      ({ record, card }) =>
        record.exposure.some(
          ({ id, value, unit }) => (id === "aegl-3" || id === "idlh") && unit === "ppm" && value <= 10,
        ) && physicalStateOf(record, leadingEntry(record, card.unNumber ?? undefined)) !== "solid",
    );
    expect(found.length).toBeGreaterThan(40);
    expect(ids(found.filter(({ card }) => !card.protect.headline.includes("encapsulating")))).toEqual([]);
  });

  it("gives every line and every step a source", () => {
    const bare = cases.filter(({ card: { isolate, protect, firstAction } }) =>
      [isolate.basis.sources, protect.sources, firstAction.sources]
        .concat(
          [...protect.details, ...protect.more, ...firstAction.details, ...firstAction.more].map(({ rests }) => rests),
        )
        .some((sources) => sources.length === 0),
    );
    expect(ids(bare)).toEqual([]);
  });

  it("shows at most three lines per step, each line once, and no distance among the reasons", () => {
    const long = cases.filter(({ card: { isolate, protect, firstAction } }) => {
      const said = [protect, firstAction].map(({ details, more }) => [...details, ...more].map(({ text }) => text));
      const repeats = said.some((texts) => new Set(texts).size !== texts.length);
      const tooLong = [protect, firstAction].some(({ details }) => details.length === 0 || details.length > 2);
      return repeats || tooLong || /\d m\b|\d km\b/.test(isolate.why);
    });
    expect(ids(long)).toEqual([]);
  });

  it("is never weaker than any matching guide for a record without a UN number", () => {
    const weak = cases.filter(({ record, id, card }) => {
      const meant = guideFor(record, card.unNumber ?? undefined);
      if (meant.kind !== "derived" || id.endsWith("no words")) return false;
      const levels = [meant.guide, ...meant.also].map((guide) => writtenGuidance(guide)?.protectionLevel);
      const distances = [meant.guide, ...meant.also].map((guide) => atOnce(guide, record, card.unNumber ?? undefined));
      const isBare = levels[0] === "chemical" && !/chemical protective|encapsulating/.test(card.protect.headline);
      return isBare || (card.isolate.isolateM ?? 0) < Math.max(...distances);
    });
    expect(ids(weak)).toEqual([]);
  });
});
