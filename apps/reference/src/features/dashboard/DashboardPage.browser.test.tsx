import {
  getBusinessDetails,
  getChemicalsByBusiness,
  getInventorySummary,
  getLocationsByBusiness,
} from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { problem } from "../../test/answering-fetch.ts";
import { dismissedAnswers, emptyBusiness, planIsFull } from "../../test/business-answers.ts";
import { inventoryAnswers } from "../../test/inventory-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);
afterEach(() => page.viewport(1280, 800));

const [chemical] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
if (chemical === undefined) throw new Error("The contract's example holds no chemical.");

const newcomer = {
  ...emptyBusiness,
  "GET /session": { user: { ...dana, isFirstLogin: true, registrationComplete: false } },
};
const saved = {
  emergency_contact_name: "Jo Bell",
  emergency_contact_phone: "902 555 0143",
  general_business_email: "office@harbour.example",
  liquor_permit: true,
  business_registration: "3298471",
  hazardous_material_permit: "",
};

async function open(table: Parameters<typeof renderApp>[1]) {
  const app = renderApp("/dashboard", table);
  await screen.findByRole("heading", { level: 1 });
  return app;
}

describe("the dashboard", () => {
  it("welcomes a new user and marks the first step", async () => {
    await open(newcomer);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome, Dana Reid");
    expect(screen.getByText("Registration Incomplete")).toBeTruthy();
    expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("0");
    const current = screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step");
    expect(current?.textContent).toContain("Complete Registration");
  });

  it("separates optional steps from a complete registration", async () => {
    await open({ ...emptyBusiness, "GET /get-business-details/3": getBusinessDetails.example.response });
    const edit = await screen.findByRole("button", { name: "Edit business" });
    const review = await screen.findByRole("button", { name: "Review details" });
    expect(review.getBoundingClientRect().left - edit.getBoundingClientRect().right).toBeGreaterThanOrEqual(8);
  });

  it("links to contacts from their step, done or not", async () => {
    for (const table of [newcomer, emptyBusiness]) {
      const { user, address, unmount } = await open(table);
      const step = (await screen.findByText("Add Contacts")).closest("li");
      if (step === null) throw new Error("There is no step for contacts.");
      await user.click(within(step).getByRole("link", { name: "Contacts" }));
      await waitFor(() => expect(address()).toBe("/dashboard/profile-settings?tab=contacts"));
      unmount();
    }
  });

  it("shows due tasks in place of a finished guide, each with a link", async () => {
    const summary = { ...getInventorySummary.example.response, chemicals: 2, stale: 1, without_sheet: 2 };
    await open({
      ...emptyBusiness,
      "GET /get-locations-by-business/3": getLocationsByBusiness.example.response,
      "GET /get-inventory-summary/3": summary,
    });
    const card = (await screen.findByRole("heading", { name: "Due now" })).closest("section");
    expect(screen.queryByText("Getting Started")).toBeNull();
    const links = within(card ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(["/dashboard/chemicals?attention=check_due", "/dashboard/safety-data-sheets"]),
    );
  });

  it("keeps a long name without blanks inside the card of a phone", async () => {
    await page.viewport(390, 844);
    const name = "N".repeat(300);
    await open({ ...emptyBusiness, ...inventoryAnswers(() => [{ ...chemical, name }]) });
    await screen.findByText(name);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it("marks the business address as optional", async () => {
    const { user } = await open(emptyBusiness);
    await user.click(await screen.findByRole("button", { name: "Edit business" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit business" }));
    expect(dialog.getByText("Business Address").closest(".placard-field")?.textContent).toContain("Optional");
  });

  it("edits the business and sends only changed fields", async () => {
    const stored = getBusinessDetails.example.response;
    const { user, sent } = await open({
      ...emptyBusiness,
      "PUT /update-business/3": {
        business: { ...stored.business, name: "Harbour Cold", business_name: "Harbour Cold" },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Edit business" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit business" }));
    const name = dialog.getByLabelText("Business Name");
    await user.clear(name);
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await dialog.findByText("Business name is required")).toBeTruthy();
    await user.type(name, "Harbour Cold");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await screen.findByText("Business updated");
    expect(sent("PUT /update-business/3")).toEqual({ name: "Harbour Cold", version: 1 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("shows business changes saved by someone else and keeps the input", async () => {
    const { business } = getBusinessDetails.example.response;
    const theirs = { ...business, phone: "+1 902 555 0177", type: "Ice rink", details_version: 2 };
    const puts: unknown[] = [];
    const { user } = await open({
      ...emptyBusiness,
      "PUT /update-business/3": (_, body) => {
        puts.push(body);
        return puts.length === 1
          ? {
              status: 409,
              body: { status: "error", code: "edit_conflict", message: "x", request_id: "t", current: theirs },
            }
          : { business: { ...theirs, phone: "+1 902 555 0188", details_version: 3 } };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Edit business" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit business" }));
    const phone = dialog.getByLabelText(/Phone/);
    await user.clear(phone);
    await user.type(phone, "+1 902 555 0188");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    const notice = await dialog.findByText(/Saved version: .*\+1 902 555 0177, Ice rink/);
    expect(notice.textContent).toContain("What you typed is kept");
    expect((phone as HTMLInputElement).value).toBe("+1 902 555 0188");
    expect(await dialog.findByDisplayValue("Ice rink")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await screen.findByText("Business updated");
    expect(puts).toEqual([1, 2].map((version) => ({ phone: "+1 902 555 0188", version })));
  });

  it("shows in the notifications if some could not be loaded, and never that nothing is due", async () => {
    const { user } = await open({
      ...emptyBusiness,
      "GET /get-storage-reactivity/3": problem(403, "forbidden", "No."),
    });
    await user.click(await screen.findByRole("button", { name: "Notifications: 0 new, not all could be loaded" }));
    const shown = await screen.findByRole("dialog");
    expect(within(shown).queryByText("No notifications")).toBeNull();
    expect(within(shown).getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("still states that some could not be loaded while they are requested again", async () => {
    const again = Promise.withResolvers<object>();
    let requests = 0;
    await open({
      ...emptyBusiness,
      "GET /get-storage-reactivity/3": () => {
        requests += 1;
        return requests === 1 ? problem(403, "forbidden", "No.") : again.promise;
      },
    });
    await waitFor(() => expect(requests).toBe(2));
    const name = "Notifications: 0 new, not all could be loaded";
    await screen.findByRole("button", { name });
    again.resolve({ sites: [], keep_apart: 0, unknown_reactions: 0 });
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  });

  it("hides a task that is dismissed in the notifications, and shows it again on request", async () => {
    const overdue = { active: 0, upcoming: 0, high_risk_areas: 0, overdue: 2, open_findings: 0, overdue_findings: 0 };
    const { user } = await open({
      ...emptyBusiness,
      ...inventoryAnswers(() => [chemical]),
      "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
      "GET /get-inspection-summary/3": overdue,
      ...dismissedAnswers(),
    });
    const task = "2 inspections are overdue.";
    await screen.findByRole("link", { name: task });
    await user.click(screen.getByRole("button", { name: /^Notifications: / }));
    await user.click(await screen.findByRole("button", { name: `Dismiss: ${task}` }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("link", { name: task })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show 1 dismissed" }));
    expect(await screen.findByRole("link", { name: task })).toBeTruthy();
  });

  it("links to the first location once the registration is complete", async () => {
    const { user, address } = await open(emptyBusiness);
    expect(screen.getByText("Registration Complete", { selector: "span" })).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Start" }));
    await waitFor(() => expect(address()).toBe("/dashboard/locations/add?from=%2Fdashboard"));
  });

  it.each([
    ["Add Location", "locations"],
    ["Add Chemical", "chemicals"],
    ["Add your first chemical", "chemicals"],
    ["Start", "locations"],
  ])("'%s' stays on the page if the plan is full", async (name, kind) => {
    const message = `You need to upgrade to Standard or Premium to add more ${kind}.`;
    const { user, address } = await open({
      ...emptyBusiness,
      [`GET /check-number-of-${kind}/3`]: planIsFull("The words of the server."),
    });
    await user.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Upgrade Required")).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(address()).toBe("/dashboard");
  });

  it("shows a Viewer disabled add buttons with the reason", async () => {
    await open({ ...emptyBusiness, "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } });
    const button = screen.getByRole("button", { name: "Add Location" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    // At the top of the page, and at the step of the guide that would start it.
    const reason = "Managers and Admins can change locations. Your role is Viewer.";
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
  });

  it("marks no step as open before the counts are loaded", async () => {
    let answer = (_: object) => {};
    const locations = new Promise<object>((resolve) => (answer = resolve));
    await open({ ...emptyBusiness, "GET /get-locations-by-business/3": () => locations });
    expect(await screen.findByText("No chemicals added yet")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
    answer({ locations: [] });
    expect(await screen.findByRole("button", { name: "Start" })).toBeTruthy();
  });

  it("shows a question mark, not a 0, for a count that could not be loaded", async () => {
    await open({ ...emptyBusiness, "GET /get-high-risk-count/3": problem(403, "forbidden", "No.") });
    const figures = screen.getByRole("region", { name: "Key figures" });
    await waitFor(() => expect(within(figures).getByText("?")).toBeTruthy());
    expect(within(figures).getByText("Could not be loaded")).toBeTruthy();
  });

  it("marks demo data", async () => {
    const details = getBusinessDetails.example.response;
    const business = { ...details.business, is_demo: true };
    await open({ ...emptyBusiness, "GET /get-business-details/3": { ...details, business } });
    expect(await screen.findByText("Demo data")).toBeTruthy();
  });

  it("keeps the title 'Company' if the name cannot be loaded", async () => {
    await open({ ...emptyBusiness, "GET /get-business-name/3": problem(403, "forbidden", "No.") });
    expect(screen.getAllByText("Company").length).toBeGreaterThan(0);
  });
});

describe("the registration form", () => {
  it("requires the details that crews need before it saves", async () => {
    const { user, calls } = await open(newcomer);
    await user.click(await screen.findByRole("button", { name: "Save registration details" }));
    for (const message of [
      "Emergency contact name is required",
      "Emergency contact phone is required",
      "General business email is required",
      "Business registration number is required",
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Emergency contact name")));
    expect(calls()).not.toContain("PUT /update-business-registration/3");
  });

  it("is replaced by a notice once saved", async () => {
    const { user, sent, session } = await open({
      ...newcomer,
      "PUT /update-business-registration/3": {
        registration: saved,
        registration_version: 2,
        registrationComplete: true,
      },
    });
    await user.type(await screen.findByLabelText("Emergency contact name"), saved.emergency_contact_name);
    await user.type(screen.getByLabelText("Emergency contact phone"), saved.emergency_contact_phone);
    await user.type(screen.getByLabelText("General business email"), saved.general_business_email);
    await user.type(screen.getByLabelText("Business registration number"), saved.business_registration);
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    expect(await screen.findByText("Registration completed")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Registration Complete" })).toBeTruthy();
    expect(sent("PUT /update-business-registration/3")).toEqual({ ...saved, second_emergency_phone: "", version: 1 });
    expect(session.get()).toMatchObject({ profile: { registrationComplete: true } });
  });

  it("shows a change by someone else, keeps the input and continues from their version", async () => {
    const current = { registration: { ...saved, emergency_contact_name: "Sam Roy" }, registration_version: 2 };
    const { user } = await open({
      ...newcomer,
      "PUT /update-business-registration/3": (_, body) =>
        (body as { version: number }).version === 2
          ? { registration: saved, registration_version: 3, registrationComplete: true }
          : { status: 409, body: { status: "error", code: "edit_conflict", message: "x", request_id: "t", current } },
    });
    await user.type(await screen.findByLabelText("Emergency contact name"), saved.emergency_contact_name);
    await user.type(screen.getByLabelText("Emergency contact phone"), saved.emergency_contact_phone);
    await user.type(screen.getByLabelText("General business email"), saved.general_business_email);
    await user.type(screen.getByLabelText("Business registration number"), saved.business_registration);
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    await screen.findByText(/^Saved version: Sam Roy, /);
    expect(screen.getByLabelText("Emergency contact name")).toHaveProperty("value", saved.emergency_contact_name);
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    await screen.findByText("Registration completed");
  });

  it("takes over a change by someone else if nothing was typed here", async () => {
    const details = getBusinessDetails.example.response;
    const theirs = { ...saved, emergency_contact_phone: "+1 902 555 0177", hazardous_material_permit: "HZ-9" };
    const current = { registration: theirs, registration_version: 9 };
    const { user, allSent } = await open({
      ...emptyBusiness,
      "GET /get-business-details/3": { ...details, registration: saved },
      "PUT /update-business-registration/3": (_, body) =>
        (body as { version: number }).version === 9
          ? { registration: theirs, registration_version: 10, registrationComplete: true }
          : { status: 409, body: { status: "error", code: "edit_conflict", message: "x", request_id: "t", current } },
    });
    await user.click(await screen.findByRole("button", { name: "Review details" }));
    const name = await screen.findByLabelText("Emergency contact name");
    await user.clear(name);
    await user.type(name, "Ann Lee");
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    await screen.findByText(/^Saved version: /);
    await waitFor(() =>
      expect(screen.getByLabelText("Emergency contact phone")).toHaveProperty("value", "+1 902 555 0177"),
    );
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    await screen.findByText("Registration completed");
    expect(allSent("PUT /update-business-registration/3").at(-1)).toMatchObject({
      ...theirs,
      emergency_contact_name: "Ann Lee",
      version: 9,
    });
  });

  it("suggests the device time zone if none is on file, and rejects unknown zones", async () => {
    const details = getBusinessDetails.example.response;
    const business = { ...details.business, registration_complete: false, time_zone: null };
    const { user, sent } = await open({
      ...newcomer,
      "GET /get-business-details/3": { ...details, business, registration: saved },
      "PUT /update-business-registration/3": {
        registration: saved,
        registration_version: 2,
        registrationComplete: true,
      },
    });
    const zone = await screen.findByRole<HTMLInputElement>("combobox", { name: /^Time zone/ });
    expect(zone.value).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    await user.type(screen.getByLabelText("Emergency contact name"), saved.emergency_contact_name);
    await user.type(screen.getByLabelText("Emergency contact phone"), saved.emergency_contact_phone);
    await user.type(screen.getByLabelText("General business email"), saved.general_business_email);
    await user.type(screen.getByLabelText("Business registration number"), saved.business_registration);
    await user.clear(zone);
    await user.type(zone, "Halifax town");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    await screen.findByText("Choose a time zone from the list, such as America/Halifax.");
    await user.clear(zone);
    await user.type(zone, "halif");
    await user.click(await screen.findByRole("option", { name: "America/Halifax" }));
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    await screen.findByText("Registration completed");
    expect(sent("PUT /update-business-registration/3")).toMatchObject({ time_zone: "America/Halifax" });
  });

  it("shows the server's error and keeps the input", async () => {
    const { user } = await open({
      ...newcomer,
      "PUT /update-business-registration/3": problem(403, "role_too_low", "Your role may not do this."),
    });
    await user.type(await screen.findByLabelText("Emergency contact name"), "Jo Bell");
    await user.type(screen.getByLabelText("Emergency contact phone"), "902 555 0143");
    await user.type(screen.getByLabelText("General business email"), "office@harbour.example");
    await user.type(screen.getByLabelText("Business registration number"), "3298471");
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    expect(await screen.findByText("Your role may not do this.")).toBeTruthy();
    expect(screen.getByLabelText("Emergency contact name")).toHaveProperty("value", "Jo Bell");
  });

  it("is disabled for roles without permission and names the roles that have it", async () => {
    await open({
      ...newcomer,
      "GET /session": { user: { ...dana, role: "Viewer", user_role: false, registrationComplete: false } },
    });
    const save = await screen.findByRole("button", { name: "Save registration details" });
    expect(save.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getAllByText(/Only Admins can change the registration details/).length).toBeGreaterThan(0);
  });
});
