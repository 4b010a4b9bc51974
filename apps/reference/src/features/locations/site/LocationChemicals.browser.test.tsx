import { getChemicalsByBusiness, getLocationsByBusiness } from "@placard/api-client/internal";
import { screen, waitFor } from "@testing-library/react";
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
}, 30_000);
