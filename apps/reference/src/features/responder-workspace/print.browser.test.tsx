/// <reference types="@vitest/browser-playwright" />
import { checklistGuides } from "@placard/hazmat-core/checklists";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { draftsOf } from "../../forms/drafts/drafts.ts";
import { writeMode } from "../../incident/incident-store.ts";
import { chemicalSource } from "../../lib/chemical/chemical-source.ts";
import { FILLED_PLUME } from "../../test/filled-plume.ts";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);
beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});
afterEach(() => inMedia(""));

/** Emulates print media in the browser. */
async function inMedia(media: "" | "print"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { media });
}

/**
 * The printed text: only the printed page, complete, black on white.
 *
 * @param words - text of the expected page; a page opened above another one replaces it after a moment
 */
async function onPaper(texts: string): Promise<string> {
  await inMedia("print");
  const sheet = await waitFor(() => {
    const sheets = [...document.querySelectorAll<HTMLElement>(".app-print-page")];
    const shown = sheets.filter((one) => getComputedStyle(one).display !== "none");
    expect(shown).toHaveLength(1);
    expect(shown[0]?.innerText).toContain(texts);
    return shown[0];
  });
  if (sheet === undefined) throw new Error("Nothing is printed.");
  const others = [...document.body.children].filter((one) => one !== sheet && getComputedStyle(one).display !== "none");
  expect(others.map(({ className }) => className)).toEqual([]);
  expect(sheet.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  const paper = sheet.querySelector(".placard-plan-paper");
  if (paper === null) throw new Error("There is no sheet.");
  expect(getComputedStyle(paper)).toMatchObject({ color: "rgb(0, 0, 0)", overflow: "visible" });
  return sheet.innerText;
}

it("prints a complete card with collapsed lines and their sources", async () => {
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  await user.type(await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" }), "1017");
  await screen.findByRole("article", { name: /Chlorine/ });
  expect(document.querySelector(".app-print-page")).toBeNull();
  const paper = await onPaper("UN1017");
  expect(paper).toMatch(/Small spill: isolate 60 m in all directions/);
  expect(paper).toMatch(/Large spill: isolate 1\s000 m in all directions/);
  expect(paper).toContain("Rail tank car");
  expect(paper).toContain("Exposure limits of Chlorine");
  expect(paper).toMatch(/Printed \d+ \w+ \d{4}/);
});

it("prints every item of the open checklist above a card", async () => {
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  await user.type(await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" }), "1017");
  await screen.findByRole("article", { name: /Chlorine/ });
  await user.click(screen.getByRole("button", { name: "Checklist" }));
  await user.click(await screen.findByRole("button", { name: /Reference guide/ }));
  const [guide] = checklistGuides;
  await user.click(await screen.findByRole("option", { name: guide?.name ?? "" }));
  await screen.findAllByRole("checkbox");
  const paper = await onPaper(`Checklist: ${guide?.name}`);
  for (const { text } of guide?.sections.flatMap(({ items }) => items) ?? []) expect(paper).toContain(text);
});

it("prints a complete calculation: sketch, zones, sources and weather, without map or form", async () => {
  const filled = { ...FILLED_PLUME, weather_at: new Date().toISOString() };
  draftsOf(localStorage, `responder:${alex.user_id}`).write("quick-search/plume", filled, { kind: "working" });
  const { user } = renderApp("/responder/dashboard?module=evacuation-plume", { "GET /session": { user: alex } });
  await user.click(await screen.findByRole("button", { name: "Calculate" }));
  await screen.findAllByRole("grid", { name: /Zones/ });
  const paper = await onPaper("Zones for Chlorine, UN1017");
  for (const texts of [
    "AEGL-2",
    "AEGL-3",
    "Weather used for the zones",
    "18 km/h",
    "Sources and assumptions for the zones",
  ]) {
    expect(paper).toContain(texts);
  }
  const sheet = document.querySelector(".app-print-page");
  expect(sheet?.querySelectorAll("figure svg[role='img']")).toHaveLength(1);
  expect(sheet?.querySelector("canvas, input, button")).toBeNull();
});
