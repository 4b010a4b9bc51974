import {
  getBusinessDetails,
  getChemicalsByBusiness,
  getLocationsByBusiness,
  getStorageReactivity,
  searchBusinesses,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { writeMode } from "../../../../incident/incident-store.ts";
import { chemicalSource } from "../../../../lib/chemical/chemical-source.ts";
import { problem, type AnsweringTable } from "../../../../test/answering-fetch.ts";
import { inventoryAnswers } from "../../../../test/inventory-answers.ts";
import { alex } from "../../../../test/people.ts";
import { clearDevice, renderApp } from "../../../../test/render-app.tsx";

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);
beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

const [row] = getChemicalsByBusiness.example.response.chemicals;
const [found] = searchBusinesses.example.response.businesses;
const id = found.business_id;

const ROWS = [
  { ...row, id: 1, name: "Fuming nitric", un_number: "2032", cas_number: "7697-37-2" },
  { ...row, id: 2, name: "Tank 3", manufacturer: "Basin Gases", un_number: "1017", cas_number: "7664-41-7" },
];

/** Opens the inventory of a business as a crew sees it. */
async function openInventory(
  chemicals: readonly object[] = ROWS,
  locations: readonly object[] = [],
  table: AnsweringTable = {},
) {
  const { business, contacts } = getBusinessDetails.example.response;
  const view = renderApp("/responder/dashboard", {
    "GET /session": { user: alex },
    "GET /search-businesses": { businesses: [found] },
    [`GET /get-business-details/${id}`]: { business, contacts, registration: null, registration_version: 1 },
    [`GET /get-locations-by-business/${id}`]: { locations },
    ...inventoryAnswers(() => getChemicalsByBusiness.response.parse({ status: "success", chemicals }).chemicals, id),
    ...table,
    [`GET /get-storage-reactivity/${id}`]: {
      sites: getStorageReactivity.example.response.sites,
      keep_apart: 1,
      unknown_reactions: 1,
    },
    [`GET /get-standing-marks/${id}`]: { marks: [{ chemical_id: 1, is_accepted: false }] },
    "GET /get-sds-by-chemical/1": "no network",
    "GET /get-sds-file/9": "no network",
  });
  await view.user.click(await screen.findByRole("button", { name: "Business / Address Search" }));
  await view.user.type(await screen.findByRole("searchbox"), "harbour{Enter}");
  await view.user.click(await screen.findByRole("button", { name: new RegExp(found.name) }));
  return view.user;
}

/** Opens the card of a row. */
async function openCardOf(name: string) {
  const user = await openInventory();
  await user.click(await screen.findByRole("button", { name: `Open the card for ${name}` }));
  return user;
}

const MANY = Array.from({ length: 450 }, (_, at) => ({
  ...row,
  id: 1000 + at,
  name: `Drum ${1000 + at}`,
  hazard_level: at < 300 ? ("low" as const) : ("extreme" as const),
}));

it("lists the most dangerous first with a total, and loads the rest from the server", async () => {
  const requested: string[] = [];
  const answers = inventoryAnswers(
    () => getChemicalsByBusiness.response.parse({ status: "success", chemicals: MANY }).chemicals,
    id,
  );
  const pages = answers[`GET /get-inventory-page/${id}`];
  if (typeof pages !== "function") throw new Error("No page is answered.");
  const user = await openInventory(MANY, [], {
    [`GET /get-inventory-page/${id}`]: (query, body) => {
      requested.push(query.toString());
      return pages(query, body);
    },
  });
  expect(await screen.findByText("1 to 200 of 450")).toBeTruthy();
  screen.getByRole("searchbox", { name: "Search chemicals" }).scrollIntoView();
  await screen.findByText("Drum 1300");
  expect(screen.getAllByRole("row").length).toBeLessThan(80);
  await user.type(screen.getByRole("searchbox", { name: "Search chemicals" }), "drum 1060");
  await screen.findByText("Drum 1060");
  expect(screen.queryByText("Drum 1300")).toBeNull();
  expect(requested.at(-1)).toContain("search=drum+1060");
  await user.clear(screen.getByRole("searchbox", { name: "Search chemicals" }));
  await user.click(await screen.findByRole("button", { name: "Last page" }));
  await screen.findByText("401 to 450 of 450");
  expect((await screen.findAllByText(/^Drum 12[5-9]\d$/)).length).toBeGreaterThan(0);
  expect(requested.every((query) => query.includes("page_size=200"))).toBe(true);
});

it("shows no rows of an earlier search while a search is loading", async () => {
  const held = Promise.withResolvers<void>();
  const answers = inventoryAnswers(
    () => getChemicalsByBusiness.response.parse({ status: "success", chemicals: MANY }).chemicals,
    id,
  );
  const pages = answers[`GET /get-inventory-page/${id}`];
  if (typeof pages !== "function") throw new Error("No page is answered.");
  const user = await openInventory(MANY, [], {
    [`GET /get-inventory-page/${id}`]: async (query, body) => {
      if (query.has("search")) await held.promise;
      return pages(query, body);
    },
  });
  await screen.findByText("1 to 200 of 450");
  await user.type(screen.getByRole("searchbox", { name: "Search chemicals" }), "drum 1060");
  await waitFor(() => expect(screen.queryByText(/^Drum 1[34]/)).toBeNull());
  await waitFor(() => expect(screen.queryByText(/of 450$/)).toBeNull());
  held.resolve();
  await screen.findByText("Drum 1060");
});

