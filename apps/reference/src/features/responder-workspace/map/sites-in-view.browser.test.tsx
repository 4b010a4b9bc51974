import { getAllLocationsGeocoded } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const [site] = getAllLocationsGeocoded.response.parse(getAllLocationsGeocoded.example.response).geocoded_locations;
const WORLD = "-180,-90,180,90";
const AT_PIER = "/responder/dashboard?panel=map&places=businesses&view=-63.57520,44.64880,14.0";
/** Name of a site that is in none of the boxes. */
const ELSEWHERE = { ...site, location_id: 77, location_name: "Truro depot", latitude: 45.365, longitude: -63.28 };

type Found = object | Promise<object>;

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "quick-search" });
});

/**
 * Opens the map with a server that has more sites than one response contains.
 *
 * @param inBox - responses to the boxes of a view, in order
 */
function openMap(...inBox: readonly (() => Found)[]) {
  const boxes: string[] = [];
  const view = renderApp(AT_PIER, {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "GET /get-all-locations-geocoded": (query) => {
      const box = query.get("bbox") ?? "";
      if (box === WORLD) return { geocoded_locations: [ELSEWHERE], rest: 99_000, rest_by_area: [] };
      boxes.push(box);
      const answer = inBox[boxes.length - 1];
      return answer === undefined ? "no network" : answer();
    },
  });
  return { ...view, boxes };
}

const onFile = (rest: number) => ({
  geocoded_locations: [site],
  rest,
  rest_by_area: rest === 0 ? [] : [{ latitude: 44.65, longitude: -63.573, count: rest }],
});
const filters = () => screen.findByRole("group", { name: "Map Filters" });
const SENTENCE = "Showing 1 of 3 210 businesses in and near this view, most dangerous first. Zoom in to see all.";

it("loads the sites of the view and says on the map and in the list how many are not shown", async () => {
  const { boxes } = openMap(() => onFile(3209));
  const list = await filters();
  await within(list).findByText("1 business location");
  await within(list).findByText(SENTENCE);
  expect(screen.getAllByText(SENTENCE)).toHaveLength(2);
  expect(screen.queryByText("Truro depot")).toBeNull();
  await screen.findByRole("button", { name: /3\s209 more businesses/ });
  const [west = 0, south = 0, east = 0, north = 0] = (boxes[0] ?? "").split(",").map(Number);
  expect([west < -63.5752, east > -63.5752, south < 44.6488, north > 44.6488]).toEqual([true, true, true, true]);
  expect(east - west).toBeLessThan(0.5);
  expect(boxes).toHaveLength(1);
});

it("shows no sites of the view before as the answer for the next view", async () => {
  const next = Promise.withResolvers<object>();
  const { user, boxes } = openMap(
    () => onFile(3209),
    () => next.promise,
  );
  const list = await filters();
  await within(list).findByText(SENTENCE);
  await user.click(await screen.findByRole("button", { name: "Zoom out" }));
  await waitFor(() => expect(boxes.length).toBeGreaterThan(1));
  await within(list).findByText("Showing businesses loaded earlier. Others may be in this view.");
  await screen.findByText("Loading all business locations...");
  expect(screen.queryByText(SENTENCE)).toBeNull();
  within(list).getByRole("button", { name: site?.location_name ?? "none" });
  next.resolve(onFile(0));
  await waitFor(() => expect(screen.queryByText("Loading all business locations...")).toBeNull());
  expect(screen.queryByText("Showing businesses loaded earlier. Others may be in this view.")).toBeNull();
  within(list).getByText("1 business location");
});

it("asks the server once for a view and for a view within it, if all of its sites are loaded", async () => {
  const { user, boxes, address } = openMap(() => onFile(0));
  const list = await filters();
  await within(list).findByText("1 business location");
  await user.click(await screen.findByRole("button", { name: "Zoom in" }));
  await waitFor(() => expect(decodeURIComponent(address())).toContain("view=-63.57520,44.64880,15.0"));
  within(list).getByText("1 business location");
  expect(boxes).toHaveLength(1);
});

it("shows saved sites of the view with their time if the view cannot be loaded", async () => {
  const { user } = openMap(
    () => onFile(3209),
    () => problem(400, "invalid_request", "No."),
  );
  const list = await filters();
  await within(list).findByText(SENTENCE);
  await user.click(await screen.findByRole("button", { name: "Zoom out" }));
  await screen.findByText("Failed to load all business locations");
  within(list).getByRole("button", { name: site?.location_name ?? "none" });
  within(list).getByText("Showing businesses loaded earlier. Others may be in this view.");
  expect(within(list).getByText(/^Loaded .+ or later$/).isConnected).toBe(true);
});
