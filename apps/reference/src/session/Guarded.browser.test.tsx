import { getBusinessDetails, searchBusinesses } from "@placard/api-client/internal";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyBusiness } from "../test/business-answers.ts";
import { problem } from "../test/answering-fetch.ts";
import { inventoryAnswers } from "../test/inventory-answers.ts";
import { alex, dana } from "../test/people.ts";
import { clearDevice, renderApp } from "../test/render-app.tsx";

beforeEach(clearDevice);

describe("a guarded page", () => {
  it("waits for the server before deciding", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { address } = renderApp("/dashboard", { ...emptyBusiness, "GET /session": () => promise });
    expect(await screen.findByText("Checking your sign-in")).toBeTruthy();
    resolve({ user: dana });
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome back, Dana Reid" })).toBeTruthy();
    expect(address()).toBe("/dashboard");
  });

  it.each(["/dashboard", "/dashboard/fire-safety", "/responder", "/responder/dashboard"])(
    "sends a signed-out visitor of %s to sign-in",
    async (path) => {
      const { address } = renderApp(path, {});
      expect(await screen.findByRole("heading", { level: 1, name: "Sign in" })).toBeTruthy();
      expect(address()).toBe("/login");
    },
  );

  it("redirects a responder from the business area", async () => {
    const { address } = renderApp("/dashboard/chemicals", { "GET /session": { user: alex } });
    await waitFor(() => expect(address()).toBe("/responder"));
  });

  it("redirects a business user from the responder area", async () => {
    const { address } = renderApp("/responder/dashboard", emptyBusiness);
    await waitFor(() => expect(address()).toBe("/dashboard"));
  });

  it("goes to sign-in with a reason when the server ended the session", async () => {
    const { address } = renderApp("/dashboard", {
      ...emptyBusiness,
      "GET /get-high-risk-count/3": problem(401, "not_signed_in", "Sign in to continue."),
    });
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
    expect(address()).toBe("/login");
  });

  it("returns to the page with its input after sign-in", async () => {
    const { user, address, session } = renderApp("/dashboard/chemicals/add", {
      ...emptyBusiness,
      "POST /login-user": { user: dana },
    });
    const name = await screen.findByRole("combobox", { name: /^Chemical Name/i });
    await user.type(name, "Rinse 7");
    session.end("expired");
    await screen.findByText(/Your session has ended/);
    expect(address()).toBe("/login");
    await user.type(screen.getByLabelText("Email"), "dana@harbour.example");
    await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
    await waitFor(() => expect(address()).toBe("/dashboard/chemicals/add"));
    expect(await screen.findByRole("combobox", { name: /^Chemical Name/i })).toHaveProperty("value", "Rinse 7");
  });

  it("does not return to the page after a logout", async () => {
    const { user, address, session } = renderApp("/dashboard/chemicals", {
      ...emptyBusiness,
      "POST /login-user": { user: dana },
    });
    await screen.findByRole("heading", { level: 1, name: "Chemicals Inventory" });
    session.end("logged-out");
    await user.type(await screen.findByLabelText("Email"), "dana@harbour.example");
    await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
    await waitFor(() => expect(address()).toBe("/dashboard"));
  });

  it.each([
    ["another business", dana, "You are signed in as Dana Reid (dana@harbour.example)."],
    ["a responder", alex, "You are signed in as Alex Morin (alex@fire.example)."],
  ])(
    "tells %s that an email link belongs to someone else, and continues for the right user",
    async (_who, who, line) => {
      const { user, address, calls } = renderApp("/dashboard/chemicals?business=4&attention=check_due", {
        ...emptyBusiness,
        "GET /session": { user: who },
        "POST /logout": {},
        "POST /login-user": { user: { ...dana, business_id: 4 } },
      });
      await screen.findByText(line);
      expect(screen.getByRole("heading", { level: 1, name: "Email for another business" })).toBeTruthy();
      expect(screen.queryByRole("heading", { name: "Chemicals Inventory" })).toBeNull();
      expect(calls().filter((call) => call.includes("chemicals"))).toEqual([]);
      await user.click(screen.getByRole("button", { name: "Log out and continue" }));
      await user.type(await screen.findByLabelText("Email"), "dana@harbour.example");
      await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
      await waitFor(() => expect(address()).toBe("/dashboard/chemicals?business=4&attention=check_due"));
      await screen.findByRole("heading", { level: 1, name: "Chemicals Inventory" });
    },
    60_000,
  );

  it("opens an email link for the business it names", async () => {
    const { address } = renderApp("/dashboard/chemicals?business=3&attention=check_due", emptyBusiness);
    await screen.findByRole("heading", { level: 1, name: "Chemicals Inventory" });
    expect(address()).toBe("/dashboard/chemicals?business=3&attention=check_due");
  });

  describe("of a printed code", () => {
    const BINDER = "/dashboard/safety-data-sheets?site=21&record=3";
    const pending = { ...alex, department_status: "pending" };
    const records = {
      "GET /search-businesses": searchBusinesses.example.response,
      "GET /get-business-details/3": getBusinessDetails.example.response,
      ...inventoryAnswers(() => [], 3),
    };

    it("opens the record of the business for a signed-in responder", async () => {
      const { calls } = renderApp(BINDER, { ...records, "GET /session": { user: alex } });
      await screen.findByText("Business information");
      expect(calls()).not.toContain("GET /get-sds-page/3");
    });

    it("asks for a sign-in first, and opens the record for a responder", async () => {
      const { user, calls } = renderApp(BINDER, { ...records, "POST /login-user": { user: alex } });
      const email = await screen.findByLabelText("Email");
      expect(calls()).not.toContain("GET /get-business-details/3");
      await user.type(email, "alex@fire.example");
      await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
      await screen.findByText("Business information");
    });

    it("opens nothing for a responder of a department that is not verified", async () => {
      const { calls } = renderApp(BINDER, { "GET /session": { user: pending } });
      await screen.findByText("Business records are not available yet");
      expect(calls()).not.toContain("GET /get-business-details/3");
    });
  });

  it("follows a sign-out in another tab", async () => {
    const { address } = renderApp("/dashboard", emptyBusiness);
    await screen.findByRole("heading", { level: 1, name: "Welcome back, Dana Reid" });
    localStorage.removeItem("placard.profile");
    window.dispatchEvent(new StorageEvent("storage", { key: "placard.profile" }));
    await waitFor(() => expect(address()).toBe("/login"));
  });

  it("opens the contacts for the old profile address", async () => {
    const { address } = renderApp("/dashboard/profile", { ...emptyBusiness, "GET /session": { user: dana } });
    await waitFor(() => expect(address()).toBe("/dashboard/profile-settings?tab=contacts"));
  });
});
