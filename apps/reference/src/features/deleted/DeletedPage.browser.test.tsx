import { getDeletedRecords, getLocationsByBusiness } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
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

it("restores a deleted item, and shows what was deleted with it and for how long it is kept", async () => {
  let records = [{ ...record, kept_until }];
  const { user, calls } = renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /get-deleted-records/3": () => ({ records }),
    [`POST /restore-deleted-record/${record.id}`]: () => {
      records = [];
      return { record };
    },
  });
  const row = (await screen.findByText(record.name)).closest("li");
  expect(row?.textContent).toContain("Location · 3445 Barrington Street, Halifax NS · with 3 chemicals and 4 files");
  expect(row?.textContent).toContain("13 days left");
  await user.click(screen.getByRole("button", { name: `Restore ${record.name}` }));
  await screen.findByText("Restored");
  await screen.findByText("No deleted items");
  expect(calls()).toContain(`POST /restore-deleted-record/${record.id}`);
});

it("explains why an item cannot be restored yet and keeps it in the list", async () => {
  const missing = "The item this belonged to is also deleted. Restore that item first.";
  const { user } = renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /get-deleted-records/3": { records: [{ ...record, kind: "chemical", kept_until }] },
    [`POST /restore-deleted-record/${record.id}`]: problem(409, "restore_parent_missing", missing),
  });
  await user.click(await screen.findByRole("button", { name: `Restore ${record.name}` }));
  await screen.findByText(missing);
  expect(screen.getByText(record.name)).toBeDefined();
});

it("requires signing in after the session expires, and no longer once done", async () => {
  const { user, address } = renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /get-deleted-records/3": { records: [{ ...record, kept_until }] },
    [`POST /restore-deleted-record/${record.id}`]: problem(401, "not_signed_in", "Sign in."),
    "POST /login-user": { user: dana },
  });
  await user.click(await screen.findByRole("button", { name: `Restore ${record.name}` }));
  await screen.findByText("Authentication required");
  await user.type(await screen.findByLabelText("Email"), dana.email);
  await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
  await screen.findByText("Login successful");
  await waitFor(() => expect(address()).toBe("/dashboard/deleted"));
  expect(screen.queryByText("Authentication required")).toBeNull();
});

it("names the address used by another account, and restores the user once it is free", async () => {
  const person = { ...record, kind: "user", name: "Lee Fox", detail: "lee@harbour.example", kept_until };
  let isFree = false;
  const { user } = renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /get-deleted-records/3": () => ({ records: [person] }),
    [`POST /restore-deleted-record/${record.id}`]: () =>
      isFree ? { record: person } : problem(409, "email_taken", "User with this email already exists"),
  });
  const restore = () => screen.findByRole("button", { name: "Restore Lee Fox" });
  await user.click(await restore());
  await screen.findByText(/^Another account now uses lee@harbour\.example\./);
  isFree = true;
  await user.click(await restore());
  await screen.findByText("Restored");
  expect(screen.queryByText(/^Another account now uses/)).toBeNull();
});

it("names a point by its type, and lets only an Admin restore a user", async () => {
  const point = {
    ...record,
    id: 14,
    kind: "plan_point",
    name: "gas_shutoff",
    detail: "Yellow valve, Pier 9C",
    kept_until,
  };
  const person = { ...record, id: 15, kind: "user", name: "Lee Fox", detail: "lee@harbour.example", kept_until };
  const counts = { chemicals_count: 0, files_count: 0 };
  const { user, calls } = renderApp("/dashboard/deleted", {
    ...emptyBusiness,
    "GET /session": { user: { ...dana, role: "Manager", user_role: false } },
    "GET /get-deleted-records/3": {
      records: [
        { ...point, ...counts },
        { ...person, ...counts },
      ],
    },
    "POST /restore-deleted-record/14": { record: { ...point, ...counts } },
  });
  const row = (await screen.findByText("Gas shut-off")).closest("li");
  expect(row?.textContent).toContain("Point on a floor plan · Yellow valve, Pier 9C");
  expect(screen.getByRole("button", { name: "Restore Lee Fox" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Restore Gas shut-off" }));
  await screen.findByText("Gas shut-off has been restored.");
  expect(calls()).toContain("POST /restore-deleted-record/14");
});

it("lets a User restore a chemical but not a location", async () => {
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
  const ofLocation = await screen.findByRole("button", { name: `Restore ${record.name}` });
  expect(ofLocation.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "Restore Chlorine" }).getAttribute("aria-disabled")).not.toBe("true");
});

it("requires typing the location name before its chemicals are deleted", async () => {
  const { user, calls } = renderApp("/dashboard/locations", {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: [{ ...location, chemicals_count: 5 }] },
    [`GET /get-pictures-by-location/${location.id}`]: { pictures: [] },
    [`DELETE /delete-location/${location.id}`]: { deleted_chemicals: 5 },
  });
  await user.click(await screen.findByRole("button", { name: `Delete ${location.name}` }));
  const dialog = await screen.findByRole("alertdialog");
  const confirm = () => within(dialog).getByRole("button", { name: "Delete location" });
  await user.clickAnyway(confirm());
  expect(calls()).not.toContain(`DELETE /delete-location/${location.id}`);
  await user.type(within(dialog).getByRole("textbox"), ` ${location.name.toUpperCase()} `);
  await user.click(confirm());
  await screen.findByText("Location deleted");
  expect(calls()).toContain(`DELETE /delete-location/${location.id}`);
});
