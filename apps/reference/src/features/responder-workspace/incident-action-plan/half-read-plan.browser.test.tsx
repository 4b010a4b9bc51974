import { createIncident, getChecklistProgress, getIncidentLog, getIncidentPlan } from "@placard/api-client/internal";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { printPages } from "../../../lib/sheets/print-pages.ts";
import { drawn } from "../../../test/drawn.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const incident = createIncident.example.response.data;
const ID = incident.incident_id;
const plan = { plan: getIncidentPlan.response.shape.plan.parse({}), version: 0, updated_at: null, updated_by: null };
const [entry] = getIncidentLog.example.response.entries;
const line = { ...entry, module: "incident", action_type: "note_written", action_data: { text: "Gate 4 is locked" } };

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  vi.restoreAllMocks();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

/** The plan right after a reload: its own text is loaded, the log is not. */
async function openHalfRead() {
  const log = Promise.withResolvers<object>();
  const view = renderApp("/responder/dashboard?module=incident-action-plan", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-plan/${ID}`]: plan,
    [`GET /get-checklist-progress/${ID}`]: getChecklistProgress.example.response,
    [`GET /get-incident-log/${ID}`]: () => log.promise,
  });
  await screen.findByRole("textbox", { name: "Objectives" });
  const arrive = () => log.resolve({ ...getIncidentLog.example.response, incident, entries: [line] });
  return { ...view, arrive, preview: screen.getByRole("region", { name: "Preview" }) };
}

it("offers preview, print and PDF only after the whole plan is loaded", async () => {
  const { user, arrive, preview } = await openHalfRead();
  const contents: boolean[] = [];
  const isWhole = () => within(preview).queryAllByText(/Gate 4 is locked/).length > 0;
  const printed = vi.spyOn(window, "print").mockImplementation(() => void contents.push(isWhole()));
  expect(within(preview).queryByText(/ICS 201/)).toBeNull();
  within(preview).getByText("Loading the contents of the plan");
  await user.click(screen.getByRole("button", { name: "Print" }));
  await screen.findByText("The plan is still loading");
  await drawn();
  expect(printed).not.toHaveBeenCalled();
  act(arrive);
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(contents).toEqual([true]);
});

it("creates no PDF of a partly loaded plan", async () => {
  const files = vi.spyOn(URL, "createObjectURL");
  const { user, arrive } = await openHalfRead();
  await user.click(screen.getByRole("button", { name: /Generate/ }));
  await screen.findByText("The plan is still loading");
  await drawn();
  const pdfs = () =>
    files.mock.calls.flatMap(([file]) => (file instanceof Blob && file.type === "application/pdf" ? [file] : []));
  expect(pdfs()).toEqual([]);
  act(arrive);
  await waitFor(() => expect(pdfs()).toHaveLength(1));
  const written = await Promise.all(pdfs().map(printPages));
  expect(
    written
      .flat()
      .flatMap(({ lines }) => lines)
      .join(" "),
  ).toContain("Gate 4 is locked");
});

it("states on the printout that the plan is not complete if the browser prints while it loads", async () => {
  const { arrive, preview } = await openHalfRead();
  const sheet = () => document.querySelector(".app-print-page")?.textContent ?? "";
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(sheet()).toContain("NOT COMPLETE");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  act(arrive);
  await within(preview).findAllByText(/Gate 4 is locked/);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(sheet()).toContain("Gate 4 is locked");
  expect(sheet()).not.toContain("NOT COMPLETE");
});
