import {
  bundledChemicalSource,
  chemicalKey,
  classWords,
  formatDistance,
  formatDuration,
  compassPoint,
  loadResponseCard,
  unNumber,
  type ClassCard,
  type NioshEntry,
  type ResponseCard,
} from "@placard/hazmat-core";
import {
  predictReactivity,
  REACTION_HAZARDS,
  reactionHazardWords,
  reactiveGroups,
  REACTIVITY_VERDICTS,
  reactivityVerdictWords,
} from "@placard/hazmat-core/reactivity";
import { checklistGuides } from "@placard/hazmat-core/checklists";
import { loadGuideCard, loadPlacardCard, PLACARDS } from "@placard/hazmat-core/identify";
import {
  allStatements,
  decontaminationOf,
  guidanceForGuide,
  loadTankFire,
  standOff,
  hazardNumberWords,
  ORANGE_PLATE_LABELS,
  readOrangePlate,
  standOffWords,
  STAND_OFF_LABELS,
  TANK_FIRE_LABELS,
  tankFireWords,
  tornListNote,
  writtenGuides,
} from "@placard/hazmat-core/guidance";
import { beforeAll, describe, expect, it } from "vitest";
import { checklistItems as spanishItems } from "./es/core/checklist-items.ts";
import { sentences as spanishCards } from "./es/core/sentences.ts";
import { substances as spanishSubstances } from "./es/core/substances.ts";
import { spanish } from "./es/index.ts";
import { checklistItems as frenchItems } from "./fr/core/checklist-items.ts";
import { approach } from "./fr/core/sentences/approach.ts";
import { fire } from "./fr/core/sentences/fire.ts";
import { firstAid } from "./fr/core/sentences/first-aid.ts";
import { hazards } from "./fr/core/sentences/hazards.ts";
import { headlines } from "./fr/core/sentences/headlines.ts";
import { plume as frenchPlume } from "./fr/core/sentences/plume.ts";
import { protection } from "./fr/core/sentences/protection.ts";
import { spill } from "./fr/core/sentences/spill.ts";
import { titles } from "./fr/core/sentences/titles.ts";
import { sentences as frenchSentences } from "./fr/core/sentences.ts";
import { substances as frenchSubstances } from "./fr/core/substances.ts";
import { french } from "./fr/index.ts";
import type { Language } from "./language/language.ts";
import type { Sentences, Translate } from "./language/phrase-book.ts";

const source = bundledChemicalSource();
const cards: ResponseCard[] = [];
/** Cards of placards and guides: they name no substance. */
const signCards: ClassCard[] = [];
const pocketGuide: NioshEntry[] = [];
const guideTexts = new Set<string>();
const nfpaTexts = new Set<string>();

beforeAll(async () => {
  const numbers = Array.from({ length: 2600 }, (_, index) => `UN${1001 + index}`);
  for (const id of [...numbers, "NA1999", "NA9260"]) {
    const key = chemicalKey(`un:${id}`);
    const card = await loadResponseCard(source, { key, unNumber: null });
    const meant = await source.meant(id);
    const record = meant.kind === "one" ? await source.record(meant.match.key) : null;
    if (record?.niosh != null) pocketGuide.push(record.niosh);
    for (const text of [...(record?.nfpa?.derived ?? []).map((found) => found.text), record?.nfpa?.note ?? ""])
      if (text !== "") nfpaTexts.add(text);
    if (card !== null) cards.push(card);
    if (meant.kind === "one") {
      const ofSubstance = await loadResponseCard(source, meant.match);
      if (ofSubstance !== null) cards.push(ofSubstance);
    }
  }
  for (const { hazardClass } of PLACARDS)
    signCards.push(...(await cardOrNone(loadPlacardCard(hazardClass, "Placard"))));
  for (const guide of await writtenGuides()) {
    signCards.push(...(await cardOrNone(loadGuideCard(guide, `Guide ${guide}`))));
    for (const mark of ["", "P"]) {
      const guidance = await guidanceForGuide(`${guide}${mark}`);
      if (guidance === null) throw new RangeError(`Guide ${guide} has lost its words.`);
      const { title, firstAction, firstActionFor } = guidance;
      for (const { text } of allStatements(guidance)) guideTexts.add(text);
      for (const text of [title, firstAction.headline, ...firstActionFor.map(({ headline }) => headline)])
        guideTexts.add(text);
    }
  }
}, 120_000);

