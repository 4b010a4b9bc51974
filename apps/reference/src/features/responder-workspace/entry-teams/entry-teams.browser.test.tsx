import { createIncident, getIncidentLog, logIncidentAction } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { readSavedTeams } from "../../../incident/saved/saved-teams.ts";
import { SealedStore } from "../../../lib/device/sealed-store.ts";
import { serverClock } from "../../../lib/device/server-clock.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const incident = createIncident.example.response.data;
const LOG = "POST /log-incident-action";
const READ_LOG = `GET /get-incident-log/${incident.incident_id}`;
const emptyLog = { ...getIncidentLog.example.response, incident, entries: [] };

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

const open = (table: Parameters<typeof renderApp>[1]) =>
  renderApp("/responder/dashboard", { "GET /session": { user: { ...alex, id: person, user_id: person } }, ...table });

async function startTeam(view: ReturnType<typeof open>): Promise<void> {
  await view.user.click(await screen.findByRole("button", { name: "Entry teams" }));
  await view.user.type(await screen.findByRole("textbox", { name: "Team members" }), "A. Roy, B. Chen");
  await view.user.click(screen.getByRole("button", { name: "Start entry" }));
}

/** Replaces the question about the end as soon as the log contains the team. */
const stepBeforeEnd = () => screen.findByRole("alertdialog", { name: "A team is still in the hot zone" });
const strip = () => screen.findByRole("region", { name: "Entry teams" });

it("logs a team entry, shows its clock above every module and keeps it running over an offline reload", async () => {
  const view = open({ [LOG]: "no network", [READ_LOG]: "no network" });
  await startTeam(view);
  expect((await screen.findByRole("timer", { name: "Entry 1: time in the hot zone" })).textContent).toMatch(/^00:0/);
  await waitFor(() =>
    expect(view.sent(LOG)).toMatchObject({
      module: "entry-teams",
      action_type: "entry_started",
      action_data: {
        name: "Entry 1",
        people: ["A. Roy", "B. Chen"],
        limit_min: 20,
        sign_every_min: 5,
        par_every_min: 10,
      },
    }),
  );
  await view.user.click(screen.getByRole("button", { name: "Safety" }));
  expect((await strip()).textContent).toContain("A. Roy, B. Chen");
  view.unmount();
  open({ [LOG]: "no network", [READ_LOG]: "no network" });
  expect((await screen.findByRole("timer", { name: /Entry 1/ })).textContent).toMatch(/^00:/);
});

it("logs PAR and exit, and names teams still inside when the incident ends", async () => {
  const view = open({ [LOG]: "no network", [READ_LOG]: emptyLog });
  await startTeam(view);
  await view.user.click(await screen.findByRole("button", { name: "End" }));
  expect((await stepBeforeEnd()).textContent).toContain("Still in the hot zone according to the log: Entry 1.");
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "End this incident?" })).toBeNull());
  await view.user.click(screen.getByRole("button", { name: "Cancel" }));
  await view.user.click(await screen.findByRole("button", { name: "PAR Entry 1: PAR complete" }));
  await view.user.click(screen.getByRole("button", { name: "Out Entry 1" }));
  await view.user.click(await screen.findByRole("button", { name: "All out" }));
  await waitFor(() => expect(screen.queryByRole("timer", { name: /Entry 1/ })).toBeNull());
  expect(screen.getByText(/^Out at \d\d:\d\d, 0 min inside$/).isConnected).toBe(true);
});

it("keeps the team clock running if the server saved the entry but its response was lost", async () => {
  const { entry } = logIncidentAction.example.response;
  let taken = 0;
  const view = open({
    [LOG]: () => ({
      ...logIncidentAction.example.response,
      entry: { ...entry, ...Object(view.sent(LOG)), id: 900 + (taken += 1), client_id: crypto.randomUUID() },
    }),
    [READ_LOG]: emptyLog,
  });
  await startTeam(view);
  await waitFor(() => expect(view.calls()).toContain(LOG));
  await waitFor(() => expect(screen.queryByText(/waiting to send/)).toBeNull());
  expect(screen.getByRole("timer", { name: "Entry 1: time in the hot zone" }).isConnected).toBe(true);
  await view.user.click(await screen.findByRole("button", { name: "End" }));
  expect((await stepBeforeEnd()).textContent).toContain("Still in the hot zone according to the log: Entry 1.");
});

