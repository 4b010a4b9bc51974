import { chlorineRecord } from "@placard/hazmat-core/examples";
import { checklistGuides } from "@placard/hazmat-core/checklists";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChecklistPanel } from "../checklist/ChecklistPanel/ChecklistPanel.tsx";
import { ChemicalCard } from "../chemical/ChemicalCard/ChemicalCard.tsx";
import { SafetyInformation } from "../chemical/SafetyInformation/SafetyInformation.tsx";
import { citeAll, sourcesIn } from "../feedback/ProvenanceNote/cite-all.ts";
import { BasisCard } from "../plume/BasisCard/BasisCard.tsx";
import { PlumePanel } from "../plume/PlumePanel/PlumePanel.tsx";
import { ZonesCard } from "../plume/ZonesCard/ZonesCard.tsx";
import { HazardBadge } from "../signs/HazardBadge/HazardBadge.tsx";
import { NfpaDiamond } from "../signs/NfpaDiamond/NfpaDiamond.tsx";
import { sampleGeocoder } from "../testing/navigation.ts";
import { sampleModels, sampleResult, sampleValues } from "../testing/plume.ts";
import { records, sampleCard, sampleSafety, sampleSource } from "../testing/samples.ts";
import { en } from "./en.ts";
import { spanish } from "./es/index.ts";
import { french } from "./fr/index.ts";
import type { Language } from "./language/language.ts";
import { speechOf } from "./language/speech.ts";
import type { Translate } from "./language/phrase-book.ts";
import { LanguageProvider } from "./LanguageProvider/LanguageProvider.tsx";
import { mergeTexts } from "./merge-texts.ts";
import { MessagesProvider } from "./MessagesProvider/MessagesProvider.tsx";
import { useMessages } from "./use-messages.ts";

it("replaces one text of a group and keeps the others", () => {
  const texts = mergeTexts(en, { nfpa: { health: "Salud" }, ghs: { names: { GHS01: "explosivo" } } });
  expect(texts.nfpa).toEqual({ ...en.nfpa, health: "Salud" });
  expect(texts.ghs.names).toEqual({ ...en.ghs.names, GHS01: "explosivo" });
  expect(texts.card).toBe(en.card);
  expect(en.nfpa.health).toBe("Health");
});

it("replaces functions and lists as a whole, and ignores undefined", () => {
  const texts = mergeTexts(en, {
    wind: { points: ["N", "E", "S", "O"] },
    close: undefined,
    zones: { moreThan: () => ">" },
  });
  expect(texts.wind.points).toEqual(["N", "E", "S", "O"]);
  expect(texts.zones.moreThan("1 km")).toBe(">");
  expect(texts.close).toBe("Close");
});

it("merges the texts of every provider around a component", () => {
  const html = renderToString(
    <MessagesProvider messages={{ hazardLevel: { high: "Alto", low: "Bajo" } }}>
      <MessagesProvider messages={{ hazardLevel: { high: "Elevado" }, close: "Cerrar" }}>
        <HazardBadge level="high" />
        <HazardBadge level="low" />
        <HazardBadge level="extreme" />
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(html).toContain("Elevado");
  expect(html).toContain("Bajo");
  expect(html).toContain("Extreme");
});

it("returns the whole catalogue from useMessages", () => {
  let close = "";
  function Reader() {
    const texts = useMessages();
    close = `${texts.close} ${texts.remove} ${texts.card.guide("124")}`;
    return null;
  }
  renderToString(
    <MessagesProvider messages={{ close: "Fermer", card: { guide: (guide) => `Guide n° ${guide}` } }}>
      <Reader />
    </MessagesProvider>,
  );
  expect(close).toBe("Fermer Remove Guide n° 124");
});

it("changes a nested text of a hazard sign", () => {
  const html = renderToString(
    <MessagesProvider messages={{ nfpa: { title: "NFPA 704 (Mexico)" } }}>
      <NfpaDiamond rating={chlorineRecord.nfpa} />
    </MessagesProvider>,
  );
  expect(html).toContain("NFPA 704 (Mexico)");
});

it("shows the basis of a derived rating and the listed rating beside the diamond", () => {
  const html = renderToString(<NfpaDiamond rating={chlorineRecord.nfpa} />);
  expect(html).toContain("<dd>4 can be fatal</dd>");
  expect(html).toContain('<p class="placard__by">Health 4: derived from 49 CFR zone B.</p>');
  expect(html).toContain('<p class="placard__by">NFPA list, unverified: Health 3</p>');
});

it.each(["chlorine", "gasoline"] as const)(
  "marks the NFPA list as unverified once beside the diamond of %s",
  (name) => {
    const html = renderToString(<NfpaDiamond rating={records[name].nfpa} />);
    const [, label] = /aria-label="([^"]*)"/.exec(html) ?? [];
    const texts = [label ?? "", html.replace(/aria-label="[^"]*"/, "")];
    expect(texts.map((text) => text.match(/unverified/gi))).toEqual([["unverified"], ["unverified"]]);
  },
);