it("searches rows saved on this device while the server is unreachable, and shows that they are not complete", async () => {
  let isAway = false;
  const answers = inventoryAnswers(
    () => getChemicalsByBusiness.response.parse({ status: "success", chemicals: MANY }).chemicals,
    id,
  );
  const pages = answers[`GET /get-inventory-page/${id}`];
  if (typeof pages !== "function") throw new Error("No page is answered.");
  const user = await openInventory(MANY, [], {
    [`GET /get-inventory-page/${id}`]: (query, body) =>
      isAway ? problem(400, "invalid_request", "Away.") : pages(query, body),
  });
  await screen.findByText("1 to 200 of 450");
  isAway = true;
  const box = screen.getByRole("searchbox", { name: "Search chemicals" });
  await user.type(box, "drum 1449");
  await screen.findByText("Offline: 200 of 450 chemicals are saved on this device.");
  expect(screen.getByText("Drum 1449")).toBeTruthy();
  expect(screen.queryByText("Drum 1300")).toBeNull();
  await user.clear(box);
  await user.type(box, "drum 1299");
  await screen.findByText("No chemicals match your search criteria.");
  expect(
    screen.getByText("Only these are searched. A chemical that is not found may still be stored there."),
  ).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Drum 1299");
  expect(screen.queryByText(/^Offline: /)).toBeNull();
});

it("lists the map points of a site with position and author", async () => {
  await openInventory(ROWS, getLocationsByBusiness.example.response.locations);
  const site = await screen.findByRole("article", { name: "Pier Road plant" });
  const points = within(site).getByRole("list", { name: "Points on the map" });
  for (const said of ["Key box", "Left of the gate, at 1.5 m", "44.64901, -63.57533", "Added by Dana Reid"]) {
    expect(points.textContent).toContain(said);
  }
});

it("shows a crew all site details, and unknown ones as unknown", async () => {
  const [site] = getLocationsByBusiness.example.response.locations;
  await openInventory(ROWS, [
    { ...site, address: "Unit 4", training_for_chemicals: false, nearby_river_or_sewer: true },
    { ...site, id: 22, name: "Yard", contact_name: null, training_for_chemicals: null, nearby_river_or_sewer: null },
  ]);
  const reported = (await screen.findByRole("article", { name: "Pier Road plant" })).textContent;
  for (const said of [
    "Second address lineUnit 4",
    "ManagerJo Bell",
    "Staff trained for chemical handlingNo",
    "Near river or sewerYes",
  ]) {
    expect(reported).toContain(said);
  }
  const yard = screen.getByRole("article", { name: "Yard" }).textContent;
  for (const said of [
    "Managernot on file",
    "Staff trained for chemical handlingUnknown",
    "Near river or sewerUnknown",
  ]) {
    expect(yard).toContain(said);
  }
});

it("shows a crew incompatible pairs, accepted or not, and when each row was checked", async () => {
  const twelve = new Date(Date.now() - 12 * 86_400_000).toISOString();
  const old = new Date(Date.now() - 120 * 86_400_000).toISOString();
  await openInventory([
    { ...row, id: 1, name: "Bleach", checked_at: twelve },
    { ...row, id: 2, name: "Acid", checked_at: old },
    { ...row, id: 3, name: "Dye", checked_at: null, checked_by: null },
  ]);
  await screen.findByText("Muriatic acid and Sodium hypochlorite");
  expect(screen.getByText("Keep Muriatic acid apart from Sodium hypochlorite.")).toBeTruthy();
  expect(screen.getAllByText("May give off chlorine.")).toHaveLength(2); // one for the group and one for its pair
  expect(screen.getByText("Each in a closed cabinet of its own, with a drain of its own.")).toBeTruthy();
  expect((await screen.findByText("Checked 12 days ago by Dana Reid")).hasAttribute("data-stale")).toBe(false);
  expect(screen.getByText("Checked 120 days ago by Dana Reid").hasAttribute("data-stale")).toBe(true);
  expect(screen.getByText("Never checked").hasAttribute("data-stale")).toBe(true);
});

