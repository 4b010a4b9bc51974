import {
  createIncident,
  getChecklistProgress,
  getIncidentLog,
  getIncidentPlan,
  logIncidentAction,
  updateIncidentPlan,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { writeMode } from "../../../incident/incident-store.ts";
import { scopeOf } from "../../../incident/saved/work-scope.ts";
import { SealedStore } from "../../../lib/device/sealed-store.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { leftUnsent } from "../../../test/left-unsent.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";
import { planValues } from "./plan-values.ts";

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
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

afterEach(() => {
  vi.useRealTimers();
});

async function openPlan(table: Parameters<typeof renderApp>[1], pacing?: Parameters<typeof renderApp>[2]) {
  const session = { user: { ...alex, id: person, user_id: person } };
  const view = renderApp("/responder/dashboard", { "GET /session": session, ...table }, pacing);
  await view.user.click(await screen.findByRole("button", { name: "Incident Action Plan (IAP)" }));
  return view;
}

/** The plan is saved right after the last key. */
const SAVES_AT_ONCE = { autosaveMs: 0 };

const objectives = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Objectives" });

it("starts with the incident title and saves on the version it was written on", async () => {
  const { user, sent } = await openPlan({ [READ]: none, [SAVE]: saved("Account for all.", 1, alex.name) });
  await user.type(await objectives(), "Account for all.");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("Plan saved");
  expect(sent(SAVE)).toMatchObject({
    plan: { incidentName: incident.title, objectives: "Account for all." },
    version: 0,
  });
});

it("has plan and checklists of the incident offline after a reload, even if never opened", async () => {
  const session = { user: { ...alex, id: person, user_id: person } };
  const CHECKLISTS = `GET /get-checklist-progress/${incident.incident_id}`;
  const online = renderApp("/responder/dashboard", {
    "GET /session": session,
    [READ]: saved("Close the valve.", 4),
    [CHECKLISTS]: getChecklistProgress.example.response,
  });
  await waitFor(async () => {
    const stored = await new SealedStore(String(person)).all(scopeOf(incident).id);
    for (const part of ["plan", "checklists"]) expect(JSON.stringify(stored)).toContain(`"${part}"`);
  });
  online.unmount();
  const { sent, user } = await openPlan(
    { [READ]: "no network", [CHECKLISTS]: "no network", [SAVE]: saved("", 5) },
    SAVES_AT_ONCE,
  );
  await waitFor(async () => expect((await objectives()).value).toBe("Close the valve."));
  await user.type(screen.getByRole("textbox", { name: "Logistics" }), "Foam");
  await waitFor(() => expect(sent(SAVE)).toMatchObject({ version: 4, base: { objectives: "Close the valve." } }));
});

it("saves a chemical with its reference and the typed text", async () => {
  const chlorine = { key: "cas:7782-50-5", un_number: "UN1017", name: "Chlorine" };
  const chemicals = [{ text: "1017", chemical: chlorine }];
  const { user, sent } = await openPlan({
    [READ]: none,
    [SAVE]: { ...saved("", 1, alex.name), plan: { ...EMPTY_PLAN, chemicals } },
  });
  await user.type(await screen.findByRole("combobox", { name: "Chemical" }), "1017{Escape}");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("Chlorine, UN1017");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("Plan saved");
  expect(sent(SAVE)).toMatchObject({ plan: { chemicals } });
  await user.click(screen.getByRole("button", { name: "Show Chlorine, UN1017" }));
  await screen.findByRole("article", { name: /Chlorine/ });
});

it("adds a looked-up chemical only when someone adds it from its card", async () => {
  const chlorine = { key: "cas:7782-50-5", un_number: "UN1017", name: "Chlorine" };
  const chemicals = [{ text: "Chlorine", chemical: chlorine, guide: null }];
  let version = 0;
  const saves = (_query: URLSearchParams, body: unknown) => {
    version += 1;
    const { plan } = updateIncidentPlan.body.parse(body);
    return { ...saved("", version, alex.name), plan };
  };
  const { user, sent, allSent } = await openPlan(
    { [READ]: none, [SAVE]: saves, "POST /log-incident-action": logIncidentAction.example.response },
    SAVES_AT_ONCE,
  );
  await objectives();
  const open = (name: string) => user.click(screen.getByRole("button", { name }));
  await open("Chemical Search");
  await user.type(await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" }), "1017");
  await screen.findByRole("article", { name: /Chlorine/ });
  await open("Incident Action Plan (IAP)");
  await user.type(await objectives(), "x");
  await waitFor(() => expect(sent(SAVE)).toMatchObject({ plan: { objectives: "x", chemicals: [] } }));
  screen.getByText("No chemicals in the plan.");

  await open("Chemical Search");
  await user.click(await screen.findByRole("button", { name: "Add to plan" }));
  await screen.findByText("Chlorine is in the plan");
  expect(allSent(SAVE).at(-1)).toMatchObject({ plan: { chemicals } });
  await user.click(await screen.findByRole("button", { name: "Open plan" }));
  await screen.findByRole("button", { name: "Remove “Chlorine” from the plan" });
});

it("asks for details only people know, saves them with the plan and prints them", async () => {
  const answer = { ...saved("", 1, alex.name), plan: { ...EMPTY_PLAN } };
  const { user, allSent } = await openPlan({ [READ]: none, [SAVE]: answer }, SAVES_AT_ONCE);
  await objectives();
  await user.click(screen.getByRole("button", { name: /^Organization/ }));
  await user.type(screen.getByRole("textbox", { name: "Safety officer" }), "J. Roy ");
  await user.click(screen.getByRole("button", { name: /^Resources summary/ }));
  await user.click(screen.getByRole("button", { name: "Add a resource" }));
  await user.type(screen.getByRole("textbox", { name: "Identifier" }), "E3");
  const paper = screen.getByRole("region", { name: "Preview" });
  expect(await within(paper).findAllByText("J. Roy")).toHaveLength(2); // on ICS 201 and 208 HM
  within(paper).getByText("E3");
  // Saved automatically as typed, without a button.
  const cells = { resource: "", identifier: "E3", ordered: "", eta: "", has_arrived: false, notes: "" };
  await waitFor(() =>
    expect(allSent(SAVE).at(-1)).toMatchObject({
      plan: { boxes: [{ box: "safetyOfficer", text: "J. Roy " }], resource_list: [cells] },
    }),
  );
});

it("shows a box filled by someone else next to the local one and removes neither", async () => {
  const theirs = {
    ...saved("Old.", 3),
    plan: { ...saved("Old.", 3).plan, boxes: [{ box: "entryChannel" as const, text: "TAC 4" }] },
  };
  const refused = problem(409, "edit_conflict", "Somebody else saved it.");
  const { user } = await openPlan({
    [READ]: saved("Old.", 2),
    [SAVE]: { ...refused, body: { ...refused.body, current: theirs } },
  });
  await objectives();
  await user.click(screen.getByRole("button", { name: /^Before entry/ }));
  await user.type(screen.getByRole("textbox", { name: "Entry channel" }), "TAC 2");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("Their version: TAC 4");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Entry channel" }).value).toBe("TAC 2");
});

it("keeps an unsaved chemical with its reference over a reload", async () => {
  const { user, unmount } = await openPlan({ [READ]: saved("Theirs.", 2) });
  await user.type(await screen.findByRole("combobox", { name: "Chemical" }), "1017{Enter}");
  await screen.findByText("Chlorine, UN1017");
  unmount();
  await openPlan({ [READ]: saved("Theirs.", 2) });
  expect((await screen.findByText("Chlorine, UN1017")).isConnected).toBe(true);
});

it("shows when earlier input was restored and discards it on request", async () => {
  const { user, unmount } = await openPlan({ [READ]: saved("Theirs.", 2) });
  await user.type(await objectives(), " Mine.");
  unmount();
  const again = await openPlan({ [READ]: saved("Theirs.", 2) });
  await screen.findByText(/^Restored what you typed at \d\d:\d\d$/);
  expect((await objectives()).value).toBe("Theirs. Mine.");
  await again.user.click(screen.getByRole("button", { name: "Discard" }));
  expect((await objectives()).value).toBe("Theirs.");
  expect(screen.queryByText(/^Restored/)).toBeNull();
});

it("never calls saved text restored if the page closed before its draft was removed", async () => {
  const before = await openPlan({ [READ]: saved("Theirs.", 2) });
  await waitFor(async () => {
    const stored = await new SealedStore(String(person)).all(scopeOf(incident).id);
    expect(JSON.stringify(stored)).toContain("Theirs.");
  });
  before.unmount();
  const drafts = draftsOf(localStorage, `responder:${person}`);
  const { draft } = scopeOf(incident);
  const typedOn = getIncidentPlan.response.parse({ status: "success", ...saved("Theirs.", 2) });
  drafts.write(draft("plan"), { ...planValues({ ...typedOn, updated_by: null }), objectives: "Theirs. Mine." });
  const shown: string[] = [];
  const watch = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    shown.push(...nodes.map((node) => node.textContent ?? ""));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await openPlan({ [READ]: saved("Theirs. Mine.", 3) });
  expect((await objectives()).value).toBe("Theirs. Mine.");
  await waitFor(() => expect(drafts.unsaved()).not.toContain(draft("plan")));
  watch.disconnect();
  expect(shown.filter((text) => text.includes("Restored what you typed"))).toEqual([]);
});

it("shows both versions after a save by someone else, then saves over theirs", async () => {
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
  await screen.findAllByText("Someone else saved this plan");
  expect(field.value).toBe("Mine.");
  expect((await screen.findByText("Their version: Theirs.")).isConnected).toBe(true);
  expect(sent(SAVE)).toMatchObject({ version: 2 });
  await user.click(await screen.findByRole("button", { name: "Save plan" }));
  await screen.findByText("Plan saved");
});

it("takes over a newer plan unchanged if nothing was typed", async () => {
  let version = 1;
  const { user } = await openPlan({ [READ]: () => saved(`Version ${version}.`, version) });
  expect((await objectives()).value).toBe("Version 1.");
  version = 2;
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await user.click(screen.getByRole("button", { name: "Incident Action Plan (IAP)" }));
  await waitFor(async () => expect((await objectives()).value).toBe("Version 2."));
  expect(screen.queryByText("Someone else saved this plan")).toBeNull();
});

it("can be edited offline before it was ever loaded: text is kept, waits to send and is not called saved", async () => {
  const { user } = await openPlan({ [READ]: "no network", [SAVE]: "no network" });
  await screen.findByText("The plan could not be loaded");
  await user.type(await objectives(), "Close the valve.");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("1 entry waiting to send");
  expect(screen.queryByText("Plan saved")).toBeNull();
  expect(JSON.stringify(Object.entries(localStorage))).toContain("Close the valve.");
});

it("saves automatically, adds no second log entry and shows where it is saved", async () => {
  const LOG = "POST /log-incident-action";
  const { user, sent, calls } = await openPlan({
    [READ]: none,
    [SAVE]: (_query, body) => ({ ...saved("", 1, alex.name), ...updateIncidentPlan.body.parse(body), version: 1 }),
  });
  await user.type(await objectives(), "Close the valve.");
  await screen.findByText("Saved on this device. Saving to the incident shortly");
  await screen.findByText(/^Saved by/);
  expect(sent(SAVE)).toMatchObject({ plan: { objectives: "Close the valve." }, version: 0 });
  expect(calls().filter((call) => call === SAVE)).toHaveLength(1);
  expect(sent(LOG)).toBeUndefined();
  expect(screen.queryByText("Plan saved")).toBeNull();
});

it("does not overwrite a plan saved by someone else automatically", async () => {
  const refused = problem(409, "edit_conflict", "Somebody else saved it.");
  const conflict = { ...refused, body: { ...refused.body, current: saved("Theirs.", 3) } };
  const { user, calls } = await openPlan({ [READ]: saved("Old.", 2), [SAVE]: conflict }, SAVES_AT_ONCE);
  await user.type(await objectives(), " Mine.");
  await screen.findByText("Their version: Theirs.");
  await screen.findByText("Saved on this device. Compare both versions, then press Save plan");
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  await user.type(await objectives(), " More.");
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await leftUnsent(person)).toEqual([]);
  expect(calls().filter((call) => call === SAVE)).toHaveLength(1);
  expect((await objectives()).value).toBe("Old. Mine. More.");
});

it("merges other fields saved by someone else and offers their text for fields both changed", async () => {
  const refused = problem(409, "edit_conflict", "Somebody else saved it.");
  const theirs = saved("Theirs.", 3);
  let saves = 0;
  const { user, allSent } = await openPlan({
    [READ]: saved("Old.", 2),
    [SAVE]: () => {
      saves += 1;
      return saves === 1
        ? { ...refused, body: { ...refused.body, current: { ...theirs, plan: { ...theirs.plan, safety: "SCBA" } } } }
        : saved("Theirs.", 4, alex.name);
    },
  });
  await objectives();
  const logistics = screen.getByRole("textbox", { name: "Logistics" });
  await user.clear(logistics);
  await user.type(logistics, "Two tankers");
  await user.type(await objectives(), " Mine.");
  await user.click(screen.getByRole("button", { name: "Save plan" }));
  await screen.findByText("Their version: Theirs.");
  expect(allSent(SAVE)).toMatchObject([{ version: 2, base: { objectives: "Old." } }]);
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Safety" })).toHaveValue("SCBA"));
  expect(logistics).toHaveValue("Two tankers");
  await user.click(screen.getByRole("button", { name: "Use their text: Objectives" }));
  expect(await objectives()).toHaveValue("Theirs.");
  expect(screen.queryByText("Their version: Theirs.")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Save plan" }));
  await waitFor(() => expect(saves).toBe(2));
  expect(allSent(SAVE)[1]).toMatchObject({
    plan: { objectives: "Theirs.", safety: "SCBA", logistics: "Two tankers" },
    version: 3,
  });
});

const END = `PUT /update-incident-status/${incident.incident_id}`;
const ended = { data: { ...incident, status: "completed" } };

async function askForEnd(user: ReturnType<typeof renderApp>["user"]): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "End" }));
  return screen.findByRole("alertdialog", { name: "End this incident?" });
}

