import {
  checkStorage,
  getChemicalsByBusiness,
  getInventorySummary,
  getLocationsByBusiness,
  getStorageReactivity,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { inventoryAnswers } from "../../../test/inventory-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [ammonia] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
if (ammonia === undefined) throw new Error("The contract's example holds no chemical.");
const { sites } = getStorageReactivity.response.parse(getStorageReactivity.example.response);
const open = sites.map((site) => ({
  ...site,
  groups: site.groups.map((group) => ({ ...group, is_accepted: false })),
  pairs: site.pairs.map((pair) => ({ ...pair, accepted: null })),
}));

const server = {
  ...emptyBusiness,
  ...inventoryAnswers(() => [
    { ...ammonia, room: "Pump room", cabinet: "Cabinet 2", checked_at: new Date().toISOString() },
    { ...ammonia, id: 77, name: "Pond dye", checked_at: null, checked_by: null },
  ]),
  "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
  "GET /get-storage-reactivity/3": { sites: open, keep_apart: 1, unknown_reactions: 1 },
  "GET /get-standing-marks/3": { marks: [{ chemical_id: ammonia.id, is_accepted: false }] },
};
const PAGE = "/dashboard/chemicals";
const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

it("marks the row with its storage area and last check, and counts both", async () => {
  renderApp(PAGE, server);
  await waitFor(() => expect(rowOf(ammonia.name).textContent).toContain("Keep apart"));
  expect(rowOf(ammonia.name).textContent).toContain("Pump room, Cabinet 2");
  expect(rowOf(ammonia.name).textContent).toContain("Checked today by Dana Reid");
  expect(rowOf("Pond dye").textContent).toContain("Never checked");
  expect(rowOf("Pond dye").textContent).not.toContain("Keep apart");
  expect(screen.getByRole("radio", { name: "Keep apart: 1" })).toBeTruthy();
});

it("shows the rows with unknown reactions through a filter", async () => {
  const { user, address, calls } = renderApp(PAGE, server);
  await user.click(await screen.findByRole("radio", { name: "Reactions unknown: 1" }));
  await waitFor(() => expect(address()).toBe(`${PAGE}?attention=unknown_reactions`));
  await waitFor(() => expect(calls().join(" ")).toContain("get-inventory-page/3"));
});

it("shows incompatible pairs through a filter kept in the address", async () => {
  const { user, address } = renderApp(PAGE, server);
  await user.click(await screen.findByRole("radio", { name: "Keep apart: 1" }));
  await screen.findByText("Keep Muriatic acid apart from Sodium hypochlorite.");
  expect(screen.getByText("Move Muriatic acid to Yard. No known reaction with anything on file there.")).toBeTruthy();
  expect(screen.getByText("May give off chlorine.")).toBeTruthy();
  expect(screen.getByText("Both in Cabinet 2, Pump room")).toBeTruthy();
  expect(address()).toBe(`${PAGE}?attention=keep_apart`);
  const plan = screen.getByRole("link", { name: "Plan separation at Pier Road plant" });
  expect(plan.getAttribute("href")).toBe("/dashboard/locations/separation?site=21");
});

it("confirms the quantity of a row in one tap and undoes it", async () => {
  const checked_at = new Date().toISOString();
  const undone: unknown[] = [];
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "POST /confirm-chemical/77": { checked: 1, checked_at, checked_by: "Dana Reid" },
    "POST /undo-check/3": (_: unknown, body: unknown) => {
      undone.push(body);
      return { restored: 1 };
    },
  });
  const button = await screen.findByRole("button", { name: "Confirm the quantity of Pond dye" });
  await user.hover(button);
  expect((await screen.findByRole("tooltip")).textContent).toBe("Confirm the quantity of Pond dye");
  await user.click(button);
  await screen.findByText("1 chemical checked today.");
  expect(calls()).toContain("POST /confirm-chemical/77");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("1 chemical shows its earlier check.");
  expect(undone).toEqual([{ checked_at }]);
});

