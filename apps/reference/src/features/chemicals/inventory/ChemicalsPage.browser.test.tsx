import { type InventoryChemical } from "@placard/api-client";
import {
  checkNumberOfChemicals,
  getChemicalsByBusiness,
  getInventorySummary,
  getLocationsByBusiness,
  getSdsByBusiness,
  insertChemical,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness, planIsFull } from "../../../test/business-answers.ts";
import { inventoryAnswers } from "../../../test/inventory-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";
import { sheetAnswers } from "../../../test/sheet-answers.ts";

beforeEach(clearDevice);

const stored = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const [ammonia] = stored.chemicals;
if (ammonia === undefined) throw new Error("The contract's example holds no chemical.");

const server = {
  ...emptyBusiness,
  ...inventoryAnswers(() => [ammonia]),
  "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
};
const PAGE = "/dashboard/chemicals";

it("explains how to start an empty inventory and hides the search", async () => {
  renderApp(PAGE, emptyBusiness);
  await screen.findByText("No chemicals found. Add your first chemical to get started.");
  expect(screen.queryByRole("searchbox")).toBeNull();
});

it("reports that nothing matches and offers to clear the filters", async () => {
  const { user } = renderApp(PAGE, server);
  await user.type(await screen.findByRole("searchbox"), "toluene");
  await screen.findByText("No chemicals match your search criteria.");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText(ammonia.name)).toBeTruthy();
});

it("shows export progress for a long inventory and writes no file if cancelled", async () => {
  const portion = Promise.withResolvers<object>();
  const requests: string[] = [];
  const { user } = renderApp(PAGE, {
    ...server,
    "GET /get-inventory-summary/3": { ...getInventorySummary.example.response, chemicals: 12_400 },
    "GET /get-chemicals-by-business/3": (query) => {
      requests.push(query.toString());
      return portion.promise;
    },
  });
  await screen.findByText(ammonia.name);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: /^Export as CSV/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Exporting" }));
  await dialog.findByText(/^Loading 0 of 12\s400 chemicals$/);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  portion.resolve({ chemicals: [], next_cursor: "on" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(requests).toEqual(["order=id&limit=1000"]);
  expect(screen.queryByText("Export failed")).toBeNull();
});

it("renders only the visible rows of a page and keeps search, order and page in the address", async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({
    ...ammonia,
    id: 1000 + index,
    name: `Drum ${1000 + index}`,
  }));
  const { user, address } = renderApp(PAGE, { ...server, ...inventoryAnswers(() => many) });
  await screen.findByText("1 to 100 of 250");
  expect(screen.getByText("250 chemicals at 1 location")).toBeTruthy();
  await screen.findByText("Drum 1000");
  expect(screen.getAllByRole("row").length).toBeLessThan(60);
  await user.click(screen.getByRole("button", { name: "Last page" }));
  await screen.findByText("Drum 1200");
  expect(address()).toBe(`${PAGE}?page=3`);
  const sortByName = async (order: string) => {
    await user.click(screen.getByRole("columnheader", { name: "Name" }));
    await waitFor(() => expect(screen.getByRole("columnheader", { name: "Name" }).ariaSort).toBe(order));
  };
  await sortByName("ascending");
  expect(address()).toBe(`${PAGE}?sort=name&direction=ascending`);
  await sortByName("descending");
  await screen.findByText("Drum 1249");
  await user.type(screen.getByRole("searchbox"), "1119");
  await screen.findByText("Drum 1119");
  await waitFor(() => expect(address()).toMatch(/search=(%22)?1119/));
  expect(screen.queryByText(/of 250$/)).toBeNull();
});

it("reports that storage compatibility could not be loaded instead of hiding its marks", async () => {
  renderApp(PAGE, { ...server, "GET /get-storage-reactivity/3": problem(403, "forbidden", "No.") });
  await screen.findByText("Storage compatibility could not be checked. Do not assume it is safe.");
  expect(await screen.findByText(ammonia.name)).toBeTruthy();
});

it("can be sorted on a phone without column headers", async () => {
  await page.viewport(390, 844);
  const rows = ["Alpha", "Zulu"].map((name, at) => ({ ...ammonia, id: 1000 + at, name }));
  const { user, address } = renderApp(PAGE, { ...server, ...inventoryAnswers(() => rows) });
  await screen.findByText("Alpha");
  expect(screen.queryByRole("columnheader")).toBeNull();
  await user.click(screen.getByRole("button", { name: /Order/ }));
  await user.click(await screen.findByRole("option", { name: "Name, Z to A" }));
  await waitFor(() => expect(address()).toContain("sort=name"));
  const list = screen.getByRole("list", { name: "Chemicals" });
  await waitFor(() => expect(within(list).getAllByText(/^(?:Alpha|Zulu)$/)[0]?.textContent).toBe("Zulu"));
  await page.viewport(1280, 800);
});

