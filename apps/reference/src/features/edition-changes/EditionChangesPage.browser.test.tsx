import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const cellsOf = (row: HTMLElement): readonly string[] =>
  [within(row).getByRole("rowheader"), ...within(row).getAllByRole("gridcell")].map(({ textContent }) => textContent);

// Chlorine, small spill at night: 1.4 km in ERG 2020, 1.5 km in ERG 2024, Table 1.
it("finds the changes of a number by keyboard and saves the shown rows as CSV", async () => {
  const handedOut = vi.spyOn(URL, "createObjectURL");
  const { user, address } = renderApp("/responder", { "GET /session": { user: alex } });
  (await screen.findByRole("link", { name: "Changes in the ERG" })).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Changes since ERG 2020" });
  expect(address()).toBe("/responder#erg-changes");
  await screen.findByRole("rowheader", { name: "Guide 138" });
  await user.click(screen.getByRole("searchbox", { name: "UN number or name" }));
  await user.keyboard("UN1017");
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3)); // the headings, a distance, a container
  expect(cellsOf(screen.getAllByRole("row")[1] ?? document.body)).toEqual([
    "UN1017",
    "Chlorine",
    "Small spill: protect downwind, night",
    "1.4 km",
    "1.5 km",
    "ERG 2020, Table 1; ERG 2024, Table 1",
  ]);
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Save CSV file");
  await user.keyboard("{Enter}");
  const blob = await waitFor(() => {
    const found = handedOut.mock.calls.map(([one]) => one).find((one) => one instanceof Blob);
    if (!(found instanceof Blob)) throw new Error("No file was saved.");
    return found;
  });
  handedOut.mockRestore();
  expect((await blob.text()).split("\r\n").slice(0, 2)).toEqual([
    "Number,Name,Change,ERG 2020,ERG 2024,Sources",
    'UN1017,Chlorine,"Small spill: protect downwind, night",1.4 km,1.5 km,"ERG 2020, Table 1; ERG 2024, Table 1"',
  ]);
});

it("marks figures not taken from the earlier book and reports that a search has no result", async () => {
  const { user } = renderApp("/responder#erg-changes", { "GET /session": { user: alex } });
  const search = await screen.findByRole("searchbox", { name: "UN number or name" });
  await user.type(search, "1428");
  await screen.findByText("100 m (derived)");
  screen.getByText("ERG 2020, Guide 138, derived; ERG 2024, Guide 138");
  await user.clear(search);
  await user.type(search, "3553");
  await screen.findByText("Not listed");
  screen.getByText("Guide 116");
  await user.clear(search);
  await user.type(search, "9999");
  expect((await screen.findByText("No changes on file for this search.")).isConnected).toBe(true);
});

// ERG 2024, guide 138: the large spill is 300 m, for all 73 numbers of the guide.
it("fits a phone and groups numbers with the same guide change in one row", async () => {
  await page.viewport(390, 844);
  try {
    renderApp("/responder#erg-changes", { "GET /session": { user: alex } });
    const header = await screen.findByRole("rowheader", { name: /Guide 138/ });
    const row = header.closest<HTMLElement>("[role=row]") ?? document.body;
    expect(cellsOf(row)).toEqual([
      "Guide 138",
      "UN1389, UN1391, UN1392 and 70 more",
      "Guide page: large spill",
      "100 m (derived)",
      "300 m",
      "ERG 2020, Guide 138, derived; ERG 2024, Guide 138",
    ]);
    expect(screen.getAllByRole("rowheader", { name: /Guide 138/ })).toHaveLength(1);
    const labels = [...row.querySelectorAll("[data-label]")].map((cell) => cell.getAttribute("data-label"));
    expect(labels.slice(0, 2)).toEqual(["Page", "Numbers"]);
    const frame = row.closest(".placard-table-frame");
    expect(frame?.scrollWidth).toBe(frame?.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  } finally {
    await page.viewport(1280, 800);
  }
});
