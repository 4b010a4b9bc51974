import { AxeBuilder } from "@axe-core/playwright";
import { createClient } from "@placard/api-client";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";
import { unstyledClasses } from "./unstyled-classes.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

async function signInAs(kind: "business" | "responder"): Promise<Visitor> {
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const account = demo?.sign_ins.find((one) => one.kind === kind);
  if (account === undefined) throw new Error(`The demo has no ${kind} sign-in.`);
  const visitor = await newVisitor(browser, product.url, undefined, [/\/api\/login-user|\/api\/session/]);
  await visitor.page.goto("/login");
  await visitor.page.getByLabel("Email").fill(account.email);
  await visitor.page.getByLabel("Password", { exact: true }).fill(account.password);
  await visitor.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await visitor.page.waitForURL(kind === "business" ? "**/dashboard" : "**/responder");
  return visitor;
}

/** Phones, and a desk of 1280 px at 400 %. */
const NARROW = [
  [390, 844],
  [360, 740],
  [320, 256],
] as const;

/** By how much the page is wider than the window, px. */
const overflow = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function axeFindings(visitor: Visitor, isForced = false): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page: visitor.page })
    // React Aria's announcer points at what it reads out for a moment only.
    .exclude("[data-live-announcer]")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // Forced colours are drawn and not told: a script reads the text's own colour beside the forced ground.
    .disableRules(isForced ? ["color-contrast"] : [])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    // The main part of a page takes the focus from the link that skips to it.
    nodes
      .filter(({ html }) => !(id === "scrollable-region-focusable" && html.startsWith('<main id="main"')))
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

describe("the server", () => {
  it("says that it is healthy", async () => {
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });

  it("serves the OpenAPI document of the contract", async () => {
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toContain("/api/login-user");
  });

  it("answers unknown API paths with an error, not with the app", async () => {
    const answer = await fetch(`${product.url}/api/no-such-thing`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: "error" });
  });
});

describe("public pages", () => {
  it.each([
    ["/", /Know what is/],
    ["/login", "Sign in"],
    ["/register", "Create account"],
    ["/subscription", "Plans at a glance"],
    ["/subscription/business", "Choose a plan"],
    ["/subscription/responder", "Choose a plan for your department"],
    ["/reset-password", "Reset your password"],
    ["/nowhere/at/all", "Oops! Page not found"],
  ])("%s shows its heading in its styles, without errors, foreign requests or axe findings", async (path, heading) => {
    await using visitor = await newVisitor(browser, product.url, undefined, [
      /\/api\/session/,
      /404 .*\/nowhere\/at\/all/,
    ]);
    await visitor.page.goto(path);
    await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await axeFindings(visitor)).toEqual([]);
    expect(await unstyledClasses(visitor.page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it.each(["/dashboard", "/dashboard/chemicals/add", "/responder", "/responder/dashboard"])(
    "%s leads a visitor to sign-in",
    async (path) => {
      await using visitor = await newVisitor(browser, product.url, undefined, [/\/api\/session/]);
      await visitor.page.goto(path);
      await visitor.page.waitForURL("**/login");
    },
  );
});

describe("the business area", () => {
  it("shows every page of its route table in its styles, without errors or axe findings", async () => {
    await using visitor = await signInAs("business");
    const { page } = visitor;
    const pages: readonly [path: string, heading: RegExp][] = [
      ["/dashboard", /Welcome/],
      ["/dashboard/chemicals", /Chemicals Inventory/],
      ["/dashboard/chemicals/add", /Add Chemical/],
      ["/dashboard/chemicals/containers?chemical=5", /Containers of/],
      ["/dashboard/containers?code=P2MD-9RQ6", /Find a container/],
      ["/dashboard/locations", /Locations/],
      ["/dashboard/locations/add", /Add Location/],
      ["/dashboard/locations/separation", /Separation plan/],
      ["/dashboard/fire-safety", /Safety Inspections|Fire Safety/],
      ["/dashboard/fire-safety?tab=findings", /Safety Inspections/],
      ["/dashboard/fire-safety?tab=done", /Safety Inspections/],
      ["/dashboard/fire-safety/inspection?inspection=1", /Fire extinguishers/],
      ["/dashboard/safety-data-sheets", /Safety Data Sheets/],
      ["/dashboard/profile-settings", /People|Profile/],
      ["/dashboard/chemicals/import", /Import/],
      ["/dashboard/hand-over", /Hand over/],
      ["/dashboard/deleted", /Deleted/],
    ];
    for (const [path, heading] of pages) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.waitForLoadState("networkidle");
      expect.soft(await axeFindings(visitor), path).toEqual([]);
      expect.soft(await unstyledClasses(page), path).toEqual([]);
      for (const [width, height] of NARROW) {
        await page.setViewportSize({ width, height });
        expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      expect.soft(await axeFindings(visitor), `${path} at 320`).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate(() => (document.documentElement.dataset["placardTheme"] = "dark"));
      expect.soft(await axeFindings(visitor), `${path}, dark`).toEqual([]);
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await axeFindings(visitor, true), `${path}, forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    }
    await page.goto("/dashboard/profile");
    await page.waitForURL("**/dashboard/profile-settings*");
    await page.goto("/responder");
    await page.waitForURL("**/dashboard");
    expect(visitor.complaints).toEqual([]);
  });
});

describe("the responder area", () => {
  it("shows the landing and every module, without errors or axe findings", async () => {
    await using visitor = await signInAs("responder");
    const { page } = visitor;
    await page.getByRole("heading", { level: 1, name: "What do you need?" }).waitFor();
    expect.soft(await axeFindings(visitor), "/responder").toEqual([]);
    await page.getByRole("button", { name: /Quick Search/ }).click();
    await page.waitForURL("**/responder/dashboard**");
    const modules = page.getByRole("navigation", { name: "Modules" }).getByRole("button");
    for (const module of await modules.all()) {
      await module.click();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => page.getByText("Loading", { exact: true }).count(), { timeout: 15_000 }).toBe(0);
      expect.soft(await axeFindings(visitor), (await module.getAttribute("aria-label")) ?? "").toEqual([]);
    }
    for (const tool of ["Checklist", "Conversion", "Map"]) {
      await page.getByRole("button", { name: tool, exact: true }).click();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => page.getByText("Loading", { exact: true }).count(), { timeout: 15_000 }).toBe(0);
      expect.soft(await axeFindings(visitor), tool).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.goto("/dashboard");
    await page.waitForURL("**/responder");
    expect(visitor.complaints).toEqual([]);
  });
});
