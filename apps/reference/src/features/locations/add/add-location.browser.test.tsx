import { getLocationsByBusiness, type AnswerOf, type addressSuggestions } from "@placard/api-client";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftsOf } from "../../../forms/drafts.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/dashboard/locations/add";
const [plant] = getLocationsByBusiness.example.response.locations;
if (plant === undefined) throw new Error("The contract's example holds no location.");

type Suggestion = AnswerOf<typeof addressSuggestions>["suggestions"][number];

async function open(precision: Suggestion["precision"], answers: Parameters<typeof renderApp>[1] = {}) {
  const suggestion: Suggestion = {
    id: "1",
    place_name: "Yarmouth, NS",
    center: [-66.12, 43.84],
    precision,
    source: "x",
  };
  const app = renderApp(PAGE, {
    ...emptyBusiness,
    "GET /get-users-by-business/3": { users: [], contacts: [] },
    "GET /address-suggestions": { suggestions: [suggestion] },
    "POST /insert-location": { location_id: plant?.id, location: plant },
    ...answers,
  });
  await app.user.type(await screen.findByLabelText("Location Name", {}, { timeout: 30_000 }), "Depot");
  await app.user.type(screen.getByLabelText("Civic Address"), "Yarm");
  await app.user.click(await screen.findByRole("option", { name: /Yarmouth, NS/ }, { timeout: 10_000 }));
  const pin = screen.getByRole("group", { name: "Place on the map" });
  const save = () => app.user.click(screen.getByRole("button", { name: "Save location" }));
  return { ...app, pin, save };
}

it("takes no town for a site: the pin is asked for, or put off in so many words", async () => {
  const { user, pin, save, calls, sent } = await open("town");
  await save();
  await within(pin).findByText(/^Confirm the place or set the pin/);
  expect(pin.contains(document.activeElement)).toBe(true);
  expect(within(pin).queryByRole("button", { name: "Confirm this place" })).toBeNull();
  expect(calls()).not.toContain("POST /insert-location");
  await user.click(
    within(pin).getByRole("checkbox", { name: /^Set the pin later. Until then crews read: Approximate/ }),
  );
  await save();
  await screen.findByText("Location added");
  expect(sent("POST /insert-location")).not.toHaveProperty("latitude");
}, 60_000);

it("takes the pin of another site only once it is confirmed for this one", async () => {
  const { user, pin, save, calls, sent } = await open("registered");
  expect(within(pin).queryByText("Pin confirmed")).toBeNull();
  await save();
  await within(pin).findByText(/^Confirm the place or set the pin/);
  expect(calls()).not.toContain("POST /insert-location");
  await user.click(within(pin).getByRole("button", { name: "Confirm this place" }));
  await within(pin).findByText("Pin confirmed");
  await save();
  await screen.findByText("Location added");
  expect(sent("POST /insert-location")).toMatchObject({ latitude: 43.84, longitude: -66.12, precision: "registered" });
}, 60_000);

it("says of a feature that it is there, is not or is unknown", async () => {
  const { user, pin, save, sent } = await open("rooftop");
  await user.click(within(pin).getByRole("button", { name: "Confirm this place" }));
  const choose = async (feature: string, state: string) =>
    user.click(within(screen.getByRole("radiogroup", { name: feature })).getByRole("radio", { name: state }));
  await choose("Fire alarm", "Yes");
  await choose("Near river or sewer system", "No");
  await save();
  await screen.findByText("Location added");
  const body = sent("POST /insert-location");
  expect(body).toMatchObject({ fire_alarm: true, nearby_river_or_sewer: false });
  expect(body).not.toHaveProperty("sprinklers");
}, 60_000);

it("names a file that cannot be sent and leads to it, and sends nothing", async () => {
  const { user, pin, save, calls } = await open("rooftop");
  await user.click(within(pin).getByRole("button", { name: "Confirm this place" }));
  const picker = document.querySelector<HTMLInputElement>('input[type="file"][accept*="pdf"]');
  if (picker === null) throw new Error("There is no picker for the floor plan.");
  picker.removeAttribute("accept"); // as a file that is dropped
  await user.upload(picker, new File(["x"], "notes.txt", { type: "text/plain" }));
  const drop = screen.getByRole("group", { name: "Floor plan" });
  await save();
  await screen.findByText("A chosen file cannot be sent");
  expect(drop.contains(document.activeElement)).toBe(true);
  expect(calls()).not.toContain("POST /insert-location");
}, 60_000);

it("takes its failure away once the site is added", async () => {
  let isDown = true;
  const { user, pin, save } = await open("rooftop", {
    "POST /insert-location": () =>
      isDown
        ? problem(500, "internal_error", "Something went wrong on the server.")
        : { location_id: 21, location: plant },
  });
  await user.click(within(pin).getByRole("button", { name: "Confirm this place" }));
  await save();
  await screen.findByText("Location Creation Failed");
  isDown = false;
  await save();
  await screen.findByText("Location added");
  await waitFor(() => expect(screen.queryByText("Location Creation Failed")).toBeNull());
}, 60_000);

it("forgets on Cancel what was typed", async () => {
  const { user, address } = await open("town");
  const drafts = draftsOf(localStorage, `business:${dana.id}`);
  expect(drafts.unsaved()).toEqual(["add-location"]);
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(address()).toBe("/dashboard/locations"));
  expect(drafts.unsaved()).toEqual([]);
}, 60_000);

it("rings the bell for sites without a confirmed pin", async () => {
  const { user, address } = renderApp("/dashboard/fire-safety", {
    ...emptyBusiness,
    "GET /get-inventory-summary/3": {
      chemicals: 0,
      locations: 0,
      stale: 0,
      never_checked: 0,
      containers_expired: 0,
      containers_due: 0,
      without_sheet: 0,
      sheets_past_review: 0,
      locations_without_pin: 2,
      by_level: { extreme: 0, high: 0, unknown: 0, not_graded: 0, medium: 0, low: 0 },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Notifications, 1 new" }, { timeout: 30_000 }));
  await user.click(await screen.findByRole("link", { name: "2 locations have no confirmed pin." }));
  await waitFor(() => expect(address()).toBe("/dashboard/locations"));
}, 60_000);
