import { getLocationsByBusiness, getStorageReactivity, insertAcceptedRisk } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [plant] = getLocationsByBusiness.example.response.locations;
const answer = getStorageReactivity.response.parse(getStorageReactivity.example.response);
const { accepted_risk } = insertAcceptedRisk.response.parse(insertAcceptedRisk.example.response);
const open = {
  ...answer,
  sites: answer.sites.map((site) => ({
    ...site,
    groups: site.groups.map((group) => ({ ...group, is_accepted: false })),
    pairs: site.pairs.map((pair) => ({ ...pair, accepted: null })),
  })),
};
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [plant] },
  "GET /get-pictures-by-location/21": { pictures: [] },
  "GET /get-storage-reactivity/3": open,
};
const NAMES = "Muriatic acid and Sodium hypochlorite";

async function openStanding(table: Parameters<typeof renderApp>[1] = server) {
  const view = renderApp("/dashboard/locations", table);
  await view.user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  await view.user.click(await screen.findByRole("tab", { name: /Storage compatibility/ }));
  await screen.findByText("Keep Muriatic acid apart from Sodium hypochlorite.");
  expect(screen.queryByText(NAMES)).toBeNull(); // pairs are rendered when opened
  await view.user.click(screen.getByRole("button", { name: "Show each pair: 1" }));
  await screen.findByText(NAMES);
  return view;
}

it("shows pair, storage area, gas, rule and source, and what is unknown", async () => {
  await openStanding();
  const { textContent } = screen.getByRole("tabpanel");
  for (const said of ["Keep apart", "Both in Cabinet 2, Pump room", "May give off chlorine.", "CAMEO"]) {
    expect(textContent).toContain(said);
  }
  expect(textContent).toContain("Muriatic acid: Acids, Strong Non-oxidizing (group table, by name)");
  expect(textContent).toContain("No reactive group on file for Pond dye.");
  const plan = screen.getByRole("link", { name: "Plan separation" });
  expect(plan.getAttribute("href")).toBe("/dashboard/locations/separation?site=21");
});

it("counts the substances that the answer does not name", async () => {
  const [site] = open.sites;
  const [group] = site?.groups ?? [];
  const [dye] = site?.unknown ?? [];
  if (site === undefined || group === undefined || dye === undefined) throw new Error("The example has one of each.");
  const unknown = Array.from({ length: 100 }, (_, at) => ({ ...dye, name: `Dye ${at}` }));
  const many = { ...site, groups: [{ ...group, one_substances: 1201 }], unknown, unknown_substances: 1500 };
  const view = renderApp("/dashboard/locations", {
    ...server,
    "GET /get-storage-reactivity/3": { ...open, sites: [many] },
  });
  await view.user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  await view.user.click(await screen.findByRole("tab", { name: /Storage compatibility/ }));
  await screen.findByText("Keep Muriatic acid and 1200 more apart from Sodium hypochlorite.");
  expect(screen.getByRole("tabpanel").textContent).toMatch(/ Dye 39, 1\s460 more\. /);
});

it("requires a reason before a risk is accepted", async () => {
  let isAccepted = false;
  const { user, sent } = await openStanding({
    ...server,
    "GET /get-storage-reactivity/3": () => (isAccepted ? answer : open),
    "POST /insert-accepted-risk": () => {
      isAccepted = true;
      return { accepted_risk };
    },
  });
  await user.click(screen.getByRole("button", { name: `Accept risk of storing ${NAMES.replace(" and ", " with ")}` }));
  const dialog = await screen.findByRole("dialog", { name: "Accept the risk of storing these together?" });
  await user.click(within(dialog).getByRole("button", { name: "Accept risk" }));
  await within(dialog).findByText("Enter a reason. Crews will see it.");
  await user.type(within(dialog).getByLabelText("Reason"), "A wall between them.");
  await user.click(within(dialog).getByRole("button", { name: "Accept risk" }));
  await screen.findByText("Each in a closed cabinet of its own, with a drain of its own.");
  expect(sent("POST /insert-accepted-risk")).toEqual({
    location_id: 21,
    pair: accepted_risk.pair,
    reason: "A wall between them.",
  });
});

it("withdraws an accepted risk", async () => {
  const { user, calls } = await openStanding({
    ...server,
    "GET /get-storage-reactivity/3": answer,
    "DELETE /delete-accepted-risk/5": {},
  });
  expect(screen.getAllByText("Risk accepted")).toHaveLength(2); // one for the group and one for its pair
  await user.click(screen.getByRole("button", { name: /^Withdraw acceptance for/ }));
  await screen.findByText("Acceptance withdrawn");
  expect(calls()).toContain("DELETE /delete-accepted-risk/5");
});

it("lets only managers accept risks, and shows it", async () => {
  await openStanding({ ...server, "GET /session": { user: { ...dana, role: "User" } } });
  const button = screen.getByRole("button", { name: /^Accept risk of storing/ });
  await waitFor(() => expect(button.matches(":disabled, [aria-disabled=true]")).toBe(true));
  expect(screen.getByText(/Managers and Admins can accept storage risks/)).toBeTruthy();
});

it("confirms everything at the site after one question", async () => {
  const { user, calls } = await openStanding({
    ...server,
    "POST /confirm-location/21": { checked: 3, checked_at: new Date().toISOString(), checked_by: "Dana Reid" },
  });
  await user.click(screen.getByRole("button", { name: "Confirm that everything is correct" }));
  await user.click(await screen.findByRole("button", { name: "Yes, still correct" }));
  await screen.findByText("3 chemicals checked today.");
  expect(calls()).toContain("POST /confirm-location/21");
});

it("reports that compatibility could not be loaded, and does not call it safe", async () => {
  const { "GET /get-storage-reactivity/3": _answer, ...without } = server;
  const { user } = renderApp("/dashboard/locations", without);
  await user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  await user.click(await screen.findByRole("tab", { name: /Storage compatibility/ }));
  const said = "Storage compatibility could not be checked. Do not assume it is safe.";
  expect(await screen.findByText(said)).toBeTruthy();
});