it("lists unsubmitted input at the end of an incident: a team and a note", async () => {
  const view = open({ [LOG]: "no network", [READ_LOG]: emptyLog });
  await view.user.click(await screen.findByRole("button", { name: "Entry teams" }));
  await view.user.type(await screen.findByRole("textbox", { name: "Team members" }), "A. Roy");
  await view.user.click(screen.getByRole("button", { name: /^Log(?!out)/ }));
  await view.user.type(await screen.findByRole("textbox", { name: "Note" }), "Gate is locked");
  await view.user.click(await screen.findByRole("button", { name: "End" }));
  const said = (await screen.findByRole("alertdialog")).textContent;
  expect(said).toContain("Unsaved text will be lost: ");
  expect(said).toContain("An entry team");
  expect(said).toContain("A log note");
});

const hour = 3_600_000;
/** The server's log with a team that entered so long ago, in ms. */
function logWithTeam(agoMs: number, ended: object = {}) {
  const made_at = new Date(Date.now() - agoMs).toISOString();
  const { entry } = logIncidentAction.example.response;
  const action_data = { team: "t1", name: "Entry 1", people: ["A. Roy"], limit_min: 20, sign_every_min: 5 };
  const line = { ...entry, id: 7, module: "entry-teams", action_type: "entry_started", action_data, made_at };
  return { ...emptyLog, incident: { ...incident, user_id: person, ...ended }, entries: [line] };
}
const timer = () => screen.findByRole("timer", { name: /Entry 1:/ });

it("uses the server clock if the device clock is wrong, also after a reload", async () => {
  // The server is an hour ahead of this device; a colleague's team went in six minutes ago.
  serverClock.hear(new Date(Date.now() + hour).toUTCString(), Date.now());
  try {
    const view = open({ [LOG]: "no network", [READ_LOG]: logWithTeam(6 * 60_000 - hour) });
    expect((await timer()).textContent).toMatch(/^0[56]:/);
    await startTeam(view);
    const madeAt = () => Date.parse(String(Object(view.sent(LOG))["made_at"]));
    await waitFor(() => expect(Math.round((madeAt() - Date.now()) / hour)).toBe(1));
    view.unmount();
    open({ [LOG]: "no network", [READ_LOG]: "no network" });
    expect((await screen.findByRole("timer", { name: /Entry/ })).textContent).toMatch(/^0\d:/);
  } finally {
    serverClock.hear(new Date().toUTCString(), Date.now());
  }
});

it("requires all teams out before an incident with a team inside can end, and logs that", async () => {
  const view = open({ [LOG]: "no network", [READ_LOG]: emptyLog });
  await startTeam(view);
  await view.user.click(await screen.findByRole("button", { name: "End" }));
  const step = await stepBeforeEnd();
  expect(step.textContent).toContain("A. Roy, B. Chen");
  await view.user.click(within(step).getByRole("button", { name: "All out" }));
  await waitFor(() => expect(screen.queryByRole("timer", { name: /Entry 1/ })).toBeNull());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await view.user.click(await screen.findByRole("button", { name: "End" }));
  const end = await screen.findByRole("alertdialog", { name: "End this incident?" });
  expect(end.textContent).not.toContain("Still in the hot zone");
});

it("keeps alerting after the incident ended elsewhere while a team is still inside", async () => {
  const completed_at = new Date(Date.now() - hour).toISOString();
  const view = open({
    [LOG]: logIncidentAction.example.response,
    [READ_LOG]: logWithTeam(hour + 12 * 60_000, { status: "completed", completed_at }),
  });
  await screen.findByText("Ended. Nothing more is logged");
  expect((await timer()).textContent).toMatch(/^01:1/);
  await view.user.click(screen.getByRole("button", { name: "Out Entry 1" }));
  await view.user.click(await screen.findByRole("button", { name: "All out" }));
  await waitFor(() => expect(view.sent(LOG)).toMatchObject({ action_type: "entry_ended", incident_id: 51 }));
});

const OPEN = "GET /get-department-incidents/2";
const theirs = { ...incident, incident_id: 52, user_id: 13, title: "Smell at the school", client_id: null };
const READ_THEIRS = "GET /get-incident-log/52";
const theirLog = (agoMs: number) => ({ ...logWithTeam(agoMs), incident: theirs });
/** Halfway between full minutes, because the server clock is known only to the second. */
const TWELVE_OVER = 32.5 * 60_000;
const elsewhere = () => screen.findByRole("region", { name: "Entry teams in other incidents" });

