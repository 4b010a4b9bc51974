import { getInspectionSchedules, getLocationsByBusiness } from "@placard/api-client/internal";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeMode } from "../../incident/incident-store.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

/** A URL that was typed, cut off or kept from an older version opens the page it names, without its invalid parts. */

beforeEach(clearDevice);
afterEach(cleanup);

it.each(["module=plume", "module=", "panel=none", "module=7&panel=7"])(
  "opens the first module of the workspace for %s",
  async (query) => {
    writeMode(localStorage, alex.user_id, { kind: "quick-search" });
    const { address } = renderApp(`/responder/dashboard?${query}`, { "GET /session": { user: alex } });
    await screen.findByRole("combobox");
    expect(screen.getByRole("button", { name: "Chemical Search" }).getAttribute("aria-current")).toBe("page");
    expect(address()).toBe("/responder/dashboard");
  },
);

it.each([
  ["/dashboard/profile-settings?tab=nothing", "Add User"],
  ["/dashboard/fire-safety?tab=nothing", "Schedule"],
])("opens the first tab for %s", async (address, tab) => {
  renderApp(address, {
    ...emptyBusiness,
    "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
    "GET /get-inspection-schedules/3": { schedules: getInspectionSchedules.example.response.schedules },
  });
  const first = await screen.findByRole("tab", { name: new RegExp(`^${tab}`) });
  expect(first.getAttribute("aria-selected")).toBe("true");
});

it.each([
  ["/dashboard/hand-over", "/dashboard/reports"],
  ["/dashboard/profile", "/dashboard/profile-settings?tab=contacts"],
])("redirects the earlier address %s to %s", async (former, now) => {
  const { address } = renderApp(former, emptyBusiness);
  await waitFor(() => expect(address()).toBe(now));
});
