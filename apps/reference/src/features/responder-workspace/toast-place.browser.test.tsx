import { createIncident, logIncidentAction } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { writeMode } from "../../incident/incident-store.ts";
import { alex, newPersonId } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

/** A new user for each test: entries that a test leaves unsent are not sent during the next. */
let person = alex;
beforeEach(async () => {
  const id = newPersonId();
  person = { ...alex, id, user_id: id };
  await clearDevice();
  writeMode(localStorage, person.user_id, { kind: "quick-search" });
});
afterEach(async () => {
  cleanup();
  await page.viewport(1024, 768);
});

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * All controls that must stay uncovered, with their positions: those of an open dialog, else those of the page and a
 * side panel.
 */
const needed = () => {
  const dialog = document.querySelector("[role=dialog]");
  const parts =
    dialog?.querySelectorAll("button, input, a") ??
    document.querySelectorAll("header button, nav button, :is(main, dialog) :is(input, button, a)");
  return [...parts]
    .filter((element) => element.closest(".placard-toasts") === null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ name: element.getAttribute("aria-label") ?? element.textContent, element }));
};

/** The position of the toast, once it is placed. */
async function placed(): Promise<DOMRect> {
  const toast = await screen.findByRole("alertdialog"); // the first toast renders the region
  await waitFor(() => expect(toast.closest<HTMLElement>(".placard-toasts")?.dataset["at"]).toMatch(/row|raised|end/));
  return toast.getBoundingClientRect();
}

/** Expects that the toast covers no control. Late content moves it one frame later. */
async function coversNothing(): Promise<void> {
  await placed();
  await expect.poll(covered).toEqual([]);
}

async function covered(): Promise<readonly string[]> {
  const place = await placed();
  return needed().flatMap(({ name, element }) => (isOver(place, element.getBoundingClientRect()) ? [name] : []));
}

it("leaves the start page uncovered on a phone in landscape", async () => {
  await page.viewport(844, 390);
  renderApp("/responder", { "GET /session": { user: person } });
  await screen.findByRole("button", { name: /^Quick Search/ });
  toasts.show({ tone: "danger", title: "Error", text: "The provider could not be reached. Try again later." });
  await coversNothing();
  const scroller = document.querySelector(".app-responder-landing")?.getBoundingClientRect();
  const toast = (await screen.findByRole("alertdialog")).getBoundingClientRect();
  expect(scroller?.bottom).toBeLessThanOrEqual(toast.top);
});

it.each([
  [390, 800],
  [1024, 768],
  [1440, 900],
])("covers no needed control at %i px, nor in a dialog", async (width, height) => {
  await page.viewport(width, height);
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  await screen.findByRole("combobox");
  toasts.show({ tone: "danger", title: "Error", text: "The provider could not be reached. Try again later." });
  await coversNothing();
  await user.click(screen.getByRole("button", { name: "Checklist" }));
  await screen.findByRole("dialog");
  await placed();
  await expect.poll(covered).toEqual([]);
});

const SCREENS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

it("shifts nothing on any screen and leaves the isolation distance visible", async () => {
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  await user.type(await screen.findByRole("combobox"), "1017");
  await user.keyboard("{Enter}");
  const name = await screen.findByRole("heading", { name: /Chlorine/ });
  const places = () => [
    name.getBoundingClientRect().top,
    document.querySelector("main")?.getBoundingClientRect().top,
    document.querySelector(".app-workspace")?.getBoundingClientRect().bottom,
  ];
  for (const [width, height] of SCREENS) {
    toasts.clear();
    await page.viewport(width, height);
    const before = places();
    toasts.show({ tone: "danger", title: "Error", text: "The provider could not be reached. Try again later." });
    const toast = await placed();
    expect(places(), `${width} × ${height}`).toEqual(before);
    const distance = document.querySelector(".placard-card-step .placard__spills")?.getBoundingClientRect();
    if (distance === undefined) throw new Error("The card shows no spill sizes.");
    expect(isOver(toast, distance), `${width} × ${height}`).toBe(false);
  }
});

