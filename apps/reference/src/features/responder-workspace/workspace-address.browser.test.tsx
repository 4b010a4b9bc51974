import { createIncident, getIncidentLog } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { writeMode } from "../../incident/incident-store.ts";
import { alex, newPersonId } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

const incident = createIncident.example.response.data;

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
});
const session = () => ({ "GET /session": { user: { ...alex, id: person, user_id: person } } });
const logOf = (status: "active" | "completed") => ({
  [`GET /get-incident-log/${incident.incident_id}`]: {
    ...getIncidentLog.example.response,
    incident: { ...incident, status },
    entries: [],
  },
});

it("opens the module and substance of a link and supports Back", async () => {
  writeMode(localStorage, person, { kind: "quick-search" });
  const { user, address, back } = renderApp("/responder/dashboard?chemical=cas%3A7782-50-5%40UN1017", session());
  await screen.findByRole("article", { name: /^Chlorine/ });
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await waitFor(() => expect(address()).toContain("module=suits-decon"));
  await user.click(screen.getByRole("button", { name: "Checklist" }));
  await screen.findByRole("dialog", { name: "Safety Checklists" });
  expect(address()).toContain("panel=checklist");
  back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  back();
  await screen.findByRole("article", { name: /^Chlorine/ });
  expect(address()).not.toContain("module=");
});

const search = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Name, UN, CAS or formula" });

it("opens a hand-made link with only a number like a search for it", async () => {
  writeMode(localStorage, person, { kind: "quick-search" });
  const { user, address, back } = renderApp("/responder/dashboard?chemical=un%3AUN1017", session());
  const card = await screen.findByRole("article", { name: /^Chlorine/ });
  await within(card.closest("main") ?? card).findByText("7782-50-5", { exact: false });
  await waitFor(() => expect(decodeURIComponent(address())).toContain("chemical=cas:7782-50-5@UN1017"));
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await waitFor(() => expect(address()).toContain("module=suits-decon"));
  back();
  await screen.findByRole("article", { name: /^Chlorine/ });
  expect(decodeURIComponent(address())).toContain("chemical=cas:7782-50-5@UN1017");
});

it("uses guide 111 for an unknown number in a link, on the card and in Safety", async () => {
  writeMode(localStorage, person, { kind: "quick-search" });
  const { user } = renderApp("/responder/dashboard?chemical=un%3AUN9999", session());
  expect((await screen.findByText(/Guide 111/)).textContent).toContain("“UN9999” is not on file.");
  expect((await search()).value).toBe("UN9999");
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await screen.findByText("“UN9999” is not on file.");
});

it("asks which is meant if the two numbers of a link contradict", async () => {
  writeMode(localStorage, person, { kind: "quick-search" });
  const { user } = renderApp("/responder/dashboard?chemical=cas%3A7782-50-5%40UN1005&module=suits-decon", session());
  await screen.findByRole("button", { name: /^Chlorine/ });
  await user.click(await screen.findByRole("button", { name: /^Ammonia/ }));
  expect((await screen.findByRole("article", { name: /^Ammonia/ })).textContent).toContain("UN1005");
});

it("opens a link without an incident as quick search if nothing is open", async () => {
  const { address } = renderApp("/responder/dashboard?chemical=cas%3A7782-50-5%40UN1017&module=suits-decon", session());
  await screen.findByRole("heading", { name: /Chlorine/ });
  expect(screen.getAllByText("Quick Search Mode").length).toBeGreaterThan(0);
  expect(decodeURIComponent(address())).toContain("chemical=cas:7782-50-5@UN1017");
});

it("opens the start page if the address names nothing", async () => {
  const { address } = renderApp("/responder/dashboard", session());
  await screen.findByRole("heading", { name: "What do you need?" });
  expect(address()).toBe("/responder");
});

it("passes the just-opened card to the next module, however fast it is changed", async () => {
  writeMode(localStorage, person, { kind: "quick-search" });
  const { user, address } = renderApp("/responder/dashboard?chemical=cas%3A7664-41-7%40UN1005", session());
  await screen.findByRole("article", { name: /^Ammonia/ });
  await user.clear(screen.getByRole("combobox", { name: "Name, UN, CAS or formula" }));
  await user.type(screen.getByRole("combobox", { name: "Name, UN, CAS or formula" }), "1017");
  await screen.findByRole("article", { name: /^Chlorine/ });
  await user.click(screen.getByRole("button", { name: "Safety" }));
  await waitFor(() => expect(address()).toContain("module=suits-decon"));
  expect(decodeURIComponent(address())).toContain("chemical=cas:7782-50-5");
});

it("joins the incident of a link, logs that, and keeps it in the address", async () => {
  const { sent, address } = renderApp(`/responder/dashboard?incident=${incident.incident_id}&module=suits-decon`, {
    ...session(),
    ...logOf("active"),
    "POST /log-incident-action": "no network",
  });
  await screen.findByRole("region", { name: incident.title });
  expect(address()).toContain(`incident=${incident.incident_id}`);
  await waitFor(() =>
    expect(sent("POST /log-incident-action")).toMatchObject({
      incident_id: incident.incident_id,
      action_type: "incident_joined",
      made_at: expect.any(String),
    }),
  );
});

it("does not join an ended incident and shows where its log is", async () => {
  const { calls } = renderApp(`/responder/dashboard?incident=${incident.incident_id}`, {
    ...session(),
    ...logOf("completed"),
  });
  await screen.findByText(`“${incident.title}” has ended`);
  within(screen.getByRole("main")).getByRole("heading", { level: 1, name: incident.title });
  await waitFor(() => expect(document.title).toContain(incident.title));
  expect(calls()).not.toContain("POST /log-incident-action");
});

it("reports that an incident of another department cannot be opened", async () => {
  const { calls } = renderApp(`/responder/dashboard?incident=${incident.incident_id}`, session());
  await screen.findByText("This incident could not be opened");
  expect(calls()).not.toContain("POST /log-incident-action");
});

it("fills the plume form once: Back and Forward keep later choices", async () => {
  writeMode(localStorage, person, { kind: "quick-search" });
  const { user, address, back, forward } = renderApp(
    "/responder/dashboard?chemical=cas%3A7664-41-7%40UN1005",
    session(),
  );
  await screen.findByRole("article", { name: /^Ammonia/ });
  await user.click(screen.getByRole("button", { name: "Model plume" }));
  const box = () => screen.findByRole("combobox", { name: "Chemical name" });
  await waitFor(async () => expect(await box()).toHaveProperty("value", "Ammonia"));
  await user.clear(await box());
  await user.type(await box(), "1017");
  await user.click(await screen.findByRole("option", { name: /^Chlorine/ }));
  await waitFor(async () => expect(await box()).toHaveProperty("value", "Chlorine"));
  back();
  await waitFor(() => expect(address()).not.toContain("module="));
  forward();
  await waitFor(() => expect(address()).toContain("module="));
  expect(await box()).toHaveProperty("value", "Chlorine");
});

it("keeps focus in a panel opened by a link instead of the search box", async () => {
  writeMode(localStorage, person, { kind: "quick-search" });
  const { user } = renderApp("/responder/dashboard?panel=checklist", session());
  const panel = await screen.findByRole("dialog", { name: "Safety Checklists" });
  await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" });
  expect(panel.contains(document.activeElement)).toBe(true);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
