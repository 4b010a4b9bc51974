import { getLocationsByBusiness, getSeparationPlan } from "@placard/api-client";
import { screen, waitFor, within } from "@testing-library/react";
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

it("says what must not stand together, by both sources, and where each row goes", async () => {
  renderApp("/dashboard/locations/separation?site=21", server);
  const room = await screen.findByRole("region", { name: "Pump room" });
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

it("goes to another site and keeps it in the address", async () => {
  const { user, address } = renderApp("/dashboard/locations/separation?site=21", server);
  await screen.findByRole("region", { name: "Pump room" });
  await user.click(screen.getByRole("button", { name: /Location/ }));
  await user.click(await screen.findByRole("option", { name: /Yard/ }));
  await screen.findByText("No chemicals on file here.");
  expect(address()).toBe("/dashboard/locations/separation?site=22");
});

it("prints the plan alone, with its site", async () => {
  renderApp("/dashboard/locations/separation", server);
  await screen.findByRole("region", { name: "Pump room" });
  window.dispatchEvent(new Event("beforeprint"));
  const paper = document.querySelector(".placard-print-page");
  expect(paper?.textContent).toContain("Pier Road plant. Created");
  expect(paper?.textContent).toContain("move from Cabinet 2");
  window.dispatchEvent(new Event("afterprint"));
  await waitFor(() => expect(document.querySelector(".placard-print-page")).toBeNull());
});

it("says that it could not be worked out, with the way to try again", async () => {
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
