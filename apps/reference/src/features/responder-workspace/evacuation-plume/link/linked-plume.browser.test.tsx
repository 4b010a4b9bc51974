import { createIncident, getIncidentLog } from "@placard/api-client/internal";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftsOf } from "../../../../forms/drafts/drafts.ts";
import { writeMode } from "../../../../incident/incident-store.ts";
import { FILLED_PLUME } from "../../../../test/filled-plume.ts";
import { alex, newPersonId } from "../../../../test/people.ts";
import { clearDevice, renderApp } from "../../../../test/render-app.tsx";

const PLUME = "/responder/dashboard?module=evacuation-plume";

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
});
const open = (path: string, table: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { "GET /session": { user: { ...alex, id: person, user_id: person } }, ...table });

async function zones(): Promise<string> {
  const [table] = await screen.findAllByRole("grid", { name: /Zones/ });
  return table?.innerText ?? "";
}
const rate = () => screen.findByRole<HTMLInputElement>("textbox", { name: /Emission rate/ });

/** Calculates on one device and clears that device. @returns the address, and the zones shown */
async function calculated(): Promise<{ readonly address: string; readonly there: string }> {
  writeMode(localStorage, person, { kind: "quick-search" });
  draftsOf(localStorage, `responder:${person}`).write("quick-search/plume", FILLED_PLUME, { kind: "working" });
  const { user, address } = open(PLUME);
  await user.click(await screen.findByRole("button", { name: "Calculate" }));
  const there = await zones();
  await waitFor(() => expect(address()).toContain("plume="));
  const link = address();
  cleanup();
  await clearDevice();
  person = newPersonId();
  return { address: link, there };
}

const withPart = (address: string, change: (text: string) => string): string => {
  const url = new URL(address, "https://placard.invalid");
  const text = url.searchParams.get("plume") ?? "";
  const said = change(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  url.searchParams.set("plume", btoa(said).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""));
  return url.pathname + url.search;
};

it("shows a recipient the same zones and form, marked as opened from a link", async () => {
  const { address, there } = await calculated();
  const { user, address: now } = open(address);
  expect(await zones()).toBe(there);
  await screen.findByText(/^From a link\. Recalculated on this device as of .*, with weather from /);
  await user.click(screen.getByRole("tab", { name: "Inputs" }));
  expect((await rate()).value).toBe("0.5");
  expect(await screen.findByRole("combobox", { name: "Chemical name" })).toHaveProperty("value", "Chlorine");
  expect(screen.queryByRole("button", { name: "Use these inputs" })).toBeNull();

  // From here on it is the user's own calculation.
  await user.clear(await rate());
  await user.type(await rate(), "2");
  // One banner states the change and the author, and offers the inputs of the link.
  await user.click(screen.getByRole("tab", { name: "Zones" }));
  const changed = (await screen.findByText("Inputs have changed.")).closest<HTMLElement>(".placard-banner");
  expect(changed?.innerText).toMatch(/From a link\. Recalculated on this device/);
  expect(changed?.querySelector("button")?.textContent).toBe("Use these inputs");
  expect(changed?.parentElement?.querySelectorAll(".placard-banner")).toHaveLength(1);
  await user.click(screen.getByRole("tab", { name: "Inputs" }));
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await waitFor(() => expect(screen.queryByText(/^From a link/)).toBeNull());
  await waitFor(async () => expect(await zones()).not.toBe(there));
  await waitFor(() => expect(now()).not.toBe(address));
}, 120_000);

it("calculates nothing from an invalid link and shows its content in the form", async () => {
  const { address } = await calculated();
  open(withPart(address, (said) => said.replace('"emission_rate":"0.5"', '"emission_rate":"-4"')));
  await screen.findByText(/^This link contains inputs that are not valid\. Nothing was calculated/);
  expect((await rate()).value).toBe("-4");
  expect(screen.queryAllByRole("grid", { name: /Zones/ })).toEqual([]);
}, 120_000);

it("reports that a link cannot be read and leaves the form usable", async () => {
  open(`${PLUME}&plume=eyJicm9rZW4`);
  await screen.findByText(/^The inputs in this link could not be read/);
  expect((await rate()).value).toBe("");
});

it("keeps typed and incident inputs until the linked inputs are accepted", async () => {
  const { address } = await calculated();
  const incident = { ...createIncident.example.response.data, user_id: person };
  writeMode(localStorage, person, { kind: "incident", incident });
  const { user } = open(address, {
    [`GET /get-incident-log/${incident.incident_id}`]: { ...getIncidentLog.example.response, incident, entries: [] },
  });
  await screen.findByText(/^This link contains inputs\. In an incident/);
  expect((await rate()).value).toBe("");
  expect(screen.queryAllByRole("grid", { name: /Zones/ })).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Use these inputs" }));
  expect((await rate()).value).toBe("0.5");
}, 120_000);

it("keeps the map position in the address, restores it, and drops it after another calculation", async () => {
  const { address } = await calculated();
  const { user, address: now } = open(`${address}&plumeView=-63.60000%2C44.70000%2C10.0`);
  const there = await zones();
  await user.click(await screen.findByRole("button", { name: "Zoom in" }));
  await waitFor(() => expect(decodeURIComponent(now())).toContain("plumeView=-63.60000,44.70000,11.0"));
  await user.click(screen.getByRole("tab", { name: "Inputs" }));
  await user.clear(await rate());
  await user.type(await rate(), "2");
  await user.click(screen.getByRole("button", { name: "Calculate" }));
  await waitFor(async () => expect(await zones()).not.toBe(there));
  await waitFor(() => expect(now()).not.toContain("plumeView="));
}, 120_000);
