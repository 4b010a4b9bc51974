import { createIncident, getIncidentLog, logIncidentAction } from "@placard/api-client/internal";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { problem, type Answer } from "../test/answering-fetch.ts";
import { leftUnsent } from "../test/left-unsent.ts";
import { alex, newPersonId } from "../test/people.ts";
import { clearDevice, renderApp } from "../test/render-app.tsx";
import { readMode, readVisit, writeMode } from "./incident-store.ts";
import type { IncidentAction } from "@placard/hazmat-core";
import { Outbox } from "./outbox.ts";

const incident = createIncident.example.response.data;
let person = newPersonId();

beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the workspace in an open incident whose log request gets `logAnswer`. */
function openWorkspace(logAnswer: Answer | (() => Answer)) {
  return renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "GET /search-businesses": { businesses: [] },
    [`GET /get-user-incidents/${person}`]: { incidents: [] },
    "GET /get-all-locations-geocoded": { geocoded_locations: [] },
    "POST /log-incident-action": logAnswer,
    [`PUT /update-incident-status/${incident.incident_id}`]: { data: { ...incident, status: "completed" } },
  });
}

async function searchFor(user: ReturnType<typeof renderApp>["user"], term: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Business / Address Search" }));
  await user.click(await screen.findByRole("searchbox"));
  await user.paste(term);
}

async function end(user: ReturnType<typeof renderApp>["user"]): Promise<void> {
  await user.click(screen.getByRole("button", { name: "End" }));
  const dialog = await screen.findByRole("alertdialog", { name: "End this incident?" });
  await user.click(within(dialog).getByRole("button", { name: "End" }));
}

it("ends an incident offline and sends the end last", async () => {
  let isDown = true;
  const { user, calls, address } = openWorkspace(() => (isDown ? "no network" : logIncidentAction.example.response));
  await searchFor(user, "harbour");
  await screen.findByText("1 entry waiting to send");
  await end(user);
  await screen.findByText("On this device. The end of the incident will be sent last, when you are back online.");
  expect(address()).toBe("/responder");
  await screen.findByText(
    "On this device: 1 log entry, the end of the incident. They will be sent in order when you are back online.",
  );
  expect(calls()).not.toContain(`PUT /update-incident-status/${incident.incident_id}`);
  isDown = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(calls().at(-1)).toBe(`PUT /update-incident-status/${incident.incident_id}`));
});

it("opens an incident offline and keeps the same scope once it has a number", async () => {
  writeMode(localStorage, person, { kind: "choosing" });
  let isDown = true;
  const opened = { ...incident, incident_id: 77, title: "Pier Road" };
  const { user, calls, sent, address } = renderApp("/responder", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "GET /get-department-incidents/2": "no network",
    "GET /get-all-locations-geocoded": { geocoded_locations: [] },
    "POST /create-incident": () => (isDown ? "no network" : { data: opened }),
    "POST /log-incident-action": logIncidentAction.example.response,
  });
  await user.click(await screen.findByRole("button", { name: /^New Incident/ }));
  await user.type(await screen.findByLabelText("Incident title"), "Pier Road");
  await user.click(screen.getByRole("button", { name: "Create Incident" }));
  await screen.findByText(/^Created on this device\. All actions are tracked/);
  await user.click(await screen.findByRole("button", { name: "Incident Action Plan (IAP)" }));
  await user.type(await screen.findByLabelText("Objectives"), "Close the valve");
  expect(address()).not.toContain("incident=");
  isDown = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(address()).toContain("incident=77"));
  expect(sent("POST /create-incident")).toMatchObject({ title: "Pier Road" });
  expect(screen.getByLabelText("Objectives")).toHaveProperty("value", "Close the valve");
  expect(new Set(calls().filter((call) => call.startsWith("POST /log")))).toEqual(new Set());
});

it("writes nothing to the device when an answer arrives after the logout", async () => {
  writeMode(localStorage, person, { kind: "choosing" });
  const answered = Promise.withResolvers<object>();
  const { user, calls } = renderApp("/responder", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "GET /get-department-incidents/2": "no network",
    "GET /get-all-locations-geocoded": { geocoded_locations: [] },
    "POST /create-incident": () => answered.promise,
    "POST /logout": {},
  });
  await user.click(await screen.findByRole("button", { name: /^New Incident/ }));
  await user.type(await screen.findByLabelText("Incident title"), "Pier Road");
  await user.click(screen.getByRole("button", { name: "Create Incident" }));
  await waitFor(() => expect(calls()).toContain("POST /create-incident"));
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  await screen.findByText("Entries that were not sent are kept");
  screen.getByText("1 entry stays on this device. It will be sent when you sign in here again.");
  const onDevice = () => [readMode(localStorage, person), readVisit(localStorage, person)];
  expect(onDevice()).toEqual([{ kind: "choosing" }, null]);
  answered.resolve({ data: { ...incident, incident_id: 77, title: "Pier Road" } });
  await waitFor(async () => expect(await leftUnsent(person)).toEqual([]));
  expect(onDevice()).toEqual([{ kind: "choosing" }, null]);
});

