import { getWeather } from "@placard/api-client/internal";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { writeMode } from "../../incident/incident-store.ts";
import { storageProblem } from "../../lib/device/storage-problem.ts";
import { problem } from "../../test/answering-fetch.ts";
import { alex, newPersonId } from "../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../test/render-app.tsx";

/** Texts and delays of the specification on the map, in the plume form and in the searches. */

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  vi.restoreAllMocks();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "quick-search" });
});
const open = (path: string, table: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { "GET /session": { user: { ...alex, id: person, user_id: person } }, ...table });

const straight_line = { distance: 3145, bearing_deg: 45, words: "3.1 km NE, straight line" };
const found = (distance: number, duration: number) => ({
  route: {
    provider: "osrm",
    geometry: {
      type: "LineString",
      coordinates: [
        [0, 0],
        [0.02, 0.02],
      ],
    },
    distance,
    duration,
    steps: [],
  },
  straight_line,
});
const by = (profile: string) => `GET /directions/${profile}/${encodeURIComponent("0,0;0.02,0.02")}`;

describe("a route to a destination", () => {
  it("is requested, calculated by travel mode, started, stopped and cleared with the specified texts", async () => {
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((answer) =>
      answer({ coords: { longitude: 0, latitude: 0 } } as GeolocationPosition),
    );
    vi.spyOn(navigator.geolocation, "watchPosition").mockReturnValue(1);
    let driving: () => Promise<object> = async () => problem(404, "route_not_found", "None.");
    const { user } = open("/responder/dashboard?panel=map", {
      "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, directions: "osrm" } },
      [by("driving")]: () => driving(),
      [by("walking")]: found(2600, 1980),
      [by("cycling")]: problem(502, "provider_failed", "Down."),
    });
    await user.click(await screen.findByRole("button", { name: "Navigation" }));
    const card = await screen.findByRole("region", { name: "Navigation" });
    await user.click(within(card).getByRole("button", { name: "Use my location" }));
    expect(within(card).queryByRole("button", { name: "Get Directions" })).toBeNull();
    await user.type(within(card).getByRole("combobox", { name: "Where to?" }), "0.02, 0.02");
    await user.click(await screen.findByRole("option", { name: /0\.02, 0\.02/ }));

    await screen.findByText("Route not found");
    await screen.findByText("Unable to calculate route to destination");
    const answer = Promise.withResolvers<object>();
    driving = () => answer.promise;
    await user.click(await within(card).findByRole("button", { name: "Get Directions" }));
    await within(card).findByText("Calculating route...");
    expect(within(card).queryByText("ETA")).toBeNull();
    answer.resolve(found(3400, 300));
    await screen.findByText("Route calculated");
    await screen.findByText("3.4 km, 5m");
    await within(card).findByText("ETA");
    expect(within(card).queryByRole("button", { name: "Get Directions" })).toBeNull();

    // Another travel mode starts a new calculation.
    await user.click(within(card).getByRole("radio", { name: "Walking" }));
    await screen.findByText("2.6 km, 33m");
    await user.click(within(card).getByRole("radio", { name: "Cycling" }));
    await screen.findByText("Navigation error");
    await screen.findByText("Failed to calculate route. Directions API error: 502");
    await user.click(within(card).getByRole("radio", { name: "Walking" }));

    await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
    await screen.findByText("Navigation started");
    await screen.findByText("Follow the route to your destination");
    await user.click(await within(card).findByRole("button", { name: "Stop Navigation" }));
    await screen.findByText("Navigation stopped");
    await screen.findByText("Route guidance ended");
    await user.click(within(card).getByRole("button", { name: "Clear the route" }));
    await waitFor(() => expect(within(card).queryByText("ETA")).toBeNull());
    expect(within(card).getByRole("combobox", { name: "Where to?" })).toHaveProperty("value", "");
  }, 90_000);
});

