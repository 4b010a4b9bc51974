import { getChemicalsByBusiness, getLocationsByBusiness, getSdsByBusiness } from "@placard/api-client/internal";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
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
  await app.user.click(await screen.findByRole("button", { name: `Edit ${drum?.name}` }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Chemical" }));
  await dialog.findByLabelText("Quantity"); // the dialog opens before its fields are loaded
  const retype = async (field: HTMLElement, text: string) => {
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  const save = () => app.user.click(dialog.getByRole("button", { name: "Save changes" }));
  return { ...app, dialog, retype, save };
}

it("removes the error message once the change is saved", async () => {
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
});

it("asks whether a shared SDS still applies after a change of manufacturer", async () => {
  const [sheet] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
  if (sheet === undefined) throw new Error("The contract's example holds no sheet.");
  const covers = sheet.covers.flatMap((row) => [row, { ...row, id: 51 }]);
  const { dialog, retype, save, sent } = await openDialog({
    "GET /get-sds-by-chemical/41": { sds: { ...sheet, covers }, sheets: [{ ...sheet, covers }] },
    "PUT /update-chemical/41": { chemical: { ...drum, sheets: [] } },
  });
  const question = { name: "ammonia.pdf is still the right SDS for this row" };
  expect(dialog.queryByRole("checkbox", question)).toBeNull();
  await retype(dialog.getByLabelText("Manufacturer"), "Bravo");
  await dialog.findByText(/^The SDS also covers 1 other row\./);
  await save();
  await screen.findByText("SDS removed from this row");
  expect(sent("PUT /update-chemical/41")).toMatchObject({ manufacturer: "Bravo", keeps_sheets: false });
});

it("sends a quantity check only if the box is checked, and does not keep the check mark for another day", async () => {
  const saves: unknown[] = [];
  const { user, dialog, retype } = await openDialog({
    "PUT /update-chemical/41": (_, body: unknown) => {
      saves.push(body);
      return { chemical: drum };
    },
  });
  const tick = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "I checked this quantity on site today" });
  await retype(dialog.getByLabelText("Manufacturer"), "Acme");
  await user.click(await tick());
  await user.click(dialog.getByRole("button", { name: "Close" })); // keeps the input
  await user.click(await screen.findByRole("button", { name: `Edit ${drum?.name}` }));
  await screen.findByDisplayValue("Acme");
  expect((await tick()).checked).toBe(false);
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Chemical updated");
  await user.click(await screen.findByRole("button", { name: `Edit ${drum?.name}` }));
  await user.click(await tick());
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves).toMatchObject([{ manufacturer: "Acme", is_checked: false }, { is_checked: true }]);
});

it("fills blank report fields in all other rows of the substance, and in no row unless chosen", async () => {
  const shed = { ...drum, id: 51, name: "Ammonia (shed)", room: "Shed 2", cabinet: null };
  const other = { ...drum, id: 61, name: "Toluene", un_number: "1294", cas_number: "108-88-3" };
  const answers = {
    ...inventoryAnswers(() => [drum, shed, other]),
    "PUT /update-chemical/41": { chemical: drum, filled_rows: 1 },
  };
  const { user, dialog, retype, save, sent } = await openDialog(answers);
  await user.click(dialog.getByRole("button", { name: "Tier II" }));
  await retype(dialog.getByLabelText(/^Density/), "0.68");
  const fill = await dialog.findByRole("checkbox", {
    name: "Fill blank report fields in the other row of this substance",
  });
  expect(fill).not.toBeChecked();
  expect(dialog.getByText(/Shed 2\. Fields that are filled in there stay\. Amounts are never copied\.$/)).toBeVisible();
  await user.click(fill);
  await save();
  await screen.findByText("Blank fields in 1 other row were filled in from this row.");
  expect(sent("PUT /update-chemical/41")).toMatchObject({ fills_rows: [51], tier_two: { density: 0.68 } });
});

it("does not overwrite an amount saved in another tab or mix the two amounts", async () => {
  const theirs = { ...drum, quantity: 2.5, unit: "lbs" as const, room: "Annex", version: drum.version + 1 };
  const saves: unknown[] = [];
  const { dialog, retype, save } = await openDialog({
    "PUT /update-chemical/41": (_, body: unknown) => {
      saves.push(body);
      if (saves.length > 1) return { chemical: theirs };
      const refused = problem(409, "edit_conflict", "Changed.");
      return { ...refused, body: { ...refused.body, current: theirs } };
    },
  });
  await retype(dialog.getByLabelText("Manufacturer"), "Acme");
  await retype(dialog.getByLabelText("Room"), "Cellar");
  await save();
  await screen.findByText("Someone else changed this chemical.");
  expect(dialog.getByLabelText("Quantity")).toHaveProperty("value", "2.5");
  await save();
  await screen.findByText("Chemical updated");
  expect(saves[1]).toMatchObject({
    quantity: 2.5,
    unit: "lbs",
    room: "Cellar",
    cabinet: drum.cabinet ?? "",
    manufacturer: "Acme",
    version: theirs.version,
  });
});

