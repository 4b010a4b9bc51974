import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { getChemicalsByBusiness, getSdsByBusiness, getSdsVersions } from "@placard/api-client/internal";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent as hands } from "vitest/browser";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { lockedPdf } from "../../../test/locked-pdf.ts";
import { sheetAnswers } from "../../../test/sheet-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal("XMLHttpRequest", undefined); // uploads use fetch, which the test answers
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
  ...sheetAnswers([sheet], chemicals),
  "GET /get-sds-versions/41": { sds: [{ ...earlier, filename: "ammonia-2024.pdf" }] },
};
const next = new File(["%PDF-1.7"], "ammonia-2026.pdf", { type: "application/pdf" });

type User = ReturnType<typeof renderApp>["user"];

/** Opens the dialog and chooses the chemical and the file. */
async function chooseFile(user: User, file = next): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("button", { name: /Chemical/ }));
  await hands.click(await screen.findByRole("option", { name: new RegExp(`^${ammonia?.name}`) }));
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error("The dialog has no field for a file.");
  await user.upload(input, file);
  return dialog;
}

async function fillIn(user: User): Promise<void> {
  const dialog = await chooseFile(user);
  await user.click(within(dialog).getByRole("checkbox", { name: "English" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
}

it("shows the GHS pictograms of the substance and their source", async () => {
  renderApp(PAGE, server);
  const card = await screen.findByRole("article", { name: sheet.chemical_name });
  expect(await within(card).findByRole("img", { name: "GHS pictogram: toxic" })).toBeTruthy();
  expect(card.textContent).toContain("CLP");
});

it("asks before replacing an SDS and names it with its date", async () => {
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10 } },
  });
  await fillIn(user);
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain(`Replace the SDS for ${sheet.chemical_name}?`);
  expect(question.textContent).toMatch(/“ammonia\.pdf”, uploaded \d+ \w+ \d{4}, will move to Earlier versions/);
  expect(calls()).not.toContain("POST /upload-sds");
  await user.click(within(question).getByRole("button", { name: "Replace SDS" }));
  await waitFor(() => expect(calls()).toContain("POST /upload-sds"));
  await screen.findByText("SDS uploaded");
});

it("asks for the language and adds an SDS in another one beside the current", async () => {
  const { user, sent } = renderApp(PAGE, {
    ...server,
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10, languages: ["fr"], counts_in: ["fr"] } },
  });
  const dialog = await chooseFile(user);
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  expect(await within(dialog).findByText("Choose the language of the SDS.")).toBeTruthy();
  await user.click(within(dialog).getByRole("checkbox", { name: "French" }));
  expect(within(dialog).getByText(/Compressor room\. ammonia\.pdf will stay on file\.$/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  await screen.findByText("SDS uploaded");
  expect(sent("POST /upload-sds")).toMatchObject({ languages: "fr" });
  expect(sent("POST /upload-sds")).not.toHaveProperty("replaces");
});

it("states in which language a two-language SDS stays current", async () => {
  const both = { ...sheet, languages: ["en", "fr"], counts_in: ["en", "fr"] };
  const { user } = renderApp(PAGE, { ...server, ...sheetAnswers([both], chemicals) });
  await fillIn(user);
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain(
    "will stay on file as the SDS in French. Crews will then see “ammonia-2026.pdf”.",
  );
});

