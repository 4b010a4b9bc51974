import { describe, expect, it } from "vitest";
import { loadSubstances, loadTransport } from "../data/load.ts";
import { writtenGuidance } from "../guidance/all-guidance.ts";
import { markedGuideFor } from "../guidance/derived/guide-for.ts";
import { physicalStateOf } from "../guidance/derived/physical-state-of.ts";
import { leadingEntry } from "../isolation/leading-entry.ts";
import { unNumber } from "../identity/un-number.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { substanceRecord, transportRecord } from "../reference/record-of.ts";
import { transportEntryOf } from "../reference/transport-entry-of.ts";
import { responseCardOf } from "./response-card-of.ts";
import type { CardAction, ResponseCard } from "./response-card.ts";

const transport = await loadTransport();
const substances = await loadSubstances();

const BURNS = "Chemical protective clothing burns and melts. Wear it only where nothing can ignite.";
const NO_MASK = "Cartridge respirators do not stop this gas. Wear SCBA.";
const SUIT = "SCBA and a vapour-protective, fully encapsulating suit";
const TURNOUT = "SCBA and structural firefighting clothing";

function recordOf(cas: string): ChemicalRecord {
  const stored = substances.get(cas);
  if (stored === undefined) throw new RangeError(`The data set has lost ${cas}.`);
  return substanceRecord(stored, [], transport);
}

function entryOf(id: string): TransportEntry {
  const stored = transport.entries.get(id);
  if (stored === undefined) throw new RangeError(`The tables have lost ${id}.`);
  return transportEntryOf(stored, transport.guides);
}

function cardOf(record: ChemicalRecord, id?: string): ResponseCard {
  const conditions = id === undefined ? {} : { unNumber: id };
  return responseCardOf(record, writtenGuidance(markedGuideFor(record, id)), conditions);
}

/** The card of a UN number after one of its guides was chosen. */
function cardUnder(id: string, guide: string): ResponseCard {
  const record = transportRecord(entryOf(id), undefined);
  return responseCardOf(record, writtenGuidance(markedGuideFor(record, id, guide)), { unNumber: id, guide });
}

const cardOfId = (id: string): ResponseCard => cardOf(transportRecord(entryOf(id), undefined));
const inView = ({ headline, details }: CardAction): string => [headline, ...details.map(({ text }) => text)].join(" ");
const whole = ({ headline, details, more }: CardAction): string =>
  [headline, ...[...details, ...more].map(({ text }) => text)].join(" ");

describe("cards of toxic and flammable substances", () => {
  it.each([
    ["hydrogen sulfide", "7783-06-4", SUIT],
    ["hydrogen cyanide", "74-90-8", SUIT],
    ["ethylene oxide", "75-21-8", SUIT],
    ["arsine", "7784-42-1", SUIT],
    ["phosphine", "7803-51-2", SUIT],
    ["acrylonitrile", "107-13-1", SUIT],
    ["methyl alcohol", "67-56-1", "SCBA and chemical protective clothing"],
  ])("%s shows the line about fire in view", (_name, cas, headline) => {
    const { protect } = cardOf(recordOf(cas));
    expect(protect.headline).toBe(headline);
    expect(inView(protect)).toContain(BURNS);
  });

  it("show it under every UN number of class 2.3 with 2.1, and of class 3 with 6.1", () => {
    const burning = [...transport.entries.keys()].map(entryOf).filter(({ hazardClass, subsidiaryClasses }) => {
      const toxicGas = hazardClass === "2.3" && subsidiaryClasses.includes("2.1");
      return toxicGas || (hazardClass === "3" && subsidiaryClasses.includes("6.1"));
    });
    expect(burning.length).toBeGreaterThan(60);
    const silent = burning.filter(({ unNumber: id }) => !inView(cardOfId(id).protect).includes(BURNS));
    expect(silent.map(({ unNumber: id }) => id)).toEqual([]);
  });

  it("do not require a flammable suit for carbon monoxide: no skin hazard on file", () => {
    const { protect } = cardOf(recordOf("630-08-0"));
    expect(protect.headline).toBe(TURNOUT);
    expect(inView(protect)).toContain("It can kill if inhaled. Two sources list no skin hazard.");
    expect(inView(protect)).toContain(NO_MASK);
  });

  it("make that exception by rule, and never for substances that harm the skin or are deadly in small amounts", () => {
    const excepted = [...substances.keys()]
      .map(recordOf)
      .filter((record) => whole(cardOf(record).protect).includes("list no skin hazard"));
    expect(excepted.map(({ name }) => name)).toContain("Carbon monoxide");
    for (const { ghs, niosh } of excepted) {
      expect(ghs?.hCodes.filter((code) => /^H31|^H330/.test(code))).toEqual([]);
      expect(niosh?.ppe.find(({ item }) => item === "skin")?.code).not.toMatch(/^Prevent skin contact/);
    }
  });
});

