import { bundledChemicalSource, err } from "@placard/hazmat-core";
import { chemicalFields, placeFields } from "@placard/ui";
import { afterAll, expect, it } from "vitest";
import {
  ergBoard,
  inBatches,
  openNumbers,
  printedAnswer,
  scenesOf,
} from "../../../packages/hazmat-core/validation/erg-numbers.ts";
import { SOLID_NOT_MODELLED } from "../../../packages/hazmat-core/src/dispersion/input/release-refusal.ts";
import { calculate } from "../../../packages/ui/src/plume/result/calculate.ts";
import { en } from "../../../packages/ui/src/messages/en.ts";
import { readPlumeLink, writePlumeLink } from "../src/features/responder-workspace/evacuation-plume/link/plume-link.ts";
import { evacuationCalculated } from "../src/features/responder-workspace/evacuation-plume/result/log-actions.ts";
import { FILLED_PLUME } from "../src/test/filled-plume.ts";

const bundled = bundledChemicalSource();
/** After sunset: without a chosen time of day, night applies. */
const at = "2026-11-20T23:35:00.000Z";
const place = {
  id: "site",
  place_name: "Harbour Ice, 18 Sample Wharf",
  center: [-63.5677, 44.6652],
  precision: "point",
  source: "registered site",
} as const;
/** Calm wind uses the low-wind row of Table 3, which has the largest distances. */
const used = {
  windSpeedMps: 0,
  windFromDeg: null,
  temperatureC: 11,
  humidityPercent: null,
  cloudTenths: null,
  pressureMb: null,
  stability: "D",
  kind: "entered",
  source: "entered by the responder",
  observedAtMs: Date.parse("2026-11-20T23:30:00Z"),
  condition: null,
  stationDistanceM: null,
} as const;
/** The distances do not depend on a model, so no plume is needed here. */
const models = {
  model: async () => err(SOLID_NOT_MODELLED),
};

const [link, log] = [ergBoard("link to a calculation"), ergBoard("log of the incident")];
afterAll(() => [link, log].map(({ print }) => print()));

const opened = (await openNumbers()).filter(({ isRaised }) => !isRaised);

it.each(inBatches(opened))(
  "calculates from a link, and logs, the distances of ERG 2024 for the numbers $from to $to",
  async ({ numbers }) => {
    for (const { printed, record, entry, isCircle } of numbers) {
      // The search for the substance has its own test for every number.
      const source = { meant: (text: string) => bundled.meant(text), record: async () => record };
      const chemical = { key: record.key, unNumber: entry.unNumber, name: record.name };
      // The amount in the form decides the size of a spill if no size is chosen.
      for (const told of scenesOf(printed).filter((scene) => scene.spill !== undefined)) {
        const what = `${printed.un} ${JSON.stringify(told)}`;
        const { spill = "", time = "" } = told;
        const inputs = {
          ...FILLED_PLUME,
          ...chemicalFields(chemical),
          ...placeFields(place),
          state: "gas", // the smaller distance of a solid must never apply
          container: "",
          spill,
          time,
        };
        const text = writePlumeLink({ inputs, place, used, at });
        const read = await readPlumeLink(text, source, Date.parse(at));
        if (read?.kind !== "right") throw new RangeError(`The link of ${what} is ${read?.kind ?? "unread"}.`);
        const { from } = read;
        const outcome = await calculate(from.inputs, from.place, from.used, { source, models }, en.plume, new Date(at));
        if (outcome.kind === "failed") throw new RangeError(`${what}: ${JSON.stringify(outcome.failure)}`);
        const { circle, protective } = outcome.result;
        const { isolateM, downwindM } = printedAnswer(printed, { time: "night", ...told }, isCircle);
        link.compare(what, [circle?.radiusM, protective?.distanceM ?? null], [isolateM, downwindM]);
        const { radius_m, protective_m } = evacuationCalculated(outcome.result).action_data ?? {};
        log.compare(what, [radius_m, protective_m], [isolateM, downwindM]);
      }
    }
    expect([...link.differences, ...log.differences]).toEqual([]);
  },
);
