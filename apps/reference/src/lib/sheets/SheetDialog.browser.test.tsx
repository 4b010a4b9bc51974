import { getChemicalsByBusiness, getSdsByBusiness, getSdsVersions } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { userEvent as realKeys } from "vitest/browser";
import { problem, type AnsweringTable } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { sheetAnswers } from "../../test/sheet-answers.ts";
import { madeSheet } from "../../test/made-sheet.ts";
import { dayOfReader } from "../formats/calendar-day.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const [example] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
const [earlier] = getSdsVersions.response.parse(getSdsVersions.example.response).sds;
if (example === undefined || earlier === undefined) throw new Error("The contract's examples hold no rows.");
const twoYearsAgo = new Date();
twoYearsAgo.setFullYear(twoYearsAgo.getFullYear() - 2, twoYearsAgo.getMonth() - 6);
const sheet = { ...example, revision_date: dayOfReader(twoYearsAgo) };

let file: Blob;
beforeAll(async () => {
  file = await madeSheet([["SECTION 1: Identification"], ["SECTION 14: Transport information"]]);
  // Loads the PDF code first, because a busy machine serves it slowly.
  const { openSheet: open } = await import("./open-sheet.ts");
  const opened = await open(file, new AbortController().signal);
  await opened.page(1);
  opened.close();
});
beforeEach(clearDevice);

const FILE = `GET /get-sds-file/${sheet.id}`;
const COUNTING = `GET /get-sds-by-chemical/${sheet.chemical_id}`;
const server: AnsweringTable = {
  ...emptyBusiness,
  ...sheetAnswers([sheet], chemicals),
  [COUNTING]: { sds: sheet, sheets: [sheet] },
  [FILE]: () => file,
};

async function openSheet(table: AnsweringTable = {}) {
  const view = renderApp("/dashboard/safety-data-sheets", { ...server, ...table });
  await view.user.click(await screen.findByRole("button", { name: `View the SDS for ${sheet.chemical_name}` }));
  const dialog = await screen.findByRole("dialog", { name: `Safety data sheet: ${sheet.chemical_name}` });
  return { ...view, dialog: within(dialog), element: dialog };
}

it("shows one page at a time, with its text for screen readers", async () => {
  const { user, dialog, element } = await openSheet();
  await dialog.findByRole("img", { name: "Page 1. Its text follows." });
  expect(dialog.getByRole("status").textContent).toContain("Page 1 of 2");
  expect(element.textContent).toContain("ammonia.pdf · English · Revised 2 years ago");
  await user.click(dialog.getByRole("button", { name: "Next page" }));
  await dialog.findByRole("img", { name: "Page 2. Its text follows." });
  expect(dialog.getByText("SECTION 14: Transport information")).toBeTruthy();
  expect(dialog.queryByText(/taken/)).toBeNull();
});

it("turns pages with the arrow keys and closes with Escape on its last page", async () => {
  const { dialog } = await openSheet();
  await dialog.findByRole("img", { name: /^Page 1/ });
  const frame = dialog.getByRole("group");
  frame.focus();
  await realKeys.keyboard("{ArrowRight}");
  await dialog.findByRole("img", { name: /^Page 2/ });
  expect(document.activeElement).toBe(frame);
  await realKeys.keyboard("{ArrowLeft}");
  await dialog.findByRole("img", { name: /^Page 1/ });
  dialog.getByRole("button", { name: "Next page" }).focus();
  await realKeys.keyboard("{Enter}");
  await dialog.findByRole("img", { name: /^Page 2/ });
  await realKeys.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows that a file cannot be drawn on this device and links to the file", async () => {
  const { dialog } = await openSheet({ [FILE]: new Blob(["no PDF"]) });
  await dialog.findByText("The SDS could not be displayed");
  expect(dialog.getByText(/^This device cannot display the file here\./)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Open the file" })).toBeTruthy();
});

it("shows that the device is offline, and shows the SDS when back online", async () => {
  let isAway = true;
  const { user, dialog } = await openSheet({ [FILE]: () => (isAway ? "no network" : file) });
  await dialog.findByText(/^You are offline\. Safety data sheets are loaded from the server/);
  isAway = false;
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("img", { name: "Page 1. Its text follows." })).toBeTruthy();
});

