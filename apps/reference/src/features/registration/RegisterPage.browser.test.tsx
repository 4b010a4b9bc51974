import { insertBusinessUser } from "@placard/api-client/internal";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const businessServer = {
  ...emptyBusiness,
  "GET /session": { user: null },
  "POST /insert-business": { business_id: 3, claim: "c2hvcnQ", claim_expires_at: "2026-11-21T15:05:00.000Z" },
  "POST /insert-business-user": insertBusinessUser.example.response,
  "POST /login-user": { user: { ...dana, isFirstLogin: true, registrationComplete: false } },
};

async function openAs(type: "Business" | "Responder", table: Parameters<typeof renderApp>[1]) {
  const app = renderApp("/register", table);
  await app.user.click(await screen.findByRole("radio", { name: new RegExp(type) }));
  return { ...app, submit: screen.getByRole("button", { name: "Create account" }) };
}

async function fillInBusiness({ user }: Pick<ReturnType<typeof renderApp>, "user">) {
  await user.type(screen.getByLabelText("Business Name"), "Harbour Ice");
  await user.type(screen.getByLabelText("User Name"), "Dana Reid");
  await user.type(screen.getByLabelText("User Email"), "dana@harbour.example");
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.type(screen.getByLabelText("Confirm Password"), "correct horse");
}

describe("before an account type is chosen", () => {
  it("the button is disabled and shows what to choose", async () => {
    renderApp("/register", {});
    const button = await screen.findByRole("button", { name: "Please select an account type" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
});

it("restores account type and input in another tab", async () => {
  const app = await openAs("Business", businessServer);
  await app.user.type(screen.getByLabelText("Business Name"), "Harbour Ice");
  cleanup();
  sessionStorage.clear(); // storage of this tab only
  renderApp("/register", businessServer);
  const name = await screen.findByLabelText<HTMLInputElement>("Business Name");
  expect(name.value).toBe("Harbour Ice");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Business/ }).checked).toBe(true);
});

describe("registering a business", () => {
  it("creates the business and its first admin, signs in and opens the plans", async () => {
    const app = await openAs("Business", businessServer);
    await fillInBusiness(app);
    await app.user.click(screen.getByRole("button", { name: /Number of Locations/ }));
    await app.user.click(await screen.findByRole("option", { name: "2-5" }));
    await app.user.click(screen.getByRole("button", { name: /Number of Chemicals/ }));
    await app.user.click(await screen.findByRole("option", { name: "11-50" }));
    await app.user.click(app.submit);
    await waitFor(() => expect(app.address()).toBe("/subscription/business?locations=2&chemicals=30"));
    expect(app.calls().filter((call) => call.startsWith("POST"))).toEqual([
      "POST /insert-business",
      "POST /insert-business-user",
      "POST /login-user",
    ]);
    expect(app.sent("POST /insert-business")).toEqual({
      name: "Harbour Ice",
      email: "dana@harbour.example",
      number_of_locations: 2,
      number_of_chemicals: 30,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(app.sent("POST /insert-business-user")).toMatchObject({ business_id: 3, claim: "c2hvcnQ", user_role: true });
    expect(await screen.findByText("Recommended")).toBeTruthy();
  });

  it("does not create the business again if only the second step failed", async () => {
    let tries = 0;
    const app = await openAs("Business", {
      ...businessServer,
      "POST /insert-business-user": () => {
        tries += 1;
        return tries === 1
          ? problem(409, "email_taken", "User with this email already exists")
          : businessServer["POST /insert-business-user"];
      },
    });
    await fillInBusiness(app);
    await app.user.click(app.submit);
    const taken = await screen.findAllByText("User with this email already exists");
    expect(taken).toHaveLength(1);
    const email = screen.getByLabelText("User Email");
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute("aria-invalid")).toBe("true");
    const described = (email.getAttribute("aria-describedby") ?? "").split(" ");
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain("User with this email already exists");
    await app.user.click(app.submit);
    await waitFor(() => expect(app.address()).toBe("/subscription/business"));
    expect(app.calls().filter((call) => call === "POST /insert-business")).toHaveLength(1);
  });

  it("shows an error if the server returns no business ID", async () => {
    const app = await openAs("Business", { ...businessServer, "POST /insert-business": {} });
    await fillInBusiness(app);
    await app.user.click(app.submit);
    expect((await screen.findByRole("alert")).textContent).toContain("Business ID not returned from API");
  });

  it("asks the user to sign in if automatic sign-in fails", async () => {
    const app = await openAs("Business", { ...businessServer, "POST /login-user": "no network" });
    await fillInBusiness(app);
    await app.user.click(app.submit);
    await waitFor(() => expect(app.address()).toBe("/login"));
    expect(await screen.findByText("Please log in with your credentials.")).toBeTruthy();
  });

  it("keeps the input over a reload, except passwords", async () => {
    await fillInBusiness(await openAs("Business", {}));
    expect(JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)])).not.toContain(
      "correct horse",
    );
    cleanup();
    renderApp("/register", {});
    expect(await screen.findByLabelText("Business Name")).toHaveProperty("value", "Harbour Ice");
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "");
  });
});

