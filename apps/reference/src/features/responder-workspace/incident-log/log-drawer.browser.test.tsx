import { createIncident, getIncidentLog } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { writeMode } from "../../../incident/incident-store.ts";
import { localIncident } from "../../../incident/local-incident.ts";
import { printPages } from "../../../lib/sheets/print-pages.ts";
import { drawn } from "../../../test/drawn.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";
import { whiteJpeg } from "../../../test/white-jpeg.ts";

const incident = createIncident.example.response.data;

beforeEach(clearDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1024, 768);
});

/** Viewport sizes for a tablet that is turned during the replay, once or there and back. */
const TURNS = [
  { from: [1440, 900], over: [[768, 1024]] },
  { from: [1024, 768], over: [[768, 1024]] },
  {
    from: [768, 1024],
    over: [
      [1024, 768],
      [768, 1024],
    ],
  },
] as const;

it.each(TURNS)("keeps the replay open when a tablet is turned from $from over $over", async ({ from, over }) => {
  await page.viewport(from[0], from[1]);
  const person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
  const { user } = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-log/${incident.incident_id}`]: { ...getIncidentLog.example.response, incident },
  });
  const banner = await screen.findByRole("region", { name: incident.title });
  await user.click(within(banner).getByRole("button", { name: /^Log/ }));
  await user.click(await screen.findByRole("button", { name: "Replay" }));
  await screen.findByRole("dialog", { name: "Replay" });
  for (const [width, height] of over) {
    await page.viewport(width, height);
    await waitFor(() => expect([window.innerWidth, window.innerHeight]).toEqual([width, height]));
    await drawn(); // remounted after the turn
  }
  const dialog = await screen.findByRole("dialog", { name: "Replay" });
  // An overlay would close on a press inside the replay.
  await user.click(within(dialog).getByRole("heading", { name: "Replay" }));
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Replay" })).toBeNull());
  const panel = await screen.findByRole("dialog", { name: "Incident log" });
  await user.click(within(panel).getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("button", { name: "Checklist" })).toBeTruthy(); // the content is usable again
});

it("does not request a signed log for an incident not yet on the server, and says why", async () => {
  const person = newPersonId();
  const local = localIncident({ user_id: person, department_id: 2 }, "Pier Road", new Date());
  writeMode(localStorage, person, { kind: "incident", incident: local });
  const { user, calls } = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
  });
  const banner = await screen.findByRole("region", { name: local.title });
  await user.click(within(banner).getByRole("button", { name: /^Log/ }));
  await user.click(await screen.findByRole("button", { name: /Signed|signed/ }));
  await screen.findByText("Signing is available after the log is sent");
  expect(calls().filter((call) => /export|incident.*-\d/.test(call))).toEqual([]);
});

it("rejects a file that is not a picture with advice, and keeps the note text", async () => {
  const person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
  const { user } = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-log/${incident.incident_id}`]: { ...getIncidentLog.example.response, incident },
  });
  const banner = await screen.findByRole("region", { name: incident.title });
  await user.click(within(banner).getByRole("button", { name: /^Log/ }));
  const note = await screen.findByRole("textbox", { name: "Note" });
  await user.type(note, "Roof vent");
  const input = document.querySelector<HTMLInputElement>("input[type='file']");
  if (input === null) throw new Error("There is no way to choose a photo.");
  await user.upload(input, new File(["no picture"], "roof.jpg", { type: "image/jpeg" }));
  await screen.findByText(/Choose a JPEG or PNG picture/);
  expect(note).toHaveProperty("value", "Roof vent");
  expect(screen.queryByText("Add photo", { selector: "strong" })).toBeNull();
});

it("puts a photo that is not on the server yet into the PDF of the log", async () => {
  const person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
  const { user } = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-log/${incident.incident_id}`]: { ...getIncidentLog.example.response, entries: [], incident },
    "POST /log-incident-photo": "no network",
  });
  const banner = await screen.findByRole("region", { name: incident.title });
  await user.click(within(banner).getByRole("button", { name: /^Log/ }));
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "Roof vent");
  const input = document.querySelector<HTMLInputElement>("input[type='file']");
  if (input === null) throw new Error("There is no way to choose a photo.");
  await user.upload(input, new File([whiteJpeg], "roof.jpg", { type: "image/jpeg" }));
  await screen.findByRole("img", { name: "Roof vent" });
  const files = vi.spyOn(URL, "createObjectURL");
  await user.click(screen.getByRole("button", { name: /PDF/ }));
  await screen.findByText("PDF saved");
  const [pdf] = files.mock.calls.flatMap(([file]) =>
    file instanceof Blob && file.type === "application/pdf" ? [file] : [],
  );
  if (pdf === undefined) throw new Error("No PDF was saved.");
  const pages = await printPages(pdf);
  expect(pages.at(-1)?.lines.join(" ")).toMatch(/Photos of the log .* Roof vent/);
  expect(await pdf.text()).toContain("DCTDecode");
});