async function end(user: ReturnType<typeof renderApp>["user"]): Promise<string> {
  const dialog = await askForEnd(user);
  const said = dialog.textContent;
  await user.click(within(dialog).getByRole("button", { name: "End" }));
  return said;
}

it("saves text typed right before the end, then ends", async () => {
  const { user, sent, calls, address } = await openPlan({
    [READ]: none,
    [SAVE]: saved("All out.", 1, alex.name),
    [END]: ended,
  });
  await user.type(await objectives(), "All out.");
  expect(await end(user)).not.toContain("Unsaved text will be lost");
  await waitFor(() => expect(address()).toBe("/responder")); // two waits of 4 s on a busy machine
  expect(sent(SAVE)).toMatchObject({ plan: { objectives: "All out." }, version: 0 });
  expect(calls().filter((call) => call === SAVE || call === END)).toEqual([SAVE, END]);
});

it("saves text when another module is opened right after typing", async () => {
  const { user, sent } = await openPlan({ [READ]: none, [SAVE]: saved("Close the valve.", 1, alex.name) });
  await user.type(await objectives(), "Close the valve.");
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await waitFor(() => expect(sent(SAVE)).toMatchObject({ plan: { objectives: "Close the valve." } }));
});

it("does not end an incident if the waiting plan is rejected", async () => {
  const refused = problem(409, "edit_conflict", "Somebody else saved it.");
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const answerLate = async () => {
    await arrival;
    return { ...refused, body: { ...refused.body, current: saved("Theirs.", 3) } };
  };
  const table = { [READ]: saved("Old.", 2), [SAVE]: answerLate, [END]: ended };
  const { user, calls } = await openPlan(table, SAVES_AT_ONCE);
  await user.type(await objectives(), " Mine.");
  await waitFor(() => expect(calls()).toContain(SAVE)); // saved automatically a moment after the last key
  await end(user);
  arrive();
  await screen.findByText("Their version: Theirs.");
  // The question closes when all pending requests are done.
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "End this incident?" })).toBeNull());
  expect(calls()).not.toContain(END);
  expect((await objectives()).value).toBe("Old. Mine.");
});

