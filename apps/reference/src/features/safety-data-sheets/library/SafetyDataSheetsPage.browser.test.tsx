import { getChemicalsByBusiness, getSdsByBusiness, getSdsVersions } from "@placard/api-client";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { inventoryAnswers } from "../../../test/inventory-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(() => {
  clearDevice();
  vi.stubGlobal("XMLHttpRequest", undefined); // an upload then goes the way of every other call, to the test's answers
});
afterEach(() => vi.unstubAllGlobals());

const PAGE = "/dashboard/safety-data-sheets";
const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const [sheet] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
const [earlier] = getSdsVersions.response.parse(getSdsVersions.example.response).sds;
const [ammonia] = chemicals;
if (sheet === undefined || earlier === undefined || ammonia === undefined)
  throw new Error("The contract's examples hold no rows.");

const server = {
  ...emptyBusiness,
  ...inventoryAnswers(() => chemicals),
  "GET /get-sds-by-business/3": { sds: [sheet] },
  "GET /get-sds-versions/41": { sds: [{ ...earlier, filename: "ammonia-2024.pdf" }] },
};
const next = new File(["%PDF-1.7"], "ammonia-2026.pdf", { type: "application/pdf" });

type User = ReturnType<typeof renderApp>["user"];

/** Opens the dialog with the chemical and the file chosen. */
async function chooseFile(user: User): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: /Chemical/ }));
  await user.click(await screen.findByRole("option", { name: new RegExp(`^${ammonia?.name}`) }));
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error("The dialog has no field for a file.");
  await user.upload(input, next);
  return dialog;
}

async function fillIn(user: User): Promise<void> {
  const dialog = await chooseFile(user);
  await user.click(within(dialog).getByRole("checkbox", { name: "English" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
}

it("asks before a sheet on file is replaced, and names it with its day", async () => {
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10 } },
  });
  await fillIn(user);
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain(`Replace the sheet of ${sheet.chemical_name}?`);
  expect(question.textContent).toMatch(/“ammonia\.pdf”, uploaded \d+ \w+ \d{4}, is on file/);
  expect(calls()).not.toContain("POST /upload-sds");
  await user.click(within(question).getByRole("button", { name: "Replace sheet" }));
  await waitFor(() => expect(calls()).toContain("POST /upload-sds"));
  await screen.findByText("SDS uploaded");
});

it("asks for the language, and adds a sheet in another one beside what is on file", async () => {
  const { user, sent } = renderApp(PAGE, {
    ...server,
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10, languages: ["fr"], counts_in: ["fr"] } },
  });
  const dialog = await chooseFile(user);
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  expect(await within(dialog).findByText("Choose the language that the sheet is in.")).toBeTruthy();
  await user.click(within(dialog).getByRole("checkbox", { name: "French" }));
  expect(within(dialog).getByText("ammonia.pdf stays on file.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  await screen.findByText("SDS uploaded");
  expect(sent("POST /upload-sds")).toMatchObject({ languages: "fr" });
  expect(sent("POST /upload-sds")).not.toHaveProperty("replaces");
});

it("says of a sheet in two languages in which it goes on", async () => {
  const both = { ...sheet, languages: ["en", "fr"], counts_in: ["en", "fr"] };
  const { user } = renderApp(PAGE, { ...server, "GET /get-sds-by-business/3": { sds: [both] } });
  await fillIn(user);
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("It goes on as the sheet in French. Crews then see “ammonia-2026.pdf”.");
});

