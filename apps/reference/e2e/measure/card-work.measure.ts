import type { Locator, Page } from "playwright";
import { it } from "vitest";
import { reportFigures } from "../../../../tools/measure/measures.ts";
import { isReady, openQuickSearch } from "../crew.ts";
import { openProduct } from "../opening.ts";
import { demoPerson } from "../signed-in.ts";
import { median, shareOf, slowed, SLOW_DOWN, traceWhile } from "./main-thread.ts";

const RUNS = 9;
/** At the 95th percentile. */
const AIM_MS = 100;

const opening = openProduct();

/** Types like a user in a hurry. The input must have the focus. */
async function type1017(page: Page): Promise<void> {
  for (const key of "1017") await page.keyboard.press(key, { delay: 20 });
}

/** Promise in a page that resolves at its last mark: polling would be work, too. */
type Marked = typeof globalThis & { marked?: Promise<void> };

/**
 * Runs in the page: marks the first key, the end of the frame that draws the card, and the end of the frame that draws
 * the source columns below it, which no one uses in the first seconds.
 */
function markSteps(): void {
  const marked = Promise.withResolvers<void>();
  const seen = new Set<string>();
  const mark = (step: string): void => {
    if (seen.has(step)) return;
    seen.add(step);
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark(step);
        if (step === "columns") marked.resolve();
      }),
    );
  };
  addEventListener("keydown", () => performance.mark("first key"), { once: true, capture: true });
  const watch = new MutationObserver(() => {
    if (document.querySelector("article") !== null) mark("card");
    if (document.querySelector(".placard-source-columns") === null) return;
    mark("columns");
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  performance.clearMarks();
  Object.assign(globalThis, { marked: marked.promise });
}

/** Runs in a page with only an input: marks the end of the time in which a look-up waits and gets its response. */
function markWait(): void {
  const marked = Promise.withResolvers<void>();
  const begin = (): void => {
    performance.mark("first key");
    setTimeout(() => {
      performance.mark("card");
      marked.resolve();
    }, 650);
  };
  addEventListener("keydown", begin, { once: true, capture: true });
  performance.clearMarks();
  Object.assign(globalThis, { marked: marked.promise });
}

interface LookUp {
  /** Processor time from the first key to the drawn card, ms. */
  readonly card: number;
  /** Processor time to the drawn columns, ms. */
  readonly columns: number;
}

/** Types into a page. @returns the work of the page's main thread from the first key to each mark */
async function typeAndTrace<Step extends string>(
  page: Page,
  steps: readonly Step[],
): Promise<Readonly<Record<Step, number>>> {
  return slowed(page, async () => {
    const { tasks, marks } = await traceWhile(opening.browser, async () => {
      await type1017(page);
      await page.evaluate(() => (globalThis as Marked).marked);
    });
    const from = marks.get("first key") ?? Number.NaN;
    const until = (step: Step): number => {
      const end = marks.get(step) ?? Number.NaN;
      return tasks.filter(({ at, wall }) => at + wall >= from && at < end).reduce((sum, { work }) => sum + work, 0);
    };
    return Object.fromEntries(steps.map((step) => [step, until(step)])) as Record<Step, number>; // loses the key names
  });
}

async function lookUp(page: Page, box: Locator): Promise<LookUp> {
  await box.fill("zzqqx");
  await page.getByText("“zzqqx” is not on file.").waitFor();
  await box.fill("");
  await page.waitForTimeout(300);
  await page.evaluate(markSteps);
  return typeAndTrace(page, ["card", "columns"]);
}

/**
 * The same keys and the same wait in a page with an `<input>` and no script: the cost of the browser and of the
 * measurement itself.
 */
async function typeInto(bare: Page): Promise<number> {
  await bare.locator("input").fill("");
  await bare.waitForTimeout(300);
  await bare.evaluate(markWait);
  const { card } = await typeAndTrace(bare, ["card"]);
  return card;
}

it(`draws the card of 1017 with the network off, at a ${SLOW_DOWN}x slow-down`, async () => {
  await using visitor = await demoPerson(opening, "responder", { serviceWorkers: "allow", expected: [/.*/] });
  const { page, context } = visitor;
  const bare = await context.newPage();
  await bare.setContent("<input>");
  await page.bringToFront();
  await isReady(page);
  await openQuickSearch(page);
  const box = page.getByRole("combobox", { name: "Name, UN, CAS or formula" });
  await context.setOffline(true);
  const taken: LookUp[] = [];
  const control: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.bringToFront();
    taken.push(await lookUp(page, box));
    await bare.bringToFront();
    control.push(await typeInto(bare));
  }
  const keys = median(control);
  const own = (step: keyof LookUp) => taken.map((work) => work[step] - keys);
  const [card, columns] = [own("card"), own("columns")];
  reportFigures("card-work", [
    { name: "1017 to the card: the app's own work, median", value: median(card), unit: "ms" },
    { name: "1017 to the card, 95th percentile", value: shareOf(card, 0.95), unit: "ms", aim: AIM_MS },
    { name: "with the columns of sources, median", value: median(columns), unit: "ms" },
    { name: "with the columns of sources, 95th percentile", value: shareOf(columns, 0.95), unit: "ms" },
    { name: "the same keys in an empty page", value: keys, unit: "ms" },
  ]);
});