it("stores the language of the existing SDS so that both stay", async () => {
  const { user, sent, calls } = renderApp(PAGE, {
    ...server,
    ...sheetAnswers([{ ...sheet, languages: [], counts_in: [] }], chemicals),
    "PUT /update-sds/9": { sds: sheet },
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10 } },
  });
  const dialog = await chooseFile(user);
  const onFile = within(dialog).getByRole("group", { name: "Language of ammonia.pdf (already on file)" });
  await user.click(within(onFile).getByRole("checkbox", { name: "French" }));
  const ofNew = within(dialog).getByRole("group", { name: "SDS language" });
  await user.click(within(ofNew).getByRole("checkbox", { name: "English" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  await screen.findByText("SDS uploaded");
  expect(sent("PUT /update-sds/9")).toEqual({ revision_date: "2024-03-15", languages: ["fr"] });
  expect(calls().indexOf("PUT /update-sds/9")).toBeLessThan(calls().indexOf("POST /upload-sds"));
});

it("lists a chemical once per language and shows what stays after a deletion", async () => {
  const french = { ...sheet, id: 12, filename: "ammoniac.pdf", languages: ["fr"], counts_in: ["fr"] };
  const { user } = renderApp(PAGE, { ...server, ...sheetAnswers([sheet, french], chemicals) });
  await screen.findByRole("article", { name: `${sheet.chemical_name} (English)` });
  await user.click(screen.getByRole("button", { name: `Delete the SDS for ${sheet.chemical_name} (French)` }));
  const question = await screen.findByRole("alertdialog");
  await waitFor(() => expect(question.textContent).toContain("“ammonia.pdf” will stay on file."));
});

/** Rows of one substance at one site: two of one manufacturer, one of another, and one without a manufacturer. */
const maker = { ...ammonia, manufacturer: "Acme", sheets: [] };
const ofSubstance = [
  maker,
  { ...maker, id: 51, room: "Yard", cabinet: "C2" },
  { ...maker, id: 52, room: "Plant 2", manufacturer: "Bravo" },
  { ...maker, id: 53, room: "Lab", manufacturer: null },
];

it("covers all rows of one manufacturer with one upload and asks about others", async () => {
  const { user, sent } = renderApp(PAGE, {
    ...server,
    ...sheetAnswers([{ ...sheet, chemical_id: 9, chemical_name: "Other" }], ofSubstance),
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10 } },
  });
  await user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("button", { name: /Chemical/ }));
  await user.click((await screen.findAllByRole("option"))[0] ?? document.body);
  const rows = await within(dialog).findByRole("group", { name: "Inventory rows with this SDS: 2 of 4" });
  const ticks = () =>
    within(rows)
      .getAllByRole<HTMLInputElement>("checkbox")
      .map((box) => `${box.closest("label")?.textContent}: ${box.checked}`);
  expect(ticks()).toEqual([
    `${ammonia.location_name}, Compressor room Acme: true`,
    `${ammonia.location_name}, Yard, C2 Acme: true`,
    `${ammonia.location_name}, Plant 2 Bravo: false`,
    `${ammonia.location_name}, Lab Manufacturer not on file: false`,
  ]);
  await user.click(within(rows).getByRole("checkbox", { name: /Lab/ }));
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error("The dialog has no field for a file.");
  await user.upload(input, next);
  await user.click(within(dialog).getByRole("checkbox", { name: "English" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  await waitFor(() => expect(sent("POST /upload-sds")).toMatchObject({ chemical_id: "41", covers: "41,51,53" }));
});

it("chooses a chemical after the note of the running search was pressed", async () => {
  const answers = sheetAnswers([{ ...sheet, chemical_id: 9, chemical_name: "Other" }], ofSubstance);
  const loaded = Promise.withResolvers<void>();
  const inventory = answers["GET /get-inventory-page/3"];
  if (typeof inventory !== "function") throw new Error("The inventory has no answer.");
  const { user } = renderApp(PAGE, {
    ...server,
    ...answers,
    "GET /get-inventory-page/3": async (query: URLSearchParams, body: unknown) => {
      if (query.get("page_size") === "20") await loaded.promise; // the search of the field
      return inventory(query, body);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("button", { name: /Chemical/ }));
  await user.click(await screen.findByText("Searching..."));
  loaded.resolve();
  await user.click((await screen.findAllByRole("option"))[0] ?? document.body);
  expect(await within(dialog).findByRole("group", { name: "Inventory rows with this SDS: 2 of 4" })).toBeTruthy();
});

it("names the rows that lose an SDS before it is deleted", async () => {
  const covers = ofSubstance.map(({ id, name, location_id, location_name, room, cabinet }) => ({
    id,
    name,
    location_id,
    location_name,
    room,
    cabinet,
  }));
  const { user } = renderApp(PAGE, { ...server, ...sheetAnswers([{ ...sheet, covers }], ofSubstance) });
  const card = await screen.findByRole("article", { name: sheet.chemical_name });
  expect(card.textContent).toContain(`For 4 rows: ${ammonia.location_name}, Compressor room; `);
  await user.click(within(card).getByRole("button", { name: `Delete the SDS for ${sheet.chemical_name}` }));
  const question = await screen.findByRole("alertdialog");
  await waitFor(() => expect(question.textContent).toMatch(/4 rows will have no SDS: .*Yard, C2\); .*Lab\)\./));
});

it("keeps the chosen file if the replacement is declined", async () => {
  const { user, calls } = renderApp(PAGE, server);
  await fillIn(user);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("ammonia-2026.pdf")).toBeTruthy();
  expect(calls()).not.toContain("POST /upload-sds");
});

