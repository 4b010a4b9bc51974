import { getResponderUsers } from "@placard/api-client/internal";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../test/answering-fetch.ts";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const [example] = getResponderUsers.example.response.users;
if (example === undefined) throw new Error("The contract's example holds nobody.");
const member = { ...alex, responderRole: "member" };
const own = { ...example, id: alex.user_id, name: alex.name, email: alex.email };
const update = `PUT /update-responder-user/${alex.user_id}`;

const open = (path: string, table = {}) => renderApp(path, { "GET /session": { user: member }, ...table });

describe("a responder's account page", () => {
  it("is one click from the start page and changes the name", async () => {
    const { user, sent } = open("/responder", { [update]: { user: { ...own, name: "Alex M." } } });
    await user.click(await screen.findByRole("link", { name: "Your account" }));
    const form = await screen.findByRole("form", { name: "Your name" });
    const name = within(form).getByLabelText(/Name/);
    await user.clear(name);
    await user.type(name, "Alex M.");
    await user.click(within(form).getByRole("button", { name: "Save changes" }));
    await screen.findByText("Name saved");
    expect(sent(update)).toEqual({ name: "Alex M." });
    await screen.findAllByText("Alex M."); // in the header
  });

  it("asks for the password before an email change and shows the pending address", async () => {
    const next = "alex@new-address.example";
    const { user, sent } = open("/responder/account", { [update]: { user: { ...own, pending_email: next } } });
    const form = await screen.findByRole("form", { name: "Your email address" });
    await user.type(within(form).getByLabelText(/^New email address/), next);
    await user.click(within(form).getByRole("button", { name: "Change email address" }));
    await within(form).findByText("Enter your current password");
    await user.type(within(form).getByLabelText(/^Current password/), "the right one");
    await user.click(within(form).getByRole("button", { name: "Change email address" }));
    await within(form).findByText("Confirm your new email address");
    expect(within(form).getByText(/We sent a link to alex@new-address.example/).textContent).toContain(alex.email);
    expect(sent(update)).toEqual({ email: next, current_password: "the right one" });
  });

  it("marks a wrong current password at its field and keeps the input", async () => {
    const wrong = problem(403, "current_password_wrong", "The current password is incorrect.");
    const { user } = open("/responder/account", { "POST /change-password": wrong });
    const form = await screen.findByRole("form", { name: "Your password" });
    await user.type(within(form).getByLabelText(/^Current password/), "not this one");
    await user.type(within(form).getByLabelText(/^New password/), "a new long password");
    await user.type(within(form).getByLabelText(/^Confirm new password/), "a new long password");
    await user.click(within(form).getByRole("button", { name: "Change password" }));
    await within(form).findByText("This is not your current password.");
    expect(within(form).getByLabelText(/^New password/)).toHaveProperty("value", "a new long password");
  });
});
