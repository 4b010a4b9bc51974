import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { writeMode } from "../../../incident/incident-store.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { FILLED_PLUME } from "../../../test/filled-plume.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../../test/render-app.tsx";

/** West of the release, and east of it: the straight road between them runs through it. */
const [FROM, TO] = [
  [-63.75, 44.6652],
  [-63.35, 44.6652],
] as const;
const WAY = `/directions/driving/${encodeURIComponent(`${FROM.join()};${TO.join()}`)}`;

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);
beforeEach(async () => {
  await clearDevice();
  vi.restoreAllMocks();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
  const stand = (found: PositionCallback) =>
    found({ coords: { longitude: FROM[0], latitude: FROM[1], accuracy: 8 } } as GeolocationPosition);
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation(stand);
  vi.spyOn(navigator.geolocation, "watchPosition").mockImplementation((found) => {
    stand(found);
    return 7;
  });
});

const route = (coordinates: readonly (readonly number[])[], around?: "around" | "through") => ({
  route: {
    provider: "Valhalla",
    geometry: { type: "LineString", coordinates },
    distance: 31_700,
    duration: 1500,
    steps: [],
    ...(around !== undefined && { around }),
  },
  straight_line: { distance: 31_600, bearing_deg: 90, words: "32 km E, straight line" },
});

async function openResults(round: object) {
  const filled = { ...FILLED_PLUME, weather_at: new Date().toISOString() };
  draftsOf(localStorage, `responder:${alex.user_id}`).write("quick-search/plume", filled, { kind: "working" });
  const view = renderApp("/responder/dashboard?panel=map", {
    "GET /session": { user: alex },
    "GET /get-config": {
      ...CONFIG,
      providers: { ...CONFIG.providers, directions: "valhalla", directions_around: true },
    },
    [`GET ${WAY}`]: route([FROM, TO]),
    [`POST ${WAY}`]: round,
  });
  const { user } = view;
  const open = await screen.findByRole("button", { name: "Navigation" });
  await user.click(open);
  const card = await screen.findByRole("region", { name: "Navigation" });
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  await user.type(within(card).getByRole("combobox", { name: "Where to?" }), `${TO[1]}, ${TO[0]}`);
  await user.click(await screen.findByRole("option", { name: /44\.6652, -63\.35/ }));
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  // The map is closed, but the route is still followed while a colleague on this device calculates.
  await user.click(screen.getByRole("button", { name: "Evacuation / Plume" }));
  await user.click(await screen.findByRole("button", { name: "Calculate" }));
  return view;
}

it("reports new zones on the route while the map is closed, and requests a route around them", async () => {
  const { calls, allSent } = await openResults(route([FROM, [-63.75, 44.3], [-63.35, 44.3], TO], "around"));
  await screen.findByText("New zones on your route");
  await waitFor(() => expect(calls()).toContain(`POST ${WAY}`));
  const [{ avoid } = { avoid: [] }] = allSent(`POST ${WAY}`) as { readonly avoid: readonly unknown[] }[];
  expect(avoid.length).toBeGreaterThan(0);
}, 90_000);

it("warns on the card if the new route still crosses the zones", async () => {
  const { user } = await openResults(route([FROM, TO], "through"));
  await screen.findByText("New zones on your route");
  await user.click(screen.getByRole("button", { name: "Map" }));
  const card = await screen.findByRole("region", { name: "Navigation" });
  await within(card).findByText("No route around the zones found. This route crosses them.");
  expect(within(card).getByRole("alert").textContent).toMatch(/Route enters/);
  expect(within(card).getByRole("button", { name: "Stop Navigation" })).toBeTruthy();
}, 90_000);