it("asks again if someone else uploaded another SDS since", async () => {
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
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Replace SDS" }));
  await waitFor(() => expect(screen.getByRole("alertdialog").textContent).toContain("“by-sam.pdf”"));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Replace SDS" }));
  await screen.findByText("SDS uploaded");
  expect(uploads).toBe(2);
});

it("links to chemicals without an SDS in the inventory", async () => {
  const bare = { ...ammonia, id: 77, name: "Toluene" };
  const { user, address } = renderApp(PAGE, { ...server, ...sheetAnswers([sheet], [...chemicals, bare]) });
  const way = await screen.findByRole("link", { name: "Show them in the inventory" });
  expect(way.closest("[role=note]")?.textContent).toMatch(/no SDS:.*Toluene/);
  await user.click(way);
  await screen.findByRole("heading", { name: "Chemicals Inventory" });
  expect(address()).toContain("attention=no_sheet");
});

it("lists SDSs older than three years, and those without a date, in one click each", async () => {
  const rows = [
    { ...sheet, id: 1, chemical_id: 1, chemical_name: "Old", revision_date: "2019-02-03" },
    { ...sheet, id: 2, chemical_id: 2, chemical_name: "Undated", revision_date: null },
    { ...sheet, id: 3, chemical_id: 3, chemical_name: "Young", revision_date: dayOfReader(new Date()) },
  ];
  const { user, address } = renderApp(PAGE, { ...server, ...sheetAnswers(rows, chemicals) });
  const shown = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  await user.click(await screen.findByRole("radio", { name: "Over 3 years old: 1" }));
  await waitFor(() => expect(shown()).toEqual(["Old"]));
  await user.click(screen.getByRole("radio", { name: "No revision date: 1" }));
  await waitFor(() => expect(shown()).toEqual(["Undated"]));
  expect(address()).toContain("due=no_revision");
});

it("shows a page at a time and keeps search, order and page in the address", async () => {
  const rows = Array.from({ length: 50 }, (_, nth) => ({
    ...sheet,
    id: nth + 1,
    chemical_id: nth + 1,
    chemical_name: `Solvent ${nth + 1}`,
  }));
  const saved = rows.map(({ chemical_id, chemical_name }) => ({ ...ammonia, id: chemical_id, name: chemical_name }));
  const { user, address, calls } = renderApp(PAGE, { ...server, ...sheetAnswers(rows, saved) });
  await screen.findByText("1 to 48 of 50");
  await user.click(screen.getByRole("button", { name: "Next page" }));
  await screen.findByText("49 to 50 of 50");
  expect(address()).toContain("page=2");
  await user.click(screen.getByRole("button", { name: "Newest first" }));
  await user.click(await screen.findByRole("menuitem", { name: "Oldest revision first" }));
  await waitFor(() => expect(address()).toContain("sort=oldest_revision"));
  await user.type(screen.getByRole("searchbox", { name: "Search safety data sheets" }), "solvent 50");
  await screen.findByRole("article", { name: "Solvent 50" });
  await waitFor(() => expect(screen.queryByRole("article", { name: "Solvent 49" })).toBeNull());
  await waitFor(() => expect(address()).toContain("search="));
  expect(address()).not.toContain("page=");
  expect(calls()).not.toContain("GET /get-chemicals-by-business/3");
});