it("reads a decimal comma and shows it, warns about zero and rejects implausible quantities", async () => {
  const { dialog, retype, save, sent } = await openDialog({ "PUT /update-chemical/41": { chemical: drum } });
  const quantity = dialog.getByLabelText("Quantity");
  await retype(quantity, "0");
  await dialog.findByText("Zero: crews will see that none is on site now.");
  await retype(quantity, "5000000");
  await dialog.findByText(/is more than most sites store/);
  await retype(quantity, "99999999999999");
  await save();
  await dialog.findByText("“99999999999999” is below zero or too large for any tank. Check it.");
  await retype(quantity, "7.125");
  await dialog.findByText("Enter the quantity in steps of 0.01, such as 7.13.");
  await retype(quantity, "1,5");
  await dialog.findByText("Read as 1.5 kg.");
  await save();
  await screen.findByText("Chemical updated");
  expect(sent("PUT /update-chemical/41")).toMatchObject({ quantity: 1.5 });
});

it("asks whether a new name is the substance on file, and fills in number and class", async () => {
  const { user, dialog, retype, save, sent } = await openDialog({ "PUT /update-chemical/41": { chemical: drum } });
  expect(dialog.queryByText(/^Is this/)).toBeNull();
  await retype(dialog.getByLabelText(/^Name/), "Chlorine");
  await retype(dialog.getByLabelText(/UN number/), "1017");
  await retype(dialog.getByLabelText(/CAS number/), "7782-50-5");
  await dialog.findByText("Is this Chlorine, UN1017?");
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
});

it("saves the NFPA 704 rating stated by the business and distinguishes 0 from unknown", async () => {
  const { user, dialog, save, sent } = await openDialog({ "PUT /update-chemical/41": { chemical: drum } });
  await user.click(dialog.getByRole("button", { name: "NFPA 704 as stated by your business" }));
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
});

it.each([
  ["no one has said a hazard", null, /on file: Acute toxicity.*, Carcinogenicity\./],
  ["the statements say more than is on file", ["acute_toxicity" as const], /on file: Carcinogenicity\./],
])(
  "suggests Tier II hazards from the GHS statements on file if %s",
  async (_, hazards, offer) => {
    const tier_two = { ...NO_CHEMICAL_FIELDS, states: [], parts: [], h_codes: ["H330", "H350"], hazards };
    const saved: unknown[] = [];
    const { dialog, user, save } = await openDialog({
      ...inventoryAnswers(() => [{ ...drum, tier_two }]),
      "PUT /update-chemical/41": (_request, body: unknown) => {
        saved.push(body);
        return { chemical: drum };
      },
    });
    await user.click(dialog.getByRole("button", { name: "Tier II" }));
    await dialog.findByText(offer);
    await user.click(dialog.getByRole("button", { name: "Use suggestion" }));
    await waitFor(() => expect(dialog.queryByRole("button", { name: "Use suggestion" })).toBeNull());
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ tier_two: { hazards: ["acute_toxicity", "carcinogenicity"] } });
  },
  60_000,
);

it("saves packing group and flash point, and asks for the unit of a bare number", async () => {
  const flash_point = { value: 12, unit: "C", bound: "at", method: null } as const;
  const { user, dialog, retype, save, sent } = await openDialog({ "PUT /update-chemical/41": { chemical: drum } });
  const group = (name: string) => dialog.getByRole<HTMLInputElement>("radio", { name });
  expect(group("Unknown").checked).toBe(true);
  await user.click(group("II"));
  await retype(dialog.getByLabelText(/Flash point/), "12");
  await save();
  await dialog.findByText("A flash point needs its unit. Enter it with °C or °F, such as 12 °C.");
  expect(sent("PUT /update-chemical/41")).toBeUndefined();
  await retype(dialog.getByLabelText(/Flash point/), "12 °C");
  await save();
  await screen.findByText("Chemical updated");
  expect(sent("PUT /update-chemical/41")).toMatchObject({ packing_group: "II", flash_point });
});