it("sends waiting entries before it ends the incident", async () => {
  let isDown = true;
  const { user, calls, address } = openWorkspace(() => (isDown ? "no network" : logIncidentAction.example.response));
  await searchFor(user, "harbour");
  await screen.findByText("1 entry waiting to send");
  isDown = false;
  await end(user);
  await screen.findByText("Incident Completed");
  const sent = calls().filter((call) => call.startsWith("POST /log") || call.startsWith("PUT"));
  expect(sent.slice(-2)).toEqual(["POST /log-incident-action", `PUT /update-incident-status/${incident.incident_id}`]);
  expect(address()).toBe("/responder");
});

it("continues after a note that the server rejects, and shows which note is missing", async () => {
  const { user, address } = openWorkspace(problem(400, "invalid_request", "The note is not valid."));
  await searchFor(user, "harbour");
  await screen.findByText("A note was not added to the log");
  screen.getByText("search performed: The note is not valid. Write it down on paper.");
  await end(user);
  await screen.findByText("Incident Completed");
  expect(address()).toBe("/responder");
});

it("shows that an incident ended elsewhere, logs nothing more and keeps the workspace readable", async () => {
  await keepUnsent({ module: "chemical-search", action_type: "search_performed", action_data: { query: "1017" } });
  const { user, calls, address } = openWorkspace(problem(409, "incident_completed", "This incident is completed."));
  await screen.findByText("This incident has already ended");
  await screen.findByText("Ended. Nothing more is logged");
  await screen.findByText("A note was not added to the log");
  expect(address()).toMatch(/^\/responder\/dashboard\?incident=51/);
  const before = calls().filter((call) => call.startsWith("POST /log")).length;
  await searchFor(user, "harbour");
  await screen.findByText('No businesses found for "harbour"'); // a search is logged before its result arrives
  expect(await leftUnsent(person)).toEqual([]);
  expect(calls().filter((call) => call.startsWith("POST /log"))).toHaveLength(before);

  await user.click(screen.getByRole("button", { name: "Leave" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Leave this incident?" });
  await user.click(within(dialog).getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(address()).toBe("/responder"));
});

it("sends waiting entries of an incident ended on another device, and shows that they were waiting", async () => {
  await keepUnsent({ module: "chemical-search", action_type: "search_performed", action_data: { query: "1017" } });
  let isDown = true;
  const completed_at = new Date().toISOString();
  const ended = { ...incident, user_id: person, status: "completed", completed_at };
  const { calls } = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-log/${incident.incident_id}`]: {
      ...getIncidentLog.example.response,
      entries: [],
      incident: ended,
    },
    "POST /log-incident-action": () =>
      isDown ? "no network" : { ...logIncidentAction.example.response, incident_status: "completed" },
  });
  await screen.findByText("Ended. 1 entry waiting to send");
  isDown = false;
  window.dispatchEvent(new Event("online"));
  await screen.findByText("Ended. Nothing more is logged");
  expect(calls()).toContain("POST /log-incident-action");
  expect(screen.queryByText("A note was not added to the log")).toBeNull();
  await screen.findByRole("button", { name: "Leave" });
});

it("stops the incident clock at the end time given by its log", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval", "Date"] });
  const completed_at = new Date(Date.parse(incident.created_at) + 3_725_000).toISOString();
  const log = { ...getIncidentLog.example.response, entries: [] };
  renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-log/${incident.incident_id}`]: {
      ...log,
      incident: { ...incident, user_id: person, status: "completed", completed_at },
    },
  });
  const clock = await screen.findByRole("timer", { name: "Time from opening to end" });
  expect(clock.textContent).toBe("01:02:05");
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(clock.textContent).toBe("01:02:05");
});

/** An action that this device could not send during its last use. */
async function keepUnsent(action: IncidentAction): Promise<void> {
  const outbox = new Outbox(`placard.outbox.${person}`, () => Promise.reject(new Error("no network")));
  await outbox.add({ kind: "note", key: crypto.randomUUID(), incidentId: incident.incident_id, action });
  await outbox.flush();
}
