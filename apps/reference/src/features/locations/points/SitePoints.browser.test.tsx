import {
  getLocationsByBusiness,
  getPicturesByLocation,
  getPlanPoints,
  insertSitePoint,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [example] = getLocationsByBusiness.example.response.locations;
const { point } = insertSitePoint.response.parse(insertSitePoint.example.response);
const [picture] = getPicturesByLocation.example.response.pictures;
const [planPoint] = getPlanPoints.example.response.points;
const plant = { ...example, points: [] };
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [plant] },
  "GET /get-pictures-by-location/21": { pictures: [] },
};

async function openPoints(table: Parameters<typeof renderApp>[1] = server) {
  const view = renderApp("/dashboard/locations", table);
  await view.user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  await view.user.click(await screen.findByRole("tab", { name: /Images/ }));
  await screen.findByRole("region", { name: "Points on the map" });
  return view;
}

async function openDialog(table?: Parameters<typeof renderApp>[1]) {
  const view = await openPoints(table);
  await view.user.click(screen.getByRole("button", { name: "Add points to the map" }));
  const dialog = await screen.findByRole("dialog", { name: "Points on the map: Pier Road plant" });
  return { ...view, dialog };
}

it("adds a point by keyboard with type, note and coordinates", async () => {
  let isSet = false;
  const { user, dialog, sent } = await openDialog({
    ...server,
    "GET /get-locations-by-business/3": () => ({ locations: [isSet ? { ...plant, points: [point] } : plant] }),
    "POST /insert-site-point": () => {
      isSet = true;
      return { point };
    },
  });
  const set = () => within(dialog).getByRole("button", { name: "Add point" });
  expect(set().getAttribute("aria-disabled")).toBe("true"); // type and position must be chosen by the user
  await user.click(within(dialog).getByRole("button", { name: /Type of point/ }));
  await user.click(await screen.findByRole("option", { name: "Key box" }));
  await user.type(within(dialog).getByLabelText("Note"), "Left of the gate");
  await user.type(within(dialog).getByLabelText("Coordinates"), "Gate 2");
  await within(dialog).findByText(/^Enter latitude and longitude/);
  await user.clear(within(dialog).getByLabelText("Coordinates"));
  await user.type(within(dialog).getByLabelText("Coordinates"), "44.64901, -63.57533");
  await user.click(set());
  await within(dialog).findByText("44.64901, -63.57533");
  expect(sent("POST /insert-site-point")).toEqual({
    location_id: 21,
    kind: "key_box",
    note: "Left of the gate",
    latitude: 44.64901,
    longitude: -63.57533,
  });
});

it("shows the pin of the site on the map, but no pin for the middle of its town", async () => {
  const { dialog, unmount } = await openDialog();
  expect(await within(dialog).findByRole("img", { name: "Pier Road plant" })).toBeTruthy();
  unmount();
  const inTown = { ...plant, precision: "town" };
  const { dialog: ofTown } = await openDialog({
    ...server,
    "GET /get-locations-by-business/3": { locations: [inTown] },
  });
  await within(ofTown).findByRole("region", { name: /map/i });
  expect(within(ofTown).queryByRole("img", { name: "Pier Road plant" })).toBeNull();
});

it("moves and removes a point, and keeps the input on failure", async () => {
  const { user, dialog, sent, calls } = await openDialog({
    ...server,
    "GET /get-locations-by-business/3": { locations: [{ ...plant, points: [point] }] },
    "PUT /update-site-point/61": problem(500, "internal_error", "Something went wrong."),
    "DELETE /delete-site-point/61": {},
  });
  await user.click(within(dialog).getByRole("button", { name: /^Move or edit Key box/ }));
  const where = within(dialog).getByLabelText<HTMLInputElement>("Coordinates");
  await user.clear(where);
  await user.type(where, "44.65, -63.58");
  await user.click(within(dialog).getByRole("button", { name: "Save point" }));
  await screen.findByText("Point not added");
  expect(where.value).toBe("44.65, -63.58");
  expect(sent("PUT /update-site-point/61")).toMatchObject({ kind: "key_box", latitude: 44.65, longitude: -63.58 });
  await user.click(within(dialog).getByRole("button", { name: /^Remove Key box/ }));
  await waitFor(() => expect(calls()).toContain("DELETE /delete-site-point/61"));
});

