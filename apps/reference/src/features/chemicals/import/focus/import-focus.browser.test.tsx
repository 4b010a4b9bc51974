import {
  finishChemicalImport,
  getLocationsByBusiness,
  insertChemicalImport,
  insertImportedChemicals,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../../../test/render-app.tsx";
import { writeCsv } from "../../export/write-spreadsheet.ts";

beforeEach(clearDevice);

const [location] = getLocationsByBusiness.example.response.locations;
if (location === undefined) throw new Error("The contract's example has no location.");
const { chemical_import: finished } = finishChemicalImport.example.response;
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [{ ...location, id: 22, name: "Annex" }] },
  "POST /find-on-file/3": { chemicals: [], codes: [], next_after: null },
  "GET /get-chemical-imports/3": { imports: [] },
  "POST /insert-chemical-import": { ...insertChemicalImport.example.response },
  "POST /insert-imported-chemicals/5": { ...insertImportedChemicals.example.response },
  "POST /finish-chemical-import/5": { chemical_import: { ...finished, rows: 2, present: 2 } },
};

const HEAD = ["Name", "Quantity", "Unit", "Location", "Hall"];

async function open(rows: readonly (readonly (string | number)[])[], answers: object = {}) {
  const app = renderApp("/dashboard/chemicals/import", { ...server, ...answers });
  await screen.findByRole("heading", { name: "Import chemicals" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no field for a file.");
  await app.user.upload(input, new File([await writeCsv([HEAD, ...rows])], "s.csv"));
  return app;
}

const hasFocus = (element: Element | null): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element));

it("names each field and each answer by its column and row", async () => {
  await open([
    ["Pond dye xq", "many", "buckets", "Annex", ""],
    ["Dye two xq", "many", "kg", "Elsewhere", ""],
    ["Dye three xq", "1,500", "kg", "Annex", ""],
    ["Dye four xq", "1,5", "kg", "Annex", ""],
  ]);
  await screen.findByRole("radio", { name: "Needs correction (3)" });
  const rows = within(screen.getByRole("region", { name: "Rows" }));
  const fields = rows.getAllByRole("textbox");
  expect(fields).toHaveLength(3);
  for (const [at, name] of ["Row 2 Quantity", "Row 3 Quantity", "Row 4 Quantity"].entries())
    expect(fields[at]).toHaveAccessibleName(name);
  expect(rows.getByRole("button", { name: /^(?=.*Location)(?=.*Row 3)/ })).toBeTruthy();
  expect(rows.getByRole("button", { name: "Read as 1500, Row 4 Quantity" })).toBeTruthy();
});

it("moves the focus to the next question after each answer, then to the text about the next list", async () => {
  const { user } = await open([
    ["Pond dye xq", "many", "buckets", "Annex", ""],
    ["Dye two xq", "some", "kg", "Annex", ""],
    ["Dye three xq", 3, "kg", "Annex", ""],
  ]);
  await screen.findByRole("radio", { name: "Needs correction (2)" });
  screen.getByRole("textbox", { name: "Row 2 Quantity" }).focus();
  await user.keyboard("{Control>}a{/Control}5{Enter}");
  await hasFocus(await screen.findByRole("textbox", { name: "Row 2 Unit" }));
  await user.keyboard("{Control>}a{/Control}kg{Enter}");
  await screen.findByRole("radio", { name: "Needs correction (1)" });
  await hasFocus(screen.getByRole("textbox", { name: "Row 3 Quantity" }));
  await user.keyboard("{Control>}a{/Control}7{Enter}");
  await hasFocus(await screen.findByText(/^These names are not on file/));
  const keep = screen.getByRole("button", { name: "Keep the name, Row 2" });
  keep.focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("radio", { name: "Needs confirmation (2)" });
  expect(document.activeElement?.closest("li")?.textContent).toContain("Row 3");
  screen.getByRole("button", { name: "Skip row 3" }).focus();
  await user.keyboard("{Enter}");
  await hasFocus(await screen.findByRole("button", { name: "Skip row 4" }));
});

it("moves the focus to the account of the file, to the next unused column and to the result", async () => {
  const { user } = await open([
    ["Acetone", 5, "kg", "Annex", "A"],
    ["Toluene", 7, "kg", "Annex", "B"],
  ]);
  await hasFocus(await screen.findByText(/^The file has 3 rows/));
  await user.click(await screen.findByRole("button", { name: /^“Hall” contains/ }));
  await user.click(await screen.findByRole("option", { name: "Room" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^“Hall” contains/ })).toBeNull());
  await hasFocus(screen.getByRole("heading", { name: "Columns" }));
  await screen.findByText("2 chemicals will be imported.");
  screen.getByRole("button", { name: "Import 2 chemicals" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Import finished"));
});

it("moves the focus back to the import button after a failure", async () => {
  const { user } = await open([["Acetone", 5, "kg", "Annex", ""]], {
    "POST /insert-chemical-import": problem(500, "internal", "Down."),
  });
  await screen.findByText("1 chemical will be imported.");
  screen.getByRole("button", { name: "Import 1 chemical" }).focus();
  await user.keyboard("{Enter}");
  await screen.findAllByText("Import failed");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Import 1 chemical"));
});
