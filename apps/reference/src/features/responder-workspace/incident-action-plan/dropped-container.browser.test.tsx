import { createIncident, getIncidentLog, getIncidentPlan } from "@placard/api-client/internal";
import { leadingEntry } from "@placard/hazmat-core";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { writeMode } from "../../../incident/incident-store.ts";
import { workScopeOf } from "../../../incident/saved/work-scope.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { CHLORINE, FILLED_PLUME } from "../../../test/filled-plume.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const incident = createIncident.example.response.data;

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
});

/** A container that the tables list for chlorine, and for no other substance on this page. */
async function tankOfChlorine(): Promise<string> {
  const record = await chemicalSource.record(CHLORINE.key);
  const entry = record === null ? null : leadingEntry(record, CHLORINE.unNumber);
  const [first] = entry?.containers ?? [];
  if (first === undefined) throw new Error("Chlorine has no containers.");
  return first.container;
}

/** The form ICS 208 HM in the preview of the plan. */
async function siteSafetySheet(): Promise<string> {
  const preview = await screen.findByRole("region", { name: "Preview" });
  const heading = await within(preview).findByRole("heading", { name: /208/ });
  return heading.closest("section, article")?.textContent ?? "";
}

it("leaves the container of the previous substance out of ICS 208 HM", async () => {
  const container = await tankOfChlorine();
  const mode = { kind: "incident", incident: { ...incident, user_id: person } } as const;
  writeMode(localStorage, person, mode);
  const values = { ...FILLED_PLUME, container, spill: "large" };
  draftsOf(localStorage, `responder:${person}`).write(workScopeOf(mode).draft("plume"), values, { kind: "working" });
  const { user } = renderApp("/responder/dashboard?module=evacuation-plume", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-plan/${incident.incident_id}`]: {
      plan: getIncidentPlan.response.shape.plan.parse({}),
      version: 0,
      updated_at: null,
      updated_by: null,
    },
    [`GET /get-incident-log/${incident.incident_id}`]: { ...getIncidentLog.example.response, incident, entries: [] },
    "POST /log-incident-action": "no network",
  });
  const open = (name: string) => user.click(screen.getByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name: "Calculate" }));
  await screen.findByText(/^Zones: Chlorine/);
  await open("Incident Action Plan (IAP)");
  await waitFor(async () => expect(await siteSafetySheet()).toContain(container));

  await open("Evacuation / Plume");
  await user.click(await screen.findByRole("tab", { name: "Inputs" }));
  const chemical = await screen.findByRole("combobox", { name: "Chemical name" });
  await user.clear(chemical);
  await user.type(chemical, "1053");
  await user.click(await screen.findByRole("option", { name: /^Hydrogen sul/ }));
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await screen.findByText(/^Zones: Hydrogen sul/);
  await open("Incident Action Plan (IAP)");
  await waitFor(async () => expect(await siteSafetySheet()).toMatch(/Hydrogen sul/));
  expect(await siteSafetySheet()).not.toContain(container);
}, 120_000);
