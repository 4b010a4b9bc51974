import {
  findOnFile,
  finishChemicalImport,
  getChemicalImports,
  getLocationsByBusiness,
  IMPORT_PORTION,
  insertChemicalImport,
  insertImportedChemicals,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness, planIsFull } from "../../../test/business-answers.ts";
import { drawn } from "../../../test/drawn.ts";
import { faultyStock } from "../../../test/faulty-stock.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";
import { workbook } from "../export/workbook.ts";
import { writeCsv, writeXlsx } from "../export/write-spreadsheet.ts";

beforeEach(clearDevice);

const [location] = getLocationsByBusiness.example.response.locations;
if (location === undefined) throw new Error("The contract's example holds no location.");
const locations = [
  { ...location, id: 21, name: "Pier Road plant" },
  { ...location, id: 22, name: "Annex" },
];
const { chemical_import: finished } = finishChemicalImport.example.response;
const NOTHING_ON_FILE = { chemicals: [], codes: [], next_after: null };
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations },
  "POST /find-on-file/3": NOTHING_ON_FILE,
  "GET /get-chemical-imports/3": { imports: [] },
  "POST /insert-chemical-import": { ...insertChemicalImport.example.response },
  "POST /insert-imported-chemicals/5": { ...insertImportedChemicals.example.response },
  "POST /finish-chemical-import/5": { chemical_import: { ...finished, rows: 500, present: 500 } },
};
const [stored] = findOnFile.example.response.chemicals;
/** Stored values that match the rows of the files below. */
const place = { location_id: 22, room: null, cabinet: null, storage_vessel: null, quantity_per_vessel: null };
const asInFile = { ...stored, ...place, un_number: null, quantity: 5, unit: "kg", manufacturer: null };
const PAGE = "/dashboard/chemicals/import";

async function choose(user: ReturnType<typeof renderApp>["user"], file: File): Promise<void> {
  await screen.findByRole("heading", { name: "Import chemicals" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no field for a file.");
  await user.upload(input, file);
}

it("shows the limit of the plan before a file is chosen", async () => {
  const check = "GET /check-number-of-chemicals/3";
  const { unmount } = renderApp(PAGE, { ...server, [check]: planIsFull("3 of 3 chemicals used.") });
  expect(await screen.findByText("Your plan has no space for more chemicals.")).toBeTruthy();
  expect(
    screen.getByText(/^3 of 3 chemicals used\. If the import exceeds your plan, nothing is imported/),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "See plans" })).toBeTruthy();
  unmount();
});

it("marks each of 20 bad cells in 500 rows, applies the corrections and imports all rows at once", async () => {
  const { rows, faults } = faultyStock(500, 20);
  const { user, sent, calls } = renderApp(PAGE, server);
  await choose(user, new File([await writeXlsx(rows)], "stock.xlsx"));
  await screen.findByRole("radio", { name: "Needs correction (20)" });
  expect(screen.getByText(/480 chemicals will be imported; 20 rows will not/)).toBeTruthy();
  // One choice of site applies to every row with the same site name.
  const [shed, ...otherSheds] = faults.filter(({ field }) => field === "location");
  expect(otherSheds.length).toBeGreaterThan(0);
  for (const { row, field, right } of faults.filter((fault) => fault === shed || fault.field !== "location")) {
    const line = (await screen.findByText(`Row ${row}`)).closest("li");
    if (line === null) throw new Error(`Row ${row} is not in a list.`);
    if (field === "location") {
      await user.click(within(line).getByRole("button", { name: /Choose a location/ }));
      await user.click(await screen.findByRole("option", { name: right }));
      continue;
    }
    const cell = within(line).getByRole("textbox");
    expect(within(line).getByText(/\.$/)).toBeTruthy(); // a sentence that states the fix
    await user.clear(cell);
    await user.paste(right);
    await user.tab();
  }
  await screen.findByText("500 chemicals will be imported.");
  await user.click(screen.getByRole("button", { name: "Import 500 chemicals" }));
  await screen.findAllByText("Import finished");
  expect(sent("POST /insert-chemical-import")).toEqual({ filename: "stock.xlsx", rows: 500, containers: 0 });
  const portion = sent("POST /insert-imported-chemicals/5");
  expect(portion).toMatchObject({ first: 0 });
  expect(Reflect.get(Object(portion), "chemicals")).toHaveLength(IMPORT_PORTION);
  expect(calls().at(-1)).not.toBe("POST /insert-chemical-import");
}, 240_000);

