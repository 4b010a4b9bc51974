import { createIncident, getIncidentPlan, updateIncidentPlan } from "@placard/api-client";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const incident = createIncident.example.response.data;
const READ = `GET /get-incident-plan/${incident.incident_id}`;
const SAVE = `PUT /update-incident-plan/${incident.incident_id}`;
const EMPTY_PLAN = getIncidentPlan.response.shape.plan.parse({});
const none = { plan: EMPTY_PLAN, version: 0, updated_at: null, updated_by: null };
const saved = (objectives: string, version: number, updated_by = "Robin Chase") => ({
  plan: { ...getIncidentPlan.example.response.plan, objectives },
  version,
  updated_at: "2026-01-01T12:00:00.000Z",
  updated_by,
});

let person = newPersonId();
beforeEach(() => {
  clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

async function openPlan(table: Parameters<typeof renderApp>[1]) {
  const view = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    ...table,
  });
  await view.user.click(await screen.findByRole("button", { name: "Incident Action Plan (IAP)" }));
  return view;
}

const objectives = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Objectives" }, { timeout: 8000 });

it("begins with the incident's title, and saves what was typed on the version it was written on", async () => {
  const { user, sent } = await openPlan({ [READ]: none, [SAVE]: saved("Account for all.", 1, alex.name) });
  await user.type(await objectives(), "Account for all.");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("Plan saved");
  expect(sent(SAVE)).toMatchObject({
    plan: { incidentName: incident.title, objectives: "Account for all." },
    version: 0,
  });
});

it("saves and logs a chemical by its reference, beside the words that were typed", async () => {
  const LOG = "POST /log-incident-action";
  const chlorine = { key: "cas:7782-50-5", un_number: "UN1017", name: "Chlorine" };
  const chemicals = [{ text: "1017", chemical: chlorine }];
  const { user, sent } = await openPlan({
    [READ]: none,
    [SAVE]: { ...saved("", 1, alex.name), plan: { ...EMPTY_PLAN, chemicals } },
    [LOG]: {},
  });
  await user.type(await screen.findByRole("combobox", { name: "Chemical" }, { timeout: 8000 }), "1017{Escape}");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("Chlorine, UN1017", {}, { timeout: 8000 });
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("Plan saved");
  expect(sent(SAVE)).toMatchObject({ plan: { chemicals } });
  await waitFor(() => expect(sent(LOG)).toMatchObject({ action_type: "plan_saved", action_data: { chemicals } }));
  await user.click(screen.getByRole("button", { name: "Show Chlorine, UN1017" }));
  await screen.findByRole("article", { name: /Chlorine/ }, { timeout: 8000 });
});

it("keeps a chemical that was not saved, with its reference, over a reload", async () => {
  const { user, unmount } = await openPlan({ [READ]: saved("Theirs.", 2) });
  await user.type(await screen.findByRole("combobox", { name: "Chemical" }, { timeout: 8000 }), "1017{Enter}");
  await screen.findByText("Chlorine, UN1017", {}, { timeout: 8000 });
  unmount();
  await openPlan({ [READ]: saved("Theirs.", 2) });
  expect((await screen.findByText("Chlorine, UN1017", {}, { timeout: 8000 })).isConnected).toBe(true);
});

it("says when what was typed before was restored, and gives it up when asked", async () => {
  const { user, unmount } = await openPlan({ [READ]: saved("Theirs.", 2) });
  await user.type(await objectives(), " Mine.");
  unmount();
  const again = await openPlan({ [READ]: saved("Theirs.", 2) });
  await screen.findByText(/^Restored what you typed \d/);
  expect((await objectives()).value).toBe("Theirs. Mine.");
  await again.user.click(screen.getByRole("button", { name: "Discard" }));
  expect((await objectives()).value).toBe("Theirs.");
  expect(screen.queryByText(/^Restored/)).toBeNull();
});

