import { createIncident, getIncidentLog, logIncidentAction } from "@placard/api-client";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
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
  await view.user.click(await screen.findByRole("button", { name: "Entry teams" }, { timeout: 8000 }));
  await view.user.type(
    await screen.findByRole("textbox", { name: "Team members" }, { timeout: 8000 }),
    "A. Roy, B. Chen",
  );
  await view.user.click(screen.getByRole("button", { name: "Start entry" }));
}

const strip = () => screen.findByRole("region", { name: "Entry teams" }, { timeout: 8000 });

it("a team that goes in is in the log and above every module, and its clock runs on after a reload without a network", async () => {
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
  expect((await screen.findByRole("timer", { name: /Entry 1/ }, { timeout: 8000 })).textContent).toMatch(/^00:/);
});

it("PAR and the way out are lines of the log; the end of the incident names who is still inside", async () => {
  const view = open({ [LOG]: "no network", [READ_LOG]: emptyLog });
  await startTeam(view);
  await view.user.click(await screen.findByRole("button", { name: "End" }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain(
    "Still in the hot zone according to the log: Entry 1.",
  );
  await view.user.click(screen.getByRole("button", { name: "Cancel" }));
  await view.user.click(await screen.findByRole("button", { name: "PAR Entry 1: PAR complete" }));
  await view.user.click(screen.getByRole("button", { name: "Out Entry 1" }));
  await view.user.click(await screen.findByRole("button", { name: "All out" }));
  await waitFor(() => expect(screen.queryByRole("timer", { name: /Entry 1/ })).toBeNull());
  expect(screen.getByText(/^Out at \d\d:\d\d, 0 min inside$/).isConnected).toBe(true);
});

it("keeps its clock where the server took the entry and its word is not heard", async () => {
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
  expect((await screen.findByRole("alertdialog")).textContent).toContain(
    "Still in the hot zone according to the log: Entry 1.",
  );
});

it("the end names what was typed and not entered: a team, and a note", async () => {
  const view = open({ [LOG]: "no network", [READ_LOG]: emptyLog });
  await view.user.click(await screen.findByRole("button", { name: "Entry teams" }, { timeout: 8000 }));
  await view.user.type(await screen.findByRole("textbox", { name: "Team members" }, { timeout: 8000 }), "A. Roy");
  await view.user.click(screen.getByRole("button", { name: /^Log(?!out)/ }));
  await view.user.type(await screen.findByRole("textbox", { name: "Note" }, { timeout: 8000 }), "Gate is locked");
  await view.user.click(await screen.findByRole("button", { name: "End" }));
  const said = (await screen.findByRole("alertdialog")).textContent;
  expect(said).toContain("Unsaved text will be lost: ");
  expect(said).toContain("An entry team");
  expect(said).toContain("A log note");
});

const hour = 3_600_000;
/** A team that the server says went in so long ago, ms. */
function logWithTeam(agoMs: number, ended: object = {}) {
  const made_at = new Date(Date.now() - agoMs).toISOString();
  const { entry } = logIncidentAction.example.response;
  const action_data = { team: "t1", name: "Entry 1", people: ["A. Roy"], limit_min: 20, sign_every_min: 5 };
  const line = { ...entry, id: 7, module: "entry-teams", action_type: "entry_started", action_data, made_at };
  return { ...emptyLog, incident: { ...incident, user_id: person, ...ended }, entries: [line] };
}
const timer = () => screen.findByRole("timer", { name: /Entry 1:/ }, { timeout: 8000 });

it("counts by the clock of the server where that of the device is wrong, over a reload too", async () => {
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
    expect((await screen.findByRole("timer", { name: /Entry/ }, { timeout: 8000 })).textContent).toMatch(/^0\d:/);
  } finally {
    serverClock.hear(new Date().toUTCString(), Date.now());
  }
});

it("stands still after the end of the incident with the time that the team had", async () => {
  const completed_at = new Date(Date.now() - hour).toISOString();
  open({ [READ_LOG]: logWithTeam(hour + 12 * 60_000, { status: "completed", completed_at }) });
  await waitFor(async () => expect((await timer()).textContent).toBe("12:00"), { timeout: 8000 });
  await new Promise((resolve) => setTimeout(resolve, 1300));
  expect((await timer()).textContent).toBe("12:00");
  expect(screen.queryByRole("button", { name: /Out Entry 1/ })).toBeNull();
});