async function cardOrNone(card: Promise<ClassCard | null>): Promise<readonly ClassCard[]> {
  const loaded = await card;
  return loaded === null ? [] : [loaded];
}

/** First line of a card whose guide could not be loaded. */
const UNREAD_GUIDE = "Stay upwind and uphill. Assume the worst.";

const sentences: Sentences = { ...frenchSentences, ...frenchSubstances };
const spanishSentences: Sentences = { ...spanishCards, ...spanishSubstances };

const blanksOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

it("keeps the blanks of each sentence in both languages", () => {
  const different = Object.entries(sentences).filter(([english, text]) =>
    [text, spanishSentences[english] ?? ""].some((said) => blanksOf(said).join() !== blanksOf(english).join()),
  );
  expect(different).toEqual([]);
});

it("has only blanks with a known type", () => {
  const filled = /^\{(?:distance|figure|number|guide|id|codes|code|name|words)\d?\}$/;
  const unknown = Object.keys({ ...sentences, ...frenchPlume }).flatMap((text) =>
    blanksOf(text).filter((blank) => !filled.test(blank)),
  );
  expect(unknown).toEqual([]);
});

it("keeps every figure of each sentence in both languages", () => {
  const figures = (text: string): string =>
    (text.replaceAll(/(?<=\d),(?=\d)/g, ".").match(/\d[\d.]*\d|\d/g) ?? []).toSorted().join();
  const different = Object.entries(sentences).filter(([english, text]) =>
    [text, spanishSentences[english] ?? ""].some(
      (said) => figures(said.replaceAll(/\{\w+\}/g, "")) !== figures(english.replaceAll(/\{\w+\}/g, "")),
    ),
  );
  expect(different).toEqual([]);
});

it("uses non-breaking spaces with colons, guillemets and percent signs in French", () => {
  const texts = Object.values({ ...sentences, ...frenchPlume, ...frenchItems });
  expect(texts.filter((text) => /[\p{L}\d})] :| »|« |[\d}] %/u.test(text))).toEqual([]);
});

it.each([
  ["French", frenchItems],
  ["Spanish", spanishItems],
])("keeps in %s all figures of each checklist item, and has no outdated item", (_name, items: Sentences) => {
  const figures = (text: string): string => (text.match(/\d[\d.]*\d|\d/g) ?? []).toSorted().join();
  expect(Object.entries(items).filter(([english, said]) => figures(said) !== figures(english))).toEqual([]);
  const known = new Set(
    checklistGuides.flatMap(({ sections }) => sections.flatMap((section) => section.items.map(({ text }) => text))),
  );
  expect(Object.keys(items).filter((english) => !known.has(english))).toEqual([]);
});

