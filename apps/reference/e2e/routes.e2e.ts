import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings, findingsInLooks, unstyledClasses } from "./accessible.ts";
import { newVisitor, type Visitor } from "./browser.ts";
import { calculateChlorine, endIncident, openIncident } from "./crew.ts";
import { openProduct } from "./opening.ts";
import { faintUnderThePointer } from "./hover-contrast.ts";
import { demoAdmin, demoPerson } from "./signed-in.ts";
import { settled } from "./witness.ts";

const opening = openProduct();

/** A visitor without a session. Each opens one page, so none waits for a service worker. */
const stranger = (expected: readonly RegExp[] = []): Promise<Visitor> =>
  newVisitor(opening.browser, opening.product.url, undefined, [/\/api\/session/, ...expected], "block");

describe("the server", () => {
  it("reports that it is healthy", async () => {
    expect((await fetch(`${opening.product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${opening.product.url}/readyz`)).status).toBe(200);
  });

  it("serves the OpenAPI document", async () => {
    const document = (await (await fetch(`${opening.product.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toContain("/api/login-user");
  });

  it("returns an API error, not the app, for unknown API paths", async () => {
    const answer = await fetch(`${opening.product.url}/api/no-such-thing`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: "error" });
  });
});

describe("public pages", () => {
  it.each([
    ["/", /Know what/],
    ["/login", "Sign in"],
    ["/register", "Create account"],
    ["/subscription", "Plans at a glance"],
    ["/subscription/business", "Choose a plan"],
    ["/subscription/responder", "Choose a plan for your department"],
    ["/reset-password", "Reset your password"],
    ["/reset-password?token=0f3c", "Choose a new password"],
    ["/change-email?confirm=0f3c", "Confirm your new email address"],
    ["/change-email?restore=0f3c", "Restore your old email address"],
    ["/verify-log", "Check a signed log"],
    ["/nowhere/at/all", "Oops! Page not found"],
  ])(
    "%s shows its heading with styles, without errors, third-party requests or axe findings",
    async (path, heading) => {
      await using visitor = await stranger([/404 .*\/nowhere\/at\/all/]);
      const { page } = visitor;
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      expect(await findingsInLooks(page)).toEqual([]);
      expect(await unstyledClasses(page)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
    },
  );

  it.each(["/dashboard", "/dashboard/chemicals/add", "/responder", "/responder/dashboard"])(
    "%s sends a visitor to sign-in",
    async (path) => {
      await using visitor = await stranger();
      await visitor.page.goto(path);
      await visitor.page.waitForURL("**/login");
    },
  );
});

describe("the business area", () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await demoAdmin(opening);
  });
  afterAll(async () => {
    await visitor?.[Symbol.asyncDispose]();
  });

  it.each([
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
    ["/dashboard/fire-safety/checklists", /Checklists/],
    ["/dashboard/safety-data-sheets", /Safety Data Sheets/],
    ["/dashboard/profile-settings", /People|Profile/],
    ["/dashboard/chemicals/import", /Import/],
    ["/dashboard/reports", /Reports/],
    ["/dashboard/deleted", /Recently deleted/],
  ])("%s loads with styles and is accessible to every role", async (path, heading) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await settled(page);
    expect.soft(await unstyledClasses(page)).toEqual([]);
    expect(await findingsInLooks(page)).toEqual([]);
  });

  it("redirects old and unknown addresses without an error", async () => {
    const { page } = visitor;
    await page.goto("/dashboard/profile");
    await page.waitForURL("**/dashboard/profile-settings*");
    await page.goto("/dashboard/hand-over");
    await page.waitForURL("**/dashboard/reports");
    await page.goto("/responder");
    await page.waitForURL("**/dashboard");
    expect(visitor.complaints).toEqual([]);
  });
});

describe("the responder area", () => {
  it("shows the start page and every module without errors or axe findings", async () => {
    await using visitor = await demoPerson(opening, "responder");
    const { page } = visitor;
    await page.getByRole("heading", { level: 1, name: "What do you need?" }).waitFor();
    expect.soft(await axeFindings(page), "/responder").toEqual([]);
    await page.getByRole("link", { name: "Your account" }).click();
    await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
    expect.soft(await axeFindings(page), "/responder/account").toEqual([]);
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: /Quick Search/ }).click();
    await page.waitForURL("**/responder/dashboard**");
    const modules = page.getByRole("navigation", { name: "Modules" }).getByRole("button");
    for (const module of await modules.all()) {
      await module.click();
      await settled(page);
      const name = (await module.getAttribute("aria-label")) ?? "";
      expect.soft(await axeFindings(page), name).toEqual([]);
      expect.soft(await faintUnderThePointer(page), name).toEqual([]);
    }
    for (const tool of ["Checklist", "Conversion", "Map"]) {
      await page.getByRole("button", { name: tool, exact: true }).click();
      await settled(page);
      expect.soft(await axeFindings(page), tool).toEqual([]);
      expect.soft(await faintUnderThePointer(page), tool).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.goto("/dashboard");
    await page.waitForURL("**/responder");
    expect(visitor.complaints).toEqual([]);
  });

  it("shows the new incident dialog, past incidents, a replay and the log check without errors or axe findings", async () => {
    await using visitor = await demoPerson(opening, "responder");
    const { page } = visitor;
    const look = async (what: string): Promise<void> => {
      await settled(page);
      expect.soft(await findingsInLooks(page), what).toEqual([]);
      expect.soft(await unstyledClasses(page), what).toEqual([]);
    };
    await page.getByRole("button", { name: /^New Incident/ }).click();
    await page.getByRole("dialog", { name: "New Incident" }).waitFor();
    await look("the dialog of a new incident");
    await page.keyboard.press("Escape");
    await openIncident(page, "Looked at afterwards");
    await calculateChlorine(page, "1");
    await endIncident(page);
    await page.getByRole("link", { name: "Past incidents" }).click();
    await page.getByRole("heading", { level: 1, name: "Past incidents" }).waitFor();
    await look("past incidents");
    await page.getByRole("link", { name: /Looked at afterwards/ }).click();
    await page.getByRole("region", { name: "Incident log" }).waitFor();
    await look("the log of a past incident");
    await page.getByRole("button", { name: /^Replay/ }).click();
    await page.getByRole("dialog").getByRole("slider").first().waitFor();
    await look("the replay");
    await page.goto("/verify-log");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look("/verify-log");
    expect(visitor.complaints).toEqual([]);
  }, 300_000);
});