it("shows both when somebody else saved meanwhile, and then saves on top of theirs", async () => {
  const theirs = saved("Theirs.", 3);
  let isConflict = true;
  const { user, sent } = await openPlan({
    [READ]: saved("Old.", 2),
    [SAVE]: () => {
      if (!isConflict) return saved("Mine.", 4, alex.name);
      isConflict = false;
      const refused = problem(409, "edit_conflict", "Somebody else saved it.");
      return { ...refused, body: { ...refused.body, current: theirs } };
    },
  });
  const field = await objectives();
  await user.clear(field);
  await user.type(field, "Mine.");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findAllByText("Somebody else saved this plan");
  expect(field.value).toBe("Mine.");
  expect((await screen.findByText("Saved by the other: Theirs.")).isConnected).toBe(true);
  expect(sent(SAVE)).toMatchObject({ version: 2 });
  await user.click(await screen.findByRole("button", { name: "Save plan" }));
  await screen.findByText("Plan saved");
});

it("takes a newer plan of somebody else as it is where nothing was typed", async () => {
  let version = 1;
  const { user } = await openPlan({ [READ]: () => saved(`Version ${version}.`, version) });
  expect((await objectives()).value).toBe("Version 1.");
  version = 2;
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await user.click(screen.getByRole("button", { name: "Incident Action Plan (IAP)" }));
  await waitFor(async () => expect((await objectives()).value).toBe("Version 2."));
  expect(screen.queryByText("Somebody else saved this plan")).toBeNull();
});

it("can be written where it was never read: without a network the text is kept, waits, and is not called saved", async () => {
  const { user } = await openPlan({ [READ]: "no network", [SAVE]: "no network" });
  await screen.findByText("The plan could not be read", {}, { timeout: 8000 });
  await user.type(await objectives(), "Close the valve.");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("1 entry waits to be sent");
  expect(screen.queryByText("Plan saved")).toBeNull();
  expect(JSON.stringify(Object.entries(localStorage))).toContain("Close the valve.");
});

it("goes to the incident by itself, without a line in the log for each time, and says where it lies", async () => {
  const LOG = "POST /log-incident-action";
  const { user, sent, calls } = await openPlan({
    [READ]: none,
    [SAVE]: (_query, body) => ({ ...saved("", 1, alex.name), ...updateIncidentPlan.body.parse(body), version: 1 }),
  });
  await user.type(await objectives(), "Close the valve.");
  await screen.findByText("Kept on this device, goes to the incident in a moment");
  await screen.findByText(/^Saved by/, {}, { timeout: 8000 });
  expect(sent(SAVE)).toMatchObject({ plan: { objectives: "Close the valve." }, version: 0 });
  expect(calls().filter((call) => call === SAVE)).toHaveLength(1);
  expect(sent(LOG)).toBeUndefined();
  expect(screen.queryByText("Plan saved")).toBeNull();
});

it("saves nothing by itself over what somebody else saved, until it is asked to", async () => {
  const refused = problem(409, "edit_conflict", "Somebody else saved it.");
  const { user, calls } = await openPlan({
    [READ]: saved("Old.", 2),
    [SAVE]: { ...refused, body: { ...refused.body, current: saved("Theirs.", 3) } },
  });
  await user.type(await objectives(), " Mine.");
  await screen.findByText("Saved by the other: Theirs.", {}, { timeout: 8000 });
  await screen.findByText("Kept on this device. Compare both, then press Save plan");
  await user.type(await objectives(), " More.");
  await new Promise((resolve) => {
    setTimeout(resolve, 3500);
  });
  expect(calls().filter((call) => call === SAVE)).toHaveLength(1);
  expect((await objectives()).value).toBe("Old. Mine. More.");
});

it("prints in the light theme, however the screen is set, and every word", async () => {
  const { user } = await openPlan({ [READ]: saved("Line 1\nLine 2", 1) });
  await user.type(await objectives(), "\nLine 3");
  window.dispatchEvent(new Event("beforeprint"));
  expect(document.documentElement.dataset["placardTheme"]).toBe("light");
  expect(document.querySelector(".placard-print-page")?.textContent).toContain("Line 1\nLine 2\nLine 3");
  window.dispatchEvent(new Event("afterprint"));
  await waitFor(() => expect(document.querySelector(".placard-print-page")).toBeNull());
  expect(document.documentElement.dataset["placardTheme"]).toBe("dark");
});
