import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAS_NAMES } from "../../../tools/dataset/corrections.ts";
import { responseCardOf } from "../src/card/response-card-of.ts";
import { loadTransport } from "../src/data/load.ts";
import { markedGuideFor } from "../src/guidance/derived/guide-for.ts";
import { stateForDistance } from "../src/guidance/derived/physical-state-of.ts";
import { guideDistancesOf, transportEntryOf } from "../src/reference/transport-entry-of.ts";
import { loadGuideCard } from "../src/identify/load-sign-card.ts";
import { initialIsolation } from "../src/isolation/initial-isolation.ts";
import { isExtendedDownwind } from "../src/isolation/isolation-rows.ts";
import { isolationFor } from "../src/isolation/isolation.ts";
import type { SpillDistances, TransportEntry } from "../src/record/transport-entry.ts";
import { transportRecord } from "../src/reference/record-of.ts";

interface Spill {
  readonly isolateM: number;
  readonly dayM: number;
  readonly nightM: number;
}

interface Erg {
  readonly un: {
    readonly entries: readonly {
      readonly un: string;
      readonly guides: readonly string[];
      readonly polymerizes?: boolean;
      readonly waterReactiveGases?: readonly string[];
    }[];
  };
  readonly distances: {
    readonly entries: readonly {
      readonly un: string;
      readonly small: Spill;
      readonly large?: Spill;
      readonly table3?: readonly { readonly container: string }[];
    }[];
  };
  readonly guides: {
    readonly entries: readonly {
      readonly guide: string;
      readonly unused?: boolean;
      readonly isolationM?: number;
      readonly isolationSolidM?: number;
      readonly largeSpillM?: number | null;
      readonly fireM?: number | null;
      readonly spillRule?: string | null;
    }[];
  };
}

const erg = JSON.parse(
  readFileSync(new URL("../../../tools/dataset/input/erg-2024.json", import.meta.url), "utf8"),
) as Erg;
const { entries, guides } = await loadTransport();
const pages = new Map(erg.guides.entries.map((page) => [page.guide, page]));
const rows = Map.groupBy(erg.distances.entries, ({ un }) => un);

/** The id that a printed number stands for: `UN` where both are listed. */
function entryOf(number: string): TransportEntry {
  const stored = entries.get(`UN${number}`) ?? entries.get(`NA${number}`);
  if (stored === undefined) throw new RangeError(`The tables have lost ${number}.`);
  return transportEntryOf(stored, guides);
}

/** The largest of each distance over the rows printed under one number. */
function worst(printed: readonly Spill[]): Spill | null {
  if (printed.length === 0) return null;
  const most = (of: (row: Spill) => number): number => Math.max(...printed.map(of));
  return { isolateM: most((row) => row.isolateM), dayM: most((row) => row.dayM), nightM: most((row) => row.nightM) };
}

const metres = (of: SpillDistances | Spill | null): string =>
  of === null ? "none" : `${of.isolateM} ${of.dayM} ${of.nightM}`;

/** What differs between a number's page and what the product holds of it; empty where nothing does. */
function differences({ un, guides: printed, polymerizes, waterReactiveGases }: Erg["un"]["entries"][number]): string[] {
  const entry = entryOf(un);
  const ours = [entry.guide ?? "", ...(entry.otherGuides ?? [])].toSorted();
  const ofTable = rows.get(un) ?? [];
  const small = worst(ofTable.map((row) => row.small));
  const large = worst(ofTable.flatMap((row) => row.large ?? []));
  const containers =
    ofTable.find(({ table3 }) => table3 !== undefined)?.table3?.map(({ container }) => container) ?? [];
  const pairs: readonly (readonly [what: string, own: string, page: string])[] = [
    ["guide", ours.join(), printed.toSorted().join()],
    ["P mark", String(entry.polymerizes), String(polymerizes === true)],
    ["gases in water", entry.waterReactiveGases.join(), (waterReactiveGases ?? []).map((gas) => GAS_NAMES[gas]).join()],
    ["small spill", metres(entry.small), metres(small)],
    ["large spill", metres(entry.large), metres(large)],
    ["containers", entry.containers.map(({ container }) => container).join(), containers.join()],
  ];
  return pairs.filter(([, own, page]) => own !== page).map(([what, own, page]) => `${un} ${what}: ${own} for ${page}`);
}

