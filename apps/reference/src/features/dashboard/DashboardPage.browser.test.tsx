import { getBusinessDetails } from "@placard/api-client";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../test/answering-fetch.ts";
import { emptyBusiness, planIsFull } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

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
  it("welcomes a newcomer and marks the first step", async () => {
    await open(newcomer);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome, Dana Reid");
    expect(screen.getByText("Registration Incomplete")).toBeTruthy();
    expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("0");
    const current = screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step");
    expect(current?.textContent).toContain("Complete Registration");
  });

  it("leads to the first location once the registration is complete", async () => {
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
  ])("'%s' stays where it is when the plan allows no more", async (name, kind) => {
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

  it("shows a viewer the buttons that add, with the reason why they do nothing", async () => {
    await open({ ...emptyBusiness, "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } });
    const button = screen.getByRole("button", { name: "Add Location" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    // Above, and at the step of the guide that would start it.
    const reason = "Managers and Admins can change locations. Your role is Viewer.";
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
  });

  it("marks no step as open before the rows are counted", async () => {
    let answer = (_: object) => {};
    const locations = new Promise<object>((resolve) => (answer = resolve));
    await open({ ...emptyBusiness, "GET /get-locations-by-business/3": () => locations });
    expect(await screen.findByText("No chemicals added yet")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
    answer({ locations: [] });
    expect(await screen.findByRole("button", { name: "Start" })).toBeTruthy();
  });

  it("shows a question mark, not a 0, for a count that could not be read", async () => {
    await open({ ...emptyBusiness, "GET /get-high-risk-count/3": problem(403, "forbidden", "No.") });
    const figures = screen.getByRole("region", { name: "Key figures" });
    await waitFor(() => expect(within(figures).getByText("?")).toBeTruthy());
    expect(within(figures).getByText("Could not be loaded")).toBeTruthy();
  });

  it("marks the data of the demo", async () => {
    const details = getBusinessDetails.example.response;
    const business = { ...details.business, is_demo: true };
    await open({ ...emptyBusiness, "GET /get-business-details/3": { ...details, business } });
    expect(await screen.findByText("Demo data")).toBeTruthy();
  });

  it("keeps the word 'Company' when the name cannot be read", async () => {
    await open({ ...emptyBusiness, "GET /get-business-name/3": problem(403, "forbidden", "No.") });
    expect(screen.getAllByText("Company").length).toBeGreaterThan(0);
  });
});

describe("the registration form", () => {
  it("asks for what crews need and saves nothing before", async () => {
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

  it("gives way to a notice when it is saved", async () => {
    const { user, sent, session } = await open({
      ...newcomer,
      "PUT /update-business-registration/3": { registration: saved, registrationComplete: true },
    });
    await user.type(await screen.findByLabelText("Emergency contact name"), saved.emergency_contact_name);
    await user.type(screen.getByLabelText("Emergency contact phone"), saved.emergency_contact_phone);
    await user.type(screen.getByLabelText("General business email"), saved.general_business_email);
    await user.type(screen.getByLabelText("Business registration number"), saved.business_registration);
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.click(screen.getByRole("button", { name: "Save registration details" }));
    expect(await screen.findByText("Registration completed")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Registration Complete" })).toBeTruthy();
    expect(sent("PUT /update-business-registration/3")).toEqual(saved);
    expect(session.get()).toMatchObject({ profile: { registrationComplete: true } });
  });

  it("tells what the server said and keeps everything typed", async () => {
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

  it("cannot be sent by a role that may not, and says who can", async () => {
    await open({
      ...newcomer,
      "GET /session": { user: { ...dana, role: "Viewer", user_role: false, registrationComplete: false } },
    });
    const save = await screen.findByRole("button", { name: "Save registration details" });
    expect(save.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getAllByText(/Only Admins can change the registration details/).length).toBeGreaterThan(0);
  });
});
