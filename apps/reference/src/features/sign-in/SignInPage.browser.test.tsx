import { getConfig } from "@placard/api-client/internal";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const refused = problem(401, "invalid_credentials", "Invalid email or password");
const signedOut = { ...emptyBusiness, "GET /session": { user: null } };

async function open(table: Parameters<typeof renderApp>[1]) {
  const app = renderApp("/login", table);
  const email = await screen.findByLabelText("Email");
  const password = screen.getByLabelText("Password");
  const submit = screen.getByRole("button", { name: "Sign in" });
  return { ...app, email, password, submit };
}

describe("sign in", () => {
  it("requires missing fields and focuses the first", async () => {
    const { user, submit, email, calls } = await open({});
    await user.click(submit);
    expect(screen.getByText("Email is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(calls()).not.toContain("POST /login-user");
  });

  it("checks an address when its field is left, not while typing", async () => {
    const { user, email } = await open({});
    await user.type(email, "dana@");
    expect(screen.queryByText("Please enter a valid email address")).toBeNull();
    await user.tab();
    expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  });

  it("shows an error if both account types reject the sign-in, and keeps the address", async () => {
    const { user, email, password, submit } = await open({
      "POST /login-user": refused,
      "POST /login-responder": refused,
    });
    await user.type(email, "dana@harbour.example");
    await user.type(password, "wrong");
    await user.click(submit);
    expect((await screen.findByRole("alert")).textContent).toContain("Invalid email or password");
    expect(email).toHaveProperty("value", "dana@harbour.example");
  });

  it("opens the dashboard for a business user with a welcome", async () => {
    const { user, email, password, address } = await open({ ...signedOut, "POST /login-user": { user: dana } });
    await user.type(email, "dana@harbour.example");
    await user.type(password, "correct horse{Enter}");
    await waitFor(() => expect(address()).toBe("/dashboard"));
    expect(await screen.findByText("Login successful")).toBeTruthy();
  });

  it("offers the demo sign-ins of a demo server and fills them in", async () => {
    const { user, email, password } = await open({
      "GET /get-config": () => ({
        ...getConfig.example.response,
        demo: { sign_ins: [{ label: "Demo", kind: "business", email: "demo@harbour.example", password: "demo demo" }] },
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Fill in demo@harbour.example" }));
    expect(email).toHaveProperty("value", "demo@harbour.example");
    expect(password).toHaveProperty("value", "demo demo");
  });
});

describe("an email link about an address change", () => {
  it("confirms the new address when asked to", async () => {
    const { user, sent } = renderApp("/change-email?confirm=Zk3l2m9q", {
      ...signedOut,
      "POST /confirm-email": { email: "dana@new.example" },
    });
    const button = await screen.findByRole("button", { name: "Confirm new address" });
    expect(sent("POST /confirm-email")).toBeUndefined();
    await user.click(button);
    await screen.findByText("Sign in with dana@new.example from now on.");
    expect(sent("POST /confirm-email")).toEqual({ token: "Zk3l2m9q" });
  });

  it("restores the old address, and shows if the link has expired", async () => {
    const { user, sent } = renderApp("/change-email?restore=Zk3l2m9q", {
      ...signedOut,
      "POST /restore-email": problem(410, "link_expired", "This link has expired or has already been used."),
    });
    await user.click(await screen.findByRole("button", { name: "Restore old address" }));
    await screen.findByText("This link has expired or has already been used.");
    expect(sent("POST /restore-email")).toEqual({ token: "Zk3l2m9q" });
  });
});

describe("a forgotten password", () => {
  it("can be reset by email, with the same response for every address", async () => {
    const { user, sent } = await open({ "POST /request-password-reset": {} });
    await user.click(screen.getByRole("link", { name: "Forgot password" }));
    await screen.findByRole("heading", { name: "Reset your password" });
    await user.type(screen.getByLabelText("Email"), "dana@harbour.example");
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByText("Check your email")).toBeTruthy();
    expect(sent("POST /request-password-reset")).toEqual({ email: "dana@harbour.example" });
  });

  it("is replaced using the token of the email link", async () => {
    const { user, sent, address } = renderApp("/reset-password?token=Zk3l2m9q", { "POST /reset-password": {} });
    await user.type(await screen.findByLabelText("New password"), "a new long password");
    await user.type(screen.getByLabelText("Confirm Password"), "a new long passwort");
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    expect(screen.getByText("Passwords do not match")).toBeTruthy();
    await user.type(screen.getByLabelText("Confirm Password"), "{Backspace}d{Enter}");
    await waitFor(() => expect(address()).toBe("/login"));
    expect(sent("POST /reset-password")).toEqual({ token: "Zk3l2m9q", password: "a new long password" });
  });

  it("is rejected at its field if it is easy to guess", async () => {
    const message = "This password is easy to guess. Use several words that do not belong together.";
    const { status, body } = problem(400, "invalid_request", message);
    const easy = { status, body: { ...body, fields: [{ path: "password", message }] } };
    const { user } = renderApp("/reset-password?token=Zk3l2m9q", { "POST /reset-password": easy });
    await user.type(await screen.findByLabelText("New password"), "password");
    await user.type(screen.getByLabelText("Confirm Password"), "password");
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    await waitFor(() => expect(screen.getByLabelText("New password").getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  it("requires a new password after a temporary one, then opens the app", async () => {
    const temporary = { ...dana, mustChangePassword: true };
    const { user, email, password, submit, sent, address } = await open({
      ...signedOut,
      "POST /login-user": { user: temporary },
      "POST /change-password": {},
    });
    await user.type(email, dana.email);
    await user.type(password, "told by the admin");
    await user.click(submit);
    await screen.findByRole("heading", { name: "Choose a new password" });
    expect(address()).toBe("/choose-password");
    await user.type(screen.getByLabelText("Temporary password"), "told by the admin");
    await user.type(screen.getByLabelText("New password"), "one of my own");
    await user.type(screen.getByLabelText("Confirm Password"), "one of my own");
    await user.click(screen.getByRole("button", { name: "Save new password" }));
    await waitFor(() => expect(address()).toBe("/dashboard"));
    expect(sent("POST /change-password")).toEqual({
      current_password: "told by the admin",
      password: "one of my own",
    });
  });

  it("keeps every page closed while the password is temporary", async () => {
    const app = renderApp("/dashboard/chemicals", {
      ...emptyBusiness,
      "GET /session": { user: { ...dana, mustChangePassword: true } },
      "POST /change-password": problem(422, "password_unchanged", "This is the temporary password."),
    });
    await app.user.type(await screen.findByLabelText("Temporary password"), "told by the admin");
    expect(app.address()).toBe("/choose-password");
    await app.user.type(screen.getByLabelText("New password"), "told by the admin");
    await app.user.type(screen.getByLabelText("Confirm Password"), "told by the admin");
    await app.user.click(screen.getByRole("button", { name: "Save new password" }));
    await screen.findByText("This is the temporary password. Choose a different one.");
  });
});

describe("an email link opened while someone else is signed in", () => {
  it("for a new password names the signed-in user and continues after logout", async () => {
    const { user, calls } = renderApp("/reset-password?token=Zk3l2m9q", {
      ...emptyBusiness,
      "GET /session": { user: dana },
      "POST /logout": {},
    });
    await screen.findByText("You are signed in as Dana Reid (dana@harbour.example).");
    expect(screen.queryByLabelText("New password")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Log out and continue" }));
    expect(await screen.findByLabelText("New password")).toBeTruthy();
    expect(calls()).toContain("POST /logout");
  });

  it("for an invitation is not opened for that user", async () => {
    const { user, calls } = renderApp("/register?invitation=0f3c", {
      ...emptyBusiness,
      "GET /session": { user: dana },
      "GET /get-invitation/0f3c": problem(
        410,
        "link_expired",
        "This link has expired or has already been used. Ask for a new one.",
      ),
      "POST /logout": {},
    });
    await screen.findByText("You are signed in as Dana Reid (dana@harbour.example).");
    expect(calls()).not.toContain("GET /get-invitation/0f3c");
    await user.click(screen.getByRole("button", { name: "Log out and continue" }));
    expect(await screen.findByText("This link has expired or has already been used. Ask for a new one.")).toBeTruthy();
  });
});

it("offers a new link if the password link has expired", async () => {
  const { user, sent } = renderApp("/reset-password?token=Zk3l2m9q", {
    "POST /reset-password": problem(
      410,
      "link_expired",
      "This link has expired or has already been used. Ask for a new one.",
    ),
    "POST /request-password-reset": {},
  });
  await user.type(await screen.findByLabelText("New password"), "a new long password");
  await user.type(screen.getByLabelText("Confirm Password"), "a new long password");
  await user.click(screen.getByRole("button", { name: "Save new password" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This link has expired or has already been used");
  await user.type(await screen.findByLabelText("Email"), "dana@harbour.example");
  await user.click(screen.getByRole("button", { name: "Send reset link" }));
  await waitFor(() => expect(sent("POST /request-password-reset")).toEqual({ email: "dana@harbour.example" }));
});