describe("ERG 2024", () => {
  it("has 1,983 numbers, and each of them has the guide, marks and distances that the book prints", () => {
    expect(erg.un.entries).toHaveLength(1983);
    expect(erg.un.entries.flatMap(differences)).toEqual([]);
  });

  it("has 62 guide pages, and each of them has the distances that the book prints", async () => {
    const printed = erg.guides.entries.filter(({ unused }) => unused !== true);
    expect([...guides.keys()].toSorted()).toEqual(printed.map(({ guide }) => guide).toSorted());
    for (const page of printed) {
      const stored = guides.get(page.guide);
      const { guide, isolateM, isolateSolidM, largeSpillM, fireM } = guideDistancesOf(stored ?? never(page.guide));
      expect([guide, isolateM, isolateSolidM, largeSpillM, fireM]).toEqual([
        page.guide,
        page.isolationM ?? null,
        page.isolationSolidM,
        page.largeSpillM ?? null,
        page.fireM ?? null,
      ]);
      const entry = { ...entryOf("1993"), large: null, containers: [] };
      const isOpen = page.spillRule?.includes("downwind") === true || page.spillRule === "table1";
      expect([guide, isExtendedDownwind(entry, guideDistancesOf(stored ?? never(guide)))]).toEqual([guide, isOpen]);
      const card = await loadGuideCard(page.guide, `Guide ${page.guide}`);
      const shown = card?.isolate.rows.map((row) => row.isolateM) ?? [];
      expect([page.guide, shown]).toEqual([
        page.guide,
        [page.isolationM, page.isolationSolidM, page.largeSpillM, page.fireM].filter((distance) => distance != null),
      ]);
    }
  });

  it(
    "gives card, circle and answer by number the same distances, by day and by night",
    { timeout: 60_000 },
    async () => {
      for (const { un } of erg.un.entries) {
        const entry = entryOf(un);
        const record = transportRecord(entry, undefined);
        const card = responseCardOf(record, null);
        expect([un, markedGuideFor(record).slice(0, 3)]).toEqual([un, entry.guide]);
        const page = pages.get(entry.guide ?? "");
        const state = stateForDistance(record, entry);
        const atOnce = state === "solid" ? (page?.isolationSolidM ?? page?.isolationM) : page?.isolationM;
        const spills = [entry.small, entry.large, ...entry.containers].map((row) => row?.isolateM ?? 0);
        const least = Math.max(atOnce ?? 0, ...spills);
        const circle = isolationFor(entry, state === null ? {} : { state });
        expect([un, card.isolate.isolateM, circle.isolateM]).toEqual([un, least, least]);
        // The substance behind a number may be known to be a solid, or ask for more: nitroglycerin in alcohol is explosive.
        const solid = Math.max(page?.isolationSolidM ?? page?.isolationM ?? 0, entry.small?.isolateM ?? 0);
        const asked = await initialIsolation({ unNumber: entry.unNumber, state: "liquid" });
        expect([un, asked.isolateM !== null && asked.isolateM >= solid]).toEqual([un, true]);
        const sources = [card.isolate, circle].flatMap(({ basis }) => basis.sources.map(({ key }) => key));
        expect([un, sources.filter((key) => key !== "ERG2024")]).toEqual([un, []]);
        for (const time of ["day", "night"] as const) {
          for (const size of ["small", "large"] as const) {
            const printed = entry[size];
            if (printed === null || (size === "large" && entry.containers.length > 0)) continue;
            expect([un, isolationFor(entry, { spill: size, time })]).toMatchObject([
              un,
              { isolateM: printed.isolateM, downwindM: time === "day" ? printed.dayM : printed.nightM },
            ]);
          }
        }
      }
    },
  );
});

function never(guide: string): never {
  throw new RangeError(`The tables have lost guide ${guide}.`);
}
