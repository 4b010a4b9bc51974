import { getChemicalsByBusiness, getSdsByBusiness } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { emptyBusiness } from "../../../../test/business-answers.ts";
import { sheetAnswers } from "../../../../test/sheet-answers.ts";
import { madeSheet } from "../../../../test/made-sheet.ts";
import { clearDevice, renderApp } from "../../../../test/render-app.tsx";

const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const [sheet] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
const [ammonia] = chemicals;
if (sheet === undefined || ammonia === undefined) throw new Error("The contract's examples hold no rows.");

let file: Blob;
beforeAll(async () => {
  file = await madeSheet([
    [
      "SAFETY DATA SHEET",
      "Revision date: March 15, 2021",
      "SECTION 1: Identification",
      "Product name: Hydrochloric acid 37 %",
      "SECTION 2: Hazard(s) identification",
      "Signal word: Danger",
      "H314 Causes severe skin burns and eye damage",
      "SECTION 4: First-aid measures",
      "Rinse with plenty of water. Get medical help when you feel unwell.",
    ],
    [
      "SECTION 7: Handling and storage",
      "Keep in a cool and dry place, away from bases and from metals. Keep containers closed and upright.",
      "Do not put back into the container what was taken out of it. Wash hands after work and before a break.",
      "SECTION 9: Physical and chemical properties",
      "Flash point: > 60 °C (closed cup)",
      "SECTION 14: Transport information",
      "UN number: UN1789",
      "Hazard class: 8",
      "Packing group: II",
      "Hazard label: corrosive, ask the office",
      "Consult the office before transport",
    ],
  ]);
});
beforeEach(async () => {
  await clearDevice();
  vi.stubGlobal("XMLHttpRequest", undefined); // uploads use fetch, which the test answers
});
afterEach(() => vi.unstubAllGlobals());

const server = () => ({
  ...emptyBusiness,
  ...sheetAnswers([{ ...sheet, revision_date: null, languages: [], counts_in: [] }], chemicals),
  [`GET /get-sds-file/${sheet.id}`]: file,
});

const fieldOf = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole<HTMLInputElement>("textbox", { name });

