import { getLocationsByBusiness } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [example] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
if (example === undefined) throw new Error("The contract's example holds no location.");
const location = example;

it("edits a location in its dialog and shows No for absent features", async () => {
  const { user, sent } = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [location] },
    [`GET /get-pictures-by-location/${location.id}`]: { pictures: [] },
    [`PUT /update-location/${location.id}`]: { location },
  });
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${location.name}`) }));
  await user.click(await screen.findByRole("button", { name: "Edit location" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit Location" });
  const name = within(dialog).getByLabelText(/Location Name/);
  await user.clear(name);
  await user.type(name, "Pier 9");
  const alarm = within(dialog).getByRole("radiogroup", { name: /alarm/i });
  await user.click(within(alarm).getByRole("radio", { name: "No" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await screen.findByText("Location updated");
  expect(sent(`PUT /update-location/${location.id}`)).toMatchObject({
    name: "Pier 9",
    fire_alarm: false,
    civic_address: location.civic_address,
    version: location.version,
  });
});

it("never overwrites changes saved in another tab, and keeps the input", async () => {
  const theirs = {
    ...location,
    name: "Pier 12",
    sprinklers: false,
    best_entrance: "Gate 5",
    version: location.version + 1,
  };
  const saves: unknown[] = [];
  const { user } = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [{ ...location, sprinklers: null }] },
    [`GET /get-pictures-by-location/${location.id}`]: { pictures: [] },
    [`PUT /update-location/${location.id}`]: (_, body: unknown) => {
      saves.push(body);
      if (saves.length > 1) return { location: theirs };
      const refused = problem(409, "edit_conflict", "Changed.");
      return { ...refused, body: { ...refused.body, current: theirs } };
    },
  });
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${location.name}`) }));
  await user.click(await screen.findByRole("button", { name: "Edit location" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Location" }));
  await user.clear(dialog.getByLabelText(/Location Name/));
  await user.type(dialog.getByLabelText(/Location Name/), "Pier 9");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Someone else changed this location.");
  expect(dialog.getByText(/Saved version: Pier 12, /)).toBeTruthy();
  expect(dialog.getByLabelText(/Location Name/)).toHaveProperty("value", "Pier 9");
  const sprinklers = dialog.getByRole("radiogroup", { name: /sprinklers/i });
  expect(within(sprinklers).getByRole("radio", { name: "No" })).toHaveProperty("checked", true);
  dialog.getByText(/Theirs: Pier 12/);
  const label = /Location Name/;
  await user.click(dialog.getByRole("button", { name: /^Use theirs: Location Name/ }));
  expect(dialog.getByLabelText(label)).toHaveProperty("value", "Pier 12");
  expect(dialog.queryByRole("button", { name: /^Use theirs/ })).toBeNull();
  await user.clear(dialog.getByLabelText(label));
  await user.type(dialog.getByLabelText(label), "Pier 9");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Location updated");
  expect(saves[1]).toMatchObject({
    name: "Pier 9",
    sprinklers: false,
    best_entrance: "Gate 5",
    version: theirs.version,
  });
});

/** Opens the page of a site whose first save returns a conflict with `theirs`. All later saves succeed. */
function openStale(theirs: typeof location, onFile = location) {
  const saves: unknown[] = [];
  const view = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [onFile] },
    [`GET /get-pictures-by-location/${onFile.id}`]: { pictures: [] },
    [`PUT /update-location/${onFile.id}`]: (_, body: unknown) => {
      saves.push(body);
      if (saves.length > 1) return { location: theirs };
      const refused = problem(409, "edit_conflict", "Changed.");
      return { ...refused, body: { ...refused.body, current: theirs } };
    },
  });
  const openDialog = async () => {
    const site = new RegExp(`^${onFile.name}`);
    await view.user.click(await screen.findByRole("button", { name: site }));
    await view.user.click(await screen.findByRole("button", { name: "Edit location" }));
    return within(await screen.findByRole("dialog", { name: "Edit Location" }));
  };
  return { ...view, saves, openDialog };
}

it("saves without asking if someone else changed other fields", async () => {
  const theirs = { ...location, best_entrance: "Gate 5", version: location.version + 1 };
  const { user, saves, openDialog } = openStale(theirs);
  const dialog = await openDialog();
  await user.clear(dialog.getByLabelText(/Location Name/));
  await user.type(dialog.getByLabelText(/Location Name/), "Pier 9");
  await user.click(dialog.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Location updated");
  expect(saves[1]).toMatchObject({ name: "Pier 9", best_entrance: "Gate 5", version: theirs.version });
});

it("restores input typed on an older version, merges it and asks about fields both changed", async () => {
  const first = openStale(location);
  const before = await first.openDialog();
  await first.user.clear(before.getByLabelText(/Location Name/));
  await first.user.type(before.getByLabelText(/Location Name/), "Pier 9");
  first.unmount();
  const theirs = { ...location, name: "Pier 12", best_entrance: "Gate 5", version: location.version + 1 };
  const { user, openDialog } = openStale(theirs, theirs);
  const dialog = await openDialog();
  await user.click(await dialog.findByRole("button", { name: /^Keep mine: Location Name/ }));
  expect(dialog.getByLabelText(/Location Name/)).toHaveProperty("value", "Pier 9");
  expect(dialog.getByLabelText(/Best entrance/i)).toHaveProperty("value", "Gate 5");
  expect(dialog.queryByRole("button", { name: /^Keep mine/ })).toBeNull();
});

it("does not call input restored that was saved since, also if others changed other fields", async () => {
  const first = openStale(location);
  const before = await first.openDialog();
  await first.user.clear(before.getByLabelText(/Location Name/));
  await first.user.type(before.getByLabelText(/Location Name/), "Pier 9");
  first.unmount();
  const theirs = { ...location, name: "Pier 9", best_entrance: "Gate 5", version: location.version + 1 };
  const dialog = await openStale(theirs, theirs).openDialog();
  expect(dialog.queryByText(/^Restored what you typed/)).toBeNull();
  await waitFor(() => expect(dialog.getByLabelText(/Best entrance/i)).toHaveProperty("value", "Gate 5"));
  expect(dialog.queryByText(/^Restored what you typed/)).toBeNull();
});