describe("registering a responder", () => {
  it("collects team emails of a member without duplicates", async () => {
    const app = await openAs("Responder", {
      "POST /insert-responder-user": { user_id: 13, department_id: 2, membership_status: "pending" },
    });
    expect(screen.queryByText("Team Emails")).toBeNull();
    await app.user.click(screen.getByRole("radio", { name: "Team Member" }));
    await app.user.type(screen.getByLabelText("Full Name"), "Robin Chu");
    await app.user.type(screen.getByLabelText("Email"), "robin@fire.example");
    await app.user.type(screen.getByLabelText("Department/Agency"), "Harbour Fire");
    await app.user.type(
      screen.getByRole("textbox", { name: "Team Emails" }),
      "a@fire.example, b@fire.example a@fire.example{Enter}",
    );
    expect(screen.getByText("Optional · 2 addresses")).toBeTruthy();
    await app.user.type(screen.getByLabelText("Password"), "correct horse");
    await app.user.type(screen.getByLabelText("Confirm Password"), "correct horse");
    await app.user.click(app.submit);
    await waitFor(() => expect(app.address()).toBe("/login"));
    expect(app.sent("POST /insert-responder-user")).toEqual({
      name: "Robin Chu",
      email: "robin@fire.example",
      department_name: "Harbour Fire",
      password: "correct horse",
      user_role: false,
      team_emails: ["a@fire.example", "b@fire.example"],
    });
  });

  it("marks passwords that differ and sends nothing", async () => {
    const app = await openAs("Responder", {});
    await app.user.type(screen.getByLabelText("Password"), "correct horse");
    await app.user.type(screen.getByLabelText("Confirm Password"), "correct house");
    await app.user.click(app.submit);
    expect(screen.getByText("Passwords do not match")).toBeTruthy();
    expect(app.calls().filter((call) => call.startsWith("POST"))).toEqual([]);
  });

  it("names a team email that is not an address", async () => {
    const app = await openAs("Responder", {});
    await app.user.click(screen.getByRole("radio", { name: "Team Member" }));
    await app.user.type(screen.getByRole("textbox", { name: "Team Emails" }), "crew-b{Enter}");
    await app.user.click(app.submit);
    expect(screen.getByText("Not an email address: crew-b. Correct or remove it.")).toBeTruthy();
  });
});

describe("registering with an invitation link", () => {
  const invitation = {
    email: "robin@fire.example",
    kind: "responder",
    organization_name: "Harbour Fire and Rescue",
  };

  it("joins the business or department of the link with the invited address", async () => {
    const app = renderApp("/register?invitation=0f3c", {
      "GET /get-invitation/0f3c": invitation,
      "POST /accept-invitation": { user_id: 13, kind: "responder", email: "robin@fire.example" },
    });
    await screen.findByText("You are invited to join Harbour Fire and Rescue.");
    expect(screen.queryByRole("radio", { name: /Business/ })).toBeNull();
    const email = screen.getByLabelText("Email");
    expect(email).toHaveProperty("value", "robin@fire.example");
    expect(email).toHaveProperty("readOnly", true);
    await app.user.type(screen.getByLabelText("Full Name"), "Robin Chu");
    await app.user.type(screen.getByLabelText("Password"), "correct horse");
    await app.user.type(screen.getByLabelText("Confirm Password"), "correct horse");
    await app.user.click(screen.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(app.address()).toBe("/login"));
    expect(app.sent("POST /accept-invitation")).toEqual({
      name: "Robin Chu",
      password: "correct horse",
      invitation_token: "0f3c",
    });
  });

  it("reports that a link has expired and offers the form without it", async () => {
    const app = renderApp("/register?invitation=0f3c", {
      "GET /get-invitation/0f3c": problem(
        410,
        "link_expired",
        "This link has expired or has already been used. Ask for a new one.",
      ),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("This link has expired or has already been used.");
    await app.user.click(screen.getByRole("link", { name: "Register without a link" }));
    expect(await screen.findByRole("radio", { name: /Business/ })).toBeTruthy();
  });
});