describe.each([
  ["French", french],
  ["Spanish", spanish],
] as const)("%s", (_name, language: Language) => {
  const comma = (text: string): string => text.replaceAll(/(?<=\d)\.(?=\d)/g, ",");
  const unsaid = (texts: Iterable<string>): readonly string[] =>
    [...new Set(texts)].filter((text) => language.translate(text, comma) === null);

  it("translates every sentence of every guide", () => {
    expect(guideTexts.size).toBeGreaterThan(500);
    expect(unsaid(guideTexts)).toEqual([]);
  });

  it("translates protection and first action of every card", () => {
    expect(cards.length).toBeGreaterThan(1900);
    const texts = cards.flatMap(({ protect, firstAction }) =>
      [protect, firstAction].flatMap(({ headline, details, more }) => [
        headline,
        ...[...details, ...more].map(({ text }) => text),
      ]),
    );
    expect(unsaid(texts)).toEqual([]);
  });

  it("translates the sources of the NFPA degrees", () => {
    expect(nfpaTexts.size).toBeGreaterThan(100);
    expect(unsaid(nfpaTexts)).toEqual([]);
  });

  it("translates the reason for the distance on the card of every UN number", () => {
    expect(unsaid(cards.map(({ isolate }) => isolate.why))).toEqual([]);
    expect(unsaid(cards.flatMap(({ isolate }) => isolate.rows.map(({ label }) => label)))).toEqual([]);
  });

  it("translates the cards of placards and guides", () => {
    expect(signCards.length).toBeGreaterThan(PLACARDS.length + 60);
    const actions = signCards.flatMap(({ protect, firstAction }) => [protect, firstAction]);
    expect(
      unsaid(signCards.flatMap(({ isolate }) => [isolate.why, ...isolate.rows.map(({ label }) => label)])),
    ).toEqual([]);
    expect(
      unsaid(
        actions.flatMap(({ headline, details, more }) => [headline, ...[...details, ...more].map(({ text }) => text)]),
      ),
    ).toEqual([]);
    expect(unsaid(PLACARDS.flatMap(({ hazardClass }) => classWords(hazardClass) ?? []))).toEqual([]);
  });

  it("translates distances, durations and compass points", () => {
    const points = Array.from({ length: 16 }, (_, index) => compassPoint(index * 22.5));
    expect(
      unsaid([formatDistance(850), formatDistance(1400), formatDuration(3900), formatDuration(540), ...points]),
    ).toEqual([]);
  });

  it("translates roles and steps of the checklists", () => {
    expect(
      unsaid(checklistGuides.flatMap(({ name, sections }) => [name, ...sections.map(({ title }) => title)])),
    ).toEqual([]);
  });

  it("translates every item of every checklist", async () => {
    const say = await language.checklists?.();
    const items = checklistGuides.flatMap(({ sections }) => sections.flatMap((section) => section.items));
    expect(items.length).toBeGreaterThan(300);
    expect(items.map(({ text }) => text).filter((text) => (say?.(text, comma) ?? null) === null)).toEqual([]);
  });
});

/** Read from the data: all groups, and all routes and organs of a record. */
describe.each([
  ["French", french],
  ["Spanish", spanish],
] as const)("%s, of one substance", (_name, language: Language) => {
  let say: Translate;
  beforeAll(async () => {
    say = (await language.substances?.()) ?? (() => null);
  });
  const unsaid = (texts: Iterable<string>): readonly string[] =>
    [...new Set(texts)].filter((text) => say(text, (figure) => figure) === null);

  it("translates reactive groups, their hazards and gases", async () => {
    const groups = await reactiveGroups();
    const pairs = groups.flatMap((a) => groups.map((b) => [a, b] as const));
    const predictions = await Promise.all(
      pairs.map(([a, b]) => predictReactivity({ name: "one", groups: [a.id] }, { name: "other", groups: [b.id] })),
    );
    expect(groups.length).toBeGreaterThan(75);
    expect(unsaid(groups.map(({ name }) => name))).toEqual([]);
    expect(unsaid(predictions.flatMap(({ gases }) => gases.map(({ name }) => name)))).toEqual([]);
    const read = await predictReactivity({ name: "Xyzzy" }, { name: "Chlorine" });
    expect(unsaid(read.basis.assumptions.map(({ name, value, reason }) => `${name}: ${value}. ${reason}`))).toEqual([]);
    expect(unsaid(REACTION_HAZARDS.map((code) => reactionHazardWords(code)))).toEqual([]);
    expect(unsaid(REACTIVITY_VERDICTS.map((verdict) => reactivityVerdictWords(verdict)))).toEqual([]);
  });

  it("translates the tank fire sentences of every flammable gas", async () => {
    const ids = ["UN1978", "UN1011", "UN1962", "UN3161", "UN1972", "UN1041"];
    const fires = await Promise.all(
      ids.map(async (id) => {
        const meant = await source.meant(id);
        return meant.kind === "one" ? loadTankFire(source, meant.match) : null;
      }),
    );
    const notes = fires.flatMap((found) => found?.notes ?? []).map(({ text }) => text);
    const sizes = fires.flatMap((found) => (found?.kind === "distances" ? found.sizes : []));
    expect(fires.map((found) => found?.kind)).toEqual([...Array(4).fill("distances"), "refused", "refused"]);
    expect(unsaid([...notes, ...sizes.map(tankFireWords), ...Object.values(TANK_FIRE_LABELS)])).toEqual([]);
  });

  it("translates the stand-off distances of every device", async () => {
    const distances = await standOff({ hazardClass: "1.1D", guide: "112" });
    const [devices, lpg] = [distances?.devices ?? [], distances?.lpg ?? []];
    expect([devices.length, lpg.length]).toEqual([8, 5]);
    const notes = distances?.notes.map(({ text }) => text) ?? [];
    const names = [...devices, ...lpg].map(({ threat }) => threat);
    expect(unsaid([...notes, ...devices.map(standOffWords), ...names, ...Object.values(STAND_OFF_LABELS)])).toEqual([]);
  });

  it("translates the meaning of every orange plate", async () => {
    const plates = ["20", "X423", "223", "268", "33", "X333", "43", "446", "539", "55", "606", "78", "90", "99", "X88"];
    const compared = await Promise.all(
      (["1203", "1510", "1133"] as const).map((id) => readOrangePlate("30", unNumber(id))),
    );
    const texts = [...plates.flatMap(hazardNumberWords), ...compared.flatMap(({ onFile }) => onFile)];
    expect(unsaid([...texts.map(({ text }) => text), ...Object.values(ORANGE_PLATE_LABELS)])).toEqual([]);
  });

  it("translates exposure routes and target organs of the Pocket Guide", () => {
    const lists = pocketGuide.flatMap(({ routes, targetOrgans }) => [
      `Exposure routes: ${routes.join(", ")}.`,
      ...(targetOrgans.length === 0 ? [] : [`Target organs: ${targetOrgans.join(", ")}.`]),
    ]);
    expect(pocketGuide.length).toBeGreaterThan(300);
    expect(unsaid(lists)).toEqual([]);
    expect(unsaid(pocketGuide.flatMap(({ routes, targetOrgans }) => [...routes, ...targetOrgans]))).toEqual([]);
  });

  it("translates every symptom and incompatibility, and the note on incomplete entries", () => {
    const texts = pocketGuide.flatMap(({ symptoms, incompatibilities }) => [...symptoms, ...incompatibilities]);
    expect(unsaid(texts)).toEqual([]);
    const notes = pocketGuide.flatMap(({ symptoms }) => tornListNote(symptoms) ?? []);
    expect(notes.length).toBeGreaterThan(5);
    expect(unsaid(notes)).toEqual([]);
  });

  it("translates the sentences with symptoms and incompatibilities", () => {
    const said = (lead: string, lists: readonly (readonly string[])[]): number => {
      const statements = lists.filter((texts) => texts.length > 0).map((texts) => `${lead}: ${texts.join(", ")}.`);
      expect(unsaid(statements)).toEqual([]);
      return statements.length / lists.length;
    };
    expect(
      said(
        "Symptoms",
        pocketGuide.map(({ symptoms }) => symptoms),
      ),
    ).toBeGreaterThan(0.8);
    expect(
      said(
        "Keep it away from",
        pocketGuide.map(({ incompatibilities }) => incompatibilities),
      ),
    ).toBeGreaterThan(0.8);
  });
});

