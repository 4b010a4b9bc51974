import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { writeMode } from "../../incident/incident-store.ts";
import { alex } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(() => {
  clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

afterEach(async () => {
  delete document.documentElement.dataset["placardDensity"];
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  await page.viewport(1024, 768);
});

const MODULES = ["Chemical Search", "Business / Address Search", "Evacuation / Plume", "Safety", "Team Management"];

async function openWorkspace() {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  const bar = await screen.findByRole("navigation", { name: "Modules" });
  return { ...view, bar };
}

const sizeOf = (element: Element) => element.getBoundingClientRect();

/** What a finger needs: links in running text and what is not on the screen are left out. */
function targets(within: Element): readonly Element[] {
  return [...within.querySelectorAll("button, a[href], input:not([type=hidden]), select")].filter((element) => {
    const { width, height } = sizeOf(element);
    const isShown = width > 1 && height > 1 && getComputedStyle(element).visibility !== "hidden";
    return isShown && element.closest("[hidden], .placard-visually-hidden, p") === null;
  });
}

describe.each([
  ["a page at 400 %", 360, 225],
  ["a phone that lies", 844, 390],
])("%s", (_name, width, height) => {
  it.each(MODULES)("leaves room for the work, and all of it can be reached: %s", async (name) => {
    await page.viewport(width, height);
    const { bar, user } = await openWorkspace();
    await user.click(within(bar).getByRole("button", { name: new RegExp(name.replace("/", "\\/")) }));
    const main = screen.getByRole("main");
    await waitFor(() => expect(main.querySelector("h1, h2, input, button")).not.toBeNull());
    expect(sizeOf(main).height).toBeGreaterThan(100);
    // Nothing is held in a box that is too small for it: the page itself scrolls.
    expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight + 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const [last] = targets(main).slice(-1);
    last?.scrollIntoView({ block: "center" });
    if (last !== undefined) expect(sizeOf(last).top).toBeLessThan(height);
  });
});

describe.each([
  ["normal", 44],
  ["glove", 64],
])("in %s density", (density, least) => {
  it.each(MODULES)(`a finger finds ${least} px: %s`, async (name) => {
    document.documentElement.dataset["placardDensity"] = density;
    const { bar, user } = await openWorkspace();
    await user.click(within(bar).getByRole("button", { name: new RegExp(name.replace("/", "\\/")) }));
    await waitFor(() => expect(targets(screen.getByRole("main")).length).toBeGreaterThan(0));
    const small = targets(document.body).filter((element) => {
      const label = element.closest("label");
      return sizeOf(label ?? element).height < least - 0.5;
    });
    expect(
      small.map((element) => `${element.textContent || element.getAttribute("aria-label")} ${sizeOf(element).height}`),
    ).toEqual([]);
  });
});

it("shows in forced colours where one is", async () => {
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [{ name: "forced-colors", value: "active" }] });
  const { bar, user } = await openWorkspace();
  const frame = (name: RegExp) => getComputedStyle(within(bar).getByRole("button", { name })).outlineStyle;
  expect([frame(/Chemical/), frame(/Plume/)]).toEqual(["solid", "none"]);
  await user.click(within(bar).getByRole("button", { name: /Plume/ }));
  await waitFor(() => expect([frame(/Chemical/), frame(/Plume/)]).toEqual(["none", "solid"]));
});
