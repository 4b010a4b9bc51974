import { createIncident } from "@placard/api-client/internal";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { writeMode } from "../../incident/incident-store.ts";
import { alex, newPersonId } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

const title = "Chlorine, Pier Road, second alarm";
const incident = { ...createIncident.example.response.data, title };

/** A new user for each test: entries that a test leaves unsent are not sent during the next. */
let person = alex;
const workOn = (changes: { readonly title?: string; readonly created_at?: string }): void =>
  writeMode(localStorage, person.user_id, {
    kind: "incident",
    incident: { ...incident, ...changes, user_id: person.user_id },
  });

beforeEach(async () => {
  const id = newPersonId();
  person = { ...alex, id, user_id: id };
  await clearDevice();
  // More than a hundred hours, so that the clock has its maximum width.
  const created_at = new Date(Date.now() - 101 * 3_600_000).toISOString();
  workOn({ created_at });
});
afterEach(async () => {
  cleanup();
  delete document.documentElement.dataset["placardDensity"];
  await page.viewport(1024, 768);
});

/** The header buttons whose centre is covered by another element. */
function outOfReach(): readonly string[] {
  return [...document.querySelectorAll("header button")].flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (width === 0) return []; // hidden at this size
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
  [320, 640],
])("keeps every header button in reach and the incident title readable at %i px", async (width, height) => {
  await page.viewport(width, height);
  renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const texts = (await screen.findByRole("region", { name: title })).querySelector("strong");
  // The content below the header is high enough to cover it.
  await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" });
  expect(outOfReach()).toEqual([]);
  // One tap at every size: the clocks of the teams inside must not be hidden in the log.
  expect(screen.getByRole("button", { name: "Entry teams" }).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  const header = document.querySelector("header.app-workspace-header")?.getBoundingClientRect();
  for (const button of document.querySelectorAll("header button")) {
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(header?.bottom ?? 0);
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  }
  for (const word of document.querySelectorAll(".placard__tools .placard__tool > span")) {
    const inside = word.closest("button")?.getBoundingClientRect();
    expect(word.getBoundingClientRect().left).toBeGreaterThanOrEqual(inside?.left ?? 0);
    expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(inside?.right ?? 0);
  }
  expect(texts?.getBoundingClientRect().width).toBeGreaterThanOrEqual(80);
  // No button shows only an icon.
  for (const button of document.querySelectorAll<HTMLElement>("header button")) {
    if (button.getBoundingClientRect().width === 0) continue; // hidden at this size
    expect(button.innerText, button.getAttribute("aria-label") ?? "").toMatch(/[A-Z][a-z]{2}/);
  }
  const cut = (texts?.scrollHeight ?? 0) - (texts?.clientHeight ?? 0);
  expect(width > 900 ? cut : 0).toBe(0); // not overlapping the title
  expect(header?.height).toBeLessThanOrEqual(width > 900 ? 110 : 96);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each([
  [1440, 900],
  [1281, 800],
  [1024, 768],
  [844, 390],
  [390, 844],
])("keeps user, department and incident duration in reach at %i px", async (width, height) => {
  await page.viewport(width, height);
  // Live entries are missing: the log button shows an icon.
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const banner = await screen.findByRole("region", { name: title });
  await within(await within(banner).findByRole("button", { name: /^Log/ })).findByRole("img");
  const header = banner.closest("header");
  if (header === null) throw new Error("The incident does not stand in the header.");
  const inHeader = width > 680 ? [person.name, person.department_name, "Admin"] : [];
  for (const text of inHeader) {
    const box = within(header).getByText(text).getBoundingClientRect();
    expect(box.width).toBeGreaterThan(0);
    expect(box.bottom).toBeLessThanOrEqual(header.getBoundingClientRect().bottom);
  }
  const whole = width > 680 ? [person.department_name, "Actions being tracked"] : [];
  for (const text of whole) {
    const { scrollWidth, clientWidth } = await within(header).findByText(text);
    expect(scrollWidth, text).toBeLessThanOrEqual(clientWidth);
  }
  const name = width > 680 ? "Display settings" : "More";
  const look = within(header).getByRole("button", {
    name,
    description: `${person.name}, ${person.department_name}, Admin`,
  });
  await user.click(look);
  const menu = await screen.findByRole("menu", { name });
  const above = menu.closest<HTMLElement>(".placard-choice-menu");
  if (above === null) throw new Error("The menu has no place of its own.");
  expect(above.innerText).toContain(person.name);
  expect(above.innerText).toContain(person.department_name);
  expect(above.innerText).toContain("Admin");
  expect(within(above).getByRole("timer").getBoundingClientRect().width).toBeGreaterThan(0);
});

it.each([
  [320, 640],
  [360, 740],
  [390, 844],
  [844, 390],
  [1024, 768],
])("keeps the labels of the module bar inside their buttons at %i px", async (width, height) => {
  await page.viewport(width, height);
  renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const bar = await screen.findByRole("navigation", { name: "Modules" });
  const boxes = [...bar.querySelectorAll("button")].map((button) => {
    const word = [...button.querySelectorAll("span")].find((one) => one.getBoundingClientRect().width > 1);
    const text = document.createRange();
    if (word !== undefined) text.selectNodeContents(word);
    const sign = button.querySelector("svg")?.getBoundingClientRect() ?? new DOMRect();
    return { button: button.getBoundingClientRect(), word: text.getBoundingClientRect(), sign };
  });
  expect(boxes).toHaveLength(6);
  for (const { button, word, sign } of boxes) {
    expect(sign.top - button.top).toBeGreaterThanOrEqual(4); // the current module is marked along the top
    expect(word.width).toBeGreaterThan(10);
    expect(word.left - button.left).toBeGreaterThanOrEqual(2);
    expect(button.right - word.right).toBeGreaterThanOrEqual(2);
    expect(button.bottom).toBeLessThanOrEqual(height);
    expect(button.height).toBeGreaterThanOrEqual(44);
  }
});

it.each([
  [1440, 900],
  [1024, 768],
])("shows the missing-updates icon beside the Log label at %i px", async (width, height) => {
  await page.viewport(width, height);
  renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const banner = await screen.findByRole("region", { name: title });
  const button = await within(banner).findByRole("button", { name: /^Log/ });
  const sign = await within(button).findByRole("img");
  const word = within(button).getByText("Log").getBoundingClientRect();
  const [signBox, buttonBox] = [sign.getBoundingClientRect(), button.getBoundingClientRect()];
  expect(Math.abs(signBox.y + signBox.height / 2 - (word.y + word.height / 2))).toBeLessThanOrEqual(2);
  expect(signBox.right).toBeLessThanOrEqual(buttonBox.right);
});

it.each([
  [390, 844],
  [844, 390],
])("has a low header in glove density at %i px, with large enough buttons", async (phoneWidth, phoneHeight) => {
  await page.viewport(phoneWidth, phoneHeight);
  document.documentElement.dataset["placardDensity"] = "glove";
  renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const banner = await screen.findByRole("region", { name: title });
  await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" });
  document.documentElement.dataset["placardDensity"] = "glove";
  const header = banner.closest("header");
  await waitFor(() => expect(header?.getBoundingClientRect().height).toBeLessThanOrEqual(96));
  const words = banner.querySelector("strong");
  expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0); // the title is complete
  for (const button of header?.querySelectorAll("button") ?? []) {
    const { width, height } = button.getBoundingClientRect();
    if (width === 0) continue; // hidden at this size
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(64);
  }
  expect(outOfReach()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phoneWidth);
});

it.each([
  [320, 640],
  [390, 844],
  [844, 390],
])("shows a long incident title on two lines and in full in the menu at %i px", async (width, height) => {
  await page.viewport(width, height);
  localStorage.setItem("placard.look", JSON.stringify({ responder: { density: "glove" } }));
  const long = "Chlorine leak at the ice plant, Pier Road";
  workOn({ title: long });
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const banner = await screen.findByRole("region", { name: long });
  await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" });
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = within(banner).getByText(long);
  expect(width < 390 ? 0 : scrollHeight - clientHeight).toBeLessThanOrEqual(2); // less than a hidden line
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(banner.closest("header")?.getBoundingClientRect().height).toBeLessThanOrEqual(96);
  await user.click(screen.getByRole("button", { name: /^(More|Display settings)$/ }));
  const menu = await screen.findByRole("menu");
  const header = menu.closest<HTMLElement>(".placard-choice-menu")?.innerText;
  expect(header).toContain(long);
});

it("keeps Logout of the phone menu away from End, with rows for gloves", async () => {
  await page.viewport(390, 844);
  localStorage.setItem("placard.look", JSON.stringify({ responder: { density: "glove" } }));
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  await user.click(await screen.findByRole("button", { name: "More" }));
  const menu = await screen.findByRole("menu", { name: "More" });
  const rows = [...menu.querySelectorAll("[role^=menuitem]")];
  expect(rows).toHaveLength(9);
  for (const row of rows) expect(row.getBoundingClientRect().height, row.textContent).toBeGreaterThanOrEqual(64);
  expect(rows.at(-1)?.textContent).toBe("Logout");
  const [end, logout] = ["End", "Logout"].map((name) => within(menu).getByRole("menuitem", { name }));
  if (end === undefined || logout === undefined) throw new RangeError("An action is missing.");
  expect(logout.getBoundingClientRect().top - end.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(64);
  expect(logout.previousElementSibling?.getAttribute("role")).toBe("separator");
});

it("keeps Conversion and End in the menu of a phone, above the display settings", async () => {
  await page.viewport(390, 844);
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  const more = await screen.findByRole("button", { name: "More" });
  await user.click(more);
  const menu = await screen.findByRole("menu", { name: "More" });
  const [first, second] = [...menu.querySelectorAll("[role^=menuitem]")];
  expect([first, second].map((item) => item?.textContent)).toEqual(["Conversion", "End"]);
  await user.click(within(menu).getByRole("menuitem", { name: "Conversion" }));
  await screen.findByRole("dialog", { name: /Conversion/ });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(more);
  await user.click(await screen.findByRole("menuitem", { name: "End" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain(title);
});

it.each([
  [390, 844],
  [768, 1024],
  [844, 900],
])("keeps incident, Back and module bar in reach at %i px while a checklist is open", async (width, height) => {
  await page.viewport(width, height);
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  await screen.findByRole("combobox", { name: "Name, UN, CAS or formula" });
  await user.click(screen.getByRole("button", { name: "Checklist" }));
  const panel = await screen.findByRole("dialog", { name: "Safety Checklists" });
  expect(outOfReach()).toEqual([]);
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(document.querySelector("header")?.getBoundingClientRect().bottom ?? Infinity);
  expect([left, right]).toEqual([0, width]);
  const bar = screen.getByRole("navigation", { name: "Modules" });
  expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  // The module below cannot be reached by keyboard or screen reader.
  expect(screen.queryByRole("combobox", { name: "Name, UN, CAS or formula" })).toBeNull();
  await user.click(within(bar).getByRole("button", { name: "Safety" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it.each([
  [390, 844],
  [360, 740],
])("keeps Calculate off the first plume field at %i px, also without a connection", async (width, height) => {
  await page.viewport(width, height);
  const { user } = renderApp("/responder/dashboard", { "GET /session": { user: person } });
  await user.click(await screen.findByRole("button", { name: "Evacuation / Plume" }));
  const field = await screen.findByRole("combobox", { name: "Chemical name" });
  await screen.findByText(/^This may be out of date: no connection since/); // the server of this test sends no events
  const calculate = screen.getByRole("button", { name: "Calculate" }).getBoundingClientRect();
  expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(calculate.top);
  expect(calculate.bottom).toBeLessThanOrEqual(height);
});