describe.each([
  ["French", french],
  ["Spanish", spanish],
])("%s on a full screen", (_name, language) => {
  it.each(Object.keys(records) as (keyof typeof records)[])(
    "leaves no English text except the names of %s",
    async (name) => {
      const [card, safety, whole] = [await sampleCard(name), await sampleSafety(name), await withAllBooks(language)];
      const screen = (
        <>
          <ChemicalCard record={records[name]} card={card} />
          <SafetyInformation record={records[name]} safety={safety} />
          <PlumePanel
            source={sampleSource}
            geocoder={sampleGeocoder}
            models={sampleModels}
            defaultValues={sampleValues}
          />
          <ZonesCard result={sampleResult} unit="ppm" />
          <BasisCard result={sampleResult} />
          <ChecklistPanel defaultGuide="entry-team" store={UNCHECKED} />
        </>
      );
      const english = new Set(shownIn(renderToString(screen)));
      const said = shownIn(renderToString(<LanguageProvider language={whole}>{screen}</LanguageProvider>));
      expect(said.length).toBeGreaterThan(150);
      expect(said.filter((text) => english.has(text) && !IS_SAME.test(text))).toEqual([]);
    },
  );
});

it("separates every label from its text as in French, with a non-breaking space before the colon", async () => {
  const html = renderToString(
    <LanguageProvider language={await withAllBooks(french)}>
      <ChemicalCard record={records.chlorine} card={await sampleCard("chlorine")} />
      <SafetyInformation record={records.chlorine} safety={await sampleSafety("chlorine")} />
      <ZonesCard result={sampleResult} unit="ppm" />
    </LanguageProvider>,
  );
  const text = html.replaceAll(/<[^>]+>/g, "");
  expect(text).toContain("Valeur plafond\u00a0: ");
  expect(text.match(/.{0,30}[\p{L}\d]: .{0,10}/gu) ?? []).toEqual([]);
});

it.each([
  ["French", french, "limite des listes\u00a0: aire de décontamination"],
  ["Spanish", spanish, "límite de las listas: área de descontaminación"],
] as const)("names the sources of every checklist in %s", async (_name, language, limit) => {
  const speech = speechOf("fr-CA", (await withAllBooks(language)).translate);
  const items = checklistGuides.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const cited = items.map(({ rests }) => sourcesIn(speech, citeAll(rests)));
  expect(cited.some((line) => line.includes(limit))).toBe(true);
  expect(cited.filter((line) => /\bstep \d|checklist limit|written for/.test(line))).toEqual([]);
});

/**
 * Names of the sample substances, titles of sources, codes, units, and words that are the same in French or Spanish.
 */
const IS_SAME = new RegExp(
  `^(?:${[
    "NFPA 704:|Ammonia|Carbon monoxide|Chlorine|Flammable liquids, n\\.o\\.s\\.|Gasoline",
    "(?:(?:NIOSH Pocket Guide|49 CFR 172\\.101|EU CLP Annex VI|EPA AEGL)(?:, [A-Z\\d-]+(?: min)?)?(?: · |$))+",
    "(?:CAS|UN|AEGL-|METAR|PPM)[\\w ·-]*",
    "(?:[\\d.]+ |, )?(?:ppm|min)",
    "Source:|Situation|Terrain|Gas|F, stable|0 stable",
  ].join("|")})$`,
);

const UNCHECKED = {
  snapshot: () => ({ progress: {}, state: "saved" }) as const,
  subscribe: () => () => undefined,
  check: () => undefined,
  save: async () => undefined,
};

/** A language with all translations loaded: a page rendered on a server does not wait for them. */
async function withAllBooks(language: Language): Promise<Language> {
  const books = await Promise.all([language.substances?.(), language.plume?.(), language.checklists?.()]);
  const translate: Translate = (text, figure) =>
    [language.translate, ...books].reduce<string | null>((said, book) => said ?? book?.(text, figure) ?? null, null);
  return { ...language, translate };
}

/** All texts between tags and all accessible names that contain a word. */
function shownIn(html: string): readonly string[] {
  const texts = [
    ...html.replaceAll("<!-- -->", "").matchAll(/>([^<]+)<|(?:aria-label|title|placeholder|alt)="([^"]+)"/g),
  ];
  return texts.map(([, text, name]) => (text ?? name ?? "").trim()).filter((text) => /\p{L}{3}/u.test(text));
}