it("alerts on the landing page and in other incidents, with the incident name, until acknowledged", async () => {
  const answered = logIncidentAction.example.response;
  const table = {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [OPEN]: { incidents: [theirs] },
    [READ_LOG]: emptyLog,
    [READ_THEIRS]: theirLog(TWELVE_OVER),
    [LOG]: () => answered,
  };
  writeMode(localStorage, person, { kind: "choosing" });
  const landing = renderApp("/responder", table);
  const alarms = await elsewhere();
  expect(alarms.textContent).toContain("Entry 1, Smell at the school");
  expect(alarms.textContent).toContain("Over by 12:");
  expect(within(alarms).getByRole("status").textContent).toBe(
    "Smell at the school: Entry 1: time is up. Bring them out. PAR: account for everyone.",
  );
  landing.unmount();

  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
  const view = renderApp("/responder/dashboard", table);
  await view.user.click(within(await elsewhere()).getByRole("button", { name: "PAR Entry 1: PAR complete" }));
  await waitFor(() => expect(view.sent(LOG)).toMatchObject({ action_type: "par_taken", incident_id: 52 }));
  await view.user.click(within(await elsewhere()).getByRole("button", { name: "Out Entry 1" }));
  await view.user.click(await screen.findByRole("button", { name: "All out" }));
  await waitFor(() => expect(view.allSent(LOG).at(-1)).toMatchObject({ action_type: "entry_ended", incident_id: 52 }));
});

it("opens the incident of the alerting team", async () => {
  writeMode(localStorage, person, { kind: "choosing" });
  const view = renderApp("/responder", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [OPEN]: { incidents: [theirs] },
    [READ_THEIRS]: theirLog(60_000),
    [LOG]: "no network",
  });
  await view.user.click(within(await elsewhere()).getByRole("button", { name: /Open the incident$/ }));
  await screen.findByRole("region", { name: "Smell at the school" });
  await screen.findByRole("region", { name: "Entry teams" });
  expect(screen.queryByRole("region", { name: "Entry teams in other incidents" })).toBeNull();
  await view.user.click(screen.getByRole("button", { name: "Back" }));
  expect((await elsewhere()).textContent).toContain("Smell at the school");
});

it("keeps the alarm on the device over an offline reload", async () => {
  writeMode(localStorage, person, { kind: "choosing" });
  const session = { user: { ...alex, id: person, user_id: person } };
  const first = renderApp("/responder", {
    "GET /session": session,
    [OPEN]: { incidents: [theirs] },
    [READ_THEIRS]: theirLog(TWELVE_OVER),
  });
  await elsewhere();
  const store = new SealedStore(String(person));
  await waitFor(async () => expect(await readSavedTeams(store)).toHaveLength(1));
  first.unmount();
  renderApp("/responder", { "GET /session": session, [OPEN]: "no network", [READ_THEIRS]: "no network" });
  expect((await elsewhere()).textContent).toContain("Over by 12:");
});

it("clears the alert when the log shows the team out, but not when only the incident ended", async () => {
  writeMode(localStorage, person, { kind: "choosing" });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  try {
    let incidents: readonly object[] = [theirs];
    let isOut = false;
    const inside = theirLog(TWELVE_OVER);
    const [started] = inside.entries;
    const out = { ...started, id: 8, action_type: "entry_ended", made_at: new Date().toISOString() };
    renderApp("/responder", {
      "GET /session": { user: { ...alex, id: person, user_id: person } },
      [OPEN]: () => ({ incidents }),
      [READ_THEIRS]: (query: URLSearchParams) =>
        query.has("after") ? { ...inside, entries: isOut ? [out] : [] } : inside,
    });
    await elsewhere();
    incidents = [];
    await vi.advanceTimersByTimeAsync(16_000);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Join/ })).toBeNull());
    expect((await elsewhere()).textContent).toContain("Over by");
    isOut = true;
    await vi.advanceTimersByTimeAsync(11_000);
    await waitFor(() => expect(screen.queryByRole("region", { name: /Entry teams/ })).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});

it("warns if the device clock is off by more than 10 s, and logs both times", async () => {
  serverClock.hear(new Date(Date.now() + 5 * 60_000).toUTCString(), Date.now());
  try {
    const view = open({ [LOG]: "no network", [READ_LOG]: emptyLog });
    await screen.findByText("The clock of this device is 5 min slow.");
    await startTeam(view);
    await waitFor(() => expect(view.sent(LOG)).toBeTruthy());
    const { made_at, action_data } = Object(view.sent(LOG));
    expect(Math.round((Date.parse(made_at) - Date.parse(action_data.device_time)) / 60_000)).toBe(5);
    await view.user.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByText(/The clock of this device/)).toBeNull();
  } finally {
    serverClock.hear(new Date().toUTCString(), Date.now());
  }
});
