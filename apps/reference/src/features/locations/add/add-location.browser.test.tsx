import { type AnswerOf } from "@placard/api-client";
import { type addressSuggestions, getLocationsByBusiness, uploadPicture } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, CONFIG, CONFIG_WITH_REGION, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);
afterEach(() => vi.unstubAllGlobals());

const PAGE = "/dashboard/locations/add";
const jpeg = (name: string) => new File(["a picture"], name, { type: "image/jpeg" });
const [plant] = getLocationsByBusiness.example.response.locations;
if (plant === undefined) throw new Error("The contract's example holds no location.");

type Suggestion = AnswerOf<typeof addressSuggestions>["suggestions"][number];

async function open(precision: Suggestion["precision"], answers: Parameters<typeof renderApp>[1] = {}, typed = "Yarm") {
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
  await app.user.type(await screen.findByLabelText("Location Name"), "Depot");
  await app.user.type(screen.getByLabelText("Civic Address"), typed);
  await app.user.click(await screen.findByRole("option", { name: /Yarmouth, NS/ }));
  const pin = screen.getByRole("group", { name: "Position on the map" });
  const save = () => app.user.click(screen.getByRole("button", { name: "Save location" }));
  return { ...app, pin, save };
}

it("shows no warning about a town before anything is typed", async () => {
  const { user } = renderApp(PAGE, {
    ...emptyBusiness,
    "GET /get-users-by-business/3": { users: [], contacts: [] },
    "GET /address-suggestions": { suggestions: [] },
  });
  const pin = await screen.findByRole("group", { name: "Position on the map" });
  expect(within(pin).queryByText("A town is not precise enough")).toBeNull();
  await user.type(screen.getByLabelText("Civic Address"), "Dart");
  await within(pin).findByText("A town is not precise enough");
});

it("does not accept a town as position: set the pin or postpone it explicitly", async () => {
  const { user, pin, save, calls, sent } = await open("town");
  await save();
  await within(pin).findByText(/^Confirm the position or set the pin/);
  expect(pin.contains(document.activeElement)).toBe(true);
  expect(within(pin).queryByRole("button", { name: "Confirm this position" })).toBeNull();
  expect(calls()).not.toContain("POST /insert-location");
  await user.click(
    within(pin).getByRole("checkbox", { name: /^Set the pin later. Until then, crews see “Approximate/ }),
  );
  await save();
  await screen.findByText("Location added");
  expect(sent("POST /insert-location")).not.toHaveProperty("latitude");
});

it("keeps the typed street if a town is chosen, and shows the town as an approximate position", async () => {
  const { user, pin, save, sent } = await open("town", {}, "14 Industrial Road, Yarm");
  const address = screen.getByLabelText("Civic Address");
  expect(address).toHaveValue("14 Industrial Road, Yarmouth, NS");
  expect(address).toHaveAccessibleDescription(
    "Pick from the dropdown so that crews can find the site. The list has towns and your own locations, but no streets. Type the street, choose the town, then set the pin.",
  );
  expect(within(pin).getByText("43.84, -66.12")).toBeVisible();
  await user.type(address, ", rear gate");
  expect(within(pin).getByText("43.84, -66.12")).toBeVisible(); // the map still starts at the town
  await user.keyboard("{Escape}"); // closes the suggestions
  await user.click(within(pin).getByRole("checkbox", { name: /^Set the pin later/ }));
  await save();
  await screen.findByText("Location added");
  expect(sent("POST /insert-location")).toMatchObject({ civic_address: "14 Industrial Road, Yarmouth, NS, rear gate" });
});

it("says nothing about towns if the server has an address service", async () => {
  const providers = { ...CONFIG.providers, geocoder: "photon" };
  await open("point", { "GET /get-config": { ...CONFIG, providers } });
  expect(screen.getByLabelText("Civic Address")).toHaveAccessibleDescription(
    "Pick from the dropdown so that crews can find the site.",
  );
});

it("uses the pin of another site only after it is confirmed for this one", async () => {
  const { user, pin, save, calls, sent } = await open("registered");
  expect(within(pin).queryByText("Pin confirmed")).toBeNull();
  await save();
  await within(pin).findByText(/^Confirm the position or set the pin/);
  expect(calls()).not.toContain("POST /insert-location");
  await user.click(within(pin).getByRole("button", { name: "Confirm this position" }));
  await within(pin).findByText("Pin confirmed");
  await save();
  await screen.findByText("Location added");
  expect(sent("POST /insert-location")).toMatchObject({ latitude: 43.84, longitude: -66.12, precision: "registered" });
});

