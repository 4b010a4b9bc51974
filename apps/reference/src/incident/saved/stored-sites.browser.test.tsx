import { type Incident } from "@placard/api-client";
import { createIncident } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { sealedName } from "../../lib/device/sealed-name.ts";
import { SealedStore } from "../../lib/device/sealed-store.ts";
import { alex, newPersonId } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";
import { writeMode } from "../incident-store.ts";
import { sealedNamesOf } from "./stored-queries.ts";
import { scopeOf } from "./work-scope.ts";

const example = createIncident.example.response.data;
const SITE = { queryKey: ["business", 7, "details"], data: { name: "Harbour" }, readAt: 1000 };

let person = newPersonId();
let one: Incident;
let other: Incident;
/** Not on the server: its sites are removed as soon as the list of incidents is loaded. */
let ended: Incident;
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  one = { ...example, user_id: person, client_id: null };
  other = { ...one, incident_id: 77, title: "Pier Road" };
  ended = { ...one, incident_id: 78, title: "Basin Road" };
});

const sitesOf = (incident: Incident): string => sealedNamesOf(scopeOf(incident).id)[1] ?? "";

/** Stores a site opened in this incident on the device. */
async function keepSite(incident: Incident): Promise<void> {
  await new SealedStore(String(person)).put(sitesOf(incident), "site", SITE);
}

/** Number of its sites stored on the device. Opening the store creates the database, so checks for its name first. */
async function sitesKept(incident: Incident): Promise<number> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === sealedName(String(person)))) return 0;
  const saved = await new SealedStore(String(person)).all(sitesOf(incident));
  return saved.filter((read) => JSON.stringify(read) === JSON.stringify(SITE)).length;
}

function open(incident: Incident, onServer: readonly Incident[] = [one, other], path = "/responder/dashboard") {
  writeMode(localStorage, person, { kind: "incident", incident });
  return renderApp(path, {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "GET /get-department-incidents/2": { incidents: onServer },
    "POST /logout": {},
    "POST /log-incident-action": "no network",
    [`PUT /update-incident-status/${incident.incident_id}`]: { data: { ...incident, status: "completed" } },
  });
}

const isOpen = async () => screen.findByRole("button", { name: "End" });

/** The ended incident's sites were removed, so the removal has run and spared the others. */
const hasDropped = async () => waitFor(async () => expect(await sitesKept(ended)).toBe(0));

it("keeps the sites of an incident while another is open, over a reload and an expired session", async () => {
  await keepSite(one);
  await keepSite(ended);
  const { session, unmount } = open(other);
  await isOpen();
  await hasDropped();
  expect(await sitesKept(one)).toBe(1);
  session.end("expired");
  await screen.findByLabelText("Email");
  expect(await sitesKept(one)).toBe(1);
  session.begin({ ...alex, id: person, user_id: person });
  await isOpen();
  unmount();
  await keepSite(ended);
  open(one);
  await isOpen();
  await hasDropped();
  expect(await sitesKept(one)).toBe(1);
});

it("removes the sites of an incident that ended elsewhere", async () => {
  await keepSite(one);
  await keepSite(other);
  open(other, [other]);
  await isOpen();
  await waitFor(async () => expect(await sitesKept(one)).toBe(0));
  expect(await sitesKept(other)).toBe(1);
});

it("removes the sites of the incident ended here and of no other", async () => {
  await keepSite(one);
  await keepSite(other);
  const { user } = open(one);
  await user.click(await isOpen());
  const dialog = await screen.findByRole("alertdialog", { name: "End this incident?" });
  await user.click(within(dialog).getByRole("button", { name: "End" }));
  await waitFor(async () => expect(await sitesKept(one)).toBe(0));
  expect(await sitesKept(other)).toBe(1);
});

it.each(["/responder/dashboard", "/plan", "/"])(
  "removes everything from the device at a logout on %s",
  async (path) => {
    await keepSite(one);
    const { session } = open(one, [one], path);
    await waitFor(() => expect(session.get().status).toBe("signed-in"));
    await screen.findByRole("heading", { level: 1 });
    session.end("logged-out");
    await waitFor(async () => expect(await sitesKept(one)).toBe(0));
  },
);
