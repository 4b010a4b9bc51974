import { getChemicalsByBusiness, getLocationsByBusiness } from "@placard/api-client";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { inventoryAnswers } from "../../../test/inventory-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [drum] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
if (drum === undefined) throw new Error("The contract's example holds no chemical.");

const server = {
  ...emptyBusiness,
  ...inventoryAnswers(() => [drum]),
  "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
};

async function openDialog(answers: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp("/dashboard/chemicals", { ...server, ...answers });
  await app.user.click(await screen.findByRole("button", { name: `Edit ${drum?.name}` }, { timeout: 30_000 }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Chemical" }));
  const retype = async (field: HTMLElement, text: string) => {
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  const save = () => app.user.click(dialog.getByRole("button", { name: "Save changes" }));
  return { ...app, dialog, retype, save };
}

it("takes the failure away once the same change is saved", async () => {
  let isDown = true;
  const { save } = await openDialog({
    "PUT /update-chemical/41": () =>
      isDown ? problem(500, "internal_error", "Something went wrong on the server.") : { chemical: drum },
  });
  await save();
  await screen.findByText("Update failed");
  isDown = false;
  await save();
  await screen.findByText("Chemical updated");
  await waitFor(() => expect(screen.queryByText("Update failed")).toBeNull());
}, 60_000);

it("reads a decimal comma and says so, tells of a zero, and refuses what cannot be meant", async () => {
  const { dialog, retype, save, sent } = await openDialog({ "PUT /update-chemical/41": { chemical: drum } });
  const quantity = dialog.getByLabelText("Quantity");
  await retype(quantity, "0");
  await dialog.findByText("Zero: crews read that nothing is there now.");
  await retype(quantity, "5000000");
  await dialog.findByText(/is more than most sites hold/);
  await retype(quantity, "99999999999999");
  await save();
  await dialog.findByText("“99999999999999” is below zero or more than any tank holds. Check it.");
  await retype(quantity, "7.125");
  await dialog.findByText("Enter the quantity in steps of 0.01, such as 7.13.");
  await retype(quantity, "1,5");
  await dialog.findByText("Read as 1.5 kg.");
  await save();
  await screen.findByText("Chemical updated");
  expect(sent("PUT /update-chemical/41")).toMatchObject({ quantity: 1.5 });
}, 60_000);

it("asks whether a new name is the substance on file, and fills number and class", async () => {
  const { user, dialog, retype, save, sent } = await openDialog({ "PUT /update-chemical/41": { chemical: drum } });
  expect(dialog.queryByText(/^Is this/)).toBeNull();
  await retype(dialog.getByLabelText(/^Name/), "Chlorine");
  await retype(dialog.getByLabelText(/UN number/), "1017");
  await retype(dialog.getByLabelText(/CAS number/), "7782-50-5");
  await dialog.findByText("Is this Chlorine, UN1017?", {}, { timeout: 20_000 });
  await user.click(dialog.getByRole("button", { name: "Yes, fill in" }));
  await waitFor(() => expect(dialog.queryByText(/^Is this/)).toBeNull());
  await save();
  await screen.findByText("Chemical updated");
  expect(sent("PUT /update-chemical/41")).toMatchObject({
    name: "Chlorine",
    un_number: "1017",
    cas_number: "7782-50-5",
    hazard_classification: expect.stringContaining("2.3"),
  });
}, 60_000);

it("takes the NFPA 704 sign as the business states it, a 0 apart from unknown", async () => {
  const { user, dialog, save, sent } = await openDialog({ "PUT /update-chemical/41": { chemical: drum } });
  await user.click(dialog.getByRole("button", { name: "NFPA 704 as the business states" }));
  const choose = async (field: RegExp, degree: string) => {
    await user.click(dialog.getByRole("button", { name: field }));
    await user.click(await screen.findByRole("option", { name: degree }));
  };
  await choose(/Health/, "3");
  await choose(/Fire/, "0");
  await choose(/Reactivity/, "Unknown");
  await save();
  await screen.findByText("Chemical updated");
  expect(sent("PUT /update-chemical/41")).toMatchObject({ nfpa: { health: 3, fire: 0, reactivity: null } });
}, 60_000);
