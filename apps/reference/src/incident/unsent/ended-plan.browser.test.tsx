import { createIncident, getIncidentLog, getIncidentPlan } from "@placard/api-client/internal";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftsOf } from "../../forms/drafts/drafts.ts";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";
import { planToDraft } from "../plan-draft.ts";

const EMPTY = getIncidentPlan.response.shape.plan.parse({});
const incident = {
  ...createIncident.example.response.data,
  status: "completed",
  completed_at: "2026-01-01T13:00:00.000Z",
} as const;
const ID = incident.incident_id;
const server = {
  "GET /session": { user: alex },
  [`GET /get-incident-log/${ID}`]: { ...getIncidentLog.example.response, entries: [], incident },
  [`GET /get-incident-plan/${ID}`]: { plan: EMPTY, version: 2, updated_at: null, updated_by: null },
};
const NOT_SENT = "Your plan changes were not sent";

/** Stores typed plan text of the incident on this device. */
function keep(objectives: string, person = alex.user_id): void {
  const draft = { ...planToDraft({ ...EMPTY, objectives }), baseVersion: "2", against: "", emptied: [] };
  const name = `incident-${incident.client_id ?? ID}/plan`;
  draftsOf(localStorage, `responder:${person}`).write(name, draft);
}

beforeEach(clearDevice);

it.each([`/responder/incidents?incident=${ID}`, `/responder/dashboard?incident=${ID}`])(
  "shows unsent plan text of the ended incident at %s",
  async (address) => {
    keep("Close the valve.");
    renderApp(address, server);
    const note = await screen.findByRole("region", { name: NOT_SENT });
    expect(within(note).getByRole("textbox")).toHaveValue("Objectives: Close the valve.");
    expect(within(note).getByRole("button", { name: "Copy the text" })).toBeVisible();
  },
  30_000,
);

it("shows nothing if the server has all text or if someone else typed it", async () => {
  keep("");
  keep("Close the valve.", alex.user_id + 1);
  const { calls } = renderApp(`/responder/incidents?incident=${ID}`, server);
  await screen.findByRole("heading", { name: new RegExp(incident.title) });
  await expect.poll(calls).toContain(`GET /get-incident-plan/${ID}`);
  expect(screen.queryByText(NOT_SENT)).toBeNull();
});