it("shows an amount with both dates in three lines on a desktop and keeps button labels on one line on a phone", async () => {
  const checked_at = new Date(Date.now() - 120 * 86_400_000).toISOString();
  renderApp(PAGE, { ...server, ...inventoryAnswers(() => [{ ...ammonia, checked_at, checked_by: "Dana Reid" }]) });
  await page.viewport(1440, 900);
  const by = await screen.findByText(/by Dana Reid/);
  expect(by.getBoundingClientRect().height).toBeLessThan(24);
  expect(screen.getByText(/^Updated/).getBoundingClientRect().height).toBeLessThan(24);
  await page.viewport(390, 844);
  const add = screen.getByText("Add Chemical");
  const range = document.createRange();
  range.selectNodeContents(add);
  expect(range.getClientRects()).toHaveLength(1);
  await page.viewport(1280, 800);
});

it("shows a complete row in at most 64 px on a desktop", async () => {
  const checked_at = new Date(Date.now() - 120 * 86_400_000).toISOString();
  const stock = [{ ...ammonia, checked_at, checked_by: "Dana Reid", room: "Stores A", cabinet: "Flammables" }];
  await page.viewport(1440, 900);
  renderApp(PAGE, { ...server, ...inventoryAnswers(() => stock) });
  const row = (await screen.findByText(/by Dana Reid/)).closest("[role=row]");
  expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
  await page.viewport(1280, 800);
});

it("does not return a user who opens another page while a search is pending", async () => {
  const { sds } = getSdsByBusiness.response.parse(getSdsByBusiness.example.response);
  const { user, address } = renderApp(PAGE, { ...sheetAnswers(sds, [ammonia]), ...server });
  const search = await screen.findByRole("searchbox");
  await user.type(search, ammonia.name.slice(0, 3));
  await user.click(screen.getByRole("link", { name: "Import" }));
  await screen.findByRole("heading", { level: 1, name: "Import chemicals" });
  expect(address()).toBe(`${PAGE}/import`);
  await user.click(screen.getByRole("link", { name: "Safety Data Sheets" }));
  // The delay after these keys equals the delay of the inventory search and starts later.
  await user.type(await screen.findByRole("searchbox", { name: "Search safety data sheets" }), "zinc");
  await waitFor(() => expect(address()).toBe("/dashboard/safety-data-sheets?search=zinc"));
});

it("shows the view given in the address", async () => {
  const two = [ammonia, { ...ammonia, id: 42, name: "Chlorine" }];
  renderApp(`${PAGE}?search=chlor`, { ...server, ...inventoryAnswers(() => two) });
  await screen.findByText("Chlorine");
  expect(screen.queryByText(ammonia.name)).toBeNull();
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "chlor");
});

