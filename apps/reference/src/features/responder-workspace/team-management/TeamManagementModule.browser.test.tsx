import { getResponderUsers, insertInvitations } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../../test/render-app.tsx";

const TEAM = `GET /get-responder-users/${alex.department_id}`;
const [example] = getResponderUsers.example.response.users;
if (example === undefined) throw new Error("The contract's example has no member.");
const self = { ...example, id: alex.user_id, name: alex.name, email: alex.email, membership_status: "approved" };
const robin = { ...example, id: 31, name: "Robin Chase", email: "robin@fire.example", membership_status: "pending" };

beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

async function openTeam(table: Parameters<typeof renderApp>[1]) {
  const view = renderApp("/responder/dashboard", {
    "GET /session": { user: alex },
    [TEAM]: { users: [self, robin] },
    [`GET /get-invitations/${alex.department_id}`]: { invitations: [] },
    ...table,
  });
  await view.user.click(await screen.findByRole("button", { name: "Team Management" }));
  return view;
}

it("lists members, marks pending ones, and lets no one remove themselves", async () => {
  await openTeam({});
  const rows = await screen.findAllByRole("row");
  expect(rows.map((row) => row.textContent).join("\n")).toContain("Robin Chase");
  expect(screen.getByRole("button", { name: "Approve" }).isConnected).toBe(true);
  expect(screen.queryByRole("button", { name: new RegExp(`Remove.*${alex.name}`) })).toBeNull();
});

it("is hidden from members", async () => {
  renderApp("/responder/dashboard", { "GET /session": { user: { ...alex, responderRole: "member" } } });
  await screen.findByRole("button", { name: "Safety" });
  expect(screen.queryByRole("button", { name: "Team Management" })).toBeNull();
});

it("reports that the list could not be loaded, and retries", async () => {
  let isDown = true;
  const { user } = await openTeam({ [TEAM]: () => (isDown ? problem(500, "internal", "Down.") : { users: [self] }) });
  const retry = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await user.click(retry);
  expect((await screen.findAllByText(alex.email)).length).toBeGreaterThan(0);
});

it("approves a pending member and removes one after confirmation", async () => {
  const { user, calls } = await openTeam({
    "POST /approve-responder-user/31": { user: { ...robin, membership_status: "approved" } },
    "DELETE /delete-responder-user/31": {},
  });
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  await waitFor(() => expect(calls().some((call) => call.includes("/approve-responder-user/31"))).toBe(true));

  await user.click(screen.getByRole("button", { name: /Remove.*Robin Chase/ }));
  let dialog = await screen.findByRole("alertdialog", { name: "Remove Robin Chase?" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Remove Robin Chase?" })).toBeNull());
  expect(calls()).not.toContain("DELETE /delete-responder-user/31");
  await user.click(screen.getByRole("button", { name: /Remove.*Robin Chase/ }));
  dialog = await screen.findByRole("alertdialog", { name: "Remove Robin Chase?" });
  await user.click(within(dialog).getByRole("button", { name: "Remove member" }));
  await waitFor(() => expect(calls()).toContain("DELETE /delete-responder-user/31"));
});

it("keeps the new member's details, but not the password, if the server rejects them", async () => {
  const { user } = await openTeam({
    "POST /insert-responder-user": problem(409, "email_taken", "User with this email already exists"),
  });
  await user.click(await screen.findByRole("button", { name: "Add Member" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("radio", { name: "Temporary password" }));
  await user.type(within(dialog).getByLabelText("Name"), "Sam Roy");
  await user.type(within(dialog).getByLabelText("Email"), "sam@fire.example");
  await user.type(within(dialog).getByLabelText("Temporary Password", { selector: "input" }), "Correct-horse-9");
  await user.click(within(dialog).getByRole("button", { name: "Add Member" }));
  expect(await within(dialog).findAllByText("User with this email already exists")).toHaveLength(1);
  expect(within(dialog).getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  expect(within(dialog).getByDisplayValue("Sam Roy").isConnected).toBe(true);
  const saved = JSON.stringify(Object.entries(localStorage));
  expect(saved).toContain("Sam Roy");
  expect(saved).not.toContain("Correct-horse-9");
});

it("invites a member, or shows the link if email is not set up", async () => {
  const [invitation] = insertInvitations.example.response.invitations;
  const { user, sent } = await openTeam({
    "POST /insert-invitations": { invitations: [invitation], already_members: [] },
    [`POST /insert-invitation-link/${invitation.id}`]: {
      link: "https://placard.example/register?invitation=Zk3l2m9q",
      expires_at: invitation.expires_at,
    },
  });
  await user.click(await screen.findByRole("button", { name: "Add Member" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Email"), invitation.email);
  await user.click(within(dialog).getByRole("button", { name: "Invite" }));
  const handed = await screen.findByRole("dialog", { name: `Link for ${invitation.email}` });
  expect(within(handed).getByDisplayValue("https://placard.example/register?invitation=Zk3l2m9q")).toBeTruthy();
  expect(sent("POST /insert-invitations")).toEqual({ department_id: alex.department_id, emails: [invitation.email] });
});

it("shows why an invitation email was not delivered, and sends it again", async () => {
  const [invitation] = insertInvitations.example.response.invitations;
  const failed = { ...invitation, mail_state: "failed", mail_problem: "server_unreachable" };
  const { user, sent } = await openTeam({
    "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, mail: "smtp" } },
    [`GET /get-invitations/${alex.department_id}`]: { invitations: [failed] },
    "POST /insert-invitations": { invitations: [invitation], already_members: [] },
  });
  await screen.findByText("Email could not be delivered. The mail server did not respond.");
  await user.click(await screen.findByRole("button", { name: `Send again to ${failed.email}` }));
  await screen.findByText("Invitation created");
  expect(sent("POST /insert-invitations")).toEqual({ department_id: alex.department_id, emails: [failed.email] });
});

it("deactivates a member only after confirmation", async () => {
  const sam = { ...example, id: 32, name: "Sam Roy", membership_status: "approved", last_sign_in: null };
  const { user, calls } = await openTeam({
    [TEAM]: { users: [self, sam] },
    "PUT /deactivate-user/32": { id: 32, deactivated_at: "2026-11-21T14:05:00.000Z" },
  });
  await screen.findByText("Never signed in");
  expect(screen.queryByRole("button", { name: "Remove Sam Roy" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Deactivate Sam Roy" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Deactivate Sam Roy?" });
  expect(calls()).not.toContain("PUT /deactivate-user/32");
  await user.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  await waitFor(() => expect(calls()).toContain("PUT /deactivate-user/32"));
});
