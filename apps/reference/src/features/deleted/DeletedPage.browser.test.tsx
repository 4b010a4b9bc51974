import { getDeletedRecords, getLocationsByBusiness } from "@placard/api-client";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const [record] = getDeletedRecords.example.response.records;
const [location] = getLocationsByBusiness.example.response.locations;
if (record === undefined || location === undefined) throw new Error("The contract's examples hold nothing.");
const kept_until = new Date(Date.now() + 12.5 * 86_400_000).toISOString();

it("puts back what was deleted, and says what went with it and how long it is kept", async () => {
  let records = [{ ...record, kept_until }];
  const { user, calls } = renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /get-deleted-records/3": () => ({ records }),
    [`POST /restore-deleted-record/${record.id}`]: () => {
      records = [];
      return { record };
    },
  });
  const row = (await screen.findByText(record.name, {}, { timeout: 30_000 })).closest("li");
  expect(row?.textContent).toContain("Location · 3445 Barrington Street, Halifax NS · with 3 chemicals and 4 files");
  expect(row?.textContent).toContain("13 days left");
  await user.click(screen.getByRole("button", { name: `Restore ${record.name}` }));
  await screen.findByText("Restored");
  await screen.findByText("Nothing was deleted");
  expect(calls()).toContain(`POST /restore-deleted-record/${record.id}`);
}, 60_000);

it("says why something cannot come back yet, and leaves it in the list", async () => {
  const missing = "What this belonged to is deleted too. Restore that first, then this.";
  const { user } = renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /get-deleted-records/3": { records: [{ ...record, kind: "chemical", kept_until }] },
    [`POST /restore-deleted-record/${record.id}`]: problem(409, "restore_parent_missing", missing),
  });
  await user.click(await screen.findByRole("button", { name: `Restore ${record.name}` }, { timeout: 30_000 }));
  await screen.findByText(missing);
  expect(screen.getByText(record.name)).toBeDefined();
}, 60_000);

it("lets a User restore a chemical, and no location", async () => {
  renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /session": { user: { ...dana, role: "User", user_role: false } },
    "GET /get-deleted-records/3": {
      records: [
        { ...record, kept_until },
        { ...record, id: 13, kind: "chemical", name: "Chlorine", kept_until },
      ],
    },
  });
  const ofLocation = await screen.findByRole("button", { name: `Restore ${record.name}` }, { timeout: 30_000 });
  expect(ofLocation.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "Restore Chlorine" }).getAttribute("aria-disabled")).not.toBe("true");
}, 60_000);

it("asks for the name of a location before its chemicals go with it", async () => {
  const { user, calls } = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [{ ...location, chemicals_count: 5 }] },
    [`GET /get-pictures-by-location/${location.id}`]: { pictures: [] },
    [`DELETE /delete-location/${location.id}`]: { deleted_chemicals: 5 },
  });
  await user.click(await screen.findByRole("button", { name: `Delete ${location.name}` }, { timeout: 30_000 }));
  const dialog = await screen.findByRole("alertdialog");
  const confirm = () => within(dialog).getByRole("button", { name: "Delete location" });
  await user.click(confirm());
  expect(calls()).not.toContain(`DELETE /delete-location/${location.id}`);
  await user.type(within(dialog).getByRole("textbox"), ` ${location.name.toUpperCase()} `);
  await user.click(confirm());
  await screen.findByText("Location deleted");
  expect(calls()).toContain(`DELETE /delete-location/${location.id}`);
}, 60_000);