describe("the level of a chemical", () => {
  const unknown: InventoryChemical = {
    ...ammonia,
    id: 51,
    name: "Pond dye",
    un_number: null,
    cas_number: null,
    hazard_classification: null,
    hazard_class: null,
    class_basis: { kind: "none", text: "No class.", source: null, differs: null },
    hazard_level: null,
    is_classified: false,
    level_basis: { kind: "none", text: "No class, UN or CAS number on file.", source: null, others: [] },
  };
  const chlorine: InventoryChemical = {
    ...unknown,
    id: 52,
    name: "Chlorine cylinders",
    un_number: "1017",
    hazard_class: "2.3 (5.1, 8)",
    class_basis: {
      kind: "un",
      text: "Derived from 49 CFR 172.101, UN1017.",
      source: { key: "49CFR172.101", locator: "UN1017", mark: "derived" },
      differs: null,
    },
    hazard_level: "extreme",
    is_classified: true,
    level_basis: {
      kind: "un",
      text: "Derived from 49 CFR 172.101, UN1017. Class 2.3 (Toxic gas).",
      source: { key: "49CFR172.101", locator: "UN1017", mark: "derived" },
      others: [],
    },
  };
  const three = { ...server, ...inventoryAnswers(() => [unknown, chlorine, ammonia]) };
  const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

  it("is shown with its source, or as unknown with the reason", async () => {
    renderApp(PAGE, three);
    await screen.findByText("Chlorine cylinders");
    await screen.findByText("Pond dye");
    expect(rowOf("Chlorine cylinders").textContent).toContain("ExtremeDerived from 49 CFR 172.101, UN1017");
    expect(within(rowOf("Chlorine cylinders")).getByRole("img", { name: /^Placard, class 2\.3/ })).toBeTruthy();
    expect(rowOf("Chlorine cylinders").textContent).toContain("1017Derived from 49 CFR 172.101, UN1017.");
    expect(within(rowOf("Pond dye")).queryByRole("img", { name: /Placard/ })).toBeNull();
    expect(rowOf("Pond dye").textContent).toContain("UnknownNo class, UN or CAS number on file.");
    expect(rowOf("Pond dye").textContent).not.toMatch(/low/i);
  });

  it("can be filtered and counted separately if unknown", async () => {
    const { user } = renderApp(PAGE, three);
    await user.click(await screen.findByRole("radio", { name: "Unknown, 1" }));
    // Unknown is not counted as low, and a level without rows is not shown.
    expect(screen.queryByRole("radio", { name: /^Low/ })).toBeNull();
    await waitFor(() => expect(screen.queryByText("Chlorine cylinders")).toBeNull());
    await screen.findByText("Pond dye");
  });

  it("is calculated in the edit dialog while the number is typed", async () => {
    const { user } = renderApp(PAGE, three);
    await user.click(await screen.findByRole("button", { name: "Edit Pond dye" }));
    const dialog = await screen.findByRole("dialog");
    const shown = () => within(dialog).getByText("Shown to crews as").parentElement?.textContent;
    await within(dialog).findByText("Shown to crews as");
    expect(shown()).toContain("Unknown");
    const levels = within(within(dialog).getByRole("radiogroup", { name: /^Hazard level/ }));
    expect(levels.queryAllByRole("radio", { checked: true })).toEqual([]);
    await user.type(within(dialog).getByLabelText(/UN number/), "1017");
    await waitFor(() => expect(shown()).toContain("Extreme"));
    expect(within(dialog).getByRole("radio", { name: "Extreme" })).toHaveProperty("checked", true);
    await user.click(within(dialog).getByRole("radio", { name: "Low" }));
    // The higher level is shown, regardless of the chosen one.
    expect(shown()).toContain("Extreme");
  });

  it.each([
    ["Fatal if inhaled", "Extreme"],
    ["banana", "Unknown"],
    ["7", "Not rated"],
    ["8", "High"],
  ])("is shown immediately in the add form for the class “%s”", async (text, level) => {
    const { user } = renderApp("/dashboard/chemicals/add", server);
    await user.type(await screen.findByLabelText(/Hazard Classification/), text);
    const preview = screen.getByText("Shown to crews as").parentElement;
    await waitFor(() => expect(preview?.textContent).toContain(level));
    expect(preview?.textContent).not.toContain("Low");
  });
});

it("shows and asks for the manufacturer", async () => {
  const chemicals = [{ ...ammonia, manufacturer: "Basin Gases" }];
  renderApp(PAGE, { ...server, ...inventoryAnswers(() => chemicals) });
  expect(await screen.findByText("Made by Basin Gases")).toBeTruthy();
});

