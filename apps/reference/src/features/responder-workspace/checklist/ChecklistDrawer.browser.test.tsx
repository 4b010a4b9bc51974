import { createIncident, getChecklistProgress } from "@placard/api-client/internal";
import { checklistGuides } from "@placard/hazmat-core/checklists";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const incident = createIncident.example.response.data;
const READ = `GET /get-checklist-progress/${incident.incident_id}`;
const SAVE = `PUT /update-checklist-progress/${incident.incident_id}`;
const [guide] = checklistGuides;
const [first, second] = guide?.sections[0]?.items ?? [];
if (guide === undefined || first === undefined || second === undefined) throw new Error("There is no checklist.");

const savedBy = { version: 1, updated_at: "2026-01-01T12:00:00.000Z", updated_by: "Robin Chase" };
const mark = (item: string, is_done: boolean, changed_at: string) => ({
  guide: guide.key,
  item,
  is_done,
  changed_at,
  changed_by: "Robin Chase",
});
const BEFORE = "2026-01-01T12:00:00.000Z";
const answer = (changes: ReturnType<typeof mark>[]) => ({
  ...getChecklistProgress.example.response,
  progress: {},
  changes,
  ...savedBy,
});

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

async function openChecklist(table: Parameters<typeof renderApp>[1]) {
  const view = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "POST /log-incident-action": "no network",
    ...table,
  });
  await view.user.click(await screen.findByRole("button", { name: "Checklist" }));
  await view.user.click(await screen.findByRole("button", { name: /Reference guide/ }));
  await view.user.click(await screen.findByRole("option", { name: guide?.name ?? "" }));
  return view;
}

const item = (text: string) => screen.findByRole("checkbox", { name: new RegExp(text.slice(0, 20)) });

it("offers no save until an item is checked, sends a check immediately and shows where it is saved", async () => {
  const { user, sent } = await openChecklist({
    [READ]: answer([]),
    [SAVE]: answer([mark(first.id, true, "2999-01-01T12:05:00.000Z")]),
  });
  expect(await screen.findByText("Saved to the incident")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button", { name: "Save Progress" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(await item(first.text));
  await waitFor(() =>
    expect(sent(SAVE)).toMatchObject({ changes: [{ item: first.id, is_done: true }], made_at: expect.any(String) }),
  );
  expect(await screen.findByText("Saved to the incident")).toBeInstanceOf(HTMLElement);
});

it("reports that a check is not saved if the incident rejects it", async () => {
  const refusal = { status: 409, body: { status: "error", code: "incident_completed", message: "", request_id: "t" } };
  const { user } = await openChecklist({ [READ]: answer([]), [SAVE]: refusal });
  await user.click(await item(first.text));
  expect(await screen.findByText("On this device, not yet saved to the incident")).toBeInstanceOf(HTMLElement);
});

it("saves the last uncheck: a removed check is sent with its time", async () => {
  const { user, sent } = await openChecklist({
    [READ]: answer([mark(first.id, true, BEFORE)]),
    [SAVE]: answer([mark(first.id, false, "2026-01-01T12:05:00.000Z")]),
  });
  const box = await item(first.text);
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
  await user.click(box);
  await waitFor(() =>
    expect(sent(SAVE)).toMatchObject({ changes: [{ guide: guide.key, item: first.id, is_done: false }] }),
  );
});

it("restores an unsaved check after a reload and takes over later changes by others", async () => {
  const { user, unmount } = await openChecklist({ [READ]: answer([]), [SAVE]: "no network" });
  await user.click(await item(first.text));
  await user.click(await item(second.text));
  await screen.findByText("Saved on this device, waiting to send");
  unmount();
  // Meanwhile someone with a clock one day ahead unchecked the first item.
  const later = new Date(Date.now() + 86_400_000).toISOString();
  renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [READ]: answer([mark(first.id, false, later)]),
  });
  await user.click(await screen.findByRole("button", { name: "Checklist" }));
  const [one, two] = [await item(first.text), await item(second.text)] as HTMLInputElement[];
  await waitFor(() => expect([one?.checked, two?.checked]).toEqual([false, true]));
});

it("queues a save offline, counts it and does not call it saved", async () => {
  const { user } = await openChecklist({ [READ]: "no network", [SAVE]: "no network" });
  await user.click(await item(first.text));
  await user.click(screen.getByRole("button", { name: "Save Progress" }));
  expect(await screen.findByText("Your progress will be sent when you are back online.")).toBeInstanceOf(HTMLElement);
  expect(await screen.findByText("Saved on this device, waiting to send")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("Saved to the incident")).toBeNull();
});

it.each([
  ["the device is full", "QuotaExceededError", "Device storage is full. Save before you close this page."],
  ["the browser saves nothing", "SecurityError", "This browser does not save data. Save before you close this page."],
])("does not claim to save a check if %s", async (_why, name, text) => {
  const { user } = await openChecklist({ [READ]: answer([]) });
  const refusing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", name);
  });
  const box = await item(first.text);
  await user.click(box);
  await screen.findByText(text);
  expect((box as HTMLInputElement).checked).toBe(true);
  refusing.mockRestore();
});

it("shows a just-checked item on the printed plan, also while it waits to send", async () => {
  const { user } = await openChecklist({
    [READ]: answer([]),
    [SAVE]: "no network",
    [`GET /get-action-plan/${incident.incident_id}`]: "no network",
  });
  await user.click(await item(first.text));
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: /Incident Action Plan/ }));
  const row = await screen.findByRole("row", { name: new RegExp(`${guide.name}.*1 of`) });
  expect(row).toBeInstanceOf(HTMLElement);
});