it("skips a row, includes it again, and asks about a similar name", async () => {
  const head = ["Name", "Quantity", "Unit", "Location"];
  const { user } = renderApp(PAGE, server);
  await choose(
    user,
    new File([await writeCsv([head, ["Chlorin gass", 5, "kg", "Annex"], ["Pond dye xq", 2, "kg", "Annex"]])], "s.csv"),
  );
  await screen.findByRole("radio", { name: /^Needs confirmation \([12]\)/ });
  await user.click(screen.getByRole("button", { name: "Skip row 2" }));
  await user.click(await screen.findByRole("radio", { name: "Skipped (1)" }));
  await user.click(await screen.findByRole("button", { name: "Include row 2" }));
  await screen.findByRole("radio", { name: "Skipped (0)" });
  await user.click(screen.getByRole("radio", { name: /^Needs confirmation/ }));
  const line = (await screen.findByText("Row 2")).closest("li");
  if (line === null) throw new Error("Row 2 is not in a list.");
  const [choice] = within(line).getAllByRole("button", { name: /Chlorine/ });
  if (choice === undefined) throw new Error("Chlorine is not offered.");
  await user.click(choice);
  await user.click(screen.getByRole("radio", { name: /^Ready/ }));
  expect((await screen.findByText("Row 2")).closest("li")?.textContent).toContain("UN 1017");
});

