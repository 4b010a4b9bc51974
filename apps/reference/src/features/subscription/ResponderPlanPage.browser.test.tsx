import { getDepartment, getInvitations, getResponderUsers, updateDepartment } from "@placard/api-client/internal";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const { department } = getDepartment.example.response;
const [member] = getResponderUsers.example.response.users;
const [invitation] = getInvitations.example.response.invitations;
const INVITATIONS = `GET /get-invitations/${alex.department_id}`;
const SAVE = `PUT /update-department/${alex.department_id}`;
const TEAM = `GET /get-responder-users/${alex.department_id}`;

/** This many distinct email addresses of the department. */
const emails = (count: number, of: string) => Array.from({ length: count }, (_, nth) => `${of}-${nth}@fire.example`);
const members = (all: readonly string[], facts = {}) =>
  all.map((email, nth) => ({ ...member, membership_status: "approved", ...facts, id: 40 + nth, email }));
const invited = (all: readonly string[], status: "open" | "expired" = "open") =>
  all.map((email, nth) => ({ ...invitation, id: 80 + nth, email, status }));

const open = (users: object[], invitations: object[], { tier = 1, user = alex } = {}) =>
  renderApp("/subscription/responder", {
    "GET /session": { user },
    [`GET /get-department/${alex.department_id}`]: { department: { ...department, tier } },
    [TEAM]: { users },
    [INVITATIONS]: { invitations },
  });

it.each([
  ["Standard", "three", members(emails(2, "member")), invited(emails(1, "guest"))],
  ["Premium", "eleven", members(emails(8, "member")), invited(emails(3, "guest"))],
  ["Standard", "ten, one of them asked again", members(emails(10, "member")), invited(emails(1, "member"))],
])("recommends %s for a team of %s", async (plan, _, users, invitations) => {
  open(users, invitations);
  await screen.findByRole("radio", { name: new RegExp(`^${plan} Recommended`) });
  expect(screen.getAllByText("Recommended")).toHaveLength(1);
});

it("counts neither pending or former members nor expired invitations", async () => {
  const two = members(emails(2, "member"));
  const waiting = members(emails(4, "waiting"), { membership_status: "pending" });
  const left = members(emails(5, "left"), { deactivated_at: "2026-11-20T10:00:00.000Z" });
  open([...two, ...waiting, ...left], invited(emails(3, "late"), "expired"), { tier: 3 });
  const basic = await screen.findByRole("radio", { name: /^Basic Recommended/ });
  expect(basic.isConnected).toBe(true);
});

it("keeps the plan chosen while the session loads, and waits with Continue", async () => {
  const session = Promise.withResolvers<object>();
  const { user, sent, address } = renderApp("/subscription/responder", {
    "GET /session": () => session.promise,
    [`GET /get-department/${alex.department_id}`]: { department: { ...department, tier: 1 } },
    [SAVE]: updateDepartment.example.response,
  });
  await user.click(await screen.findByRole("radio", { name: /^Premium/ }));
  await user.clickAnyway(screen.getByRole("button", { name: "Continue" }));
  expect(address()).toBe("/subscription/responder");
  session.resolve({ user: alex });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByText("Subscription updated!");
  expect(sent(SAVE)).toEqual({ tier: 3 });
});

it("does not request lists that a member cannot load", async () => {
  const { calls } = open([], [], { user: { ...alex, responderRole: "member" as const } });
  await screen.findByText("Current plan");
  expect(calls()).not.toContain(INVITATIONS);
  expect(screen.queryByText("Recommended")).toBeNull();
});
