import { getChemicalsByBusiness, getLocationsByBusiness, getSdsByBusiness } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { problem, type AnsweringTable } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { sheetAnswers } from "../../../test/sheet-answers.ts";
import { madeSheet } from "../../../test/made-sheet.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const [chemical] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
const [site] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
const [sheet] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
if (chemical === undefined || site === undefined || sheet === undefined) throw new Error("The examples hold no rows.");

const CHEMICALS = ["Acetone", "Bleach", "Chlorine", "Dye"].map((name, index) => ({
  ...chemical,
  id: index + 1,
  name,
  location_id: site.id,
}));
const SHEETS = CHEMICALS.slice(0, 3).map(({ id, name }) => ({
  ...sheet,
  id: id + 100,
  chemical_id: id,
  covers: sheet.covers.map((row) => ({ ...row, id })),
  chemical_name: name,
  filename: `${name}.pdf`,
}));
const EMPTY_SITE = { ...site, id: 22, location_id: 22, name: "Depot" };

let file: Blob;
/** Names of the files that were saved as downloads. */
let saved: string[] = [];
beforeAll(async () => {
  file = await madeSheet([["SECTION 1: Identification"]]);
  // Loads parser and writer beforehand, since a busy machine loads them slowly.
  const { printPages } = await import("../../../lib/sheets/print-pages.ts");
  await Promise.all([printPages(file), import("./write-binder-pdf.ts")]);
});
beforeEach(async () => {
  await clearDevice();
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

async function openBinder(address: string, table: AnsweringTable = {}) {
  const view = renderApp(address, {
    ...emptyBusiness,
    ...sheetAnswers(SHEETS, CHEMICALS),
    "GET /get-locations-by-business/3": { locations: [site, EMPTY_SITE] },
    ...Object.fromEntries(SHEETS.map(({ id }) => [`GET /get-sds-file/${id}`, () => file])),
    ...table,
  });
  await view.user.click(await screen.findByRole("button", { name: "Print SDS binder" }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: "SDS binder for a site" })) };
}

const HERE = `/dashboard/safety-data-sheets?site=${site.id}`;
const makeIt = { name: "Create PDF" };

it("creates one file of a site's SDSs and names SDSs whose file is missing or cannot be drawn", async () => {
  const { user, dialog } = await openBinder(HERE, {
    "GET /get-sds-file/102": new Blob(["no PDF"]),
    "GET /get-sds-file/103": () => problem(404, "not_found", "Not found."),
  });
  expect(await dialog.findByText(/^The binder contains 3 data sheets\./)).toBeTruthy();
  expect(dialog.getByText("1 chemical at this site has no SDS:").parentElement?.textContent).toContain("Dye");
  await user.click(await dialog.findByRole("button", makeIt));
  await dialog.findByText("The binder was saved to your downloads.");
  expect(saved).toEqual([expect.stringMatching(/^safety-data-sheets-pier-road-plant-.*\.pdf$/)]);
  const links = dialog.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toEqual(["Download the SDS for Bleach", "Download the SDS for Chlorine"]);
});

it("includes SDSs in the chosen language and names those in another", async () => {
  const [first, second] = SHEETS;
  if (first === undefined || second === undefined) throw new Error("There are no sheets.");
  const french = { ...first, id: 110, languages: ["fr"], counts_in: ["fr"] };
  const { user, dialog } = await openBinder(HERE, sheetAnswers([first, second, french], CHEMICALS));
  expect(await dialog.findByText(/^The binder contains 3 data sheets\./)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /Language/ }));
  await user.click(await screen.findByRole("option", { name: "French" }));
  expect(dialog.getByText(/^The binder contains 1 data sheet\./)).toBeTruthy();
  expect(dialog.getByText(/Bleach, Compressor room \(only in English\)/)).toBeTruthy();
});

it("stops when offline, keeps its progress and continues", async () => {
  let isAway = true;
  const { user, dialog, calls } = await openBinder(HERE, {
    "GET /get-sds-file/102": () => (isAway ? "no network" : file),
  });
  await dialog.findByText(/^The binder contains 3 data sheets\./);
  await user.click(dialog.getByRole("button", makeIt));
  await dialog.findByText("Stopped after 1 of 3 data sheets.");
  expect(dialog.getByText(/^You are offline\. Press Continue/)).toBeTruthy();
  expect(saved).toEqual([]);
  isAway = false;
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await dialog.findByText("The binder was saved to your downloads.");
  expect(saved).toHaveLength(1);
  expect(calls().filter((call) => call === "GET /get-sds-file/101")).toHaveLength(1);
});

it("explains why there is no binder without a site or without SDSs", async () => {
  const { user, dialog } = await openBinder("/dashboard/safety-data-sheets?site=999");
  expect(dialog.getByText("Choose a site first.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: /Site/ }));
  await user.click(await screen.findByRole("option", { name: "Depot" }));
  expect(await dialog.findByText("This site has no chemicals on file.")).toBeTruthy();
  await user.clickAnyway(await dialog.findByRole("button", makeIt));
  expect(saved).toEqual([]);
});

it("saves nothing after the dialog is closed", async () => {
  const first = Promise.withResolvers<Blob>();
  const { user, dialog, calls } = await openBinder(HERE, { "GET /get-sds-file/101": () => first.promise });
  const requested = (id: number) => calls().filter((call) => call === `GET /get-sds-file/${id}`).length;
  await dialog.findByText(/^The binder contains 3 data sheets\./);
  await user.click(dialog.getByRole("button", makeIt));
  await waitFor(() => expect(requested(101)).toBe(1));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  first.resolve(file);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(saved).toEqual([]);
  // A complete binder takes as many steps as the first one had left, and starts later.
  await user.click(screen.getByRole("button", { name: "Print SDS binder" }));
  const next = within(await screen.findByRole("dialog", { name: "SDS binder for a site" }));
  await user.click(await next.findByRole("button", makeIt));
  await next.findByText("The binder was saved to your downloads.");
  expect(saved).toHaveLength(1);
  expect([101, 102, 103].map(requested)).toEqual([2, 1, 1]);
});
