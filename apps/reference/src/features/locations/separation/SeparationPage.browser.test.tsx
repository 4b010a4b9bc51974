import { getLocationsByBusiness, getSeparationPlan } from "@placard/api-client/internal";
import { render, screen, waitFor, within } from "@testing-library/react";
import { loadStockSubject, separationPlan } from "@placard/hazmat-core/reactivity";
import { ThemeRoot } from "@placard/ui";
import { SeparationPlan } from "@placard/ui/chemical";
import { beforeEach, expect, it } from "vitest";

import { emptyBusiness } from "../../../test/business-answers.ts";
import { problem } from "../../../test/answering-fetch.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const [plant] = getLocationsByBusiness.example.response.locations;
const yard = { ...plant, id: 22, name: "Yard" };
const plan = getSeparationPlan.example.response;
const server = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [plant, yard] },
  "GET /get-separation-plan/21": plan,
  "GET /get-separation-plan/22": { rooms: [] },
};

it("shows what must be separated by both sources and an area for each row", async () => {
  const { user } = renderApp("/dashboard/locations/separation?site=21", server);
  const room = await screen.findByRole("region", { name: "Pump room" });
  for (const button of within(room).getAllByRole("button", { name: "Reasons and sources" })) await user.click(button);
  for (const said of [
    "Oxidizers and Acids",
    "Now in the same cabinet",
    "May give off chlorine.",
    "no restriction",
    "49 CFR 177.848, eCFR of 2026-08-27",
    "Sources disagree.",
    "Area 1: Oxidizers",
    "move from Cabinet 2",
  ]) {
    expect(room.textContent).toContain(said);
  }
  expect(within(room).getByText("Pond dye")).toBeTruthy();
});

it("switches to another site and keeps it in the address", async () => {
  const { user, address } = renderApp("/dashboard/locations/separation?site=21", server);
  await screen.findByRole("region", { name: "Pump room" });
  await user.click(screen.getByRole("button", { name: /Location/ }));
  await user.click(await screen.findByRole("option", { name: /Yard/ }));
  await screen.findByText("No chemicals on file here.");
  expect(address()).toBe("/dashboard/locations/separation?site=22");
});

it("prints only the plan, with its site", async () => {
  renderApp("/dashboard/locations/separation", server);
  await screen.findByRole("region", { name: "Pump room" });
  window.dispatchEvent(new Event("beforeprint"));
  const paper = document.querySelector(".app-print-page");
  expect(paper?.textContent).toContain("Pier Road plant. Created");
  expect(paper?.textContent).toContain("move from Cabinet 2");
  window.dispatchEvent(new Event("afterprint"));
  await waitFor(() => expect(document.querySelector(".app-print-page")).toBeNull());
});

it("reports that the plan could not be calculated and offers a retry", async () => {
  let isBroken = true;
  const { user } = renderApp("/dashboard/locations/separation", {
    ...server,
    "GET /get-separation-plan/21": () => (isBroken ? problem(500, "internal_error", "Something went wrong.") : plan),
  });
  await screen.findByText("The plan could not be created");
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("region", { name: "Pump room" });
  expect(screen.queryByText("The plan could not be created")).toBeNull();
});

/** CAS numbers of the stock of a small factory: acids, bases, oxidizers, solvents, gases, metals, cyanide, sulfides. */
const STOCK =
  "7664-93-9 7647-01-0 7697-37-2 7664-38-2 64-19-7 1310-73-2 1310-58-3 7664-41-7 7681-52-9 7722-84-1 7778-54-3 7722-64-7 67-64-1 108-88-3 67-63-0 64-17-5 78-93-3 110-54-3 141-78-6 75-09-2 74-98-6 7782-44-7 74-86-2 7440-66-6 7429-90-5 143-33-9 1313-82-2 7631-99-4 6484-52-2 50-00-0 108-95-2 62-53-3 7782-50-5 7439-95-4 7775-14-6 302-01-2";

it("fits the plan of a site with 172 rows in five rooms on two printed pages", async () => {
  const subjectOf = await loadStockSubject();
  const cas = STOCK.split(" ");
  const rows = Array.from({ length: 172 }, (_, id) => {
    const casNumber = cas[(id * 7) % cas.length] ?? "";
    const subject = subjectOf({ name: `Product ${casNumber}`, unNumber: null, casNumber, classification: null });
    return { id, subject, place: { room: `Room ${id % 5}`, cabinet: id % 4 === 0 ? null : `Cabinet ${id % 11}` } };
  });
  const rooms = (await separationPlan(rows)).map(({ conflicts, ...room }) => ({
    ...room,
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      pairs: conflict.pairs.map(({ reactive, ...pair }) => ({
        ...pair,
        reactive: {
          verdict: reactive.verdict,
          hazards: reactive.hazards.map(({ words }) => words),
          gases: reactive.gases.map(({ name }) => name),
          reasons: [],
          sources: reactive.basis.sources,
        },
      })),
    })),
  }));
  // Two letter pages with margins of half an inch, minus the page title.
  const view = render(
    <div style={{ width: "7.5in" }}>
      <ThemeRoot theme="light">
        <SeparationPlan rooms={rooms} isBrief />
      </ThemeRoot>
    </div>,
  );
  expect(view.container.getBoundingClientRect().height).toBeLessThan(19.2 * 96);
});