it("does not end an incident over a plan saved by someone else: both versions are shown, also after a module change", async () => {
  const refused = problem(409, "edit_conflict", "Somebody else saved it.");
  const { user, calls, address } = await openPlan({
    [READ]: saved("Old.", 2),
    [SAVE]: { ...refused, body: { ...refused.body, current: saved("Theirs.", 3) } },
    [END]: ended,
  });
  await user.type(await objectives(), " Mine.");
  await end(user);
  await screen.findByText("Their version: Theirs.");
  expect(calls()).not.toContain(END);
  expect(address()).toMatch(/^\/responder\/dashboard/);
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await user.click(screen.getByRole("button", { name: "Incident Action Plan (IAP)" }));
  await screen.findByText("Their version: Theirs.");
  expect((await objectives()).value).toBe("Old. Mine.");
  expect(calls().filter((call) => call === SAVE)).toHaveLength(1);
});

it("asks before unsaved plan text is lost if saving fails while the end is being confirmed", async () => {
  const refused = problem(409, "edit_conflict", "Somebody else saved it.");
  const { user, calls, address } = await openPlan({
    [READ]: saved("Old.", 2),
    [SAVE]: { ...refused, body: { ...refused.body, current: saved("Theirs.", 3) } },
    [END]: ended,
  });
  await user.type(await objectives(), " Mine.");
  const dialog = await askForEnd(user);
  // It is saved automatically in the meantime and rejected.
  await waitFor(() => expect(dialog.textContent).toContain("Unsaved text will be lost"));
  await user.click(within(dialog).getByRole("button", { name: "End" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "End this incident?" })).toBeNull());
  expect(calls()).not.toContain(END);
  expect((await objectives()).value).toBe("Old. Mine.");
  expect(await end(user)).toContain("Unsaved text will be lost");
  await waitFor(() => expect(address()).toBe("/responder"));
  expect(calls()).toContain(END);
});

