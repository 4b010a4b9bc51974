import {
  createIncident,
  getAllLocationsGeocoded,
  getIncidentLog,
  updatePlanPlacement,
} from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { writeMode } from "../../../incident/incident-store.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, CONFIG, CONFIG_WITH_REGION, renderApp } from "../../../test/render-app.tsx";
import { textPdf } from "../../../test/text-pdf.ts";

const incident = createIncident.example.response.data;

beforeEach(async () => {
  await clearDevice();
  vi.restoreAllMocks();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

async function openNavigation(table: Parameters<typeof renderApp>[1] = {}) {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex }, ...table });
  await view.user.click(await screen.findByRole("button", { name: "Map" }));
  // In a viewport of this size the card is closed initially, because it would cover the zones.
  await view.user.click(await screen.findByRole("button", { name: "Navigation" }));
  const card = await screen.findByRole("region", { name: "Navigation" });
  return { ...view, card };
}

function stand(answer: (found: PositionCallback, failed: PositionErrorCallback) => void): void {
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found, failed) =>
    answer(found, failed ?? (() => {})),
  );
}

const at = (longitude: number, latitude: number) => ({ coords: { longitude, latitude } }) as GeolocationPosition;

it("requests no position by itself and shows why navigation needs one", async () => {
  const requested = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  const { card } = await openNavigation();
  within(card).getByText("Location access required for navigation");
  expect(requested).not.toHaveBeenCalled();
});

it("fits the map between the bars of a phone in landscape", async () => {
  await page.viewport(844, 390);
  onTestFinished(() => page.viewport(1024, 768));
  const { user } = renderApp("/responder/dashboard?module=incident-action-plan", { "GET /session": { user: alex } });
  await screen.findByRole("textbox", { name: "Objectives" }); // a module that is longer than the viewport
  await user.click(screen.getByRole("button", { name: "Map" }));
  await screen.findByRole("button", { name: "Navigation" });
  const frame = document.querySelector(".app-map-frame")?.getBoundingClientRect();
  expect(frame?.height).toBeGreaterThanOrEqual(240);
  expect(frame?.height).toBeLessThanOrEqual(390 - 100);
});

it("shows the straight line without routing: no arrival time, nothing to start", async () => {
  stand((found) => found(at(0, 0)));
  const { user, card } = await openNavigation();
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  await user.type(within(card).getByRole("combobox", { name: "Where to?" }), "0.02, 0.02");
  await user.click(await screen.findByRole("option", { name: /0\.02, 0\.02/ }));
  // 0.02° each way is 2 224 m, its diagonal 3 145 m.
  await within(card).findByText("3.1 km NE, straight line; no road routing set up");
  expect(within(card).queryByText("ETA")).toBeNull();
  const start = await within(card).findByRole("button", { name: /Start Navigation/ });
  expect(start.getAttribute("aria-disabled")).toBe("true");
  within(card).getByText("No road routing is set up. A straight line may cross water and buildings.");
});

it("asks about a destination whose coordinates are near with another sign", async () => {
  const { user, card } = await openNavigation({ "GET /get-config": CONFIG_WITH_REGION });
  const destination = within(card).getByRole<HTMLInputElement>("combobox", { name: "Where to?" });
  await user.type(destination, "44.6652 63.5677");
  await user.click(await within(card).findByRole("button", { name: "Use 44.6652, −63.5677" }));
  expect(destination.value).toBe("44.6652, -63.5677");
  await within(card).findByText("44.66520, -63.56770");
});

it("draws no route that is no longer requested", async () => {
  stand((found) => found(at(0, 0)));
  const answer = Promise.withResolvers<object>();
  const shown = vi.spyOn(toasts, "show");
  const { user, card, calls } = await openNavigation({
    "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, directions: "osrm" } },
    [`GET /directions/driving/${encodeURIComponent("0,0;0.02,0.02")}`]: () => answer.promise,
    [`GET /directions/driving/${encodeURIComponent("0,0;0.03,0.03")}`]: routeTo(0.03, 4717),
  });
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  await user.type(within(card).getByRole("combobox", { name: "Where to?" }), "0.02, 0.02");
  await user.click(await screen.findByRole("option", { name: /0\.02, 0\.02/ }));
  await waitFor(() => expect(calls().some((call) => call.includes("/directions/"))).toBe(true));
  await user.click(within(card).getByRole("button", { name: "Clear the route" }));
  toasts.show({ tone: "neutral", title: "Toasts are in place" }); // the first toast renders its region
  await screen.findByText("Toasts are in place");
  answer.resolve(routeTo(0.02, 3145));
  // Another route is requested and answered later: by then the first response would have been shown.
  await user.type(within(card).getByRole("combobox", { name: "Where to?" }), "0.03, 0.03");
  await user.click(await screen.findByRole("option", { name: /0\.03, 0\.03/ }));
  await within(card).findByText("ETA");
  const found = shown.mock.calls.filter(([{ title }]) => title === "Route calculated");
  expect(found.map(([{ text }]) => text)).toEqual([expect.stringContaining("4.7 km")]);
});