describe("filter masks", () => {
  it.each([
    ["carbon monoxide", "630-08-0"],
    ["ethylene oxide", "75-21-8"],
    ["phosphine", "7803-51-2"],
    ["arsine", "7784-42-1"],
    ["phosgene", "75-44-5"],
  ])("do not stop %s", (_name, cas) => {
    expect(whole(cardOf(recordOf(cas)).protect)).toContain(NO_MASK);
  });

  it("are never described as sufficient below a limit", () => {
    const said = [...substances.keys()]
      .map((cas) => whole(cardOf(recordOf(cas)).protect))
      .filter((text) => /cartridge respirator|air-purifying respirator/i.test(text));
    expect(said.length).toBeGreaterThan(400);
    const sentence =
      /Cartridge respirators do not stop this gas\. Wear SCBA\.|No air-purifying respirator is listed for it\. Wear SCBA\.|Air-purifying respirator: never above [^,]+, never in an unknown concentration\. A lower reading does not clear its use\./;
    expect(said.filter((text) => !sentence.test(text))).toEqual([]);
  });
});

describe("first lines of single substances", () => {
  it.each([
    ["bleach", "UN1791"],
    ["calcium hypochlorite", "UN1748"],
    ["corrosive calcium hypochlorite", "UN3485"],
    ["dry pool chlorine", "UN2468"],
    ["the potassium salt", "UN2465"],
    ["hydrated", "UN2880"],
    ["with less chlorine", "UN2208"],
  ])("%s warns against acid or ammonia, %s", (_name, id) => {
    expect(inView(cardOfId(id).firstAction)).toContain("Never mix it with acid or ammonia");
  });

  it.each([
    ["potassium cyanide", "UN1680"],
    ["sodium cyanide", "UN1689"],
    ["a cyanide solution", "UN1935"],
    ["potassium cyanide solution", "UN3413"],
  ])("%s warns against acid, %s", (_name, id) => {
    expect(inView(cardOfId(id).firstAction)).toContain("Never mix it with acid: it gives off hydrogen cyanide.");
  });

  it("hydrogen cyanide and nitriles are not treated as cyanide salts", () => {
    for (const cas of ["74-90-8", "107-13-1"]) expect(whole(cardOf(recordOf(cas)).firstAction)).not.toContain("acid");
  });

  it.each([
    ["liquefied natural gas", "UN1972", "Pool fire: keep water off."],
    ["silane", "UN2203", "ignites"],
    ["hydrogen", "UN1049", "The flame is invisible"],
    ["ethanol", "UN1170", "invisible flame"],
    ["ethylene oxide", "UN1040", "explode even without air"],
    ["LPG", "UN1075", "BLEVE"],
    ["propane", "UN1978", "BLEVE"],
    ["crude oil", "UN1267", "boil over"],
  ])("for %s they appear before general lines, %s", (_name, id, words) => {
    expect(inView(cardOfId(id).firstAction)).toContain(words);
  });

  it("pool chlorine by name, without a UN number, has them too", () => {
    const trichlor = { ...recordOf("87-90-1"), transport: [] };
    expect(inView(cardOf(trichlor).firstAction)).toContain("Never mix it with acid or ammonia");
  });

  it("liquid oxygen keeps people off asphalt; compressed oxygen does not", () => {
    expect(inView(cardOfId("UN1073").firstAction)).toContain("asphalt soaked with it");
    expect(whole(cardOfId("UN1072").firstAction)).not.toContain("asphalt");
  });

  it.each(["UN3480", "UN3481", "UN3090", "UN3091", "UN3536", "UN3171"])(
    "%s warns of vapour in an enclosed space",
    (id) => {
      expect(inView(cardOfId(id).firstAction)).toMatch(/(?:enclosed space|closed garage) may explode/);
    },
  );

  // ERG 2024: UN3557 has Guide 138; the other battery vehicles have Guide 147.
  it("a vehicle with a lithium metal battery is never flooded with water", () => {
    const { firstAction, isolate } = cardOfId("UN3557");
    expect(firstAction.headline).toBe("Stay back: cells burst and re-ignite. No water on bare lithium.");
    expect(whole(firstAction)).not.toMatch(/flood|large amounts of water|cool it with/i);
    expect(whole(firstAction)).toContain("Never cut or touch orange cables.");
    expect(isolate.why).toContain("Guide 138");
  });

  it("a transport unit with either type of lithium battery names the agent for each type", () => {
    const { firstAction } = cardOfId("UN3536");
    expect(firstAction.headline).toBe(
      "Read the marking. Lithium ion: flood with water. Lithium metal: do not use water.",
    );
  });

  it.each(["UN3556", "UN3558"])("%s is cooled with water and requires no chemical clothing", (id) => {
    const { firstAction, protect } = cardOfId(id);
    expect(firstAction.headline).toBe("Flood the battery with water. Never cut or touch orange cables.");
    expect(inView(firstAction)).toContain("It may re-ignite");
    expect(whole(firstAction)).not.toContain("Do not touch the spill");
    expect(protect.headline).toBe(TURNOUT);
  });

  it("a battery-powered vehicle shows no line on water that is wrong for one of its battery types", () => {
    const { firstAction, guide, guideChoices } = cardOfId("UN3171");
    expect(firstAction.headline).toBe(
      "Read the marking. Lithium metal or sodium: do not use water. Others: flood with water.",
    );
    expect(whole(firstAction)).toContain("Never cut or touch orange cables.");
    expect(guide).toBe("138");
    expect(guideChoices?.map(({ guide: of, goods, isChosen }) => [of, goods, isChosen])).toEqual([
      ["138", "lithium metal or sodium battery", false],
      ["154", "wet battery (acid or alkali)", false],
      ["147", "lithium ion or sodium ion battery", false],
    ]);
  });

  it.each([
    ["UN3171", "138", "Stay back: cells burst and re-ignite. No water on bare lithium.", 50],
    ["UN3171", "147", "Flood the battery with water. Never cut or touch orange cables.", 25],
    ["UN3536", "138", "Stay back: cells burst and re-ignite. No water on bare lithium.", 50],
  ])("%s under guide %s names the agent for that battery type", (id, guide, headline, isolateM) => {
    const card = cardUnder(id, guide);
    expect(card.firstAction.headline).toBe(headline);
    expect(card.isolate.isolateM).toBe(isolateM);
  });

  it("each UN number with several guides shows lines and distances of one guide after it is chosen", () => {
    const several = [...transport.entries.values()].filter(({ otherGuides }) => otherGuides !== undefined);
    expect(several.map(({ id }) => id)).toEqual(["UN1057", "UN3166", "UN3171", "UN3536"]);
    for (const { id } of several) {
      for (const { guide, goods } of cardOfId(id).guideChoices ?? []) {
        expect(goods, `${id} ${guide}`).not.toBe("other goods under this number");
        const card = cardUnder(id, guide);
        expect([card.guide, card.otherGuides, card.guideChoices?.filter(({ isChosen }) => isChosen)]).toEqual([
          guide,
          undefined,
          [{ guide, goods, isChosen: true }],
        ]);
        const page = transport.guides.get(guide);
        expect(card.isolate.isolateM, `${id} ${guide}`).toBe(page?.isolateM);
        expect(card.isolate.rows.find(({ label }) => label.startsWith("Fire"))?.isolateM).toBe(page?.fireM);
        // Lines for a single substance can cite the page written for the same article.
        const sources = [...card.isolate.rows.map(({ source }) => source), ...card.protect.sources.slice(0, 1)];
        const cited = sources.map(({ locator = "" }) => locator).filter((locator) => locator.startsWith("Guide"));
        expect(new Set(cited), `${id} ${guide}`).toEqual(new Set([`Guide ${guide}`]));
      }
    }
  });

  it.each([
    ["UN3257", "Stay clear of the hot liquid. Do not aim water into it."],
    ["NA1999", "Stay clear. Keep flames away. Do not aim water into it."],
  ])("%s, hot tar: shows burns, steam and no water stream", (id, headline) => {
    const { firstAction } = cardOfId(id);
    expect(firstAction.headline).toBe(headline);
    expect(inView(firstAction)).toMatch(/steam.*Burns: cool with water/);
  });

  it("a heated acetylene cylinder is cooled from cover", () => {
    expect(inView(cardOf(recordOf("74-86-2")).firstAction)).toContain(
      "Cool a heated cylinder with water from behind cover",
    );
  });

  it.each([
    ["an infectious substance", "UN2814", "Keep people away. Do not touch the package or the spill."],
    ["a radioactive one", "UN2915", "Save lives first. Keep hands off damaged packages."],
    ["lithium metal cells", "UN3090", "Stay back: cells burst and re-ignite. No water on bare lithium."],
    ["lithium ion cells", "UN3480", "Stay upwind. Cool it with large amounts of water."],
  ])("%s: %s", (_name, id, headline) => {
    expect(cardOfId(id).firstAction.headline).toBe(headline);
  });
});