it("shows why a file cannot be read", async () => {
  const reason = "This file cannot be read as a PDF: it has no pages.";
  const { user } = renderApp(PAGE, {
    ...server,
    ...sheetAnswers([{ ...sheet, chemical_id: 999 }], chemicals),
    "POST /upload-sds": () => problem(422, "file_unreadable", reason),
  });
  await fillIn(user);
  expect(await screen.findByText(reason)).toBeTruthy();
});

it("lists earlier versions and restores one", async () => {
  const { user, calls } = renderApp(PAGE, {
    ...server,
    [`POST /restore-sds/${earlier.id}`]: { sds: { ...sheet, filename: "ammonia-2024.pdf" } },
  });
  await user.click(
    await screen.findByRole("button", { name: `Earlier versions (1) of the SDS for ${sheet.chemical_name}` }),
  );
  await user.click(await screen.findByRole("button", { name: "Restore ammonia-2024.pdf" }));
  await waitFor(() => expect(calls()).toContain(`POST /restore-sds/${earlier.id}`));
  await screen.findByText("SDS restored");
});

it("rejects a password-protected SDS and shows what to choose instead", async () => {
  const { user, calls } = renderApp(PAGE, server);
  const locked = new File([lockedPdf()], "locked.pdf", { type: "application/pdf" });
  const dialog = await chooseFile(user, locked);
  await within(dialog).findByText("This PDF is password-protected, so its text cannot be read.");
  await user.click(within(dialog).getByRole("checkbox", { name: "French" }));
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  expect(within(dialog).getByText(/^locked\.pdf: This PDF needs a password. Crews cannot open it\./)).toBeTruthy();
  expect(calls()).not.toContain("POST /upload-sds");
});

it("keeps an unsent SDS with chemical, file and details until it is discarded", async () => {
  const first = renderApp(PAGE, server);
  const dialog = await chooseFile(first.user);
  await first.user.click(within(dialog).getByRole("checkbox", { name: "French" }));
  await first.user.type(within(dialog).getByRole("textbox", { name: /Revision date/ }), "2025-03-14");
  first.unmount();

  const { user } = renderApp(PAGE, server);
  await user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const again = await screen.findByRole("dialog");
  expect(await within(again).findByText("ammonia-2026.pdf")).toBeTruthy();
  expect(within(again).getByRole("combobox", { name: /Chemical/ })).toHaveProperty("value", ammonia.name);
  expect(within(again).getByRole("checkbox", { name: "French" })).toHaveProperty("checked", true);
  expect(within(again).getByRole("textbox", { name: /Revision date/ })).toHaveProperty("value", "2025-03-14");
  await user.click(within(again).getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(within(again).queryByText("ammonia-2026.pdf")).toBeNull());
  expect(within(again).getByRole("combobox", { name: /Chemical/ })).toHaveProperty("value", "Pond dye");
  expect(within(again).getByRole("textbox", { name: /Revision date/ })).toHaveProperty("value", "");
});

it("does not call an SDS restored whose details were entered and removed again", async () => {
  const first = renderApp(PAGE, server);
  await first.user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const french = await within(await screen.findByRole("dialog")).findByRole("checkbox", { name: "French" });
  await first.user.click(french);
  await first.user.click(french);
  first.unmount();
  const { user } = renderApp(PAGE, server);
  await user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const again = within(await screen.findByRole("dialog"));
  expect(await again.findByRole("checkbox", { name: "French" })).toHaveProperty("checked", false);
  expect(again.queryByText(/^Restored what you typed/)).toBeNull();
});

it("names files not uploaded at logout", async () => {
  const { user } = renderApp(PAGE, { ...server, "POST /logout": {} });
  const dialog = await chooseFile(user);
  await within(dialog).findByText("ammonia-2026.pdf");
  cleanup();
  const again = renderApp(PAGE, { ...server, "POST /logout": {} });
  await again.user.click(await screen.findByRole("button", { name: "Logout" }));
  expect(await screen.findByText("Files that were not uploaded are kept")).toBeTruthy();
  expect(screen.getByText(/^Saved on this device: ammonia-2026\.pdf\./)).toBeTruthy();
});
