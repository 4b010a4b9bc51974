import { getChemicalsByBusiness, getLocationsByBusiness } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { inventoryAnswers } from "../../../test/inventory-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);
afterEach(() => page.viewport(1280, 800));

const [plant] = getLocationsByBusiness.example.response.locations;
const [ammonia] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
if (ammonia === undefined) throw new Error("The contract's example holds no chemical.");
const server = {
  ...emptyBusiness,
  ...inventoryAnswers(() => [ammonia, { ...ammonia, id: 77, name: "Pond dye" }, { ...ammonia, id: 78, name: "Lime" }]),
  "GET /get-locations-by-business/3": { locations: [plant] },
  "GET /get-pictures-by-location/21": { pictures: [] },
  "GET /get-standing-marks/3": {
    marks: [
      { chemical_id: ammonia.id, is_accepted: false },
      { chemical_id: 78, is_accepted: true },
    ],
  },
};
/** The table row, or on a phone the list item. */
const rowOf = (name: string) => screen.getByText(name).closest("[role=row], li");

async function openSite(table: Parameters<typeof renderApp>[1] = server) {
  const { user } = renderApp("/dashboard/locations", table);
  await user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  await screen.findByText("Pond dye");
}

it.each([1280, 390])("marks rows stored with an incompatible chemical, %i px wide", async (width) => {
  await page.viewport(width, 900);
  await openSite();
  await waitFor(() => expect(rowOf(ammonia.name)?.textContent).toContain("Keep apart"));
  expect(rowOf("Lime")?.textContent).toContain("Risk accepted");
  expect(rowOf("Pond dye")?.textContent).not.toMatch(/Keep apart|Risk accepted/);
});

it("reports that rows cannot be marked if compatibility could not be loaded", async () => {
  await openSite({ ...server, "GET /get-standing-marks/3": problem(500, "internal_error", "Something went wrong.") });
  const said = "Storage compatibility could not be checked. Do not assume it is safe.";
  expect(await screen.findByText(said)).toBeTruthy();
});

/** Box of the text of an element, in pixels of the window. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

/** Pairs of elements whose texts overlap, by their texts. */
function overlapping(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((one, index) =>
    elements
      .slice(index + 1)
      .filter((other) => overlap(textBox(one), textBox(other)))
      .map((other) => `${one.textContent} / ${other.textContent}`),
  );
}

const SIZES = [
  { size: "1440 px", width: 1440, height: 900 },
  { size: "1024 px", width: 1024, height: 768 },
  { size: "390 px", width: 390, height: 844 },
  { size: "1440 px at 400% zoom", width: 360, height: 225 },
] as const;

it.each(SIZES.flatMap((size) => [3, 60].map((rows) => ({ ...size, rows }))))(
  "shows all heads apart from each other with $rows rows, $size",
  async ({ width, height, rows }) => {
    await page.viewport(width, height);
    const chemicals = Array.from({ length: rows }, (_, index) => ({
      ...ammonia,
      id: 100 + index,
      name: index === 0 ? "Pond dye" : `Sodium hydroxide 50% solution ${index}`,
    }));
    await openSite({ ...server, ...inventoryAnswers(() => chemicals) });
    const dialog = await screen.findByRole("dialog", { name: "Pier Road plant" });
    const heads = [
      within(dialog).getByRole("heading", { name: "Pier Road plant" }),
      within(dialog).getByRole("button", { name: "Close" }),
    ];
    const columns = [...dialog.querySelectorAll("[role=columnheader]")];
    expect(columns.length > 0).toBe(width > 1000);
    const tabs = within(dialog).getAllByRole("tab");
    await waitFor(() => {
      for (const group of [heads, columns, tabs]) expect(overlapping(group)).toEqual([]);
    });
    for (const head of [...heads, ...tabs, ...columns]) {
      head.scrollIntoView({ block: "center" });
      const { left, top, width: across, height: down } = textBox(head);
      const hit = document.elementFromPoint(left + across / 2, top + down / 2);
      expect(hit !== null && (head.contains(hit) || hit.contains(head)), head.textContent).toBe(true);
      expect(left >= -0.5 && left + across <= window.innerWidth + 0.5, head.textContent).toBe(true);
    }
    for (const row of dialog.querySelectorAll("[role=row]")) {
      expect(overlapping([...row.querySelectorAll("[role=gridcell], [role=rowheader]")])).toEqual([]);
    }
  },
);