it("asks about an ambiguous amount and uses the chosen reading", async () => {
  const { user } = renderApp(PAGE, server);
  const rows = [
    ["Name", "Quantity", "Unit", "Location"],
    ["Pond dye xq", "1,5", "L", "Annex"],
    ["Dye two xq", "1,500", "L", "Annex"],
  ];
  await choose(user, new File([await writeCsv(rows)], "s.csv"));
  await screen.findByRole("radio", { name: "Needs correction (1)" });
  expect(screen.getByText("Quantity: 1 cell uses a decimal comma, so 1,5 is read as 1.5.")).toBeTruthy();
  expect(screen.getByText("“1,500” could mean 1500 or 1.5. Enter the correct one.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Read as 1500/ }));
  await user.click(await screen.findByRole("radio", { name: "Needs confirmation (2)" }));
  expect((await screen.findByText("Row 3")).closest("li")?.textContent).toMatch(/1\s500 L/);
});

it("skips all rows, includes all rows, or skips only rows with errors in one step", async () => {
  const { user } = renderApp(PAGE, server);
  const rows = [
    ["Name", "Quantity", "Unit", "Location"],
    ["Pond dye xq", 5, "kg", "Annex"],
    ["Dye two xq", "many", "kg", "Annex"],
    ["Dye three xq", 7, "kg", "Annex"],
  ];
  await choose(user, new File([await writeCsv(rows)], "s.csv"));
  await screen.findByRole("radio", { name: "Needs correction (1)" });
  const group = within(screen.getByRole("group", { name: "Rows to import" }));
  const [all, none] = group.getAllByRole("button").map((way) => way.getBoundingClientRect());
  expect((none?.left ?? 0) - (all?.right ?? 0)).toBeGreaterThanOrEqual(8);
  await user.click(group.getByRole("button", { name: "Skip all rows" }));
  await screen.findByRole("radio", { name: "Skipped (3)" });
  expect(screen.getByRole("button", { name: /^Import/ }).getAttribute("aria-disabled")).toBe("true");
  await user.click(group.getByRole("button", { name: "Include only rows without errors" }));
  await screen.findByRole("radio", { name: "Skipped (1)" });
  expect(await screen.findByRole("button", { name: "Import 2 chemicals" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Skipped (1)" }));
  expect((await screen.findByText("Row 3")).closest("li")?.textContent).toContain("Dye two xq");
  await user.click(group.getByRole("button", { name: "Include all rows" }));
  await screen.findByRole("radio", { name: "Skipped (0)" });
  await screen.findByRole("radio", { name: "Needs correction (1)" });
});

/** Opens a file with one row. `onFile` returns the matching stock of the business for each request. */
async function secondFile(onFile: (requested: number) => object | Promise<object>) {
  let reads = 0;
  const app = renderApp(PAGE, {
    ...server,
    "POST /find-on-file/3": () => {
      reads += 1;
      return onFile(reads);
    },
    "POST /finish-chemical-import/5": { chemical_import: { ...finished, rows: 1, present: 1 } },
  });
  const file = async () =>
    new File(
      [
        await writeCsv([
          ["Name", "Quantity", "Unit", "Location"],
          ["Chlorine", 5, "kg", "Annex"],
        ]),
      ],
      "s.csv",
    );
  await choose(app.user, await file());
  // The button is a different element once it is enabled.
  await screen.findByText("1 chemical will be imported.");
  await app.user.click(screen.getByRole("button", { name: "Import 1 chemical" }));
  await screen.findAllByText("Import finished");
  await choose(app.user, await file());
  return app;
}

it("compares a second file with the inventory after the first import", async () => {
  let answer: (inventory: object) => void = () => undefined;
  const later = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { user } = await secondFile((requested) => (requested === 1 ? NOTHING_ON_FILE : later));
  const send = await screen.findByRole("button", { name: /^Import \d/ });
  expect(send.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("radio", { name: /^Ready/ })).toBeNull();
  answer({
    ...NOTHING_ON_FILE,
    chemicals: [{ ...asInFile, name: "Chlorine", cas_number: "7782-50-5" }],
  });
  await user.click(await screen.findByRole("radio", { name: "Possible duplicates (1)" }));
  expect(screen.getByText("This row will not be imported.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Include row 2" }));
  await screen.findByText("This row will be imported.");
});

it("shows a quantity that differs from the inventory and what importing the row does", async () => {
  const { user } = renderApp(PAGE, {
    ...server,
    "POST /find-on-file/3": { ...NOTHING_ON_FILE, chemicals: [{ ...asInFile, name: "Pond dye xq", cas_number: null }] },
  });
  const rows = [
    ["Name", "Quantity", "Unit", "Location"],
    ["Pond dye xq", 7, "kg", "Annex"],
  ];
  await choose(user, new File([await writeCsv(rows)], "s.csv"));
  const line = (await screen.findByText("Row 2")).closest("li");
  await waitFor(() => expect(line?.textContent).toContain("Quantity: 7 kg. In your inventory: 5 kg."));
  expect(line?.textContent).toContain("This row will be imported as an additional chemical.");
});

it("does not import rows that could not be compared, and shows it", async () => {
  const { user } = await secondFile((requested) =>
    requested === 2 ? problem(400, "invalid_request", "No.") : NOTHING_ON_FILE,
  );
  await screen.findByText("Your inventory could not be loaded", { selector: "strong, h2, h3, p" });
  expect(screen.getByRole("button", { name: /^Import \d/ }).getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("radio", { name: "Ready (1)" });
});

it("shows the file chosen last even if the earlier file loads later", async () => {
  const { user } = renderApp(PAGE, server);
  const head = ["Name", "Quantity", "Unit", "Location"];
  const rows = Array.from({ length: 3000 }, (_, at) => [`Stock ${at}`, 5, "kg", "Annex"]);
  const wrong = new File([await writeCsv([head, ...rows])], "wrong.csv");
  const bytes = await wrong.arrayBuffer();
  const held = Promise.withResolvers<ArrayBuffer>();
  const read = vi.spyOn(wrong, "arrayBuffer").mockReturnValue(held.promise);
  await choose(user, wrong);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await choose(user, new File([await writeCsv([head, ["Chlorine", 5, "kg", "Annex"]])], "right.csv"));
  await screen.findByRole("button", { name: "Import 1 chemical" });
  held.resolve(bytes);
  await drawn(); // rows are parsed as soon as the bytes arrive
  expect(screen.getByRole("button", { name: /^Import \d/ }).textContent).toBe("Import 1 chemical");
});

it("looks up only the names in the file, once each, and corrected names", async () => {
  const requested: unknown[] = [];
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "POST /find-on-file/3": (_query, body) => {
      requested.push(body);
      const isBleach = JSON.stringify(body).includes("Bleach");
      return isBleach
        ? { ...NOTHING_ON_FILE, chemicals: [{ ...asInFile, name: "bleach", cas_number: null, quantity: 7 }] }
        : NOTHING_ON_FILE;
    },
  });
  const rows = [
    ["Name", "Quantity", "Unit", "Location"],
    ["Pond dye xq", 5, "kg", "Annex"],
    ["Pond dye xq", 6, "kg", "Annex"],
    ["", 7, "kg", "Annex"],
  ];
  await choose(user, new File([await writeCsv(rows)], "s.csv"));
  const line = (await screen.findByText("Row 4")).closest("li");
  if (line === null) throw new Error("Row 4 is not in a list.");
  const cell = within(line).getByRole("textbox");
  await user.type(cell, "Bleach");
  await user.tab();
  await screen.findByRole("radio", { name: "Possible duplicates (1)" });
  const [first, second] = requested.map((body) => Reflect.get(Object(body), "names"));
  expect([first, second]).toEqual([["Pond dye xq"], ["Bleach"]]);
  expect(calls().filter((call) => call.includes("by-business/3") && !call.includes("locations"))).toEqual([]);
});

it("offers every worksheet, lists parts that are not imported and accounts for each row", async () => {
  const head = ["Name", "Quantity", "Unit", "Location", ""];
  const file = workbook([
    {
      name: "Stock",
      rows: [
        ["Stock of 2026"],
        head,
        ["Pond dye xq", 5, "kg", "Annex", "A1"],
        [""],
        ["Dye two xq", 7, "kg", "Annex", ""],
      ],
    },
    { name: "Gases", rows: [head, ["Dye three xq", 9, "kg", "Annex", ""]] },
  ]);
  const { user } = renderApp(PAGE, server);
  await choose(user, new File([file], "stock.xlsx"));
  const account =
    "Worksheet “Stock” has 5 rows: 2 rows below the header row, 1 header row, 1 row above it, 1 empty row.";
  await screen.findByText(account);
  screen.getByText("Row 1 is above the header row and is not imported: Stock of 2026");
  screen.getByText(/^Worksheet “Gases” is not imported: 2 rows\./);
  expect(screen.getByRole("button", { name: /^“Column E” contains/ })).toBeTruthy();
  await screen.findByText("2 chemicals will be imported.");
  await user.click(screen.getByRole("button", { name: /^Worksheet/ }));
  await user.click(await screen.findByRole("option", { name: "Gases: 2 rows" }));
  await screen.findByText("1 chemical will be imported.");
  screen.getByText("Worksheet “Gases” has 2 rows: 1 row below the header row, 1 header row.");
  screen.getByText(/^Worksheet “Stock” is not imported: 4 rows\./);
});

it("asks about a row with unmatched quotation marks and keeps the rows after it", async () => {
  const { user } = renderApp(PAGE, server);
  const lines = ["Name,CAS No,Quantity,Unit,Location", '"PVC xq 1/2" can,,2,L,Annex', "Chlorine,7782-50-5,70,kg,Annex"];
  await choose(user, new File([lines.join("\n")], "s.csv"));
  await screen.findByText("1 chemical will be imported; 1 row will not.");
  screen.getByText(/^Quotation marks that do not match\..* Check row 2\.$/);
  screen.getByText("The file has 3 rows: 2 rows below the header row, 1 header row.");
  await user.click(screen.getByRole("button", { name: /^Read as "PVC xq 1\/2" can, Row \d+ Chemical name/ }));
  expect(await screen.findByText("2 chemicals will be imported.")).toBeTruthy();
});

it("explains why a file cannot be read", async () => {
  const { user } = renderApp(PAGE, server);
  await choose(user, new File(["Shelf\n1\n2"], "s.csv"));
  expect((await screen.findByText(/No header row found/)).textContent).toContain("header row");
});

it("undoes an import after confirmation, listing everything that is removed", async () => {
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "GET /get-chemical-imports/3": { imports: [...getChemicalImports.example.response.imports] },
    "POST /undo-chemical-import/5": { chemical_import: { ...finished, state: "undone", present: 0 } },
  });
  await user.click(await screen.findByRole("button", { name: "Undo the import of stock.xlsx" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("478 chemicals");
  expect(dialog.textContent).toContain("3 chemicals edited since, 2 safety data sheets, 9 containers");
  expect(dialog.textContent).toContain("restore it from Recently deleted for 30 days");
  const confirm = () => within(dialog).getByRole("button", { name: "Undo the import" });
  expect(confirm().getAttribute("aria-disabled")).toBe("true");
  await user.clickAnyway(confirm());
  expect(calls()).not.toContain("POST /undo-chemical-import/5");
  await user.type(within(dialog).getByRole("textbox", { name: "Type “stock.xlsx” to delete it" }), "stock.xlsx");
  await user.click(confirm());
  await waitFor(() => expect(calls()).toContain("POST /undo-chemical-import/5"));
  await screen.findByText("Import undone");
});

it("undoes an import without dependent records in one step", async () => {
  const [untouched] = getChemicalImports.example.response.imports;
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "GET /get-chemical-imports/3": { imports: [{ ...untouched, changed: 0, sheets: 0, containers: 0 }] },
    "POST /undo-chemical-import/5": { chemical_import: { ...finished, state: "undone", present: 0 } },
  });
  await user.click(await screen.findByRole("button", { name: "Undo the import of stock.xlsx" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).queryByRole("textbox")).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Undo the import" }));
  await waitFor(() => expect(calls()).toContain("POST /undo-chemical-import/5"));
});

it("restores the file and its settings after a reload, but not for another file", async () => {
  const rows = [
    ["Chemical Name", "Qty", "Unit", "Site"],
    ["Pond dye", "many", "kg", "Annex"],
    ["Wall paint", "5", "L", "Annex"],
  ];
  const file = new File([await writeXlsx(rows)], "stock.xlsx");
  const first = renderApp(PAGE, server);
  await choose(first.user, file);
  const wrong = (await screen.findByText("Row 2")).closest("li");
  if (wrong === null) throw new Error("Row 2 is not in a list.");
  const cell = within(wrong).getByRole("textbox");
  await first.user.clear(cell);
  await first.user.paste("7");
  await first.user.tab();
  await screen.findByText("2 chemicals will be imported.");
  first.unmount();

  const { user, unmount } = renderApp(PAGE, server);
  await screen.findByText("stock.xlsx");
  await screen.findByText("2 chemicals will be imported.");
  await screen.findByText(/^Restored what you typed at /);
  await choose(user, new File([await writeXlsx(rows)], "other.xlsx"));
  await screen.findByText(/1 chemical will be imported; 1 row will not/);
  await user.click(screen.getByRole("button", { name: "Remove other.xlsx" }));
  unmount();

  renderApp(PAGE, server);
  await screen.findByRole("heading", { name: "Import chemicals" });
  expect(screen.queryByText("other.xlsx")).toBeNull();
}, 120_000);

it("collapses fully matched columns and asks about the others", async () => {
  const { user } = renderApp(PAGE, server);
  const rows = [
    ["Product Name", "CAS Number", "Amount left over", "Unit", "Location", "Shelf mark"],
    ["Chlorine", "7782-50-5", 5, "kg", "Annex", "A1"],
  ];
  await choose(user, new File([await writeCsv(rows)], "shelf.csv"));
  const card = within(await screen.findByRole("region", { name: "Columns" }));
  const matched = card.getByRole("button", { name: /^4 columns matched/ });
  expect(matched.getAttribute("aria-expanded")).toBe("false");
  expect(card.queryByRole("button", { name: /^Chemical name/ })).toBeNull();
  expect(card.getByRole("button", { name: /^Quantity/ }).textContent).toContain("Amount left over");
  await user.click(matched);
  const name = await card.findByRole("button", { name: /^Chemical name/ });
  expect(name.textContent).toContain("Product Name");
  // A field stays where it is while its column changes.
  await user.click(name);
  await user.click(await screen.findByRole("option", { name: "Shelf mark" }));
  await card.findByRole("button", { name: /^4 columns matched/ });
  expect(card.getByRole("button", { name: /^Chemical name/ }).textContent).toContain("Shelf mark");
  // Nothing is saved for the next file.
  await user.click(screen.getByRole("button", { name: "Remove shelf.csv" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Columns" })).toBeNull());
});
