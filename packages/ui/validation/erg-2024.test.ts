import { formatSafeDistance, loadResponseCard } from "@placard/hazmat-core";
import { capAlert, zonesGeoJson, zonesKml } from "@placard/hazmat-core/exchange";
import { modelScene } from "@placard/hazmat-core/scene";
import { afterAll, describe, expect, it } from "vitest";
import { cotEvents } from "../../hazmat-core/src/exchange/cursor-on-target.ts";
import {
  ergBoard,
  inBatches,
  openNumbers,
  printedAnswer,
  scenesOf,
  type Opened,
  type PrintedScene,
} from "../../hazmat-core/validation/erg-numbers.ts";
import { cardDocument } from "../src/incident/document/card-document.ts";
import type { DocumentForm } from "../src/incident/document/document-form.ts";
import { planDocument } from "../src/incident/document/plan-document.ts";
import { NO_FACTS } from "../src/incident/facts/incident-facts.ts";
import { knownChemicals, planSuggestions } from "../src/incident/facts/plan-suggestions.ts";
import { EMPTY_PLAN } from "../src/incident/IncidentActionPlan/plan-fields.ts";
import { drawnZones } from "../src/map/PlumeLayers/zone-features.ts";
import { en } from "../src/messages/en.ts";
import { ENGLISH } from "../src/messages/language/speech.ts";
import { zoneFileOf } from "../src/plume/files/zone-file-of.ts";
import { evacuationOf, protectiveOf, type PlumeResult } from "../src/plume/result/plume-result.ts";
import { zoneLines } from "../src/plume/ZoneTable/zone-lines.ts";
import { calmResult } from "../src/testing/plume.ts";
import { SAMPLE_SITE } from "../src/testing/zones.ts";

const opened = (await openNumbers()).filter(({ isRaised }) => !isRaised);
const [lon, lat] = SAMPLE_SITE;

/** The distances that a text gives, in the order of the text. */
const distancesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b\d[\d\u202F.]*\+? k?m\b/g)].map(([distance]) => distance);

it(
  "writes guide and distances of ERG 2024 into the plan of every number, from the card",
  { timeout: 120_000 },
  async () => {
    const board = ergBoard("plan, from the card");
    for (const { printed, record, entry, isSolid, isCircle } of opened) {
      const { small, containers, pages } = printed;
      const sizes =
        small === null && containers.length === 0 ? [{}] : ([{ spill: "small" }, { spill: "large" }] as const);
      for (const time of small === null ? [{}] : ([{ time: "day" }, { time: "night" }] as const)) {
        const card = await loadResponseCard(
          { record: async () => record },
          { key: record.key, unNumber: entry.unNumber },
          time,
        );
        if (card === null) throw new RangeError(`${printed.un} has no card.`);
        const chemicals = [{ card, record, safety: null, decontamination: null }];
        const { objectives, canUtechConsultation } = planSuggestions({ ...NO_FACTS, chemicals }, en);
        const ofBook = sizes.flatMap((size) => {
          const { isolateM, downwindM } = printedAnswer(printed, { ...size, ...time, isSolid }, isCircle);
          return [isolateM, downwindM ?? []].flat().map(formatSafeDistance);
        });
        board.compare(`${printed.un} ${JSON.stringify(time)} objectives`, distancesIn(objectives?.text ?? ""), ofBook);
        board.compare(
          `${printed.un} guide`,
          /Guide (\d{3})/.exec(canUtechConsultation?.text ?? "")?.[1],
          pages[0]?.guide,
        );
      }
    }
    board.print();
    expect(board.differences).toEqual([]);
  },
);

