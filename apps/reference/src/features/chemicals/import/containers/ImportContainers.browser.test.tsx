import {
  findOnFile,
  finishChemicalImport,
  getChemicalImports,
  getLocationsByBusiness,
  insertChemicalImport,
  insertImportedChemicals,
  insertImportedContainers,
} from "@placard/api-client/internal";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { emptyBusiness } from "../../../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../../../test/render-app.tsx";
import { writeCsv, writeXlsx } from "../../export/write-spreadsheet.ts";

beforeEach(clearDevice);

const [location] = getLocationsByBusiness.example.response.locations;
const [stored] = findOnFile.example.response.chemicals;
const { chemical_import: finished } = finishChemicalImport.example.response;
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [{ ...location, id: 21, name: "Pier Road plant" }] },
  "POST /find-on-file/3": {
    chemicals: [{ ...stored, id: 41, name: "Acetone", cas_number: null, location_id: 21 }],
    codes: ["OLD-1"],
    next_after: null,
  },
  "GET /get-chemical-imports/3": { imports: [] },
  "POST /insert-chemical-import": { ...insertChemicalImport.example.response },
  "POST /insert-imported-chemicals/5": { ...insertImportedChemicals.example.response },
  "POST /insert-imported-containers/5": { ...insertImportedContainers.example.response },
  "POST /finish-chemical-import/5": { chemical_import: { ...finished, rows: 1, imported_containers: 3 } },
};
const PAGE = "/dashboard/chemicals/import";
const STOCK = [
  ["Chemical Name", "Quantity", "Unit", "Location"],
  ["Pond dye xq", 5, "kg", "Pier Road plant"],
];
const HEAD = ["Container Code", "Chemical Name", "Location", "Container Size", "Unit", "Expires"];

async function choose(user: ReturnType<typeof renderApp>["user"], file: File): Promise<void> {
  await screen.findByRole("heading", { name: "Import chemicals" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no field for a file.");
  await user.upload(input, file);
}

/** The list item of a container, by its row number in the worksheet. */
async function rowOf(row: number): Promise<HTMLElement> {
  const line = (await screen.findByText(`Container row ${row}`)).closest("li");
  if (line === null) throw new Error(`Row ${row} is not in a list.`);
  return line;
}

it("imports chemicals and containers of one file together, each wrong cell marked with its fix", async () => {
  const { user, sent } = renderApp(PAGE, server);
  const list = [
    HEAD,
    ["NEW-1", "Pond dye xq", "Pier Road plant", 5, "kg", "2027-03-31"],
    ["old-1", "Acetone", "Pier Road plant", 4, "L", ""],
    ["NEW-2", "Acetone", "Pier Road plant", 4, "bottles", "04/05/2027"],
    ["", "Acetonne", "Pier Road plant", "", "", ""],
  ];
  await choose(user, new File([await writeXlsx(STOCK, list)], "all.xlsx"));
  await screen.findByRole("heading", { name: "Containers" });
  expect(await screen.findByText("1 chemical and 1 container will be imported; 3 rows will not.")).toBeTruthy();

  const wrong = await rowOf(4);
  expect(wrong.textContent).toContain("“bottles” is not a unit");
  expect(wrong.textContent).toContain("“04/05/2027” could mean 2027-04-05 or 2027-05-04");
  const correct = async (line: HTMLElement, name: string, text: string) => {
    const cell = within(line).getByRole("textbox", { name: new RegExp(`^Container row \\d+ ${name}$`) });
    await user.clear(cell);
    await user.type(cell, text);
    await user.tab();
  };
  await correct(wrong, "Unit", "L");
  await correct(await rowOf(4), "Expires", "2027-05-04");
  const unknown = await rowOf(5);
  expect(unknown.textContent).toContain("No chemical “Acetonne” at this location");
  await correct(unknown, "Chemical name", "Acetone");

  const button = await screen.findByRole("button", { name: "Import 1 chemical and 3 containers" });
  expect(screen.getByText("1 chemical and 3 containers will be imported; 1 row will not.")).toBeTruthy();
  await user.click(button);
  await screen.findAllByText("Import finished");
  expect(screen.getAllByText("1 chemical and 3 containers imported from stock.xlsx.").length).toBeGreaterThan(0);
  expect(sent("POST /insert-chemical-import")).toEqual({ filename: "all.xlsx", rows: 1, containers: 3 });
  expect(sent("POST /insert-imported-containers/5")).toEqual({
    first: 0,
    containers: [
      {
        chemical_place: 0,
        code: "NEW-1",
        size: { quantity: 5, unit: "kg" },
        room: "",
        cabinet: "",
        opened_on: null,
        expires_on: "2027-03-31",
      },
      {
        chemical_id: 41,
        code: "NEW-2",
        size: { quantity: 4, unit: "L" },
        room: "",
        cabinet: "",
        opened_on: null,
        expires_on: "2027-05-04",
      },
      { chemical_id: 41, size: null, room: "", cabinet: "", opened_on: null, expires_on: null },
    ],
  });
});

it("recognizes a CSV of containers by its columns and imports it without chemicals", async () => {
  const { user, sent, calls } = renderApp(PAGE, {
    ...server,
    "POST /finish-chemical-import/5": { chemical_import: { ...finished, rows: 0, imported_containers: 1 } },
  });
  const list = [HEAD, ["C-1", "Acetone", "", 4, "L", ""], ["C-2", "Acetone", "", 4, "L", ""]];
  await choose(user, new File([await writeCsv(list)], "containers.csv"));
  await user.click(await screen.findByRole("radio", { name: "Ready (2)" }));
  await user.click(screen.getByRole("button", { name: "Skip container row 3" }));
  await user.click(await screen.findByRole("button", { name: "Import 1 container" }));
  await screen.findAllByText("Import finished");
  expect(sent("POST /insert-chemical-import")).toEqual({ filename: "containers.csv", rows: 0, containers: 1 });
  expect(calls()).not.toContain("POST /insert-imported-chemicals/5");
});

it("asks whether ambiguous rows are chemicals or containers", async () => {
  const { user } = renderApp(PAGE, server);
  const list = [
    ["Container Name", "Barcode", "Container Size", "Unit", "Supplier"],
    ["Acetone", "C-1", 4, "L", "Acme"],
  ];
  await choose(user, new File([await writeCsv(list)], "s.csv"));
  const radio = await screen.findByRole("radio", { name: "Chemicals" });
  expect(radio.getAttribute("aria-checked") ?? String((radio as HTMLInputElement).checked)).toBe("true");
  await user.click(screen.getByRole("radio", { name: "Containers" }));
  await screen.findByRole("button", { name: "Import 1 container" });
});

it("lists the containers that undoing an import removes", async () => {
  const [row] = getChemicalImports.example.response.imports;
  const { user } = renderApp(PAGE, {
    ...server,
    "GET /get-chemical-imports/3": {
      imports: [
        { ...row, present: 0, changed: 0, sheets: 0, containers: 0, imported_containers: 12, moved_containers: 2 },
      ],
    },
  });
  await user.click(await screen.findByRole("button", { name: "Undo the import of stock.xlsx" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("12 containers imported from stock.xlsx will be removed");
  expect(dialog.textContent).toContain("2 containers changed since");
});