it("saves a safety feature as yes, no or unknown", async () => {
  const { user, pin, save, sent } = await open("rooftop");
  await user.click(within(pin).getByRole("button", { name: "Confirm this position" }));
  const choose = async (feature: string, state: string) =>
    user.click(within(screen.getByRole("radiogroup", { name: feature })).getByRole("radio", { name: state }));
  await choose("Fire alarm", "Yes");
  await choose("Near river or sewer system", "No");
  await save();
  await screen.findByText("Location added");
  const body = sent("POST /insert-location");
  expect(body).toMatchObject({ fire_alarm: true, nearby_river_or_sewer: false });
  expect(body).not.toHaveProperty("sprinklers");
});

it("names and focuses a file that cannot be uploaded, and sends nothing", async () => {
  const { user, pin, save, calls } = await open("rooftop");
  await user.click(within(pin).getByRole("button", { name: "Confirm this position" }));
  const picker = document.querySelector<HTMLInputElement>('input[type="file"][accept*="pdf"]');
  if (picker === null) throw new Error("There is no picker for the floor plan.");
  picker.removeAttribute("accept"); // dropped as a file
  await user.upload(picker, new File(["x"], "notes.txt", { type: "text/plain" }));
  const drop = screen.getByRole("group", { name: "Floor plan" });
  await save();
  await screen.findByText("A selected file cannot be uploaded");
  expect(drop.contains(document.activeElement)).toBe(true);
  expect(calls()).not.toContain("POST /insert-location");
});

it("keeps typed pin coordinates on Escape and clears them once used", async () => {
  const { user, pin } = await open("town");
  const openDialog = async () => {
    await user.click(within(pin).getByRole("button", { name: "Set the pin" }));
    return within(await screen.findByRole("dialog", { name: "Set the pin" }));
  };
  const started = await openDialog();
  await user.type(started.getByLabelText("Coordinates"), "44.6488, -63.5752");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const again = await openDialog();
  expect(again.getByLabelText("Coordinates")).toHaveProperty("value", "44.6488, -63.5752");
  expect(again.getByText(/^Restored what you typed at /)).toBeTruthy();
  await user.click(again.getByRole("button", { name: "Use this pin" }));
  await within(pin).findByText("44.64880, -63.57520");
  expect(draftsOf(localStorage, `business:${dana.id}`).unsaved("pin-")).toEqual([]);
});

