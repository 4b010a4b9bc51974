import { getLocationsByBusiness, insertChemical } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/dashboard/chemicals/add";
const [plant] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
if (plant === undefined) throw new Error("The contract's example holds no location.");
const server = { ...emptyBusiness, "GET /get-locations-by-business/3": { locations: [plant] } };
const nameField = () => screen.findByRole("combobox", { name: /Chemical Name/ });

it("rejects a CAS number with a wrong check digit and an implausible quantity", async () => {
  const { user, calls, sent } = renderApp(`${PAGE}?location=${plant.id}`, {
    ...server,
    "POST /insert-chemical": { ...insertChemical.example.response },
  });
  await user.type(await nameField(), "Tank 3 rinse");
  await user.tab();
  const cas = screen.getByLabelText(/CAS number/);
  await user.type(cas, "7782-50-6");
  const quantity = screen.getByLabelText("Quantity");
  await user.type(quantity, "7.125");
  await user.click(screen.getByRole("button", { name: /^Unit/ }));
  await user.click(await screen.findByRole("option", { name: "kg" }));
  await user.click(screen.getByRole("button", { name: "Add Chemical" }));
  expect((await screen.findAllByText(/“7782-50-6” is not a valid CAS number/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Enter the quantity in steps of 0.01, such as 7.13.").length).toBeGreaterThan(0);
  expect(calls()).not.toContain("POST /insert-chemical");
  await user.clear(cas);
  await user.type(cas, "7782-50-5");
  await user.clear(quantity);
  await user.type(quantity, "1,5");
  await screen.findByText("Read as 1.5 kg.");
  await user.click(screen.getByRole("button", { name: "Add Chemical" }));
  await screen.findByText("Chemical added");
  expect(sent("POST /insert-chemical")).toMatchObject({
    quantity: 1.5,
    cas_number: "7782-50-5",
    location_id: plant.id,
  });
});

it("discards the input on Cancel and returns to the calling page", async () => {
  const { user, address } = renderApp("/dashboard", server);
  await user.click(await screen.findByRole("button", { name: "Add Chemical" }));
  await user.type(await nameField(), "Rinse 7");
  await user.tab();
  const drafts = draftsOf(localStorage, `business:${dana.id}`);
  expect(drafts.unsaved()).toEqual(["add-chemical"]);
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(address()).toBe("/dashboard"));
  expect(drafts.unsaved()).toEqual([]);
});

it("keeps the input and selects the new location after adding one", async () => {
  const annex = { ...plant, id: 99, name: "Annex" };
  let locations = [plant];
  const { user, address } = renderApp(`${PAGE}?from=%2Fdashboard`, {
    ...server,
    "GET /get-locations-by-business/3": () => ({ locations }),
    "POST /insert-location": () => {
      locations = [plant, annex];
      return { location_id: annex.id, location: annex };
    },
    "GET /get-users-by-business/3": { users: [], contacts: [] },
  });
  await user.type(await nameField(), "Rinse 7");
  await user.tab();
  await user.click(screen.getByRole("button", { name: "Add a new location" }));
  await user.type(await screen.findByLabelText("Location Name"), "Annex");
  await user.type(screen.getByLabelText("Civic Address"), "9 Shore Road");
  await user.tab();
  await user.click(screen.getByRole("checkbox", { name: /^Set the pin later/ }));
  await user.click(screen.getByRole("button", { name: "Save location" }));
  expect(await nameField()).toHaveProperty("value", "Rinse 7");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Location/ }).textContent).toContain("Annex"));
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(address()).toBe("/dashboard"));
});

it("preselects the site of the calling dialog and returns to that dialog", async () => {
  const { user } = renderApp("/dashboard/locations", {
    ...server,
    [`GET /get-pictures-by-location/${plant.id}`]: { pictures: [] },
  });
  await user.click(await screen.findByRole("button", { name: plant.name }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Add Chemical" }));
  await nameField();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Location/ }).textContent).toContain(plant.name));
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await screen.findByRole("dialog", { name: plant.name });
});

it("ignores return addresses outside the app", async () => {
  const { user, address } = renderApp(`${PAGE}?from=${encodeURIComponent("//evil.example/dashboard")}`, server);
  await nameField();
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await waitFor(() => expect(address()).toBe("/dashboard/chemicals"));
});