it("puts the language of the sheet on file on file, so that both stay", async () => {
  const { user, sent, calls } = renderApp(PAGE, {
    ...server,
    "GET /get-sds-by-business/3": { sds: [{ ...sheet, languages: [], counts_in: [] }] },
    "PUT /update-sds/9": { sds: sheet },
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10 } },
  });
  const dialog = await chooseFile(user);
  const onFile = within(dialog).getByRole("group", { name: "Language of ammonia.pdf, which is on file" });
  await user.click(within(onFile).getByRole("checkbox", { name: "French" }));
  const ofNew = within(dialog).getByRole("group", { name: "Language of the sheet" });
  await user.click(within(ofNew).getByRole("checkbox", { name: "English" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  await screen.findByText("SDS uploaded");
  expect(sent("PUT /update-sds/9")).toEqual({ revision_date: "2024-03-15", languages: ["fr"] });
  expect(calls().indexOf("PUT /update-sds/9")).toBeLessThan(calls().indexOf("POST /upload-sds"));
});

it("lists a chemical once a language, each named by it, and says what stays when one is deleted", async () => {
  const french = { ...sheet, id: 12, filename: "ammoniac.pdf", languages: ["fr"], counts_in: ["fr"] };
  const { user } = renderApp(PAGE, { ...server, "GET /get-sds-by-business/3": { sds: [sheet, french] } });
  await screen.findByRole("article", { name: `${sheet.chemical_name} (English)` });
  await user.click(screen.getByRole("button", { name: `Delete the sheet of ${sheet.chemical_name} (French)` }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("“ammonia.pdf” stays on file.");
});

it("keeps the chosen file when the answer is no", async () => {
  const { user, calls } = renderApp(PAGE, server);
  await fillIn(user);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("ammonia-2026.pdf")).toBeTruthy();
  expect(calls()).not.toContain("POST /upload-sds");
});

it("asks again when somebody else put another sheet on file meanwhile", async () => {
  let uploads = 0;
  const { user } = renderApp(PAGE, {
    ...server,
    "POST /upload-sds": () => {
      uploads += 1;
      if (uploads > 1) return { id: 11, blob_url: "/x", sds: { ...sheet, id: 11 } };
      const refused = problem(409, "safety_data_sheet_exists", "This chemical has a safety data sheet.");
      return { ...refused, body: { ...refused.body, current: { ...sheet, id: 10, filename: "by-sam.pdf" } } };
    },
  });
  await fillIn(user);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Replace sheet" }));
  await waitFor(() => expect(screen.getByRole("alertdialog").textContent).toContain("“by-sam.pdf”"));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Replace sheet" }));
  await screen.findByText("SDS uploaded");
  expect(uploads).toBe(2);
});

it("lists the sheets past three years, and those without a day, by one press each", async () => {
  const rows = [
    { ...sheet, id: 1, chemical_name: "Old", revision_date: "2019-02-03" },
    { ...sheet, id: 2, chemical_name: "Undated", revision_date: null },
    { ...sheet, id: 3, chemical_name: "Young", revision_date: new Date().toISOString().slice(0, 10) },
  ];
  const { user } = renderApp(PAGE, { ...server, "GET /get-sds-by-business/3": { sds: rows } });
  const shown = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  await user.click(await screen.findByRole("radio", { name: "Past three years: 1" }));
  expect(shown()).toEqual(["Old"]);
  await user.click(screen.getByRole("radio", { name: "No revision date: 1" }));
  expect(shown()).toEqual(["Undated"]);
});

it("shows the reason of a file that cannot be read", async () => {
  const reason = "This file cannot be read as a PDF: it has no pages.";
  const { user } = renderApp(PAGE, {
    ...server,
    "GET /get-sds-by-business/3": { sds: [{ ...sheet, chemical_id: 999 }] },
    "POST /upload-sds": () => problem(422, "file_unreadable", reason),
  });
  await fillIn(user);
  expect(await screen.findByText(reason)).toBeTruthy();
});

it("lists earlier versions and brings one back", async () => {
  const { user, calls } = renderApp(PAGE, {
    ...server,
    [`POST /restore-sds/${earlier.id}`]: { sds: { ...sheet, filename: "ammonia-2024.pdf" } },
  });
  await user.click(
    await screen.findByRole("button", { name: `Earlier versions (1) of the sheet of ${sheet.chemical_name}` }),
  );
  await user.click(await screen.findByRole("button", { name: "Restore ammonia-2024.pdf" }));
  await waitFor(() => expect(calls()).toContain(`POST /restore-sds/${earlier.id}`));
  await screen.findByText("SDS restored");
});