describe("lines that match the physical state", () => {
  const ids = [...transport.entries.keys()].map(entryOf);

  it.each(["UN3082", "UN2315", "UN3257", "UN2448"])("%s, a liquid, does not mention dust", (id) => {
    expect(whole(cardOfId(id).firstAction)).not.toMatch(/dust/i);
  });

  it("no liquid or gas of the tables mentions dust", () => {
    const dusty = ids.filter((entry) => {
      const record = transportRecord(entry, undefined);
      const state = physicalStateOf(record, leadingEntry(record));
      return state !== null && state !== "solid" && /\bno dust\b|dust cloud/i.test(whole(cardOf(record).firstAction));
    });
    expect(dusty.map(({ unNumber: id }) => id)).toEqual([]);
  });

  it("an environmentally hazardous solid mentions dust", () => {
    expect(inView(cardOfId("UN3077").firstAction)).toContain("Do not raise or breathe dust.");
  });

  it("sodium states its reaction with water once", () => {
    const said = whole(cardOf(recordOf("7440-23-5")).firstAction);
    expect(said.match(/contact with water releases/gi)).toHaveLength(1);
  });

  it.each([
    ["hydrogen", "1333-74-0"],
    ["methane", "74-82-8"],
  ])("%s states once where its vapour goes", (_name, cas) => {
    const said = whole(cardOf(recordOf(cas)).firstAction);
    expect(said.match(/\brises\b/g)).toHaveLength(1);
  });
});

it("an explosive does not mention polymerization", () => {
  const explosive = { ...entryOf("UN0072"), polymerizes: true, unNumber: unNumber("UN0072") };
  const record = transportRecord(explosive, undefined);
  expect(markedGuideFor(record)).toBe("112");
  expect(whole(cardOf(record).firstAction)).not.toContain("polymerize");
});
