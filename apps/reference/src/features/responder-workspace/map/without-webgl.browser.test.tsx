import { getAllLocationsGeocoded } from "@placard/api-client/internal";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { writeMode } from "../../../incident/incident-store.ts";
import { FILLED_PLUME } from "../../../test/filled-plume.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const REASON = /WebGL 2 is missing/;

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "quick-search" });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
});
const session = () => ({ "GET /session": { user: { ...alex, id: person, user_id: person } } });
const [site] = getAllLocationsGeocoded.response.parse(getAllLocationsGeocoded.example.response).geocoded_locations;

it("lists locations and offers navigation without a map", async () => {
  renderApp("/responder/dashboard?panel=map&places=businesses", {
    ...session(),
    "GET /get-all-locations-geocoded": { geocoded_locations: [site] },
  });
  await screen.findByText(REASON);
  expect(document.querySelector("canvas")).toBeNull();
  expect((await screen.findAllByText(new RegExp(site?.location_name ?? "none"))).length).toBeGreaterThan(0);
  expect(screen.getByRole("checkbox", { name: "Fire Hydrants" })).toBeTruthy();
});

it("lists the locations around the place that is looked at without a map", async () => {
  renderApp("/responder/dashboard?panel=map&places=businesses&view=-63.57520,44.64880,14.0", {
    ...session(),
    "GET /get-all-locations-geocoded": (query) =>
      query.get("bbox") === "-180,-90,180,90"
        ? { geocoded_locations: [], rest: 99_000, rest_by_area: [] }
        : { geocoded_locations: [site], rest: 41, rest_by_area: [] },
  });
  await screen.findByText(REASON);
  expect((await screen.findAllByText(/^Showing 1 of 42 businesses in and near this view/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(new RegExp(site?.location_name ?? "none"))).length).toBeGreaterThan(0);
});

it("describes the zones in a sentence and a table, and accepts typed coordinates, without a map", async () => {
  draftsOf(localStorage, `responder:${person}`).write("quick-search/plume", FILLED_PLUME, { kind: "working" });
  const { user } = renderApp("/responder/dashboard?module=evacuation-plume", session());
  await user.click(await screen.findByRole("button", { name: "Calculate" }));
  const [table] = await screen.findAllByRole("grid", { name: /Zones/ });
  if (table === undefined) throw new Error("There is no table of zones.");
  expect(within(table).getAllByRole("row").length).toBeGreaterThan(5);
  const map = (await screen.findByText(REASON)).closest("section");
  expect(map?.querySelector(".placard-plume-verdict b")?.textContent).toMatch(/reaches .*\d/);
  expect(document.querySelector(".maplibregl-canvas")).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Inputs" }));
  expect(await screen.findByRole("combobox", { name: "Incident address" })).toBeTruthy();
});
