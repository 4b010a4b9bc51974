import {
  getBusinessDetails,
  getLocationsByBusiness,
  getPicturesByLocation,
  searchBusinesses,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { inventoryAnswers } from "../../../test/inventory-answers.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { crewAddress } from "../../../paths.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const { businesses } = searchBusinesses.example.response;
const [match] = businesses;
const details = getBusinessDetails.example.response;
const PAGE = "/responder/dashboard?module=business-search";

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "quick-search" });
});

const open = (table: Parameters<typeof renderApp>[1], page = PAGE) =>
  renderApp(page, { "GET /session": { user: { ...alex, id: person, user_id: person } }, ...table });

it("collapses a business opened for another search and shows it again for its own", async () => {
  let found: readonly unknown[] = businesses;
  const { user } = open({
    "GET /search-businesses": () => ({ ...searchBusinesses.example.response, businesses: found }),
    [`GET /get-business-details/${match.business_id}`]: details,
    ...inventoryAnswers(() => [], match.business_id),
  });
  const box = await screen.findByRole("searchbox");
  await user.type(box, "harbour");
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${match.name}`) }));
  await screen.findByText("Business information");
  found = [];
  await user.type(box, " zzzz");
  expect(screen.queryByText("Business information")).toBeNull();
  await screen.findByText('No businesses found for "harbour zzzz"');
  await screen.findByText(`${match.name} is still open from an earlier search.`);
  await user.click(screen.getByRole("button", { name: "Show it again" }));
  await screen.findByText("Business information");
  expect(box).toHaveProperty("value", "harbour");
});

it("shows the specified messages if the search or the details fail", async () => {
  let isDown = true;
  const { user } = open({
    "GET /search-businesses": () => (isDown ? problem(503, "unavailable", "Down.") : searchBusinesses.example.response),
    [`GET /get-business-details/${match.business_id}`]: problem(503, "unavailable", "Down."),
  });
  await user.type(await screen.findByRole("searchbox"), "harbour");
  await screen.findByText("Failed to search businesses. Please try again.");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${match.name}`) }));
  const said = await screen.findByText("Failed to load business details. Please try again.");
  expect(said.isConnected).toBe(true);
});

it("reports that pictures could not be loaded and loads them again", async () => {
  const { locations } = getLocationsByBusiness.example.response;
  const { pictures } = getPicturesByLocation.example.response;
  const [site] = locations;
  let isDown = true;
  const { user } = open({
    "GET /search-businesses": searchBusinesses.example.response,
    [`GET /get-business-details/${match.business_id}`]: details,
    [`GET /get-locations-by-business/${match.business_id}`]: { locations: [site] },
    ...inventoryAnswers(() => [], match.business_id),
    [`GET /get-pictures-by-location/${site.id}`]: () =>
      isDown ? problem(400, "invalid_request", "No.") : { pictures },
  });
  await user.type(await screen.findByRole("searchbox"), "harbour");
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${match.name}`) }));
  const section = within(await screen.findByRole("region", { name: `Pictures of ${site.name}` }));
  await section.findByText(/^Pictures and floor plans could not be loaded\./);
  isDown = false;
  await user.click(section.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText(/^Pictures and floor plans could not be loaded/)).toBeNull());
});

it("opens the business of a printed QR code as if it was searched for", async () => {
  const { address } = open(
    {
      "GET /search-businesses": searchBusinesses.example.response,
      [`GET /get-business-details/${match.business_id}`]: details,
      ...inventoryAnswers(() => [], match.business_id),
    },
    crewAddress("", match.business_id),
  );
  await screen.findByText("Business information");
  expect(await screen.findByRole("searchbox")).toHaveProperty("value", details.business.name);
  await waitFor(() => expect(address()).not.toContain("record"));
});
