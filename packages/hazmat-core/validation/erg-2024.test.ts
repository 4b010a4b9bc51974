import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { GAS_NAMES } from "../../../tools/dataset/corrections.ts";
import { readDataset } from "../../../tools/data-export/read-dataset.ts";
import { writeSqlite } from "../../../tools/data-export/write-sqlite.ts";
import {
  CURRENT_EDITION,
  printedNumbers,
  readEdition,
  type PrintedNumber,
} from "../../../tools/dataset/editions/edition.ts";
import type { InputGuide, InputSpill } from "../../../tools/dataset/input-types.ts";
import { responseCardOf } from "../src/card/response-card-of.ts";
import { loadTransport } from "../src/data/load.ts";
import { straightLine } from "../src/geo/straight-line.ts";
import { loadGuideCard, loadPlacardCard } from "../src/identify/load-sign-card.ts";
import { PLACARDS, placardOf } from "../src/identify/placards.ts";
import type { ChemicalKey } from "../src/identity/chemical-key.ts";
import { initialIsolation } from "../src/isolation/initial-isolation.ts";
import type { IsolationAnswer } from "../src/isolation/isolation-answer.ts";
import { isExtendedDownwind } from "../src/isolation/isolation-rows.ts";
import type { GuideDistances, SpillDistances, TransportEntry } from "../src/record/transport-entry.ts";
import { guideDistancesOf, transportEntryOf } from "../src/reference/transport-entry-of.ts";
import { modelScene } from "../src/scene/model-scene.ts";
import { loadSearchIndex } from "../src/reference/known-records.ts";
import { ergBoard, openNumbers, printedAnswer, RAISED, scenesOf, shownBy } from "./erg-numbers.ts";

const erg = readEdition(CURRENT_EDITION);
const numbers = printedNumbers(erg);
const pages = erg.guides.entries.filter(({ unused }) => unused !== true);
const { entries, guides } = await loadTransport();
const opened = await openNumbers();
const HALIFAX = { lon: -63.57, lat: 44.65, precision: "point" } as const;

const metres = (spill: SpillDistances | InputSpill | null): string =>
  spill === null ? "none" : `${spill.isolateM} ${spill.dayM} ${spill.nightM}`;

const citesOf = ({ rows, basis }: IsolationAnswer): readonly string[] => [
  ...rows
    .filter(({ label }) => !label.startsWith("As a weapon") && !RAISED.test(label))
    .map(({ source }) => source.key),
  ...(RAISED.test(rows[0]?.label ?? "") ? [] : basis.sources.map(({ key }) => key)),
];

const ascending = (a: number, b: number): number => a - b;

/** Compares guide, marks and every distance of an entry with the page. */
function compareEntry(
  { compare }: ReturnType<typeof ergBoard>,
  {
    un,
    guides: printed,
    polymerizes,
    waterReactiveGases,
    small,
    large,
    containers,
    pages: [page, ...further],
  }: PrintedNumber,
  entry: TransportEntry,
): void {
  compare(`${un} guides`, [entry.guide, ...(entry.otherGuides ?? [])].map(String).toSorted(), printed.toSorted());
  const others = (entry.otherGuideDistances ?? []).map(({ isolateM }) => isolateM ?? 0);
  compare(`${un} leading guide`, entry.guideDistances?.isolateM, page?.isolationM);
  compare(
    `${un} other guides`,
    others.toSorted(ascending),
    further.map(({ isolationM }) => isolationM ?? 0).toSorted(ascending),
  );
  compare(`${un} P mark`, entry.polymerizes, polymerizes === true);
  compare(`${un} gases in water`, entry.waterReactiveGases, waterReactiveGases?.map((gas) => GAS_NAMES[gas]) ?? []);
  compare(`${un} small spill`, metres(entry.small), metres(small));
  compare(`${un} large spill`, metres(entry.large), metres(large));
  const rows = containers.map(({ container, isolateM, day, night }) => ({ container, isolateM, day, night }));
  compare(`${un} containers`, entry.containers, rows);
}

function compareGuide({ compare }: ReturnType<typeof ergBoard>, page: InputGuide, own: GuideDistances | null): void {
  const { guide, isolationM, isolationSolidM, largeSpillM = null, fireM = null } = page;
  compare(`guide ${guide} isolation`, own?.isolateM, isolationM);
  compare(`guide ${guide} isolation of a solid`, own?.isolateSolidM, isolationSolidM);
  compare(`guide ${guide} large spill`, own?.largeSpillM, largeSpillM);
  compare(`guide ${guide} fire`, own?.fireM, fireM);
}

