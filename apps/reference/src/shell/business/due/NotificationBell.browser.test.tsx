import { getBusinessInvitations } from "@placard/api-client/internal";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { userEvent as hands } from "vitest/browser";
import { dismissedAnswers, emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/dashboard/deleted";
const summary = {
  active: 0,
  upcoming: 0,
  high_risk_areas: 0,
  overdue: 2,
  open_findings: 0,
  overdue_findings: 1,
};
const table = {
  ...emptyBusiness,
  "GET /get-deleted-records/3": { records: [] },
  "GET /get-inspection-summary/3": summary,
};
const inventory = async (stale: () => number) => {
  const answer = emptyBusiness["GET /get-inventory-summary/3"];
  if (typeof answer !== "function") throw new Error("The inventory has no summary.");
  const body = await answer(new URLSearchParams(), null);
  return { "GET /get-inventory-summary/3": () => ({ ...body, chemicals: 5, stale: stale() }) };
};

const bellOf = (name: string) => screen.findByRole("button", { name });
const openBell = async (user: ReturnType<typeof renderApp>["user"], name: string) => {
  await user.click(await bellOf(name));
  return within(await screen.findByRole("dialog", { name }));
};

it("dismisses an item by keyboard, keeps the focus in the list, and shows the item again on request", async () => {
  const { user } = renderApp(PAGE, { ...table, ...dismissedAnswers() });
  await openBell(user, "Notifications: 2 new");
  screen.getByRole("button", { name: "Dismiss: 2 inspections are overdue." }).focus();
  await hands.keyboard("{Enter}");
  const list = await screen.findByRole("dialog", { name: "Notifications: 1 new" });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(within(list).queryByText("2 inspections are overdue.")).toBeNull();
  await user.click(within(list).getByRole("button", { name: "Show 1 dismissed" }));
  expect(await within(list).findByRole("link", { name: "2 inspections are overdue." })).toBeTruthy();
});

it("states that the lists are loading until each has an answer", async () => {
  const answer = Promise.withResolvers<object>();
  const { user } = renderApp(PAGE, { ...table, "GET /get-inspection-summary/3": () => answer.promise });
  const list = await openBell(user, "Notifications: loading");
  expect(list.getByText("Loading notifications…")).toBeTruthy();
  expect(list.queryByText("No notifications")).toBeNull();
  answer.resolve(summary);
  await bellOf("Notifications: 2 new");
});

it("requests its lists only after the page has its content", async () => {
  const records = Promise.withResolvers<object>();
  const { calls } = renderApp(PAGE, { ...table, "GET /get-deleted-records/3": () => records.promise });
  await bellOf("Notifications: loading");
  await waitFor(() => expect(calls()).toContain("GET /get-deleted-records/3"));
  const requested = calls();
  records.resolve({ records: [] });
  await bellOf("Notifications: 2 new");
  const lists = ["GET /get-inspection-summary/3", "GET /get-storage-reactivity/3", "GET /get-inventory-summary/3"];
  expect(lists.filter((list) => requested.includes(list))).toEqual([]);
  expect(lists.filter((list) => !calls().includes(list))).toEqual([]);
});

it("removes the dismissed items that an earlier version saved on the device", async () => {
  const earlier = "placard.dismissed:business:3";
  localStorage.setItem(earlier, JSON.stringify({ overdue: { count: 2, at: 0 } }));
  renderApp(PAGE, { ...table, ...dismissedAnswers() });
  await bellOf("Notifications: 2 new");
  expect(localStorage.getItem(earlier)).toBeNull();
});

it("keeps an item dismissed on another device until its number changes", async () => {
  const saved = { ...table, ...dismissedAnswers() };
  const { user } = renderApp(PAGE, saved);
  await openBell(user, "Notifications: 2 new");
  await user.click(screen.getByRole("button", { name: "Dismiss: 2 inspections are overdue." }));
  await screen.findByRole("dialog", { name: "Notifications: 1 new" });
  await clearDevice();
  renderApp(PAGE, saved);
  await bellOf("Notifications: 1 new");
  cleanup();
  renderApp(PAGE, { ...saved, "GET /get-inspection-summary/3": { ...summary, overdue: 1 } });
  expect(await bellOf("Notifications: 2 new")).toBeTruthy();
});

it("shows an item again if its dismissal could not be saved", async () => {
  const { user } = renderApp(PAGE, { ...table, "PUT /dismiss-notification": "no network" });
  const list = await openBell(user, "Notifications: 2 new");
  await user.click(list.getByRole("button", { name: "Dismiss: 2 inspections are overdue." }));
  expect(await screen.findByText("Notifications not changed")).toBeTruthy();
  await bellOf("Notifications: 2 new");
});

it("confirms the inventory after a question, without leaving the page", async () => {
  let stale = 4;
  const { user, calls, address } = renderApp(PAGE, {
    ...emptyBusiness,
    "GET /get-deleted-records/3": { records: [] },
    ...(await inventory(() => stale)),
    "POST /confirm-inventory/3": () => {
      stale = 0;
      return { checked: 5, checked_at: "2026-11-21T14:05:00.000Z", checked_by: dana.name };
    },
  });
  const list = await openBell(user, "Notifications: 1 new");
  await user.click(list.getByRole("button", { name: /^Confirm: 4 chemicals have not been checked/ }));
  const question = await screen.findByRole("alertdialog", { name: "Is the whole inventory still correct?" });
  expect(question.textContent).toContain("5 chemicals will be marked as checked by you today.");
  expect(calls()).not.toContain("POST /confirm-inventory/3");
  await user.click(within(question).getByRole("button", { name: "Yes, still correct" }));
  await bellOf("Notifications: none");
  expect(address()).toBe(PAGE);
});

it("states why a Viewer cannot confirm the inventory", async () => {
  const { user } = renderApp(PAGE, {
    ...emptyBusiness,
    "GET /session": { user: { ...dana, role: "Viewer", user_role: false } },
    "GET /get-deleted-records/3": { records: [] },
    ...(await inventory(() => 4)),
  });
  const list = await openBell(user, "Notifications: 1 new");
  const confirm = list.getByRole("button", { name: /^Confirm: / });
  expect(confirm.getAttribute("aria-disabled")).toBe("true");
  expect(list.getByText(/Your role is Viewer/)).toBeTruthy();
});

it("sends an invitation again whose email was not delivered", async () => {
  const [example] = getBusinessInvitations.example.response.invitations;
  const refused = { ...example, id: 73, mail_state: "failed", mail_problem: "address_refused" };
  let invitations: readonly object[] = [refused];
  const { user, sent } = renderApp(PAGE, {
    ...emptyBusiness,
    "GET /get-config": { ...CONFIG, providers: { ...CONFIG.providers, mail: "smtp" } },
    "GET /get-deleted-records/3": { records: [] },
    "GET /get-business-invitations/3": () => ({ invitations }),
    "POST /insert-business-invitation": () => {
      const invitation = { ...refused, id: 75, mail_state: "sent", mail_problem: null };
      invitations = [invitation];
      return { invitation };
    },
  });
  const list = await openBell(user, "Notifications: 1 new");
  await user.click(list.getByRole("button", { name: "Send again: 1 invitation email could not be delivered." }));
  await bellOf("Notifications: none");
  expect(sent("POST /insert-business-invitation")).toMatchObject({ business_id: 3, email: example?.email });
});