it("moves a chemical to another location with a corrected CAS number and class", async () => {
  const [first] = getLocationsByBusiness.example.response.locations;
  if (first === undefined) throw new Error("The contract's example holds no location.");
  const { user, sent } = renderApp(PAGE, {
    ...server,
    "GET /get-locations-by-business/3": { locations: [first, { ...first, id: 99, name: "Annex" }] },
    "PUT /update-chemical/41": { chemical: ammonia },
  });
  await user.click(await screen.findByRole("button", { name: `Edit ${ammonia.name}` }));
  const dialog = await screen.findByRole("dialog");
  const cas = within(dialog).getByLabelText(/CAS number/);
  await user.clear(cas);
  await user.type(cas, "7664-41-8");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await within(dialog).findByText(/“7664-41-8” is not a valid CAS number/);
  await user.clear(cas);
  await user.type(cas, "7664-41-7");
  const classText = within(dialog).getByLabelText(/Hazard Classification/);
  await user.clear(classText);
  await user.type(classText, "2.3 (8)");
  await user.click(within(dialog).getByRole("button", { name: /Location/ }));
  await user.click(await screen.findByRole("option", { name: /^Annex/ }));
  expect(within(dialog).getByText("The chemical and its safety data sheet move there.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await screen.findByText("Chemical updated");
  expect(sent("PUT /update-chemical/41")).toMatchObject({
    location_id: 99,
    cas_number: "7664-41-7",
    hazard_classification: "2.3 (8)",
    version: ammonia.version,
  });
});

it("confirms deletion with the specified text", async () => {
  const { user, calls } = renderApp(PAGE, { ...server, "DELETE /delete-chemical/41": {} });
  await user.click(await screen.findByRole("button", { name: `Delete ${ammonia.name}` }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain(`Are you sure you want to delete "${ammonia.name}"?`);
  expect(calls()).not.toContain("DELETE /delete-chemical/41");
  await user.click(within(dialog).getByRole("button", { name: "Delete chemical" }));
  await waitFor(() => expect(calls()).toContain("DELETE /delete-chemical/41"));
  await screen.findByText("Chemical deleted");
});

it("shows a change saved by someone else and keeps the input", async () => {
  const theirs = { ...ammonia, quantity: 700, version: ammonia.version + 1 };
  const { user } = renderApp(PAGE, {
    ...server,
    "PUT /update-chemical/41": () => {
      const { status, body } = problem(409, "edit_conflict", "Someone else changed this.");
      return { status, body: { ...body, current: theirs } };
    },
  });
  await user.click(await screen.findByRole("button", { name: `Edit ${ammonia.name}` }));
  const quantity = await screen.findByLabelText("Quantity");
  await user.clear(quantity);
  await user.type(quantity, "650");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Someone else changed this chemical.");
  expect(screen.getByText(/Saved version: .*700 kg, .*Receiver, 600 kg/)).toBeTruthy();
  expect(quantity).toHaveProperty("value", "650");
});

describe("adding a chemical", () => {
  it("stays on the page and shows the limit if the plan is full", async () => {
    const { user, address } = renderApp(PAGE, {
      ...server,
      "GET /check-number-of-chemicals/3": planIsFull(
        "You need to upgrade to Standard or Premium to add more chemicals.",
      ),
    });
    await user.click(await screen.findByRole("button", { name: "Add Chemical" }));
    await screen.findByText("Upgrade Required");
    await screen.findByText("You need to upgrade to Standard or Premium to add more chemicals.");
    expect(address()).toBe(PAGE);
  });

  it("opens the form if the plan allows one more", async () => {
    const { status: _status, ...allowed } = checkNumberOfChemicals.example.response;
    const { user, address } = renderApp(PAGE, { ...server, "GET /check-number-of-chemicals/3": allowed });
    await user.click(await screen.findByRole("button", { name: "Add Chemical" }));
    await waitFor(() => expect(address()).toBe("/dashboard/chemicals/add"));
  });

  it("lists every missing field and sends nothing", async () => {
    const { user, calls } = renderApp("/dashboard/chemicals/add", server);
    await user.click(await screen.findByRole("button", { name: "Add Chemical" }));
    await screen.findByText("Missing Information");
    for (const sentence of ["Please select a location.", "Quantity is required.", "Unit is required."]) {
      expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByText("Chemical name is required.")).toHaveLength(2); // the toast and the field
    expect(calls()).not.toContain("POST /insert-chemical");
  });

  it("clears the draft once stored, so that a reload does not offer it again", async () => {
    const typed = { name: "Chlorine", quantity: "272", unit: "kg", location_id: String(ammonia.location_id) };
    const drafts = draftsOf(localStorage, `business:${dana.id}`);
    drafts.write("add-chemical", typed);
    let isStored = false;
    const { user } = renderApp("/dashboard/chemicals/add", {
      ...server,
      "POST /insert-chemical": () => {
        isStored = true;
        return { ...insertChemical.example.response };
      },
      // Requests after the save never finish.
      "GET /get-locations-by-business/3": () =>
        isStored ? new Promise<object>(() => undefined) : server["GET /get-locations-by-business/3"],
    });
    await screen.findByDisplayValue("Chlorine");
    await screen.findByText(getLocationsByBusiness.example.response.locations[0]?.name ?? "", { selector: "button *" });
    await user.click(screen.getByRole("button", { name: "Add Chemical" }));
    await screen.findByText("Chemical added");
    expect(drafts.unsaved()).toEqual([]);
  });
});

it("is disabled for a Viewer, with the reason", async () => {
  const viewer = { ...dana, role: "Viewer", user_role: false };
  renderApp(PAGE, { ...server, "GET /session": { user: viewer } });
  const description = "Users, Managers and Admins can change chemicals. Your role is Viewer.";
  const edit = await screen.findByRole("button", { name: `Edit ${ammonia.name}`, description });
  expect(edit.ariaDisabled).toBe("true");
  await screen.findAllByText(description);
});