it("asks before confirming the whole inventory and reports a failure", async () => {
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "POST /confirm-inventory/3": problem(500, "internal_error", "Something went wrong on the server."),
  });
  await screen.findByText("Pond dye");
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Everything is still correct" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("2 chemicals will be marked as checked by you today.");
  expect(calls()).not.toContain("POST /confirm-inventory/3");
  await user.click(within(dialog).getByRole("button", { name: "Yes, still correct" }));
  await screen.findByText("Not saved");
});

it("offers checks only to roles that can edit chemicals", async () => {
  renderApp(PAGE, { ...server, "GET /session": { user: { ...dana, role: "Viewer" } } });
  const button = await screen.findByRole("button", { name: "Confirm the quantity of Pond dye" });
  expect(button.matches(":disabled, [aria-disabled=true]")).toBe(true);
});

it("notifies about due checks with a link to them", async () => {
  const { user, address } = renderApp("/dashboard/fire-safety", server);
  await user.click(await screen.findByRole("button", { name: "Notifications: 1 new" }));
  await user.click(
    await screen.findByRole("link", { name: "1 chemical is stored with something it must be kept apart from." }),
  );
  await waitFor(() => expect(address()).toBe(`${PAGE}?attention=keep_apart`));
});

it("notifies about expired and expiring containers with a link to them", async () => {
  const summary = getInventorySummary.response.parse(getInventorySummary.example.response);
  const { user, address } = renderApp("/dashboard/fire-safety", {
    ...emptyBusiness,
    "GET /get-inventory-summary/3": { ...summary, containers_expired: 2, containers_due: 1 },
    "GET /get-due-containers/3": { containers: [] },
  });
  await user.click(await screen.findByRole("button", { name: "Notifications: 2 new" }));
  await screen.findByRole("link", { name: "1 container expires within 30 days." });
  await user.click(screen.getByRole("link", { name: "2 containers have expired." }));
  await waitFor(() => expect(address()).toBe("/dashboard/containers"));
});

it("notifies about old or missing SDSs with a link to them", async () => {
  const summary = getInventorySummary.response.parse(getInventorySummary.example.response);
  const { user, address } = renderApp("/dashboard/fire-safety", {
    ...emptyBusiness,
    "GET /get-inventory-summary/3": { ...summary, containers_expired: 0, sheets_past_review: 1, without_sheet: 4 },
  });
  await user.click(await screen.findByRole("button", { name: "Notifications: 2 new" }));
  await screen.findByRole("link", { name: "4 chemicals have no safety data sheet." });
  await user.click(screen.getByRole("link", { name: "1 safety data sheet is over 3 years old." }));
  await waitFor(() => expect(address()).toBe("/dashboard/safety-data-sheets"));
});

it("shows before saving what a chemical would be stored with", async () => {
  const { user } = renderApp("/dashboard/chemicals/add", {
    ...server,
    "GET /check-storage/21": (query) =>
      query.get("name") === "Muriatic acid" && query.get("cabinet") === "Cabinet 2"
        ? checkStorage.example.response
        : { pairs: [], is_cut: false, is_unknown: query.get("name") === "Pond dye" },
  });
  const name = await screen.findByLabelText("Chemical Name");
  expect(screen.getByText("Choose a location to see the chemicals stored there.")).toBeTruthy();
  await user.type(name, "Pond dye");
  await user.tab(); // closes the suggestions
  await user.click(screen.getByRole("button", { name: /Choose a location/ }));
  await user.click(await screen.findByRole("option", { name: /Pier Road plant/ }));
  await screen.findByText(/No reactive group on file for Pond dye/);
  await user.clear(name);
  await user.type(name, "Muriatic acid");
  await user.tab();
  await user.type(screen.getByLabelText(/Cabinet, rack or bay/), "Cabinet 2");
  await screen.findByText("Stored with Sodium hypochlorite in Cabinet 2: may release chlorine.");
});

it("does not call it safe if the nearby chemicals cannot be loaded", async () => {
  const { user } = renderApp("/dashboard/chemicals/add", server);
  await user.type(await screen.findByLabelText("Chemical Name"), "Chlorine");
  await user.tab(); // closes the suggestions
  await user.click(screen.getByRole("button", { name: /Choose a location/ }));
  await user.click(await screen.findByRole("option", { name: /Pier Road plant/ }));
  expect(await screen.findByText("Could not check what is stored there. Do not assume it is safe.")).toBeTruthy();
});