it("asks about coordinates far from the site before the point is added", async () => {
  const { user, dialog, sent } = await openDialog({
    ...server,
    "GET /get-locations-by-business/3": {
      locations: [{ ...plant, latitude: 44.649, longitude: -63.5753, precision: "registered" }],
    },
    "POST /insert-site-point": { point },
  });
  await user.click(within(dialog).getByRole("button", { name: /Type of point/ }));
  await user.click(await screen.findByRole("option", { name: "Key box" }));
  await user.type(within(dialog).getByLabelText("Coordinates"), "44.64901, 63.57533");
  await within(dialog).findByText("Did you mean 44.64901, −63.57533?");
  const add = within(dialog).getByRole("button", { name: "Add point" });
  expect(add.getAttribute("aria-disabled")).toBe("true");
  await user.click(within(dialog).getByRole("button", { name: "Use 44.64901, −63.57533" }));
  await user.click(within(dialog).getByRole("button", { name: "Add point" }));
  await waitFor(() => expect(sent("POST /insert-site-point")).toMatchObject({ longitude: -63.57533 }));
});

it("lets only managers edit points, and shows it", async () => {
  await openPoints({ ...server, "GET /session": { user: { ...dana, role: "User" } } });
  expect(screen.getByText("No points set on the map.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add points to the map" }).getAttribute("aria-disabled")).toBe("true");
});

it("offers floor plan points missing on the map, with type but without position", async () => {
  const plan = { ...picture, id: 31, description: "Floor plan, ground floor" };
  const marked = [
    { ...planPoint, id: 1, kind: "riser", note: "Dry pipe" },
    { ...planPoint, id: 2, kind: point.kind, note: point.note },
  ];
  const { user, dialog, sent } = await openDialog({
    ...server,
    "GET /get-locations-by-business/3": { locations: [{ ...plant, points: [point] }] },
    "GET /get-pictures-by-location/21": { pictures: [picture, plan] },
    "GET /get-plan-points/31": { points: marked },
    "POST /insert-site-point": { point },
  });
  const offered = await within(dialog).findByRole("region", { name: "Marked on a floor plan, not on the map" });
  expect(within(offered).getAllByRole("listitem")).toHaveLength(1);
  await user.click(within(offered).getByRole("button", { name: "Place on the map: Sprinkler riser, Dry pipe" }));
  expect(within(dialog).getByLabelText<HTMLInputElement>("Note").value).toBe("Dry pipe");
  expect(within(dialog).getByLabelText<HTMLInputElement>("Coordinates").value).toBe("");
  await user.type(within(dialog).getByLabelText("Coordinates"), "44.65, -63.58");
  await user.click(within(dialog).getByRole("button", { name: "Add point" }));
  await screen.findByText("Sprinkler riser is on the map");
  expect(sent("POST /insert-site-point")).toMatchObject({ kind: "riser", note: "Dry pipe", latitude: 44.65 });
});

it("restores an unfinished point after a reload and forgets it when the dialog closes", async () => {
  const { user, dialog, unmount } = await openDialog();
  await user.click(within(dialog).getByRole("button", { name: /Type of point/ }));
  await user.click(await screen.findByRole("option", { name: "Key box" }));
  await user.type(within(dialog).getByLabelText("Coordinates"), "44.64901, -63.57533");
  unmount();
  const again = await openDialog();
  expect(within(again.dialog).getByLabelText("Coordinates")).toHaveProperty("value", "44.64901, -63.57533");
  expect(within(again.dialog).getByRole("button", { name: /Type of point/ }).textContent).toContain("Key box");
  const [close] = within(again.dialog).getAllByRole("button", { name: "Close" });
  if (close === undefined) throw new Error("The dialog has no way out.");
  await again.user.click(close);
  await again.user.click(screen.getByRole("button", { name: "Add points to the map" }));
  const empty = await screen.findByRole("dialog", { name: "Points on the map: Pier Road plant" });
  expect(within(empty).getByLabelText("Coordinates")).toHaveProperty("value", "");
});
