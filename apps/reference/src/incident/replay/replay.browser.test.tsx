import { type AnswerOf } from "@placard/api-client";
import { createIncident, getIncidentLog } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

type Entry = AnswerOf<typeof getIncidentLog>["entries"][number];

const incident = createIncident.example.response.data;
const { entries, ...answer } = getIncidentLog.example.response;
const [sample] = entries;
if (sample === undefined) throw new Error("The contract's example holds no line of a log.");

/** Chlorine from a cylinder, as stored in a log. */
const from = {
  inputs: {
    chem_name: "Chlorine",
    chem_chosen: "Chlorine",
    chem_ref: "cas:7782-50-5@UN1017",
    emission_rate: "0.15",
    emission_height: "0",
    state: "gas",
  },
  place: { id: "p", place_name: "18 Sample Wharf", center: [-63.57, 44.66], precision: "point", source: "pin" },
  used: {
    windSpeedMps: 3,
    windFromDeg: 220,
    temperatureC: 12,
    stability: "D",
    kind: "entered",
    source: "entered",
    observedAtMs: Date.UTC(2026, 10, 3, 14),
  },
  at: "2026-11-03T14:01:00.000Z",
};

/** Propane near a tank of 2,000 L. */
const fromTank = {
  ...from,
  inputs: {
    ...from.inputs,
    chem_name: "Propane",
    chem_chosen: "Propane",
    chem_ref: "cas:74-98-6@UN1978",
    tank: "2000",
  },
};

async function replayOf(zones: unknown, ...before: readonly Entry[]) {
  return replayFrom(from, zones, ...before);
}

async function replayFrom(calculated_from: typeof from, zones: unknown, ...before: readonly Entry[]) {
  const calculated: Entry = {
    ...sample,
    module: "evacuation-plume",
    action_type: "plume_calculated",
    action_data: { address: "18 Sample Wharf", zones, calculated_from },
  };
  const { user } = renderApp(`/responder/incidents?incident=${incident.incident_id}`, {
    "GET /session": { user: alex },
    [`GET /get-incident-log/${incident.incident_id}`]: {
      ...answer,
      incident,
      entries: [...before.map((line) => ({ ...line, id: 1 })), calculated],
    },
  });
  await user.click(await screen.findByRole("button", { name: "Replay" }));
  const dialog = await screen.findByRole("dialog", { name: "Replay" });
  await within(dialog).findByText(/^Zones for (?:Chlorine|Propane), calculated /u);
  return dialog;
}

it("warns that the map differs from the crew's map if the log has other distances", async () => {
  const dialog = await replayOf([{ id: "aegl-3", reached: true, far_m: 5, width_m: 1 }]);
  expect(dialog.textContent).toContain("This is not what the crew saw");
});

it("draws matching zones without a note", async () => {
  const dialog = await replayOf(undefined);
  await within(dialog).findByRole("region", { name: /map/iu });
  expect(dialog.textContent).not.toContain("This is not what the crew saw");
});

it("draws the circles of the tank chosen at that time", async () => {
  const dialog = await replayFrom(fromTank, undefined);
  const texts = await within(dialog).findByText(/Evacuate at least 417 m in all directions\./);
  expect(texts.isConnected).toBe(true);
});

it("lists the zones and explains why they are not drawn without WebGL", async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const dialog = await replayOf(undefined);
  await within(dialog).findByText(/WebGL 2 is missing/);
  expect(dialog.querySelector(".placard-plume-verdict b")?.textContent).toMatch(/reaches .*\d/);
  expect(dialog.querySelector(".placard__sentence")?.textContent).not.toBe("");
  getContext.mockRestore();
});

it.each(["standard", "glove"])("shows its steps beside the map on a phone in landscape (%s)", async (density) => {
  await page.viewport(844, 390);
  localStorage.setItem("placard.look", JSON.stringify({ responder: { density } }));
  const dialog = await replayOf(undefined, { ...sample, action_type: "arrived" });
  await within(dialog).findByRole("region", { name: /map/iu });
  const steps = ["Play", "Previous entry", "Next entry"].flatMap((name) =>
    within(dialog).getAllByRole("button", { name }),
  );
  const inside = dialog.getBoundingClientRect();
  const lowest = () => Math.max(...steps.map((step) => step.getBoundingClientRect().bottom));
  await waitFor(() => expect(lowest()).toBeLessThanOrEqual(Math.min(inside.bottom, 390)));
  const tops = new Set(steps.map((step) => Math.round(step.getBoundingClientRect().top)));
  expect(tops.size, "on one line").toBe(1);
  const map = within(dialog).getByRole("region", { name: /map/iu }).getBoundingClientRect();
  expect(map.height).toBeGreaterThanOrEqual(180);
  for (const step of steps) expect(step.getBoundingClientRect().left).toBeGreaterThanOrEqual(map.right);
  await page.viewport(1024, 768);
});
