import { getBusinessInvitations, getBusinessUsers, getContactsByBusiness } from "@placard/api-client/internal";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { problem } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);
afterEach(() => page.viewport(1280, 800));

const [contact] = getContactsByBusiness.example.response.users;
const [user] = getBusinessUsers.example.response.users;
if (contact === undefined || user === undefined) throw new Error("The contract's examples hold nobody.");

const people = {
  ...emptyBusiness,
  "GET /get-business-users/3": { users: [user] },
  "GET /get-contacts-by-business/3": { users: [contact] },
};

const conflict = (current: object) => {
  const { status, body } = problem(409, "edit_conflict", "Someone else changed this.");
  return { status, body: { ...body, current } };
};

const open = (tab: string, table = {}) => renderApp(`/dashboard/profile-settings?tab=${tab}`, { ...people, ...table });

describe("the People page", () => {
  it("edits a contact and clears emptied fields", async () => {
    const { user: hand, sent } = open("contacts", { [`PUT /update-business-contact/${contact.id}`]: { contact } });
    await hand.click(await screen.findByRole("button", { name: `Edit ${contact.name}` }));
    const dialog = await screen.findByRole("dialog", { name: "Edit Contact" });
    const phone = within(dialog).getByLabelText(/Phone/);
    await hand.clear(phone);
    await hand.type(phone, "902 555 0199");
    await hand.clear(within(dialog).getByLabelText(/Job title/));
    await hand.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await screen.findByText("Contact updated");
    expect(sent(`PUT /update-business-contact/${contact.id}`)).toEqual({
      name: contact.name,
      email: contact.email,
      phone: "902 555 0199",
      second_phone: "",
      role: contact.role,
      job_title: "",
      tier_two: null,
      version: contact.version,
    });
  });

  it("removes the error message of a contact or invitation once it is added", async () => {
    const once = (answer: object) => {
      let tries = 0;
      return () => {
        tries += 1;
        return tries === 1 ? problem(500, "internal_error", "Broken.") : answer;
      };
    };
    const [invitation] = getBusinessInvitations.example.response.invitations;
    const { user: hand } = open("contacts", {
      "POST /insert-business-contact": once({ contact_id: contact.id, contact }),
      "POST /insert-business-invitation": once({ invitation }),
      "POST /insert-invitation-link/72": { link: "https://placard.example/x", expires_at: invitation?.expires_at },
    });
    const form = within(await screen.findByRole("form", { name: "Add Contact" }));
    await hand.type(form.getByLabelText("Name"), "Jo");
    await hand.type(form.getByLabelText("Email"), "jo@harbour.example");
    await hand.click(form.getByRole("button", { name: /Role/ }));
    await hand.click(await screen.findByRole("option", { name: "Other" }));
    await hand.click(form.getByRole("button", { name: "Add Contact" }));
    await screen.findByText("Contact Creation Failed");
    await hand.click(form.getByRole("button", { name: "Add Contact" }));
    await screen.findByText("Contact added");
    await waitFor(() => expect(screen.queryByText("Contact Creation Failed")).toBeNull());

    await hand.click(screen.getByRole("tab", { name: "Add User" }));
    const invite = within(await screen.findByRole("form", { name: "Invite by email" }));
    await hand.type(invite.getByLabelText("Email"), "lee@harbour.example");
    await hand.click(invite.getByRole("button", { name: "Invite" }));
    await screen.findByText("Invitation failed");
    await hand.click(invite.getByRole("button", { name: "Invite" }));
    await screen.findByRole("dialog", { name: /^Link for/ });
    await waitFor(() => expect(screen.queryByText("Invitation failed")).toBeNull());
  });

  it("shows a contact changed by someone else and overwrites it only on a second save", async () => {
    const theirs = { ...contact, phone: "902 555 0100", job_title: "Safety lead", version: contact.version + 1 };
    const bodies: unknown[] = [];
    const { user: hand } = open("contacts", {
      [`PUT /update-business-contact/${contact.id}`]: (_query: URLSearchParams, body: unknown) => {
        bodies.push(body);
        return bodies.length === 1 ? conflict(theirs) : { contact: theirs };
      },
    });
    await hand.click(await screen.findByRole("button", { name: `Edit ${contact.name}` }));
    const dialog = await screen.findByRole("dialog", { name: "Edit Contact" });
    const title = within(dialog).getByLabelText(/Job title/);
    await hand.clear(title);
    await hand.type(title, "Foreman");
    await hand.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await within(dialog).findByText("Someone else changed this contact.");
    expect(within(dialog).getByText(/Saved version/).textContent).toContain("902 555 0100");
    expect(title).toHaveProperty("value", "Foreman");
    within(dialog).getByText(/Theirs: Safety lead/);
    await hand.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await screen.findByText("Contact updated");
    const second = { version: theirs.version, phone: theirs.phone, job_title: "Foreman" };
    expect(bodies).toMatchObject([{ version: contact.version }, second]);
  });

  it("shows a user changed by someone else", async () => {
    const theirs = { ...user, name: "Dana R. Reid", version: user.version + 1 };
    const { user: hand, sent } = open("users", { [`PUT /update-user/${user.id}`]: conflict(theirs) });
    await hand.click(await screen.findByRole("button", { name: `Edit ${user.name}` }));
    const dialog = await screen.findByRole("dialog", { name: "Edit User" });
    await hand.type(within(dialog).getByLabelText(/Name/), "!");
    await hand.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await within(dialog).findByText("Someone else changed this user.");
    expect(within(dialog).getByText(/Saved version/).textContent).toContain("Dana R. Reid");
    expect(sent(`PUT /update-user/${user.id}`)).toMatchObject({ version: user.version });
  });

  it("edits a user, and keeps dialog and input if the last Admin cannot be downgraded", async () => {
    const refused = problem(409, "last_admin", "A business needs an Admin.");
    const { user: hand, sent } = open("users", { [`PUT /update-user/${user.id}`]: refused });
    await hand.click(await screen.findByRole("button", { name: `Edit ${user.name}` }));
    const dialog = await screen.findByRole("dialog", { name: "Edit User" });
    const name = within(dialog).getByLabelText(/Name/);
    await hand.clear(name);
    await hand.type(name, "D. Reid");
    await hand.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await screen.findByText("A business needs an Admin.");
    expect(sent(`PUT /update-user/${user.id}`)).toMatchObject({ name: "D. Reid", role: user.role });
    expect(name).toHaveProperty("value", "D. Reid");
  });

  it("lets a Viewer change only their own name", async () => {
    const viewer = { ...dana, role: "Viewer", user_role: false };
    const renamed = { ...user, id: dana.user_id, user_id: dana.user_id, name: "Dana R." };
    const { user: hand, sent } = open("account", {
      "GET /session": { user: viewer },
      [`PUT /update-user/${dana.user_id}`]: { user: renamed },
    });
    const form = await screen.findByRole("form", { name: "Your name" });
    const name = within(form).getByLabelText(/Name/);
    await hand.clear(name);
    await hand.type(name, "Dana R.");
    await hand.click(within(form).getByRole("button", { name: "Save changes" }));
    await screen.findByText("Name saved");
    expect(sent(`PUT /update-user/${dana.user_id}`)).toEqual({ name: "Dana R." });
    await screen.findAllByText("Dana R."); // the header, immediately
    await hand.click(screen.getByRole("tab", { name: "Add User" }));
    const edit = await screen.findByRole("button", { name: `Edit ${user.name}` });
    expect(edit.getAttribute("aria-disabled")).toBe("true");
    const reason = document.getElementById(edit.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toContain("Your role is Viewer");
  });

  it("asks for the password before an own address change, and shows the pending address", async () => {
    const own = { ...user, id: dana.user_id, user_id: dana.user_id, email: dana.email };
    const next = "dana@new-address.example";
    let answers = 0;
    const { user: hand, sent } = open("account", {
      "GET /get-business-users/3": () => ({ users: [{ ...own, pending_email: answers === 2 ? next : null }] }),
      [`PUT /update-user/${dana.user_id}`]: () => {
        answers += 1;
        if (answers === 2) return { user: { ...own, pending_email: next } };
        const { status, body } = problem(403, "current_password_wrong", "The current password is incorrect.");
        return { status, body: { ...body, fields: [{ path: "current_password", message: body.message }] } };
      },
    });
    const form = await screen.findByRole("form", { name: "Your email address" });
    const password = within(form).getByLabelText(/^Current password/);
    await hand.type(within(form).getByLabelText(/^New email address/), next);
    await hand.click(within(form).getByRole("button", { name: "Change email address" }));
    await within(form).findByText("Enter your current password");
    await hand.type(password, "not this one");
    await hand.click(within(form).getByRole("button", { name: "Change email address" }));
    await within(form).findByText("The current password is incorrect.");
    expect(within(form).getByLabelText(/^New email address/)).toHaveProperty("value", next); // keeps the input
    await hand.clear(password);
    await hand.type(password, "the right one");
    await hand.click(within(form).getByRole("button", { name: "Change email address" }));
    await within(form).findByText("Confirm your new email address");
    expect(within(form).getByText(/We sent a link to dana@new-address.example/).textContent).toContain(dana.email);
    expect(sent(`PUT /update-user/${dana.user_id}`)).toEqual({ email: next, current_password: "not this one" }); // first attempt
  });

  it("keeps a typed new address over an expired session", async () => {
    const ended = problem(401, "not_signed_in", "Sign in to continue.");
    const { user: hand, address } = open("account", { [`PUT /update-user/${dana.user_id}`]: ended });
    const form = await screen.findByRole("form", { name: "Your email address" });
    await hand.type(within(form).getByLabelText(/^New email address/), "dana@new-address.example");
    await hand.type(within(form).getByLabelText(/^Current password/), "the right one");
    await hand.click(within(form).getByRole("button", { name: "Change email address" }));
    await waitFor(() => expect(address()).toBe("/login"));
    cleanup();
    open("account");
    const again = await screen.findByRole("form", { name: "Your email address" });
    await waitFor(() =>
      expect(within(again).getByLabelText(/^New email address/)).toHaveProperty("value", "dana@new-address.example"),
    );
    expect(within(again).getByLabelText(/^Current password/)).toHaveProperty("value", "");
  });

  it("asks an Admin for their own password to change a user's address", async () => {
    const { user: hand, sent } = open("users", { [`PUT /update-user/${user.id}`]: { user } });
    await hand.click(await screen.findByRole("button", { name: `Edit ${user.name}` }));
    const dialog = await screen.findByRole("dialog", { name: "Edit User" });
    expect(within(dialog).queryByLabelText(/^Your password/)).toBeNull();
    const email = within(dialog).getByLabelText(/^Email/);
    await hand.clear(email);
    await hand.type(email, "next@harbour.example");
    await hand.type(await within(dialog).findByLabelText(/^Your password/), "the right one");
    await hand.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await screen.findByText(/signs in with the old address until the link sent to next@harbour.example is opened/);
    expect(sent(`PUT /update-user/${user.id}`)).toMatchObject({
      email: "next@harbour.example",
      current_password: "the right one",
    });
  });

  it("changes the own password and marks the field if the current one is wrong", async () => {
    const wrong = problem(403, "current_password_wrong", "The current password is incorrect.");
    const { user: hand, sent } = open("account", { "POST /change-password": wrong });
    const form = await screen.findByRole("form", { name: "Your password" });
    await hand.type(within(form).getByLabelText(/^Current password/), "not this one");
    await hand.type(within(form).getByLabelText(/^New password/), "a new long password");
    await hand.type(within(form).getByLabelText(/^Confirm new password/), "a new long password");
    await hand.click(within(form).getByRole("button", { name: "Change password" }));
    await within(form).findByText("This is not your current password.");
    expect(sent("POST /change-password")).toEqual({
      current_password: "not this one",
      password: "a new long password",
    });
  });

  it("invites by email, or shows the link if email is not set up", async () => {
    const [invitation] = getBusinessInvitations.example.response.invitations;
    const { user: hand, sent } = open("users", {
      "GET /get-business-invitations/3": { invitations: [invitation] },
      "POST /insert-business-invitation": { invitation },
      "DELETE /delete-invitation/72": {},
      "POST /insert-invitation-link/72": {
        link: "https://placard.example/register?invitation=Zk3l2m9q",
        expires_at: invitation?.expires_at,
      },
    });
    const form = await screen.findByRole("form", { name: "Invite by email" });
    await hand.type(within(form).getByLabelText("Email"), "lee@harbour.example");
    await hand.click(within(form).getByRole("button", { name: "Invite" }));
    const dialog = await screen.findByRole("dialog", { name: "Link for lee@harbour.example" });
    expect(within(dialog).getByLabelText("Link")).toHaveProperty(
      "value",
      "https://placard.example/register?invitation=Zk3l2m9q",
    );
    expect(sent("POST /insert-business-invitation")).toEqual({
      business_id: 3,
      email: "lee@harbour.example",
      role: "User",
    });
    await hand.click(within(dialog).getByRole("button", { name: "Done" }));
    await screen.findByText("1 pending invitation");
    await hand.click(screen.getByRole("button", { name: "Withdraw the invitation for lee@harbour.example" }));
    const requested = await screen.findByRole("alertdialog");
    await hand.click(within(requested).getByRole("button", { name: "Withdraw" }));
    await screen.findByText("Invitation withdrawn");
  });

  it("shows the state of each invitation email, and sends one again that was not delivered", async () => {
    const [example] = getBusinessInvitations.example.response.invitations;
    const refused = {
      ...example,
      id: 73,
      email: "kit@harbour.example",
      mail_state: "failed",
      mail_problem: "address_refused",
    };
    const waiting = { ...example, id: 74, email: "may@harbour.example", mail_state: "waiting", mail_problem: null };
    let invitations: readonly object[] = [example, refused, waiting];
    const { user: hand, sent } = open("users", {
      "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, mail: "smtp" } },
      "GET /get-business-invitations/3": () => ({ invitations }),
      "POST /insert-business-invitation": () => {
        const invitation = { ...waiting, id: 75, email: refused.email };
        invitations = [example, invitation];
        return { invitation };
      },
    });
    await screen.findByText("3 pending invitations");
    expect(screen.getByText("Email sent").isConnected).toBe(true);
    expect(screen.getByText("Email waiting to be sent").isConnected).toBe(true);
    const reason = "Email could not be delivered. The mail server does not accept this address.";
    expect(screen.getByText(reason).isConnected).toBe(true);
    expect(screen.queryByRole("button", { name: `Send a new link to ${refused.email}` })).toBeNull();
    await hand.click(screen.getByRole("button", { name: `Send again to ${refused.email}` }));
    await screen.findByText("2 pending invitations");
    expect(screen.queryByText(reason)).toBeNull();
    expect(sent("POST /insert-business-invitation")).toEqual({ business_id: 3, email: refused.email, role: "User" });
  });

  it.each([1200, 1000, 360])("leaves enough width for a name beside the other details, %i px wide", async (width) => {
    await page.viewport(width, 900);
    const lee = {
      ...user,
      id: 9,
      user_id: 9,
      name: "Lee Fox",
      email: "lee@harbour-ice.example",
      has_temporary_password: true,
      deactivated_at: "2026-11-21T14:05:00.000Z",
    };
    open("users", { "GET /get-business-users/3": { users: [user, lee] } });
    const name = await screen.findByText("Lee Fox");
    await screen.findByText("Deactivated");
    expect(name.getBoundingClientRect().width).toBeGreaterThan(100);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it("deactivates before deleting, shows who never signed in, and reactivates", async () => {
    const other = { ...user, id: 9, user_id: 9, name: "Lee Fox", email: "lee@harbour.example", last_sign_in: null };
    let closed: string | null = null;
    const { user: hand, calls } = open("users", {
      "GET /get-business-users/3": () => ({ users: [user, { ...other, deactivated_at: closed }] }),
      "PUT /deactivate-user/9": () => {
        closed = "2026-11-21T14:05:00.000Z";
        return { id: 9, deactivated_at: closed };
      },
      "PUT /reactivate-user/9": () => {
        closed = null;
        return { id: 9, deactivated_at: null };
      },
    });
    await screen.findByText("Never signed in");
    expect(screen.queryByRole("button", { name: "Delete Lee Fox" })).toBeNull();
    expect(screen.queryByRole("button", { name: `Deactivate ${user.name}` }), "one's own").toBeNull();
    await hand.click(screen.getByRole("button", { name: "Deactivate Lee Fox" }));
    const requested = await screen.findByRole("alertdialog", { name: "Deactivate Lee Fox?" });
    expect(calls()).not.toContain("PUT /deactivate-user/9");
    await hand.click(within(requested).getByRole("button", { name: "Deactivate" }));
    await screen.findByText("Deactivated");
    await screen.findByRole("button", { name: "Delete Lee Fox" });
    await hand.click(screen.getByRole("button", { name: "Reactivate Lee Fox" }));
    await screen.findByText("Lee Fox was reactivated");
    await screen.findByRole("button", { name: "Deactivate Lee Fox" });
  });
});
