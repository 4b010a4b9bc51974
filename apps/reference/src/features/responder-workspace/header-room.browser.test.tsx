import { createIncident } from "@placard/api-client";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { writeMode } from "../../incident/incident-store.ts";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

const title = "Chlorine, Pier Road, second alarm";
const incident = { ...createIncident.example.response.data, title, user_id: alex.user_id };

beforeEach(() => {
  clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "incident", incident });
});
afterEach(async () => {
  cleanup();
  await page.viewport(1024, 768);
});

/** The buttons of the header that a finger in their middle would not reach. */
function outOfReach(): readonly string[] {
  return [...document.querySelectorAll("header button")].flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (width === 0) return []; // not shown at this size
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && button.contains(hit) ? [] : [button.getAttribute("aria-label") ?? button.textContent];
  });
}

it.each([
  [1680, 1050],
  [1440, 900],
  [1281, 800],
  [1201, 800],
  [1101, 800],
  [1024, 768],
  [844, 390],
  [800, 1100],
  [740, 360],
  [667, 375],
  [761, 900],
  [601, 900],
  [390, 844],
  [360, 740],
])("at %i px every button of the header is in reach and the incident's title can be read", async (width, height) => {
  await page.viewport(width, height);
  renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  const words = (await screen.findByRole("region", { name: title }, { timeout: 8000 })).querySelector("strong");
  // What is below the header is tall enough to press on it.
  await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" }, { timeout: 8000 });
  expect(outOfReach()).toEqual([]);
  // One tap, at every size: whoever watches the teams inside does not look for their clocks in the log.
  expect(screen.getByRole("button", { name: "Entry teams" }).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  const header = document.querySelector("header.app-workspace-header")?.getBoundingClientRect();
  for (const button of document.querySelectorAll("header button")) {
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(header?.bottom ?? 0);
  }
  expect(words?.getBoundingClientRect().width).toBeGreaterThanOrEqual(80);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
