import { insertLocation, uploadPicture } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { inventoryAnswers } from "../inventory-answers.ts";
import { clearDevice } from "../render-app.tsx";
import { broke, businessServer, record, signedOut, typed, unknown, unread } from "./business-records.ts";
import { answer, each, nothing, press, saysEach, type Act, type Case } from "./says-each.ts";

/**
 * The fixed texts for the records of a business, each on its own screen, after the response that causes it.
 *
 * Some can no longer occur. "Business ID not found. Please log in again." and "Business ID not found." on the forms of
 * chemicals, locations and contacts: a business account without a business cannot be stored, and the contract rejects a
 * session that names none. The built-in demo accounts and the mock registration, with their texts: the server has its
 * own accounts.
 */

beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal("XMLHttpRequest", undefined); // uploads then use fetch and get the test's responses
});
afterEach(() => vi.unstubAllGlobals());

const { ammonia } = record;
const CHEMICALS = "/dashboard/chemicals";
const LOCATIONS = "/dashboard/locations";

const newChemical = typed("add-chemical", { name: "Chlorine", quantity: "272", unit: "kg", location_id: "21" });
const newLocation = typed("add-location", { name: "Pump hall", civic_address: "1 Shore Road", pin_later: true });

const openPictures = each(press("Pier Road plant"), async ({ user }) =>
  user.click(await screen.findByRole("tab", { name: /^Images/ })),
);

const choosePicture: Act = async ({ user }) => {
  const input = await waitFor(() => {
    const found = document.querySelector('input[type="file"]');
    if (!(found instanceof HTMLInputElement)) throw new Error("There is no field for a file.");
    return found;
  });
  await user.upload(input, new File(["a picture"], "gate.jpg", { type: "image/jpeg" }));
};

const uploadDialog = each(openPictures, press("Upload images"));
const send: Act = async ({ user }) => {
  const dialogs = await screen.findAllByRole("dialog");
  await user.click(within(dialogs.at(-1) as HTMLElement).getByRole("button", { name: "Upload" }));
};

const CASES: readonly Case[] = [
  // Limit checks
  ...(["locations", "chemicals"] as const).map((kind) => ({
    texts: ["Error", `Failed to check ${kind.slice(0, -1)} limit`],
    at: kind === "locations" ? LOCATIONS : CHEMICALS,
    answers: { [`GET /check-number-of-${kind}/3`]: broke },
    act: press(kind === "locations" ? "Add Location" : "Add Chemical"),
  })),
  {
    texts: ["Error", "Unable to verify business information. Please try again."],
    at: LOCATIONS,
    answers: { "GET /check-number-of-locations/3": unknown },
    act: press("Add Location"),
  },
  // Expired session
  {
    texts: ["Authentication required", "Please log in to add chemicals."],
    at: `${CHEMICALS}/add`,
    before: newChemical,
    answers: { "POST /insert-chemical": signedOut },
    act: press("Add Chemical"),
    leadsTo: "/login",
  },
  {
    texts: ["Authentication required", "Please log in to add locations."],
    at: `${LOCATIONS}/add`,
    before: newLocation,
    answers: { "POST /insert-location": signedOut },
    act: press("Save location"),
    leadsTo: "/login",
  },
  {
    texts: ["Your session has ended. Sign in again; what you typed is kept, except passwords."],
    at: CHEMICALS,
    answers: { "GET /get-inventory-page/3": signedOut },
    act: nothing,
    leadsTo: "/login",
  },
  // Chemicals
  {
    texts: ["Error", "Failed to add chemical. Please try again."],
    at: `${CHEMICALS}/add`,
    before: newChemical,
    answers: { "POST /insert-chemical": broke },
    act: press("Add Chemical"),
  },
  {
    texts: ["Failed to load chemicals. Please try again."],
    at: CHEMICALS,
    answers: { "GET /get-inventory-page/3": unread, "GET /get-inventory-summary/3": unread },
    act: nothing,
  },
  {
    texts: ["Update failed", "Failed to update chemical. Please try again."],
    at: CHEMICALS,
    answers: { "PUT /update-chemical/41": broke },
    act: each(press(`Edit ${ammonia.name}`), press("Save changes")),
  },
  {
    texts: ["Delete failed", "Failed to delete chemical. Please try again."],
    at: CHEMICALS,
    answers: { "DELETE /delete-chemical/41": broke },
    act: each(press(`Delete ${ammonia.name}`), answer("Delete chemical")),
  },
  {
    texts: ["Unknown Location"],
    at: CHEMICALS,
    answers: {
      ...inventoryAnswers(() => [{ ...ammonia, location_id: 99, location_name: "", room: null, cabinet: null }]),
      "GET /get-locations-by-business/3": { locations: [] },
    },
    act: nothing,
  },
  // Locations and their pictures
  {
    texts: ["Location Creation Failed", "Failed to create location. Please try again."],
    at: `${LOCATIONS}/add`,
    before: newLocation,
    answers: { "POST /insert-location": broke },
    act: press("Save location"),
  },
  {
    texts: ["File Upload Warning", "Location was created but some files failed to upload. You can add them later."],
    at: `${LOCATIONS}/add`,
    before: newLocation,
    answers: { "POST /insert-location": insertLocation.example.response, "POST /upload-picture": broke },
    act: each(choosePicture, press("Save location")),
    leadsTo: LOCATIONS,
  },
  {
    texts: ["Failed to load users", "Could not load users and contacts from database"],
    at: `${LOCATIONS}/add`,
    answers: { "GET /get-users-by-business/3": unread },
    act: nothing,
  },
  {
    texts: ["No files selected", "Please select at least one file to upload."],
    at: LOCATIONS,
    answers: {},
    act: each(uploadDialog, send),
  },
  {
    texts: ["Upload failed", "Some files failed to upload. Please try again."],
    at: LOCATIONS,
    answers: { "POST /upload-picture": broke },
    act: each(uploadDialog, choosePicture, send),
  },
  {
    texts: ["Upload successful", "Successfully uploaded 1 file(s)."],
    at: LOCATIONS,
    answers: { "POST /upload-picture": uploadPicture.example.response },
    act: each(uploadDialog, choosePicture, send),
  },
  {
    texts: ["Picture deleted"],
    at: LOCATIONS,
    answers: { "DELETE /delete-picture/31": {} },
    act: each(openPictures, press("Delete Main gate"), answer("Delete picture")),
  },
  {
    texts: ["Delete failed", "Failed to delete the picture. Please try again."],
    at: LOCATIONS,
    answers: { "DELETE /delete-picture/31": broke },
    act: each(openPictures, press("Delete Main gate"), answer("Delete picture")),
  },
];

saysEach(CASES, businessServer);
