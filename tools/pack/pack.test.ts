import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { serveFolder } from "./serve-folder.ts";
import { buildConsumer } from "./pack.ts";

let app: string;
let browser: Browser;

beforeAll(async () => {
  app = await buildConsumer();
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (app !== undefined) await rm(dirname(app), { recursive: true, force: true });
});

it("shows the chlorine card in an app that installed the packed packages", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const page = await browser.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) foreign.push(request.url());
  });

  await page.goto(site.url);
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("1017");
  const card = page.getByRole("article", { name: /chlorine/i });
  await card.waitFor();

  expect(await card.innerText()).toMatch(/100\s*m/);
  expect(await card.innerText()).toContain("7782-50-5");
  expect(await card.innerText()).toMatch(/ERG 2020/);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
}, 60_000);
