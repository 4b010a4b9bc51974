import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyBusiness } from "../business-answers.ts";
import { inventoryAnswers } from "../inventory-answers.ts";
import { clearDevice, renderApp } from "../render-app.tsx";
import { businessServer, record } from "./business-records.ts";
import { press } from "./says-each.ts";

/** Rules and figures on screens of the business area that no other test covers. */

beforeEach(() => clearDevice());

const { plant } = record;
const ADD_LOCATION = "/dashboard/locations/add";

describe("adding a contact while adding a location", () => {
  const openDialog = async (answers: Parameters<typeof renderApp>[1] = {}) => {
    const app = renderApp(ADD_LOCATION, { ...businessServer, ...answers });
    await press(/Add .*contact/i)(app);
    const dialog = within(await screen.findByRole("dialog", { name: "Add Contact" }));
    const save = () => app.user.click(dialog.getByRole("button", { name: "Add contact" }));
    return { ...app, dialog, save };
  };

  it("requires a name and an email, with a message", async () => {
    const { dialog, save, calls, user } = await openDialog();
    await save();
    expect((await dialog.findAllByText("Please fill in name and email.")).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText("Name"), "Sam Night");
    await user.type(dialog.getByLabelText("Email"), "not an address");
    await save();
    await dialog.findByText("Please enter a valid email address");
    expect(calls()).not.toContain("POST /insert-business-contact");
  });

  it("selects the new contact as manager", async () => {
    const contact_id = 77;
    const { dialog, save, sent, user } = await openDialog({
      "POST /insert-business-contact": { contact_id, contact: { ...record.contact, id: contact_id } },
      "GET /get-users-by-business/3": {
        users: [],
        contacts: [{ ...record.contact, id: contact_id, name: "Sam Night" }],
      },
    });
    await user.type(dialog.getByLabelText("Name"), "Sam Night");
    await user.type(dialog.getByLabelText("Email"), "sam@harbour.example");
    await save();
    await screen.findByText("Contact added");
    await screen.findByText("Sam Night can now be chosen as a manager.");
    expect(sent("POST /insert-business-contact")).toEqual({
      business_id: 3,
      name: "Sam Night",
      email: "sam@harbour.example",
    });
    await waitFor(() => expect(screen.getByRole("button", { name: /Manager/ }).textContent).toContain("Sam Night"));
  });
});

describe("an abandoned form", () => {
  it("is restored with its time, and starts again after Discard", async () => {
    const app = renderApp(ADD_LOCATION, businessServer);
    await app.user.type(await screen.findByLabelText("Location Name"), "Pump hall");
    app.unmount();
    const { user } = renderApp(ADD_LOCATION, businessServer);
    expect(await screen.findByLabelText("Location Name")).toHaveProperty("value", "Pump hall");
    await screen.findByText(/^Restored what you typed at \d\d:\d\d$/);
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.getByLabelText("Location Name")).toHaveProperty("value", "");
    expect(screen.queryByText(/^Restored/)).toBeNull();
  });
});

it("shows six product cards on the landing page", async () => {
  renderApp("/", {});
  const features = await screen.findByRole("region", { name: "One record, two readers" });
  expect(
    within(features)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Risk assessment",
    "Compliance management",
    "Analytics dashboard",
    "Multi-location support",
    "Chemical database",
    "Role-based user management",
  ]);
});

describe("plans", () => {
  it.each([
    ["/subscription/business", ["Free", "$50 per month", "$100 per month"]],
    ["/subscription", ["Free", "$50 per month", "$100 per month"]],
    ["/subscription/responder", ["Free", "$30 per month", "$75 per month"]],
  ])("of %s cost %j", async (page, prices) => {
    renderApp(page, {});
    const cards = await screen.findAllByRole("radio", { name: /^(?:Basic|Standard|Premium)/ });
    const said = cards.map((card) => /Free|\$\d+\s?per month/.exec(card.closest("label")?.textContent ?? "")?.[0]);
    expect(said.map((price) => price?.replace(/(\d)per/, "$1 per"))).toEqual(prices);
  });
});

it("counts records on the dashboard and shows unknown for counts that failed", async () => {
  renderApp("/dashboard", {
    ...businessServer,
    ...inventoryAnswers(() => record.chemicals),
    "GET /get-high-risk-count/3": { high_risk_count: 2, unknown_level_count: 1, not_graded_count: 0 },
  });
  const figures = await screen.findByRole("region", { name: "Key figures" });
  const said = () => figures.textContent;
  await waitFor(() => expect(said()).toContain(`Total Chemicals${record.chemicals.length}`));
  expect(said()).toContain(`Locations1${plant.name}`);
  expect(said()).toContain("High Risk Items2High and extreme · 1 with unknown level");
  expect(said()).toContain("Recent Incidents0None recorded");
});

describe("a location card", () => {
  it.each([
    ["registered", "Pin confirmed"],
    ["rooftop", "Address found"],
    ["town", "Approximate location: town"],
    ["none", "Approximate location: no pin"],
  ])("describes a position that is %s as: %s", async (precision, said) => {
    renderApp("/dashboard/locations", {
      ...businessServer,
      "GET /get-locations-by-business/3": { locations: [{ ...plant, precision }] },
    });
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

it("names the regulatory lists of a chemical with figure and source", async () => {
  const chlorine = { ...record.ammonia, name: "Chlorine", cas_number: "7782-50-5", un_number: "1017" };
  const app = renderApp("/dashboard/chemicals", {
    ...businessServer,
    ...inventoryAnswers(() => [chlorine]),
  });
  await press("Edit Chlorine")(app);
  const lists = await screen.findByRole("region", { name: "Regulatory lists" });
  const lines = within(lists)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(lines).toContainEqual(expect.stringMatching(/Chlorine\. TPQ 100 lb\. RQ 10 lb\. .*40 CFR 355/));
});

it("saves the whole inventory in each file format", async () => {
  const app = renderApp("/dashboard/chemicals", { ...businessServer, ...inventoryAnswers(() => record.chemicals) });
  await screen.findByText(/^\d+ chemicals? at \d+ locations?/);
  await press("More")(app);
  const items = await screen.findAllByRole("menuitem");
  const named = items.map(({ textContent }) => textContent);
  expect(named).toEqual(
    expect.arrayContaining(
      ["Export as Excel (.xlsx)", "Export as CSV", "Export containers as CSV"].map((text) =>
        expect.stringContaining(text),
      ),
    ),
  );
});

it("offers no export of an empty inventory", async () => {
  const app = renderApp("/dashboard/chemicals", emptyBusiness);
  await press("More")(app);
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Recently deleted"]);
});