it(
  "writes and draws the circle and the protected area of ERG 2024 after a calculation of every number",
  { timeout: 120_000 },
  async () => {
    const [plan, map] = [ergBoard("plan, from a calculation"), ergBoard("zones drawn on the map")];
    for (const { printed, record, entry, isCircle } of opened) {
      for (const told of scenesOf(printed)) {
        const answer = await modelScene(
          {
            chemical: { key: record.key, unNumber: entry.unNumber },
            state: "gas", // no one is answered by the smaller distance of a solid
            source: null,
            heightM: 0,
            weather: null,
            place: { lon, lat, precision: "point" },
            told,
            atMs: Date.UTC(2026, 10, 21, 2),
          },
          { source: { record: async () => record } },
        );
        if (!answer.ok) throw new RangeError(`${printed.un} was refused: ${answer.error.message}`);
        const { circle, protective } = answer.value;
        const { isolateM, downwindM } = printedAnswer(printed, told, isCircle);
        const ofBook = [isolateM, downwindM ?? []].flat().map(formatSafeDistance);
        const { objectives } = planSuggestions({ ...NO_FACTS, result: { ...calmResult, ...answer.value } }, en);
        plan.compare(`${printed.un} ${JSON.stringify(told)}`, distancesIn(objectives?.text ?? ""), ofBook);
        const zones = drawnZones(
          SAMPLE_SITE,
          [],
          {
            ...(circle !== null && { evacuation: { ...circle, basis: "" } }),
            ...(protective !== null && { protective: { ...protective, basis: "" } }),
          },
          { evacuation: "Isolate", protective: "Protect", allRound: (distance) => distance },
        );
        const drawn = ["evac", "protect"].flatMap((id) => zones.find((zone) => zone.id === id)?.detail ?? []);
        map.compare(`${printed.un} ${JSON.stringify(told)}`, drawn, ofBook);
      }
    }
    plan.print();
    map.print();
    expect([...plan.differences, ...map.differences]).toEqual([]);
  },
);

const cardOf = async ({ printed, record, entry }: Opened, told: PrintedScene) => {
  const card = await loadResponseCard(
    { record: async () => record },
    { key: record.key, unNumber: entry.unNumber },
    told,
  );
  if (card === null) throw new RangeError(`${printed.un} has no card.`);
  return card;
};

/** The text of one box of a form. */
function boxOf(form: DocumentForm | undefined, label: string): string {
  const fields = form?.blocks.flatMap((block) => (block.kind === "fields" ? block.fields : [])) ?? [];
  return fields.find((field) => field.label === label)?.text ?? "";
}

const guidesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/ERG 2024, Guide (\d{3})/g)].map(([, guide = ""]) => guide)),
];

describe("on paper", () => {
  const [card, plan] = [ergBoard("card on paper"), ergBoard("ICS 202 and ICS 208 HM")];
  afterAll(() => [card, plan].map(({ print }) => print()));

  it.each(inBatches(opened))(
    "has guide and distances of ERG 2024 for the numbers $from to $to",
    async ({ numbers }) => {
      for (const one of numbers) {
        const { printed, record, isSolid, isCircle } = one;
        const { un, small, containers } = printed;
        const own = await cardOf(one, {});
        const facts = { ...NO_FACTS, chemicals: [{ card: own, record, safety: null, decontamination: null }] };
        const sizes =
          small === null && containers.length === 0 ? [{}] : ([{ spill: "small" }, { spill: "large" }] as const);
        const ofBook = sizes.flatMap((size) => {
          const { isolateM, downwindM } = printedAnswer(printed, { ...size, isSolid }, isCircle);
          return [isolateM, downwindM ?? []].flat().map(formatSafeDistance);
        });

        const [paper] = cardDocument({ card: own, record }, en, []).forms;
        const isolate = boxOf(paper, en.card.isolate).split("\n").slice(0, sizes.length).join("\n");
        card.compare(`${un} card on paper`, distancesIn(isolate), ofBook);
        card.compare(`${un} guide on paper`, /Guide (\d{3})/.exec(paper?.title ?? "")?.[1], printed.pages[0]?.guide);

        const texts = planSuggestions(facts, en);
        const filled = {
          ...EMPTY_PLAN,
          objectives: texts.objectives?.text ?? "",
          safety: texts.safety?.text ?? "",
          chemicals: knownChemicals(facts),
        };
        const { forms } = planDocument({ plan: filled, facts, words: en }, []);
        const formOf = (id: string) => forms.find((form) => form.id === id);
        plan.compare(`${un} ICS 202`, distancesIn(boxOf(formOf("ICS 202"), en.incidentPlan.fields.objectives)), ofBook);
        const safety = JSON.stringify(formOf("ICS 208 HM")?.blocks ?? "");
        plan.compare(`${un} is on ICS 208 HM`, safety.includes(one.entry.unNumber), true);
        plan.compare(
          `${un} ICS 208 HM`,
          guidesIn(safety).filter((guide) => !printed.guides.includes(guide)),
          [],
        );
      }
      expect([...card.differences, ...plan.differences]).toEqual([]);
    },
  );
});