it("prints the whole text in the light theme from a dark screen", async () => {
  const { user } = await openPlan({ [READ]: saved("Line 1\nLine 2", 1) });
  await user.type(await objectives(), "\nLine 3");
  window.dispatchEvent(new Event("beforeprint"));
  expect(document.documentElement.dataset["placardTheme"]).toBe("light");
  expect(document.querySelector(".app-print-page")?.textContent).toContain("Line 1\nLine 2\nLine 3");
  window.dispatchEvent(new Event("afterprint"));
  await waitFor(() => expect(document.querySelector(".app-print-page")).toBeNull());
  expect(document.documentElement.dataset["placardTheme"]).toBe("dark");
});

it("offers no save for the plan of an ended incident, shows why and keeps the input", async () => {
  writeMode(localStorage, person, {
    kind: "incident",
    incident: { ...incident, user_id: person, status: "completed", completed_at: "2026-01-01T13:00:00.000Z" },
  });
  const { user, sent } = await openPlan({ [READ]: saved("Account for all.", 1), [SAVE]: saved("", 2) });
  expect(await objectives()).toHaveValue("Account for all.");
  expect(screen.getByText("The incident has ended: its plan is closed")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save plan" })).toBeNull();
  await user.type(await objectives(), " Late.");
  expect(await screen.findByText("The incident has ended: its plan is closed. Saved on this device")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Location" }), "{Enter}");
  expect(sent(SAVE)).toBeUndefined();
  expect(await objectives()).toHaveValue("Account for all. Late.");
});

it("shows unsent plan text on the pages of an ended incident and lets it be copied", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const over = {
    ...incident,
    user_id: person,
    status: "completed",
    completed_at: "2026-01-01T13:00:00.000Z",
  } as const;
  const LOG = `GET /get-incident-log/${incident.incident_id}`;
  let log: object = { ...getIncidentLog.example.response, entries: [], incident: { ...incident, user_id: person } };
  const { user } = await openPlan({
    [READ]: saved("Account for all.", 1),
    [SAVE]: problem(409, "incident_completed", "This incident is completed."),
    [LOG]: () => log,
  });
  await user.type(await objectives(), " Close the valve.");
  expect(screen.queryByText("Your plan changes were not sent")).toBeNull();
  log = { ...getIncidentLog.example.response, entries: [], incident: over };
  // The incident is ended on another device before the plan was saved, or the plan arrives too late: no text is lost in
  // either case.
  const note = await screen.findByRole("region", { name: "Your plan changes were not sent" });
  const text = "Objectives: Account for all. Close the valve.";
  expect(within(note).getByRole("textbox", { name: "Text not in the saved plan" })).toHaveValue(text);
  await user.click(within(note).getByRole("button", { name: "Copy the text" }));
  await screen.findByText("Copied");
  expect(copied).toHaveBeenCalledWith(text);
  await user.click(screen.getByRole("button", { name: "Map" }));
  expect(screen.getByRole("region", { name: "Your plan changes were not sent" })).toBeTruthy();
});
