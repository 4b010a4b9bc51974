import { getLocationsByBusiness, getPicturesByLocation } from "@placard/api-client";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [plant] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
const [gate] = getPicturesByLocation.response.parse(getPicturesByLocation.example.response).pictures;
if (plant === undefined || gate === undefined) throw new Error("The contract's examples hold no rows.");
const door = { ...gate, id: 33, description: "South door" };
const plan = { ...gate, id: 34, description: "Pier Road plant floor plan" };

async function openImages(table = {}) {
  const app = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [plant] },
    "GET /get-pictures-by-location/21": { pictures: [gate, door, plan] },
    "GET /get-users-by-business/3": { users: [], contacts: [] },
    ...table,
  });
  await app.user.click(await screen.findByRole("button", { name: "Pier Road plant" }, { timeout: 15_000 }));
  await app.user.click(await screen.findByRole("tab", { name: /^Images/ }));
  return app;
}

it("says what a picture shows and which entrance stands first", async () => {
  const { user, sent } = await openImages({ "PUT /update-picture/33": { picture: door } });
  await user.click(await screen.findByRole("button", { name: "Edit South door" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit picture" });
  const words = within(dialog).getByLabelText("What it shows");
  await user.clear(words);
  await user.type(words, "Floor plan by the door");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await within(dialog).findByText(/Choose other words than “floor plan”/);
  await user.clear(words);
  await user.type(words, "Loading dock, east");
  await user.click(within(dialog).getByRole("button", { name: /Place in the row/ }));
  await user.click(await screen.findByRole("option", { name: "First of 2" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await screen.findByText("Picture saved");
  expect(sent("PUT /update-picture/33")).toEqual({ description: "Loading dock, east", place: 1 });
});

it("keeps a floor plan one, and has no place to ask of it", async () => {
  const { user, calls } = await openImages();
  await user.click(await screen.findByRole("button", { name: "Edit Pier Road plant floor plan" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit picture" });
  expect(within(dialog).queryByRole("button", { name: /Place in the row/ })).toBeNull();
  const words = within(dialog).getByLabelText("What it shows");
  await user.clear(words);
  await user.type(words, "Pump hall");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await within(dialog).findByText(/Keep the words “floor plan”/);
  expect(calls().filter((call) => call.startsWith("PUT /update-picture"))).toEqual([]);
});

it("says to who may not change pictures why, at each of the buttons", async () => {
  await openImages({ "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } });
  const edit = await screen.findByRole("button", { name: "Edit South door" });
  await waitFor(() => expect(edit.getAttribute("aria-disabled")).toBe("true"));
  const reason = document.getElementById(edit.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain("Your role is Viewer");
  edit.focus();
  expect(getComputedStyle(reason ?? edit).visibility).toBe("visible");
});