it("shows a crew the age of each SDS and opens it in the language of the page", async () => {
  const bleach = { id: 9, counts_in: ["en"], revision_date: "2015-03-04" };
  const user = await openInventory([
    { ...row, id: 1, name: "Bleach", sheets: [{ id: 10, counts_in: ["fr"], revision_date: null }, bleach] },
    { ...row, id: 2, name: "Acid", sheets: [{ id: 10, counts_in: [], revision_date: null }] },
    { ...row, id: 3, name: "Dye", sheets: [] },
  ]);
  const old = await screen.findByText(/^SDS revised \d+ years ago$/);
  expect(old.hasAttribute("data-stale")).toBe(true);
  expect(screen.getByText("SDS on file, revision date unknown").hasAttribute("data-stale")).toBe(false);
  expect(screen.getByText("No SDS on file").hasAttribute("data-stale")).toBe(true);
  expect(screen.queryByRole("button", { name: "Open the safety data sheet for Dye" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open the safety data sheet for Bleach" }));
  const dialog = await screen.findByRole("dialog", { name: "Safety data sheet: Bleach" });
  expect(dialog.textContent).toMatch(/English · Revised \d+ years ago: check for a newer version/);
  // The file request fails here, as without a network.
  expect(
    await within(dialog).findByText(/^You are offline\. Safety data sheets are loaded from the server/),
  ).toBeTruthy();
});

it("shows storage vessel and manufacturer if on file", async () => {
  await openInventory();
  await screen.findByText("Made by Basin Gases");
  expect(screen.getAllByText("Receiver, 600 kg each")).toHaveLength(2);
});

it("shows packing group and flash point if the site states them", async () => {
  const flash_point = { value: 23, unit: "C", bound: "below", method: "closed_cup" };
  await openInventory([
    { ...row, id: 1, name: "Thinner", packing_group: "II", flash_point },
    { ...row, id: 2, name: "Dye", packing_group: null, flash_point: null },
  ]);
  const reported = (await screen.findByRole("row", { name: /Thinner/ })).textContent;
  expect(reported).toContain("Packing group II");
  expect(reported).toContain("Flash point <\u00a023\u00a0°C, closed cup");
  expect(screen.getByRole("row", { name: /Dye/ }).textContent).not.toMatch(/packing group|flash point/i);
});

it("draws the placard of a chemical stored only by number, with its source", async () => {
  const class_basis = { kind: "un", text: "Derived from 49 CFR 172.101, UN1017.", source: null, differs: null };
  await openInventory([
    {
      ...row,
      id: 4,
      name: "Tank 7",
      un_number: "1017",
      hazard_classification: null,
      hazard_class: "2.3 (5.1, 8)",
      class_basis,
    },
  ]);
  await screen.findByText("Tank 7");
  expect(screen.getByRole("img", { name: /^Placard, class 2\.3/ })).toBeTruthy();
  expect(screen.getByText("Derived from 49 CFR 172.101, UN1017.")).toBeTruthy();
});

it("shows the class of the UN number if the site entered another one", async () => {
  const text = "As entered by the site. 49 CFR 172.101, UN1017 lists class 2.3 (5.1, 8).";
  const class_basis = { kind: "class", text, source: null, differs: "2.3 (5.1, 8)" };
  await openInventory([
    {
      ...row,
      id: 5,
      name: "Tank 8",
      un_number: "1017",
      hazard_classification: "2.1",
      hazard_class: "2.1",
      class_basis,
    },
  ]);
  expect(await screen.findByText(text)).toBeTruthy();
});

it("opens a card derived from the class if the site entered nothing else", async () => {
  const user = await openInventory([
    {
      ...row,
      id: 6,
      name: "Green stuff",
      un_number: null,
      cas_number: null,
      hazard_classification: "6.1",
      hazard_class: "6.1",
    },
  ]);
  await user.click(await screen.findByRole("button", { name: "Open the card for Green stuff" }));
  const card = await screen.findByRole("article", { name: /Green stuff/ });
  expect(card.textContent).toContain("Derived from class 6.1");
  expect(card.textContent).toContain("Downwind distance unknown");
  expect(screen.getByText(/based on the class recorded by the site: 6\.1/)).toBeTruthy();
});

it("opens the card for the row's own UN number if the CAS number has several", async () => {
  await openCardOf("Fuming nitric");
  const card = await screen.findByRole("article", { name: /Nitric acid, red fuming/ });
  expect(card.textContent).toContain("2032");
  expect(card.textContent).toContain("data for Nitric acid");
});

it("opens no card if the row's numbers contradict, names both and opens the chosen one", async () => {
  const user = await openCardOf("Tank 3");
  const said = await screen.findByText(/Name, UN number and CAS number do not match/);
  expect(said).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
  const choices = within(screen.getByRole("group", { name: "Choose the substance" }));
  expect(choices.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Chlorineby its UN number: UN1017 · CAS 7782-50-5",
    "Ammoniaby its CAS number: UN1005 · CAS 7664-41-7",
  ]);
  await user.click(choices.getByRole("button", { name: /^Ammonia/ }));
  expect(await screen.findByRole("article", { name: /Ammonia/ })).toBeTruthy();
});

it("places a level with a long reason below the name on a phone", async () => {
  await page.viewport(390, 844);
  const packs = { ...row, id: 3, name: "Packs", un_number: "3480", cas_number: null };
  const reason = "UN3480: a battery burns, re-ignites and gives off toxic, flammable vapour.";
  await openInventory([{ ...packs, hazard_classification: reason, hazard_class: null }]);
  const name = (await screen.findByText("Packs")).getBoundingClientRect();
  const level = (await screen.findByText(reason)).getBoundingClientRect();
  expect(level.top).toBeGreaterThanOrEqual(name.bottom);
  expect(level.right).toBeLessThanOrEqual(390);
});