it("lists the active filters: none at first", async () => {
  const { user } = open("/responder/dashboard?panel=map");
  const filters = await screen.findByRole("group", { name: "Map Filters" });
  const summary = () => [...filters.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  await within(filters).findByRole("heading", { name: "Active Filters" });
  expect(summary()).toEqual(["All BusinessesDisabled", "Fire HydrantsDisabled"]);
  await user.click(within(filters).getByRole("checkbox", { name: "Fire Hydrants" }));
  await waitFor(() => expect(summary()).toEqual(["All BusinessesDisabled", "Fire HydrantsEnabled"]));
});

it("shows loading, and whether businesses or hydrants failed", async () => {
  const never = () => new Promise<object>(() => undefined);
  const loading = open("/responder/dashboard?panel=map&places=both", {
    "GET /get-all-locations-geocoded": never,
    "GET /load-hydrants": never,
  });
  await screen.findByText("Loading map data...");
  await screen.findByText("Loading all business locations...");
  await screen.findByText("Loading fire hydrants...");
  loading.unmount();
  open("/responder/dashboard?panel=map&places=both", {
    "GET /get-all-locations-geocoded": problem(400, "invalid_request", "No."),
    "GET /load-hydrants": problem(400, "invalid_request", "No."),
  });
  await screen.findByText("Failed to load all business locations");
  expect((await screen.findByText("Failed to load fire hydrants")).isConnected).toBe(true);
});

describe("the plume form", () => {
  it("sets the release location from a click on the map, or cancels", async () => {
    const { user } = open("/responder/dashboard?module=evacuation-plume");
    await user.click(await screen.findByRole("button", { name: "Place pin on map" }));
    await screen.findByText("Select the release location on the map.");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByText("Select the release location on the map.")).toBeNull());
    const address = () => screen.getByRole("combobox", { name: "Incident address" });
    expect(address()).toHaveProperty("value", "");

    await user.click(screen.getByRole("button", { name: "Place pin on map" }));
    const canvas = await waitFor(() => {
      const drawn = document.querySelector<HTMLCanvasElement>(".maplibregl-canvas");
      if (drawn === null) throw new Error("No map is drawn.");
      return drawn;
    });
    const box = canvas.getBoundingClientRect();
    await waitFor(() => {
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, bubbles: true };
      fireEvent.mouseDown(canvas, at);
      fireEvent.mouseUp(canvas, at);
      fireEvent.click(canvas, at);
      expect(address()).toHaveProperty("value", expect.stringMatching(/^-?\d+\.\d+, -?\d+\.\d+$/));
    });
    expect(screen.queryByText("Select the release location on the map.")).toBeNull();
  });

  it("loads the weather once, half a second after the location stops changing", async () => {
    const { user, calls } = open("/responder/dashboard?module=evacuation-plume", {
      "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, weather: "open-meteo" } },
      "GET /get-weather": { ...getWeather.example.response, observed_at: new Date().toISOString() },
    });
    const requested = () => calls().filter((call) => call.startsWith("GET /get-weather")).length;
    await user.type(await screen.findByRole("combobox", { name: "Incident address" }), "44.6652, -63.56");
    await waitFor(() => expect(requested()).toBe(1));
    // Every key restarts the delay.
    await user.type(screen.getByRole("combobox", { name: "Incident address" }), "77");
    expect(requested()).toBe(1);
    await waitFor(() => expect(requested()).toBe(2));
  });
});

it("searches businesses after a pause instead of on every key", async () => {
  const { user, calls } = open("/responder/dashboard?module=business-search", {
    "GET /search-businesses": { status: "success", businesses: [] },
  });
  const box = await screen.findByRole("searchbox");
  await user.type(box, "harbour");
  await waitFor(() => expect(calls().filter((call) => call.startsWith("GET /search-businesses"))).toHaveLength(1));
  await screen.findByText('No businesses found for "harbour"');
});

it("opens the checklist of a link and keeps the open one in the address", async () => {
  const { user, address } = open("/responder/dashboard?panel=checklist&guide=entry-team");
  const panel = await screen.findByRole("dialog", { name: "Safety Checklists" });
  await within(panel).findByRole("heading", { name: "Entry Team Leader" });
  await user.click(within(panel).getByRole("button", { name: /Reference guide/ }));
  await user.click(await screen.findByRole("option", { name: "Decon Officer" }));
  await waitFor(() => expect(address()).toContain("guide=decon-officer"));
});

it("shows at the start and in the workspace that the device cannot save, as long as that lasts", async () => {
  for (const path of ["/responder", "/responder/dashboard"]) {
    const { unmount } = open(path);
    await screen.findByRole("banner");
    act(() => storageProblem.set(true));
    await screen.findByText("This device cannot save any more");
    act(() => storageProblem.set(false));
    await waitFor(() => expect(screen.queryByText("This device cannot save any more")).toBeNull());
    unmount();
  }
});