describe("ERG 2024", { timeout: 120_000 }, () => {
  it("has 1,983 numbers, and the record of each has the guide, marks and distances printed in the book", () => {
    const board = ergBoard("record");
    expect(numbers.size).toBe(1983);
    for (const { printed, entry } of opened) {
      const stored = entries.get(entry.unNumber);
      if (stored === undefined) throw new RangeError(`The tables have lost ${printed.un}.`);
      for (const own of [transportEntryOf(stored, guides), entry]) {
        compareEntry(board, printed, own);
        const page = printed.pages.find(({ guide }) => guide === own.guide);
        if (page !== undefined) compareGuide(board, page, own.guideDistances);
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
  });

  it("shows guide, P mark and distances of the book on the card of every number, small and large, by day and night", () => {
    const board = ergBoard("card");
    const raised = new Set<string>();
    for (const { printed, record, entry, isSolid, isCircle } of opened) {
      const { un } = printed;
      for (const scene of scenesOf(printed)) {
        const card = responseCardOf(record, null, { ...scene, unNumber: entry.unNumber });
        board.compare(`${un} guide on the card`, card.guide, printed.pages[0]?.guide ?? card.guide);
        board.compare(`${un} P mark on the card`, card.polymerizes, printed.polymerizes === true);
        board.compare(`${un} sources on the card`, [...new Set(citesOf(card.isolate))], [erg.key]);
        const shown = shownBy(card.isolate);
        if (shown === "raised") raised.add(un);
        const { isolateM, downwindM } = printedAnswer(printed, { ...scene, isSolid }, isCircle);
        if (shown === "raised") board.compare(`${un} is raised`, (card.isolate.isolateM ?? 0) > isolateM, true);
        else board.compare(`${un} ${JSON.stringify(scene)} on the card`, shown, [isolateM, downwindM]);
        for (const size of ["small", "large"] as const) {
          const ofSize = card.isolateBySize?.[size];
          if (ofSize === undefined || shownBy(ofSize) === "raised") continue;
          const ofBook = printedAnswer(printed, { ...scene, spill: size, isSolid }, isCircle);
          board.compare(`${un} ${size} on the card`, shownBy(ofSize), [ofBook.isolateM, ofBook.downwindM]);
        }
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
    expect(raised.size).toBe(12);
  });

  it("has 62 guide pages, and the card of each has the distances printed in the book", async () => {
    const board = ergBoard("guide card");
    expect([...guides.keys()].toSorted()).toEqual(pages.map(({ guide }) => guide).toSorted());
    for (const page of pages) {
      const stored = guides.get(page.guide);
      if (stored === undefined) throw new RangeError(`The tables have lost guide ${page.guide}.`);
      compareGuide(board, page, guideDistancesOf(stored));
      const flammable = opened.find(({ printed }) => printed.un === "1993");
      if (flammable === undefined) throw new RangeError("The tables have lost 1993.");
      const entry = { ...flammable.entry, large: null, containers: [] };
      const isOpen = page.spillRule?.includes("downwind") === true || page.spillRule === "table1";
      board.compare(
        `guide ${page.guide} open`,
        isExtendedDownwind({ ...entry, guideDistances: guideDistancesOf(stored) }),
        isOpen,
      );
      const card = await loadGuideCard(page.guide, `Guide ${page.guide}`);
      const printed = [page.isolationM, page.isolationSolidM, page.largeSpillM, page.fireM];
      const rows = card?.isolate.rows.map(({ isolateM }) => isolateM);
      board.compare(
        `card of guide ${page.guide}`,
        rows,
        printed.filter((distance) => distance != null),
      );
      board.compare(`lead of guide ${page.guide}`, card?.isolate.isolateM, page.isolationM);
    }
    for (const { un, guides: ofNumber } of numbers.values()) {
      for (const guide of ofNumber) board.compare(`${un} has guide ${guide}`, guides.has(guide), true);
    }
    board.print();
    expect(board.differences).toEqual([]);
  });

  it("isolates on a placard card as far as the largest distance of its class, and by its guide page", async () => {
    const board = ergBoard("placard card");
    const isolationOf = new Map(pages.map(({ guide, isolationM = 0 }) => [guide, isolationM]));
    const classed = [...entries.values()].map(({ id, class: printed = "", guide = "" }) => {
      // A number outside the book, such as every explosive, has the page of its assigned guide.
      const ofBook = id.startsWith("UN") || !entries.has(`UN${id.slice(2)}`) ? numbers.get(id.slice(2)) : undefined;
      return {
        id,
        hazardClass: placardOf(printed)?.hazardClass,
        isolateM: ofBook?.pages[0]?.isolationM ?? isolationOf.get(guide) ?? 0,
      };
    });
    for (const { hazardClass } of PLACARDS) {
      const card = await loadPlacardCard(hazardClass, hazardClass);
      const ofClass = classed.filter((one) => one.hazardClass === hazardClass);
      const farthest = Math.max(0, ...ofClass.map(({ isolateM }) => isolateM));
      const page = pages.find(({ guide }) => guide === card?.guide);
      const lead = card?.isolate.isolateM ?? 0;
      const own = card?.isolate.rows.find(({ label }) => label.startsWith(`Guide ${page?.guide}, immediate isolation`));
      board.compare(`class ${hazardClass} isolates`, lead, Math.max(farthest, own?.isolateM ?? 0));
      const ofPage = [page?.isolationM, page?.isolationSolidM];
      board.compare(`class ${hazardClass} by its guide`, ofPage.includes(own?.isolateM ?? undefined), true);
      const fire = card?.isolate.rows.find(({ label }) => label.startsWith("Fire at"));
      board.compare(`class ${hazardClass} in a fire`, fire?.isolateM ?? null, page?.fireM ?? null);
      const large = card?.isolate.rows.find(({ label }) => label === `Guide ${page?.guide}, large spill`);
      const largeM = large === undefined ? null : (large.downwindM ?? large.isolateM);
      board.compare(`class ${hazardClass} large spill`, largeM, page?.largeSpillM ?? null);
      for (const { id, isolateM } of ofClass) board.compare(`${id} on its placard`, lead >= isolateM, true);
    }
    board.print();
    expect(board.differences).toEqual([]);
  });

  it("draws the circle and the protective action area of the book around a spill of every number", async () => {
    const board = ergBoard("circle on the map");
    for (const { printed, record, entry, isCircle, isRaised } of opened) {
      for (const scene of isRaised ? [] : scenesOf(printed)) {
        const answer = await modelScene(
          {
            chemical: { key: record.key, unNumber: entry.unNumber },
            state: "gas", // the smaller distance of a solid is never used
            source: null,
            heightM: 0,
            weather: null,
            place: HALIFAX,
            told: scene,
            atMs: Date.UTC(2026, 10, 21, 2),
          },
          { source: { record: async () => record } },
        );
        if (!answer.ok) throw new RangeError(`${printed.un} was refused: ${answer.error.message}`);
        const { circle, protective } = answer.value;
        const ofBook = printedAnswer(printed, scene, isCircle);
        const what = `${printed.un} ${JSON.stringify(scene)}`;
        board.compare(`${what} circle`, circle?.radiusM, ofBook.isolateM);
        board.compare(`${what} protected`, protective?.distanceM ?? null, ofBook.downwindM);
        const [rim = [0, 0]] = circle?.polygon.type === "Polygon" ? (circle.polygon.coordinates[0] ?? []) : [];
        const drawnM = straightLine([HALIFAX.lon, HALIFAX.lat], [rim[0] ?? 0, rim[1] ?? 0]).distance;
        board.compare(`${what} drawn`, Math.abs(drawnM - ofBook.isolateM) <= ofBook.isolateM / 100, true);
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
  });

  it("draws the circle of the chosen guide for every number that has several", async () => {
    const board = ergBoard("circle of a chosen guide");
    const several = opened.filter(({ entry }) => entry.otherGuides !== undefined);
    expect(several).toHaveLength(4);
    for (const { printed, record, entry } of several) {
      for (const page of printed.pages) {
        const { guide, isolationM = 0, largeSpillM } = page;
        for (const spill of [undefined, "small", "large"] as const) {
          const answer = await modelScene(
            {
              chemical: { key: record.key, unNumber: entry.unNumber },
              state: "gas",
              source: null,
              heightM: 0,
              weather: null,
              place: HALIFAX,
              told: { guide, ...(spill !== undefined && { spill }) },
              atMs: 0,
            },
            { source: { record: async () => record } },
          );
          if (!answer.ok) throw new RangeError(answer.error.message);
          const { circle, protective, isolation } = answer.value;
          const what = `${printed.un} Guide ${guide} ${spill}`;
          board.compare(`${what} circle`, circle?.radiusM, isolationM);
          board.compare(
            `${what} downwind`,
            protective?.distanceM,
            spill === "large" ? (largeSpillM ?? undefined) : undefined,
          );
          board.compare(`${what} answer`, isolation.why.includes(`Guide ${guide}`), true);
        }
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
  });

  it("opens every number under each prefix that people type, and names NA numbers as such", async () => {
    const board = ergBoard("number as typed");
    const index = await loadSearchIndex();
    for (const { printed, entry } of opened) {
      const { un } = printed;
      const isNaAlone = !entries.has(`UN${un}`);
      for (const typed of [`UN${un}`, `UN ${un}`, `un${un}`, `NA${un}`, `NA ${un}`, `na${un}`, un]) {
        const meant = index.meant(typed);
        const id = meant.kind === "one" ? meant.match.unNumber : null;
        const found = entries.get(id ?? "");
        board.compare(`${typed} opens`, id?.slice(2), un);
        const own = [found?.guide ?? "", ...(found?.otherGuides ?? [])];
        // NA1057 is only for liquid lighters, so it has one of the two guides of 1057.
        const ofBook = id?.startsWith("NA") ? printed.guides.filter((guide) => own.includes(guide)) : printed.guides;
        board.compare(`${typed} guides`, own.toSorted(), ofBook.toSorted());
        if (isNaAlone) board.compare(`${typed} prefix`, id, `NA${un}`);
        else if (!/^na/i.test(typed)) board.compare(`${typed} prefix`, id, entry.unNumber);
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
  });

  it("answers every number with the distances of the book, in all scenes", async () => {
    const board = ergBoard("answer by number");
    for (const { printed, isCircle, isRaised } of opened) {
      for (const scene of isRaised ? [] : scenesOf(printed)) {
        const answer = await initialIsolation({ ...scene, unNumber: printed.un, state: "liquid" });
        const { isolateM, downwindM } = printedAnswer(printed, scene, isCircle);
        board.compare(`${printed.un} ${JSON.stringify(scene)}`, shownBy(answer), [isolateM, downwindM]);
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
  });

  it("exports every number with the guide and distances of the book", async () => {
    const board = ergBoard("data export");
    const folder = mkdtempSync(join(tmpdir(), "placard-erg-"));
    const dataset = await readDataset();
    const { chemicals } = JSON.parse(JSON.stringify(dataset)) as typeof dataset;
    const byKey = new Map(chemicals.map((chemical) => [chemical.record.key, chemical]));
    const database = new DatabaseSync(writeSqlite(folder, dataset), { readOnly: true });
    const rows = Map.groupBy(
      database.prepare("select * from transport").all(),
      (row) => `${row["chemical_key"]} ${row["un_number"]}`,
    );
    database.close();
    rmSync(folder, { recursive: true });
    for (const { printed, record, entry } of opened) {
      const keys = new Set([record.key, `un:${entry.unNumber}`]);
      for (const key of keys) {
        const exported = byKey.get(key as ChemicalKey);
        const own = exported?.record.transport.find(({ unNumber }) => unNumber === entry.unNumber);
        if (own === undefined) throw new RangeError(`The export has lost ${key} ${entry.unNumber}.`);
        compareEntry(board, printed, own);
        const [row = {}] = rows.get(`${key} ${entry.unNumber}`) ?? [];
        const {
          small,
          large,
          pages: [page],
        } = printed;
        board.compare(`${printed.un} row guide`, row["guide"], page?.guide);
        for (const [size, spill] of [
          ["small", small],
          ["large", large],
        ] as const) {
          const columns = [row[`${size}_isolate_m`], row[`${size}_day_m`], row[`${size}_night_m`]];
          const ofBook = spill === null ? [null, null, null] : [spill.isolateM, spill.dayM, spill.nightM];
          board.compare(`${printed.un} row ${size}`, columns, ofBook);
        }
        board.compare(`${printed.un} row fire`, row["fire_m"], entry.fireM);
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
  });
});