it("has no translation of a sentence that the core no longer uses", () => {
  const known = new Set([
    ...guideTexts,
    ...cards.flatMap(({ protect, firstAction }) => [protect.headline, firstAction.headline]),
    ...cards.flatMap(({ firstAction }) => [...firstAction.details, ...firstAction.more].map(({ text }) => text)),
    UNREAD_GUIDE,
    "Guide text for this substance could not be loaded. This is from Guide 111.",
  ]);
  const translated = [hazards, approach, protection, fire, spill, firstAid, titles, headlines].flatMap((chapter) =>
    Object.keys(chapter),
  );
  expect(translated.filter((english) => !known.has(english))).toEqual([]);
});

it.each([
  ["French", frenchSubstances],
  ["Spanish", spanishSubstances],
])("%s translates the decontamination of every record and suit", async (_name, said: Sentences) => {
  const keys = [
    "cas:7440-23-5",
    "cas:7664-93-9",
    "cas:71-43-2",
    "cas:7782-50-5",
    "cas:67-64-1",
    "cas:7723-14-0",
    "cas:1310-73-2",
    "cas:143-33-9",
    "un:UN1953",
  ];
  const records = await Promise.all(keys.map(async (key) => source.record(chemicalKey(key))));
  const texts = records.flatMap((record) => {
    if (record === null) return [];
    const { agent, suits } = decontaminationOf(record);
    return [...agent, ...Object.values(suits).flat()].map(({ text }) => text);
  });
  expect(new Set(texts).size).toBeGreaterThan(17);
  expect(texts.filter((text) => said[text] === undefined)).toEqual([]);
});