it.each(SCREENS)("leaves every figure of a card visible at %i × %i px with gloves", async (width, height) => {
  await page.viewport(width, height);
  localStorage.setItem("placard.look", JSON.stringify({ responder: { density: "glove" } }));
  const incident = { ...createIncident.example.response.data, user_id: person.user_id };
  writeMode(localStorage, person.user_id, { kind: "incident", incident });
  const { user } = renderApp("/responder/dashboard", {
    "GET /session": { user: person },
    "POST /log-incident-action": logIncidentAction.example.response,
  });
  await user.type(await screen.findByRole("combobox"), "1017");
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: /Chlorine/ });
  toasts.show({ tone: "caution", title: "Incident Created", text: "All actions will be tracked." });
  await placed();
  const bar = screen.getByRole("navigation", { name: "Modules" }).getBoundingClientRect();
  const figures = [...document.querySelectorAll("article :is(td, li, [class=placard__say], [class=placard__spills])")];
  const isShown = (figure: Element): boolean =>
    figure.checkVisibility({ contentVisibilityAuto: true }) && figure.getBoundingClientRect().top < bar.top;
  await expect
    .poll(async () => {
      const toast = await placed();
      return figures
        .filter(isShown)
        .filter((figure) => isOver(toast, figure.getBoundingClientRect()))
        .map(({ textContent }) => textContent);
    })
    .toEqual([]);
});

it("covers no module button on a phone in landscape, also in glove density", async () => {
  await page.viewport(844, 390);
  localStorage.setItem("placard.look", JSON.stringify({ responder: { density: "glove" } }));
  renderApp("/responder/dashboard", { "GET /session": { user: person } });
  await screen.findByRole("combobox");
  toasts.show({ tone: "danger", title: "Error", text: "The provider could not be reached. Try again later." });
  const bar = screen.getByRole("navigation", { name: "Modules" }).getBoundingClientRect();
  expect(isOver(await placed(), bar)).toBe(false);
});

it.each([
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
])("leaves the incident title and needed controls visible at %i px", async (width, height) => {
  await page.viewport(width, height);
  const incident = { ...createIncident.example.response.data, user_id: person.user_id };
  writeMode(localStorage, person.user_id, { kind: "incident", incident });
  renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const banner = await screen.findByRole("region", { name: incident.title });
  await screen.findByRole("combobox");
  toasts.show({ tone: "danger", title: "Error", text: "The provider could not be reached. Try again later." });
  const toast = await placed();
  expect(isOver(toast, within(banner).getByText(incident.title).getBoundingClientRect())).toBe(false);
  await coversNothing();
});

it.each([
  [390, 844],
  [360, 740],
  [768, 1024],
])("leaves Calculate in reach at %i px when an input is missing", async (width, height) => {
  await page.viewport(width, height);
  const { user } = renderApp("/responder/dashboard?module=evacuation-plume", { "GET /session": { user: person } });
  await user.click(await screen.findByRole("button", { name: "Calculate" }));
  await screen.findByText("Chemical name is required", { selector: "[role=alertdialog] *" });
  await placed();
  const calculate = screen.getByRole("button", { name: "Calculate" });
  await expect
    .poll(async () => {
      const { left, top, width: across, height: high } = calculate.getBoundingClientRect();
      const hit = document.elementFromPoint(left + across / 2, top + high - 2);
      return hit !== null && calculate.contains(hit) && !isOver(await placed(), calculate.getBoundingClientRect());
    })
    .toBe(true);
  const field = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  expect(isOver(field, calculate.getBoundingClientRect())).toBe(false);
  expect(isOver(field, await placed())).toBe(false);
});

it("shows one toast per subject, and success replaces the error", async () => {
  renderApp("/responder/dashboard", { "GET /session": { user: person } });
  await screen.findByRole("combobox");
  toasts.show({ tone: "danger", title: "Error", text: "Not saved.", matter: "save" });
  toasts.show({ tone: "danger", title: "Error", text: "Still not saved.", matter: "save" });
  await screen.findByText("Still not saved.");
  expect(screen.queryByText("Not saved.")).toBeNull();
  toasts.show({ tone: "ok", title: "Saved", matter: "save" });
  await screen.findByText("Saved");
  expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
});
