import { formatSafeDistance, loadResponseCard } from "@placard/hazmat-core";
import { modelScene } from "@placard/hazmat-core/scene";
import { expect, it } from "vitest";
import { ergBoard, openNumbers, printedAnswer, scenesOf } from "../../hazmat-core/validation/erg-numbers.ts";
import { NO_FACTS } from "../src/incident/facts/incident-facts.ts";
import { planSuggestions } from "../src/incident/facts/plan-suggestions.ts";
import { drawnZones } from "../src/map/PlumeLayers/zone-features.ts";
import { en } from "../src/messages/en.ts";
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
