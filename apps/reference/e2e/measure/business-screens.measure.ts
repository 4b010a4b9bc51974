import type { Page } from "playwright";
import { it } from "vitest";
import { reportFigures } from "../../../../tools/measure/measures.ts";
import { openProduct } from "../opening.ts";
import { demoAdmin, demoClient } from "../signed-in.ts";
import { slowed, SLOW_DOWN, tasksWhile, traceWhile, type Task } from "./main-thread.ts";

const RUNS = 3;
/** Target values of the product. */
const AIM = { paintMs: 1500, taskMs: 100 } as const;

const opening = openProduct();

const ROW = "main [role=row] :is([role=rowheader], [role=gridcell])";

/** Name of a screen, its path, a selector for its loaded content, and the first user action. */
type Screen = readonly [string, string, string, (page: Page) => Promise<unknown>];

const pressTab = (page: Page) => page.keyboard.press("Tab");

const SCREENS: readonly Screen[] = [
  ["overview", "/dashboard", ".app-recent li", (page) => page.getByRole("button", { name: /^Notifications/ }).click()],
  ["chemicals", "/dashboard/chemicals", ROW, (page) => page.getByRole("columnheader", { name: "Name" }).click()],
  ["add a chemical", "/dashboard/chemicals/add", "main input", (page) => type(page.getByLabel(/^Manufacturer/))],
  ["import", "/dashboard/chemicals/import", "main input", pressTab],
  ["locations", "/dashboard/locations", ".app-location-grid li", pressTab],
  ["add a location", "/dashboard/locations/add", "main input", (page) => type(page.getByLabel("Location Name"))],
  ["data sheets", "/dashboard/safety-data-sheets", ".app-sds-grid li", pressTab],
  ["people", "/dashboard/profile-settings", "main [role=tabpanel] :is(li, [role=row])", pressTab],
  ["reports", "/dashboard/reports", ".app-hand-over > *", pressTab],
  ["inspections", "/dashboard/fire-safety", "main [role=tabpanel]", pressTab],
  ["checklists", "/dashboard/fire-safety/checklists", "main .app-inspections li", pressTab],
  ["find a container", "/dashboard/containers", "main input", pressTab],
  ["deleted items", "/dashboard/deleted", "main .placard-empty", pressTab],
  ["plan", "/subscription/business", "main [role=radiogroup]", pressTab],
];

/** Screens whose address contains a record of the demo. */
async function recordScreens(): Promise<readonly Screen[]> {
  const { client, businessId } = await demoClient(opening);
  const { chemicals } = await client.chemicals.getChemicalsByBusiness({ params: { id: businessId } });
  const chlorine = chemicals.find(({ name }) => name === "Chlorine");
  if (chlorine === undefined) throw new Error("The demo has no chlorine.");
  const { id, location_id } = chlorine;
  const { schedules } = await client.inspections.getInspectionSchedules({ params: { id: businessId } });
  const [schedule] = schedules;
  if (schedule === undefined) throw new Error("The demo has no inspection schedule.");
  const { inspection } = await client.inspections.insertInspection({ body: { schedule_id: schedule.id } });
  const round = `/dashboard/fire-safety/inspection?inspection=${inspection.id}`;
  return [
    ["containers", `/dashboard/chemicals/containers?chemical=${id}`, ROW, pressTab],
    ["an inspection", round, ".app-round [role=listitem]", pressTab],
    ["separation plan", `/dashboard/locations/separation?site=${location_id}`, ".placard-separation", pressTab],
  ];
}
const type = (field: ReturnType<Page["getByLabel"]>) => field.pressSequentially("abc", { delay: 150 });

it(`shows each business screen and responds to the first action at ${SLOW_DOWN}x`, async () => {
  await using visitor = await demoAdmin(opening, { serviceWorkers: "allow" });
  const { page } = visitor;
  page.setDefaultTimeout(60_000);
  const screens = [...SCREENS, ...(await recordScreens())];
  const figures: Parameters<typeof reportFigures>[1][number][] = [];
  await page.addInitScript(
    watchContent,
    screens.map(([, path, content]) => [path, content] as const),
  );
  await slowed(page, async () => {
    for (const [name, path, , act] of screens) {
      const seen: Seen[] = [];
      for (let run = 0; run < RUNS; run += 1) seen.push(await look(page, path, act));
      const { paint, content, work, load, task } = mediansOf(seen);
      figures.push(
        { name: `${name}: largest paint`, value: paint, unit: "ms", aim: AIM.paintMs },
        { name: `${name}: content`, value: content, unit: "ms", aim: AIM.paintMs },
        { name: `${name}: work until the content`, value: work, unit: "ms" },
        { name: `${name}: work in all`, value: load, unit: "ms" },
        { name: `${name}: longest task of the first act`, value: task, unit: "ms", aim: AIM.taskMs },
      );
    }
  });
  reportFigures("business-screens", figures);
}, 900_000);

/** Times of one visit to a screen, ms. */
interface Seen {
  /** Largest contentful paint reported by the browser. */
  readonly paint: number;
  /** Time until heading and first row are drawn. */
  readonly content: number;
  /** Main-thread work until then. */
  readonly work: number;
  /** Main-thread work until nothing more is loaded. */
  readonly load: number;
  /** The longest task of the first action. */
  readonly task: number;
}

async function look(page: Page, path: string, act: (page: Page) => Promise<unknown>): Promise<Seen> {
  await page.goto("about:blank");
  const { tasks, marks } = await traceWhile(opening.browser, async () => {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName("content").length > 0);
    await page.waitForTimeout(3000); // requests after the content is shown
  });
  const [began, there] = [marks.get("navigationStart") ?? Number.NaN, marks.get("content") ?? Number.NaN];
  const sum = (some: readonly Task[]) => some.reduce((all, { work }) => all + work, 0);
  const [longest] = await tasksWhile(opening.browser, async () => {
    await act(page);
    await page.waitForTimeout(700);
  });
  return {
    paint: await page.evaluate(() => performance.getEntriesByName("largest paint").at(-1)?.startTime ?? Number.NaN),
    content: there - began,
    work: sum(tasks.filter(({ at }) => at >= began && at < there)),
    load: sum(tasks.filter(({ at }) => at >= began)),
    task: longest?.work ?? 0,
  };
}

function mediansOf(seen: readonly Seen[]): Seen {
  const median = (of: (one: Seen) => number) =>
    Math.round(seen.map(of).toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? Number.NaN);
  return {
    paint: median(({ paint }) => paint),
    content: median(({ content }) => content),
    work: median(({ work }) => work),
    load: median(({ load }) => load),
    task: median(({ task }) => task),
  };
}

/** Runs in the page: marks the largest paint, and the time when heading and content of the current path are drawn. */
function watchContent(screens: readonly (readonly [string, string])[]): void {
  const content = screens.find(([path]) => path === location.pathname + location.search)?.[1];
  if (content === undefined) return;
  new PerformanceObserver((list) => {
    const startTime = list.getEntries().at(-1)?.startTime ?? 0;
    performance.mark("largest paint", { startTime });
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const watch = new MutationObserver(() => {
    if (document.querySelector("main h1") === null || document.querySelector(content) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("content"))); // after the frame that draws it
  });
  watch.observe(document, { childList: true, subtree: true });
}
