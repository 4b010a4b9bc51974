import {
  getBusinessDetails,
  getLocationsByBusiness,
  getPicturesByLocation,
  searchBusinesses,
} from "@placard/api-client/internal";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../../incident/incident-store.ts";
import { inventoryAnswers } from "../../../../test/inventory-answers.ts";
import { alex } from "../../../../test/people.ts";
import { clearDevice, renderApp } from "../../../../test/render-app.tsx";

beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

const { business, contacts } = getBusinessDetails.example.response;
const [found] = searchBusinesses.example.response.businesses;
const [contact] = contacts;
const [plant] = getLocationsByBusiness.example.response.locations;
const [gate] = getPicturesByLocation.example.response.pictures;
const id = found.business_id;

async function openBusiness(table = {}) {
  const { user } = renderApp("/responder/dashboard", {
    "GET /session": { user: alex },
    "GET /search-businesses": { businesses: [found] },
    [`GET /get-business-details/${id}`]: { business, contacts, registration: null, registration_version: 1 },
    [`GET /get-locations-by-business/${id}`]: { locations: [] },
    ...inventoryAnswers(() => [], id),
    ...table,
  });
  await user.click(await screen.findByRole("button", { name: "Business / Address Search" }));
  await user.type(await screen.findByRole("searchbox"), "harbour{Enter}");
  await user.click(await screen.findByRole("button", { name: new RegExp(found.name) }));
}

it("shows that an emergency contact has no phone number on file", async () => {
  await openBusiness({
    [`GET /get-business-details/${id}`]: {
      business: {
        ...business,
        emergency_contact_name: "Jo Bell",
        emergency_contact_phone: null,
        second_emergency_phone: null,
      },
      contacts: [{ ...contact, phone: null }],
      registration: null,
      registration_version: 1,
    },
  });
  for (const name of ["Emergency contact", "Contacts"]) {
    const part = await screen.findByRole("region", { name: new RegExp(name, "i") });
    expect(within(part).getByText("no phone number on file")).toBeTruthy();
    expect(within(part).queryByRole("link")).toBeNull();
  }
});

it("marks a number that cannot be dialled, and dials a number with its extension", async () => {
  const emergency_contact_phone = "call the gate";
  const second_emergency_phone = "night: 902 555 0144 x3, office 902 555 0145";
  await openBusiness({
    [`GET /get-business-details/${id}`]: {
      business: { ...business, emergency_contact_name: "Jo Bell", emergency_contact_phone, second_emergency_phone },
      contacts: [{ ...contact, phone: "+1 902 555 0143 ext. 7", second_phone: "911" }],
      registration: null,
      registration_version: 1,
    },
  });
  const emergency = await screen.findByRole("region", { name: /Emergency contact/i });
  expect(within(emergency).getByText("call the gate (not a full phone number)")).toBeTruthy();
  expect(within(emergency).getByText(/night: 902 555 0144 x3, office 902 555 0145 \(not a full/)).toBeTruthy();
  expect(
    within(emergency)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["tel:+19025550144,3", "tel:+19025550145"]);
  const link = screen.getByRole("link", { name: "+1 902 555 0143 ext. 7" });
  expect(link.getAttribute("href")).toBe("tel:+19025550143,7");
  expect(screen.getByText("911 (not a full phone number)")).toBeTruthy();
});

it("shows entrances in the order set by the business, each with its description", async () => {
  const pictures = ["South door", "Main gate"].map((description, index) => ({ ...gate, id: 40 - index, description }));
  await openBusiness({
    [`GET /get-locations-by-business/${id}`]: { locations: [plant] },
    [`GET /get-pictures-by-location/${plant?.id}`]: { pictures },
  });
  const shown = await screen.findAllByRole("button", { name: /South door|Main gate/ });
  expect(shown.map(({ textContent }) => textContent)).toEqual(["South door", "Main gate"]);
});