/** The server's response for a route from 0, 0 to a point on the diagonal. */
const routeTo = (degrees: number, distance: number) => ({
  route: {
    provider: "osrm",
    geometry: {
      type: "LineString",
      coordinates: [
        [0, 0],
        [degrees, degrees],
      ],
    },
    distance,
    duration: 240,
    steps: [],
  },
  straight_line: { distance, bearing_deg: 45, words: `${(distance / 1000).toFixed(1)} km NE, straight line` },
});

it.each([
  [1, "Location access denied by user.", "Select the lock icon next to the web address"],
  [2, "Location information is unavailable.", "Turn on location"],
  [3, "Location request timed out.", "Try again"],
])("explains a missing position and the next step: error %d", async (code, texts, wayOn) => {
  stand((_found, failed) => failed({ code } as GeolocationPositionError));
  const { user, card } = await openNavigation();
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  expect(await within(card).findByText(texts)).toBeTruthy();
  const help = within(card).getByText(/No route or distance can be shown/);
  expect(help.textContent).toContain(wayOn);
  expect(within(card).queryByText("Distance")).toBeNull();
});

it("logs a map mark in the incident and offers none without an open incident", async () => {
  const person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
  const { user, sent } = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [`GET /get-incident-log/${incident.incident_id}`]: { ...getIncidentLog.example.response, incident, entries: [] },
    "POST /log-incident-action": "no network",
  });
  await user.click(await screen.findByRole("button", { name: "Map" }));
  await user.click(await screen.findByRole("button", { name: "Add a mark" }));
  await user.click(screen.getByRole("button", { name: /^What to mark/ }));
  await user.click(await screen.findByRole("option", { name: "Staging area" }));
  await user.click(await screen.findByRole("button", { name: "Use map centre" }));
  // On the map, although nothing could be sent yet.
  expect(await screen.findByRole("button", { name: "Show Staging area" })).toBeTruthy();
  await waitFor(() =>
    expect(sent("POST /log-incident-action")).toMatchObject({
      action_type: "mark_placed",
      action_data: { kind: "staging", label: "", lon: expect.any(Number), lat: expect.any(Number) },
    }),
  );
  cleanup();
  await openNavigation();
  expect(screen.queryByRole("button", { name: "Add a mark" })).toBeNull();
});

it("opens with the position and content of a link and updates the address when moved", async () => {
  const { user, address } = renderApp(
    "/responder/dashboard?panel=map&places=hydrants&view=-63.60000%2C44.70000%2C14.0",
    { "GET /session": { user: alex }, "GET /get-hydrants": "no network" },
  );
  const hydrants = await screen.findByRole("checkbox", { name: "Fire Hydrants" });
  expect(hydrants).toHaveProperty("checked", true);
  await user.click(screen.getByRole("checkbox", { name: "All Businesses" }));
  await waitFor(() => expect(address()).toContain("places=both"));
  await user.click(await screen.findByRole("button", { name: "Zoom in" }));
  await waitFor(() => expect(decodeURIComponent(address())).toContain("view=-63.60000,44.70000,15.0"));
});

const [site] = getAllLocationsGeocoded.response.parse(getAllLocationsGeocoded.example.response).geocoded_locations;
const { placement } = updatePlanPlacement.response.parse(updatePlanPlacement.example.response);
const plan = { ...placement, picture_id: 34, description: "Pier Road floor plan" };
const IS_PLAN = /^Floor plan on the map: /;

it("shows the floor plan where the business placed it, with its author, and keeps that in the address", async () => {
  const { user, address, calls } = renderApp("/responder/dashboard?panel=map&places=businesses", {
    "GET /session": { user: alex },
    "GET /get-all-locations-geocoded": { geocoded_locations: [{ ...site, plan }] },
    "GET /get-picture-file/34": () => new Blob([textPdf("Ground floor")], { type: "application/pdf" }),
  });
  const box = await screen.findByRole("checkbox", { name: IS_PLAN });
  expect(box).toHaveProperty("checked", false);
  expect(calls().filter((call) => call.includes("/get-picture-file/"))).toEqual([]); // no file before it is requested
  await screen.findByText(/Placed by the business \(Dana Reid, .*\); not surveyed\./);
  await user.click(box);
  await waitFor(() => expect(address()).toContain(`plan=${site?.location_id}`));
  // The note appears on the map as well, without an error message.
  await waitFor(() => expect(screen.getAllByText(/; not surveyed\./)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText("Loading the plan...")).toBeNull());
  expect(screen.queryByText("The floor plan could not be drawn.")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "All Businesses" }));
  await waitFor(() => expect(address()).not.toContain("plan="));
});

it("shows why a plan is not drawn if its file cannot be loaded, and where it is located", async () => {
  renderApp(`/responder/dashboard?panel=map&places=businesses&plan=${site?.location_id}`, {
    "GET /session": { user: alex },
    "GET /get-all-locations-geocoded": { geocoded_locations: [{ ...site, plan }] },
    "GET /get-picture-file/34": "no network",
  });
  await screen.findByText("The floor plan could not be drawn.");
  await screen.findByText(/The server could not be reached\..* The list shows its position\./);
  expect(await screen.findByText(/not surveyed\./)).toBeTruthy();
});