it("offers values of a chosen PDF with their line, uses only accepted ones and sends those", async () => {
  const { user, sent } = renderApp("/dashboard/safety-data-sheets", {
    ...server(),
    ...sheetAnswers([{ ...sheet, chemical_id: 999 }], chemicals),
    "POST /upload-sds": { id: 10, blob_url: "/x", sds: { ...sheet, id: 10 } },
  });
  await user.click(await screen.findByRole("button", { name: "Upload SDS" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("button", { name: /Chemical/ }));
  const row = await screen.findByRole("option", { name: new RegExp(`^${ammonia.name}`) });
  expect(row.textContent).toContain("Compressor room");
  await user.click(row);
  expect(dialog.textContent).toContain(`Stored at ${ammonia.location_name}, Compressor room`);
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error("The dialog has no field for a file.");
  await user.upload(input, new File([file], "acid.pdf", { type: "application/pdf" }));

  const said = await within(dialog).findByRole("region", { name: "Details found in the SDS" });
  expect(said.textContent).toContain("“Revision date: March 15, 2021” (page 1)");
  expect(said.textContent).toContain("H314");
  expect(within(said).getByText(/^The SDS says UN 1789; the record says UN 1005\.$/)).toBeTruthy();
  expect(said.textContent).toContain("“UN number: UN1789” (page 2)");
  expect(fieldOf(dialog, /^Revision date/).value).toBe("");
  await user.click(within(said).getByRole("button", { name: "1 line of the SDS was not understood" }));
  expect(said.textContent).toContain("“Consult the office before transport” (page 2)");

  await user.click(within(said).getByRole("button", { name: "Use 2021-03-15 as revision date" }));
  await user.click(within(said).getByRole("button", { name: "Use English as SDS language" }));
  expect(fieldOf(dialog, /^Revision date/).value).toBe("2021-03-15");
  await user.click(within(dialog).getByRole("button", { name: "Upload" }));
  await waitFor(() => expect(sent("POST /upload-sds")).toMatchObject({ revision_date: "2021-03-15", languages: "en" }));
});

it("reads a stored SDS again and keeps its revision date and language", async () => {
  const { user, sent } = renderApp("/dashboard/safety-data-sheets", {
    ...server(),
    [`PUT /update-sds/${sheet.id}`]: { sds: sheet },
  });
  await user.click(await screen.findByRole("button", { name: `Edit the SDS details for ${sheet.chemical_name}` }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Read details from the SDS" }));
  await user.click(await within(dialog).findByRole("button", { name: "Use 2021-03-15 as revision date" }));
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  await screen.findByText("SDS updated");
  expect(sent(`PUT /update-sds/${sheet.id}`)).toEqual({ revision_date: "2021-03-15", languages: [] });
});

it("updates the record with chosen values only, shown next to the stored ones", async () => {
  const { user, sent, calls } = renderApp("/dashboard/safety-data-sheets", {
    ...server(),
    [`PUT /update-chemical/${ammonia.id}`]: { chemical: ammonia },
  });
  await user.click(await screen.findByRole("button", { name: `Edit the SDS details for ${sheet.chemical_name}` }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Read details from the SDS" }));
  const record = await within(dialog).findByRole("region", { name: "Update the record from the SDS" });
  const take = () => within(record).getByRole("button", { name: "Update record" });
  expect(take().getAttribute("aria-disabled")).toBe("true");
  const rows = within(record)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Name: Hydrochloric acid 37 %In the record: Ammonia, anhydrous“Product name/),
    expect.stringMatching(/^UN number: 1789In the record: 1005“UN number: UN1789” \(page 2\)$/),
    expect.stringMatching(/^Class: 8In the record: 2.3/),
    expect.stringMatching(/^Packing group: IIIn the record: none“Packing group: II” \(page 2\)$/),
    expect.stringMatching(/^Flash point: > 60 °C c\.c\.In the record: none“Flash point: > 60 °C \(closed cup\)”/),
    expect.stringMatching(/^H codes: H314In the record: H280, H331, H314/),
  ]);
  await user.click(within(record).getByRole("checkbox", { name: "UN number: 1789" }));
  await user.click(within(record).getByRole("checkbox", { name: "H codes: H314" }));
  await user.click(within(record).getByRole("checkbox", { name: "Packing group: II" }));
  await user.click(within(record).getByRole("checkbox", { name: "Flash point: > 60 °C c.c." }));
  expect(calls()).not.toContain(`PUT /update-chemical/${ammonia.id}`);
  await user.click(take());
  await screen.findByText("Record updated");
  expect(sent(`PUT /update-chemical/${ammonia.id}`)).toEqual({
    version: ammonia.version,
    keeps_sheets: true,
    un_number: "1789",
    packing_group: "II",
    flash_point: { value: 60, unit: "C", bound: "above", method: "closed_cup" },
    tier_two: { ...ammonia.tier_two, h_codes: ["H314"] },
  });
});

it("does not store a revision date in the future", async () => {
  const { user, calls } = renderApp("/dashboard/safety-data-sheets", server());
  await user.click(await screen.findByRole("button", { name: `Edit the SDS details for ${sheet.chemical_name}` }));
  const dialog = await screen.findByRole("dialog");
  await user.type(fieldOf(dialog, /^Revision date/), "2199-01-01");
  await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
  expect(await within(dialog).findByText(/Enter a date that is not in the future/)).toBeTruthy();
  expect(calls()).not.toContain(`PUT /update-sds/${sheet.id}`);
});

it("keeps typed SDS details on Escape and shows it", async () => {
  const { user } = renderApp("/dashboard/safety-data-sheets", server());
  const open = async () => {
    await user.click(await screen.findByRole("button", { name: `Edit the SDS details for ${sheet.chemical_name}` }));
    return screen.findByRole("dialog");
  };
  await user.type(fieldOf(await open(), /^Revision date/), "2020-02-03");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const again = await open();
  expect(fieldOf(again, /^Revision date/).value).toBe("2020-02-03");
  within(again).getByText(/^Restored what you typed at /);
  await user.click(within(again).getByRole("button", { name: "Discard" }));
  expect(fieldOf(again, /^Revision date/).value).toBe("");
});