it("shows that the SDS was replaced, and shows the new one on request", async () => {
  const newer = { ...sheet, id: 10, filename: "ammonia-2026.pdf", revision_date: null };
  const { user, dialog } = await openSheet({
    [COUNTING]: { sds: newer, sheets: [newer] },
    "GET /get-sds-file/10": () => file,
  });
  await dialog.findByText("This SDS has been replaced.");
  await dialog.findByRole("img", { name: "Page 1. Its text follows." });
  await user.click(dialog.getByRole("button", { name: "Show the current SDS" }));
  await screen.findByText(/ammonia-2026\.pdf · English · Revision date not on file/);
  await screen.findByRole("img", { name: "Page 1. Its text follows." });
  expect(screen.queryByText("This SDS has been replaced.")).toBeNull();
});

it("switches to the SDS in another language and back", async () => {
  const french = { ...sheet, id: 11, filename: "ammoniac.pdf", languages: ["fr"], counts_in: ["fr"] };
  const { user } = await openSheet({
    [COUNTING]: { sds: sheet, sheets: [sheet, french] },
    "GET /get-sds-file/11": () => file,
  });
  await user.click(await screen.findByRole("radio", { name: "French" }));
  await screen.findByText(/ammoniac\.pdf · French/);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "French" }).checked).toBe(true);
  await screen.findByRole("img", { name: "Page 1. Its text follows." });
  await user.click(screen.getByRole("radio", { name: "English" }));
  expect(await screen.findByText(/ammonia\.pdf · English/)).toBeTruthy();
});

it("shows that the SDS was removed and that one in another language exists", async () => {
  const french = { ...sheet, id: 11, filename: "ammoniac.pdf", languages: ["fr"], counts_in: ["fr"] };
  const { user, dialog } = await openSheet({
    [COUNTING]: { sds: french, sheets: [french] },
    "GET /get-sds-file/11": () => file,
  });
  await dialog.findByText("This SDS was removed. The chemical has one in another language.");
  await user.click(dialog.getByRole("radio", { name: "French" }));
  expect(await screen.findByText(/ammoniac\.pdf · French/)).toBeTruthy();
});

it("shows that the SDS was removed", async () => {
  const { dialog } = await openSheet({
    [COUNTING]: () => problem(404, "safety_data_sheet_not_found", "This chemical has no safety data sheet."),
    [FILE]: () => problem(404, "not_found", "Not found."),
  });
  await dialog.findByText("This SDS was removed. The chemical no longer has one.");
  expect(await dialog.findByText(/^This SDS is no longer on file\./)).toBeTruthy();
});

it("marks an earlier version as such, not as replaced", async () => {
  const { user } = renderApp("/dashboard/safety-data-sheets", {
    ...server,
    [`GET /get-sds-versions/${sheet.chemical_id}`]: { sds: [{ ...earlier, filename: "ammonia-2021.pdf" }] },
    [`GET /get-sds-file/${earlier.id}`]: () => file,
  });
  await user.click(await screen.findByRole("button", { name: /^Earlier versions \(1\)/ }));
  await user.click(await screen.findByRole("button", { name: "View ammonia-2021.pdf" }));
  const dialog = await screen.findByRole("dialog", { name: /^Safety data sheet/ });
  await within(dialog).findByRole("img", { name: "Page 1. Its text follows." });
  expect(dialog.textContent).toContain("Earlier version. Crews see a different one. · ammonia-2021.pdf");
  expect(within(dialog).queryByRole("alert")).toBeNull();
});