/** The reach that a file names for a zone, and the radius that it draws, in metres. */
interface FiledZone {
  readonly reach: string | undefined;
  readonly radiusM: number | undefined;
}

/** The zones of a calculation as a reader of each kind of file finds them. */
function filedZones(result: PlumeResult): Readonly<Record<string, (zone: "evac" | "protect") => FiledZone>> {
  const [evacuation, protective] = [evacuationOf(result), protectiveOf(result)];
  const lines = zoneLines([], [], { ...(evacuation && { evacuation }), ...(protective && { protective }) }, en.zones);
  const file = zoneFileOf(result, lines, { plume: en.plume, zoneFiles: en.zoneFiles, speech: ENGLISH });
  const [kml, { features }, events] = [zonesKml(file), zonesGeoJson(file), cotEvents(file)];
  const issue = { sender: "a", sentAtMs: 0, language: "en", event: "e", instruction: "i", restriction: "r" };
  const cap = capAlert(file, issue) ?? "";
  const labels = { evac: en.zones.evacuation, protect: en.zones.protective };
  const metres = (text: string | undefined, scale = 1) => (text === undefined ? undefined : Number(text) * scale);
  return {
    KML: (zone) => {
      const [, reach] = new RegExp(`<value>${zone}</value>[^§]*?"reach"><value>([^<]*)<`).exec(kml) ?? [];
      return { reach, radiusM: undefined };
    },
    GeoJSON: (zone) => {
      const { reach, radius_m } = features.find((feature) => feature.properties["zone"] === zone)?.properties ?? {};
      return {
        reach: typeof reach === "string" ? reach : undefined,
        radiusM: typeof radius_m === "number" ? radius_m : undefined,
      };
    },
    CAP: (zone) => {
      const area = cap.split("<area>").find((part) => part.includes(`<areaDesc>${labels[zone]}`));
      const [reach] = distancesIn(/<areaDesc>([^<]*)</.exec(area ?? "")?.[1] ?? "");
      return { reach, radiusM: metres(/<circle>[^ ]* ([^<]*)</.exec(area ?? "")?.[1], 1000) };
    },
    TAK: (zone) => {
      const xml = events.find(({ uid }) => uid.endsWith(`.${zone}`))?.xml ?? "";
      const [reach] = distancesIn(/<remarks>([^<\n]*)/.exec(xml)?.[1] ?? "");
      return { reach, radiusM: metres(/<ellipse major="([^"]*)"/.exec(xml)?.[1]) };
    },
  };
}

describe("in files for other software", () => {
  const boards = {
    KML: ergBoard("KML"),
    GeoJSON: ergBoard("GeoJSON"),
    CAP: ergBoard("CAP"),
    TAK: ergBoard("TAK (CoT)"),
  };
  afterAll(() => Object.values(boards).map(({ print }) => print()));

  it.each(inBatches(opened))("has the distances of ERG 2024 for the numbers $from to $to", async ({ numbers }) => {
    for (const { printed, record, entry, isCircle } of numbers) {
      for (const told of scenesOf(printed)) {
        const answer = await modelScene(
          {
            chemical: { key: record.key, unNumber: entry.unNumber },
            state: "gas", // nobody is answered by the smaller distance of a solid
            source: null,
            heightM: 0,
            weather: null,
            place: { lon, lat, precision: "point" },
            told,
            atMs: Date.UTC(2026, 10, 21, 2),
          },
          { source: { record: async () => record } },
        );
        if (!answer.ok) throw new RangeError(`${printed.un} was refused: ${answer.error.message}`);
        const { isolateM, downwindM } = printedAnswer(printed, told, isCircle);
        const zones = filedZones({ ...calmResult, ...answer.value });
        for (const [kind, board] of Object.entries(boards)) {
          for (const [zone, metres] of [
            ["evac", isolateM],
            ["protect", downwindM],
          ] as const) {
            const filed = zones[kind]?.(zone);
            const what = `${printed.un} ${JSON.stringify(told)} ${zone} in ${kind}`;
            board.compare(what, filed?.reach, metres === null ? undefined : formatSafeDistance(metres));
            if (kind !== "KML") board.compare(`${what}, drawn`, filed?.radiusM, metres ?? undefined);
          }
        }
      }
    }
    expect(Object.values(boards).flatMap(({ differences }) => differences)).toEqual([]);
  });
});