it("loads the map of a region for the pin", async () => {
  const place = { id: "1", place_name: "Yarmouth, NS", center: [-63.575, 44.649], precision: "point", source: "x" };
  const { user, pin } = await open("point", {
    "GET /get-config": CONFIG_WITH_REGION,
    "GET /address-suggestions": { suggestions: [place] },
  });
  await user.click(within(pin).getByRole("button", { name: "Set the pin" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set the pin" }));
  expect(await dialog.findByText("The map of Halifax harbour could not be downloaded.")).toBeTruthy();
});

it("asks about a pin whose coordinates are near with another sign or order", async () => {
  const { user, pin } = await open("town", { "GET /get-config": CONFIG_WITH_REGION });
  await user.click(within(pin).getByRole("button", { name: "Set the pin" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set the pin" }));
  const field = dialog.getByLabelText<HTMLInputElement>("Coordinates");
  const use = () => dialog.getByRole("button", { name: "Use this pin" });
  await user.type(field, "-63.5752, 44.6488");
  await dialog.findByText("Did you mean 44.6488, −63.5752?");
  expect(use().getAttribute("aria-disabled")).toBe("true");
  await user.click(dialog.getByRole("button", { name: "Keep as typed" }));
  await waitFor(() => expect(use().getAttribute("aria-disabled")).toBeNull());

  await user.clear(field);
  await user.type(field, "44.6488 63.5752");
  await user.click(await dialog.findByRole("button", { name: "Use 44.6488, −63.5752" }));
  expect(field.value).toBe("44.6488, -63.5752");
  expect(document.activeElement).toBe(field);
  await user.click(use());
  await within(pin).findByText("44.64880, -63.57520");
});

it("asks about coordinates in the civic address before it takes their position", async () => {
  const { user, pin } = await open("town", { "GET /get-config": CONFIG_WITH_REGION });
  const address = screen.getByLabelText<HTMLInputElement>("Civic Address");
  await user.clear(address);
  await user.type(address, "44.6488 63.5752");
  await user.click(await screen.findByRole("button", { name: "Use 44.6488, −63.5752" }));
  await within(pin).findByText("44.64880, -63.57520");
  expect(address.value).toBe("44.6488, -63.5752");
});

it("sets the pin by coordinates without WebGL and explains the missing map", async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { user, pin } = await open("town");
  await user.click(within(pin).getByRole("button", { name: "Set the pin" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set the pin" }));
  await dialog.findByText(/WebGL 2 is missing/);
  await user.type(dialog.getByLabelText("Coordinates"), "44.6488, -63.5752");
  await user.click(dialog.getByRole("button", { name: "Use this pin" }));
  expect(await within(pin).findByText("44.64880, -63.57520")).toBeTruthy();
  getContext.mockRestore();
});

it("removes the error message once the site is added", async () => {
  let isDown = true;
  const { user, pin, save } = await open("rooftop", {
    "POST /insert-location": () =>
      isDown
        ? problem(500, "internal_error", "Something went wrong on the server.")
        : { location_id: 21, location: plant },
  });
  await user.click(within(pin).getByRole("button", { name: "Confirm this position" }));
  await save();
  await screen.findByText("Location Creation Failed");
  isDown = false;
  await save();
  await screen.findByText("Location added");
  await waitFor(() => expect(screen.queryByText("Location Creation Failed")).toBeNull());
});

it("asks which floor plan to keep if a second one is chosen", async () => {
  const { user } = await open("rooftop");
  const picker = document.querySelector<HTMLInputElement>('input[type="file"][accept*="pdf"]');
  if (picker === null) throw new Error("There is no picker for the floor plan.");
  const plan = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });
  const drop = within(screen.getByRole("group", { name: "Floor plan" }));
  await user.upload(picker, plan("old.pdf"));
  await user.upload(picker, plan("new.pdf"));
  await screen.findByText("Replace old.pdf with new.pdf?");
  expect(drop.getByText("old.pdf")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep old.pdf" }));
  expect(screen.queryByText(/^Replace old/)).toBeNull();
  expect(drop.queryByText("new.pdf")).toBeNull();
  await user.upload(picker, plan("new.pdf"));
  await user.click(await screen.findByRole("button", { name: "Replace" }));
  expect(drop.getByText("new.pdf")).toBeTruthy();
  expect(drop.queryByText("old.pdf")).toBeNull();
});

it("keeps each failed picture with its reason and uploads it again", async () => {
  vi.stubGlobal("XMLHttpRequest", undefined); // uploads use fetch, which the test answers
  let isRefused = true;
  const { user, pin, save, address, calls } = await open("rooftop", {
    "GET /get-locations-by-business/3": { locations: [plant] },
    [`GET /get-pictures-by-location/${plant.id}`]: { pictures: [] },
    "POST /upload-picture": () =>
      isRefused ? problem(413, "file_too_large", "This file is too large.") : uploadPicture.example.response,
  });
  await user.click(within(pin).getByRole("button", { name: "Confirm this position" }));
  const picker = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (picker === null) throw new Error("There is no picker for entrance images.");
  await user.upload(picker, [jpeg("gate.jpg"), jpeg("dock.jpg")]);
  await save();
  await screen.findByText("File Upload Warning");
  await waitFor(() => expect(address()).toBe("/dashboard/locations"));
  const left = await screen.findByRole("region", { name: "Depot: files not uploaded" });
  expect(within(left).getByText("gate.jpg").parentElement?.textContent).toContain("This file is too large.");

  const again = within(left).getByRole("button", { name: "Try again: gate.jpg" });
  await user.click(again);
  await waitFor(() => expect(calls().filter((call) => call === "POST /upload-picture")).toHaveLength(3));
  await waitFor(() => expect(again.dataset["pending"]).toBeUndefined()); // fails again
  expect(within(left).getByText("gate.jpg")).toBeTruthy();
  isRefused = false;
  await user.click(again);
  await screen.findByText("Successfully uploaded 1 file(s).");
  await waitFor(() => expect(within(left).queryByText("gate.jpg")).toBeNull());
  await user.click(within(left).getByRole("button", { name: "Do not send dock.jpg" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /did not arrive/ })).toBeNull());
});

it("restores chosen files after a reload and forgets them with Discard", async () => {
  const { user, unmount } = await open("rooftop");
  const picker = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (picker === null) throw new Error("There is no picker for entrance images.");
  await user.upload(picker, [jpeg("gate.jpg")]);
  await screen.findByText("gate.jpg");
  unmount();
  const again = renderApp(PAGE, { ...emptyBusiness, "GET /get-users-by-business/3": { users: [], contacts: [] } });
  await screen.findByText("gate.jpg");
  await screen.findByText(/^Restored what you typed at /);
  await again.user.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByText("gate.jpg")).toBeNull());
  again.unmount();
  renderApp(PAGE, { ...emptyBusiness, "GET /get-users-by-business/3": { users: [], contacts: [] } });
  await screen.findByLabelText("Location Name");
  expect(screen.queryByText("gate.jpg")).toBeNull();
});

it("discards the input on Cancel", async () => {
  const { user, address } = await open("town");
  const drafts = draftsOf(localStorage, `business:${dana.id}`);
  expect(drafts.unsaved()).toEqual(["add-location"]);
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(address()).toBe("/dashboard/locations"));
  expect(drafts.unsaved()).toEqual([]);
});

it("notifies about sites without a confirmed pin", async () => {
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
  await user.click(await screen.findByRole("button", { name: "Notifications: 1 new" }));
  await user.click(await screen.findByRole("link", { name: "2 locations have no confirmed pin." }));
  await waitFor(() => expect(address()).toBe("/dashboard/locations"));
});
