import { createClient } from "@placard/api-client";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type Visitor } from "../browser.ts";
import { allSent, atTablet, closeLog, isReady, makeCrew, module, onServer, openLog, writeNote } from "../crew.ts";
import { startProduct, type Product } from "../product.ts";
import { chance, loseAnswer, mend, pick, reload, seedsToRun, tabletOf, type Tablet } from "./tablets.ts";

/**
 * Two tablets with wrong clocks edit one plan while their networks fail. Each run is derived from its seed: repeat a
 * failed one with `CUTS_SEED=<seed>`. `CUTS_RUNS=200` runs 200 seeds.
 */

const RUNS = Number(process.env["CUTS_RUNS"] ?? 5);
const STEPS = 8;
const MAX_SKEW_MS = 10 * 60_000;
/** Maximum difference of an alarm, a displayed time and a time in the log from the true time, ms. */
const TOLERANCE_MS = 2000;
/** Time from the start of a team until its first alarm, ms. */
const FIRST_ALARM_MS = 5 * 60_000;
/** Times from the start of the team on the server until that alarm, ms: both pages must show the team before. */
const LEADS_MS = [6000, 15_000, 30_000];
const FIELDS = { objectives: "Objectives", strategy: "Strategy", logistics: "Logistics" } as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as readonly Field[]; // loses the key names

let product: Product;
let browser: Browser;
let visitors: readonly Visitor[];
let tablets: readonly [Tablet, Tablet];

/** Runs in each page: shifts its clock by the stored difference, and keeps the true one for the test. */
function shiftClock(): void {
  const TrueDate = Date;
  const stored = "test.clock-skew";
  let skewMs = Number(localStorage.getItem(stored) ?? 0);
  const shifted = class extends TrueDate {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [TrueDate.now() + skewMs] : given) as [number]));
    }
    static override now(): number {
      return TrueDate.now() + skewMs;
    }
  };
  Object.assign(globalThis, {
    Date: shifted,
    trueNow: TrueDate.now,
    setSkew: (ms: number) => {
      skewMs = ms;
      localStorage.setItem(stored, String(ms));
    },
  });
}
type Shifted = typeof globalThis & { readonly trueNow: () => number; readonly setSkew: (ms: number) => void };

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const [one, other] = await makeCrew(product);
  const [first, second] = [await atTablet(browser, product, one), await atTablet(browser, product, other)];
  visitors = [first, second];
  for (const { context, page } of visitors) {
    await context.addInitScript(shiftClock);
    await isReady(page);
    await page.reload();
  }
  tablets = [tabletOf(first), tabletOf(second)];
});

afterAll(async () => {
  for (const visitor of visitors ?? []) await visitor[Symbol.asyncDispose]();
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

/** A client with the session of a tablet, which works while the tablet has no network. */
async function clientOf({ context }: Tablet) {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  return createClient({ baseUrl: product.url, headers: { cookie } });
}

/** Texts of the plan and entries of the log, as the test expects them. */
interface Expected {
  /** Texts that were replaced by a user who saw them. */
  readonly replaced: Set<string>;
  readonly typed: Map<string, Field>;
  /** Notes and entry teams in order, each with the true time before and after it was logged. */
  readonly entries: { readonly text: string; readonly fromMs: number; readonly toMs: number }[];
}

const field = (page: Page, name: Field) => page.getByRole("textbox", { name: FIELDS[name], exact: true });

/** Types into a field like a user, in one step, so that the replaced text is known. */
const replaceText = async (page: Page, name: Field, text: string): Promise<string> =>
  field(page, name).evaluate((box, next) => {
    if (!(box instanceof HTMLTextAreaElement)) throw new Error("The field has one line.");
    const before = box.value;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(box, next);
    box.dispatchEvent(new Event("input", { bubbles: true }));
    return before;
  }, text);

interface Step {
  readonly title: string;
  readonly number: number;
  readonly which: 0 | 1;
  readonly next: () => number;
  readonly expected: Expected;
}
type Act = (tablet: Tablet, step: Step) => Promise<void>;

const openPlan = async (page: Page): Promise<void> => {
  await module(page, "Incident Action Plan (IAP)").click();
  await field(page, "objectives").waitFor();
};

const edit: Act = async ({ page }, { number, which, next, expected }) => {
  await openPlan(page);
  const [name, text] = [pick(NAMES, next), `Step ${number} of ${which}.`];
  expected.replaced.add(await replaceText(page, name, text));
  expected.typed.set(text, name);
};

/** Adds an entry to the log, and notes its true time. */
async function logged({ entries }: Expected, text: string, act: (text: string) => Promise<void>): Promise<void> {
  const fromMs = Date.now();
  await act(text);
  entries.push({ text, fromMs, toMs: Date.now() });
}

/** Actions and failures; a repeated one is more frequent. */
const ACTS: Readonly<Record<string, Act>> = {
  edit,
  "edit again": edit,
  async "edit and leave"(tablet, step) {
    await edit(tablet, step);
    await module(tablet.page, "Chemical Search").click();
  },
  async "edit and reload"(tablet, step) {
    await edit(tablet, step);
    await reload(tablet);
  },
  async note({ page }, { title, number, which, expected }) {
    await logged(expected, `Note ${number} of ${which}`, async (text) => writeNote(page, title, text));
  },
  async "entry team"({ page }, { number, which, expected }) {
    await logged(expected, `Team ${number} of ${which}`, async (text) => {
      await page.getByRole("button", { name: "Entry teams" }).click();
      await page.getByRole("textbox", { name: "Team members" }).fill(text);
      await page.getByRole("button", { name: "Start entry" }).click();
      await page.getByRole("timer").filter({ visible: true }).first().waitFor();
      await page.keyboard.press("Escape");
    });
  },
  cut: async ({ context }) => context.setOffline(true),
  "lost answer": loseAnswer,
  mend,
  reload,
};
const ACT_NAMES = Object.keys(ACTS);

const conflictButtons = (page: Page) => page.getByRole("button", { name: /^Use their text: / });

/** Decides each open conflict: with the other text, or with the own one by saving again. */
async function decide({ page }: Tablet, title: string, { next, expected }: Pick<Step, "next" | "expected">) {
  await openPlan(page);
  const open = await conflictButtons(page).allInnerTexts();
  if (open.length === 0) return;
  const names = NAMES.filter((name) => open.includes(`Use their text: ${FIELDS[name]}`));
  const takesTheirs = next() < 0.5;
  const plan = (await onServer(page, product, title))?.plan;
  for (const name of names) {
    expected.replaced.add(takesTheirs ? await field(page, name).inputValue() : (plan?.[name] ?? ""));
  }
  if (takesTheirs) await conflictButtons(page).first().click();
  else await page.getByRole("button", { name: "Save plan" }).click();
}

/** The texts of the plan on the server and on both tablets, after each conflict is decided. */
async function expectOnePlan(title: string, step: Pick<Step, "next" | "expected">, script: string): Promise<void> {
  const look = async () => {
    for (const tablet of tablets) await decide(tablet, title, step);
    const plan = (await onServer(tablets[0].page, product, title))?.plan;
    const saved = NAMES.map((name) => plan?.[name]);
    const shown = await Promise.all(
      tablets.map(async ({ page }) => Promise.all(NAMES.map(async (name) => field(page, name).inputValue()))),
    );
    return [...shown.map((texts) => texts.join(" | ")), saved.join(" | ")];
  };
  let seen: readonly string[] = [];
  const count = async () => {
    seen = await look();
    return new Set(seen).size === 1 ? "one plan" : seen;
  };
  await expect.poll(count, { timeout: 60_000, message: script }).toBe("one plan");
  const saved = seen[0]?.split(" | ") ?? [];
  const lost = [...step.expected.typed.keys()].filter(
    (text) => !saved.includes(text) && !step.expected.replaced.has(text),
  );
  expect(lost, script).toEqual([]);
}

/** Logs the start or the end of a team, as a third device that was offline. */
async function logTeam(title: string, team: string, action: "entry_started" | "entry_ended", atMs: number) {
  const client = await clientOf(tablets[0]);
  const saved = await onServer(tablets[0].page, product, title);
  const times = { limit_min: 20, sign_every_min: 5, par_every_min: 10 };
  await client.incidents.logIncidentAction({
    body: {
      incident_id: saved?.incident.incident_id ?? 0,
      module: "entry-teams",
      action_type: action,
      action_data: { team, name: team, people: ["A. Roy"], ...times, timestamp: new Date(atMs).toISOString() },
      made_at: new Date(atMs).toISOString(),
    },
  });
}

interface Team {
  readonly name: string;
  readonly enteredAtMs: number;
  readonly dueAtMs: number;
}

const timerOf = (page: Page, { name }: Pick<Team, "name">) =>
  page.getByRole("timer", { name: `${name}: time in the hot zone` });

/** Starts a team that both tablets show before its first alarm is due. A slow machine needs a later one. */
async function startTeam(title: string): Promise<Team> {
  for (const leadMs of LEADS_MS) {
    const dueAtMs = Date.now() + leadMs;
    const team = { name: `Entry ${leadMs} of ${title}`, enteredAtMs: dueAtMs - FIRST_ALARM_MS, dueAtMs };
    await logTeam(title, team.name, "entry_started", team.enteredAtMs);
    for (const { page } of tablets) await timerOf(page, team).waitFor();
    if (Date.now() < dueAtMs - leadMs / 4) return team;
    await logTeam(title, team.name, "entry_ended", Date.now());
  }
  throw new Error("No tablet shows a team before its alarm.");
}

/** Waits in a page for the alarm of a team. @returns the true time of the alarm, ms */
const alarmOf = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (said) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const states = [...document.querySelectorAll(".placard-entry-strip [role=status]")];
          if (!states.some(({ textContent }) => textContent.includes(said))) return;
          resolve((globalThis as Shifted).trueNow());
          watch.disconnect();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    `${name}: 5 of 20 minutes.`,
  );

/** Difference of the time shown for a team to the true one, ms. The clock shows whole seconds. */
async function clockErrorMs(page: Page, team: Team): Promise<number> {
  const { shown, atMs } = await timerOf(page, team).evaluate((clock) => ({
    shown: clock.textContent,
    atMs: (globalThis as Shifted).trueNow(),
  }));
  const [minutes = Number.NaN, seconds = Number.NaN] = shown.split(":").map(Number);
  return (minutes * 60 + seconds) * 1000 + 500 - (atMs - team.enteredAtMs);
}

/** Both tablets show the team and give its alarm at the right time, one of them possibly without a network. */
async function expectAlarms(title: string, next: () => number, script: string): Promise<readonly number[]> {
  const team = await startTeam(title);
  const alarms = tablets.map(async ({ page }) => alarmOf(page, team.name));
  if (next() < 0.5) await pick(tablets, next).context.setOffline(true);
  const clocks = await Promise.all(tablets.map(async ({ page }) => clockErrorMs(page, team)));
  const late = (await Promise.all(alarms)).map((atMs) => atMs - team.dueAtMs);
  const errors = [...clocks, ...late];
  expect(
    errors.filter((ms) => Math.abs(ms) > TOLERANCE_MS),
    `${script}: clocks and alarms are off, ms: ${errors.join(", ")}`,
  ).toEqual([]);
  return late;
}

/** Each entry is in the log once, with its true time, and both tablets show all entries in their order. */
async function expectLog(title: string, { entries: expected }: Expected, script: string): Promise<void> {
  const texts = expected.map(({ text }) => text);
  const stored = async () => {
    const { entries = [] } = (await onServer(tablets[0].page, product, title)) ?? {};
    return entries.flatMap(({ action_data: { text, people }, made_at }) => {
      const found = texts.find((one) => one === text || (Array.isArray(people) && people.includes(one)));
      return found === undefined ? [] : [{ text: found, atMs: Date.parse(made_at) }];
    });
  };
  const onTheServer = async () => (await stored()).map(({ text }) => text).toSorted();
  await expect.poll(onTheServer, { timeout: 60_000, message: script }).toEqual(texts.toSorted());
  const madeAt = new Map((await stored()).map(({ text, atMs }) => [text, atMs]));
  const wrong = expected.filter(({ text, fromMs, toMs }) => {
    const atMs = madeAt.get(text) ?? Number.NaN;
    return !(atMs >= fromMs - TOLERANCE_MS && atMs <= toMs + TOLERANCE_MS);
  });
  expect(wrong, script).toEqual([]);
  const shown = async () =>
    Promise.all(
      tablets.map(async ({ page }) => {
        const lines = await openLog(page, title);
        const all = (await lines.allInnerTexts()).toReversed(); // the newest entry is at the top
        await closeLog(page);
        return all.flatMap((line) => /(?:Note|Team) \d+ of \d/.exec(line)?.[0] ?? []);
      }),
    );
  await expect.poll(shown, { timeout: 60_000, message: script }).toEqual([texts, texts]);
}

/** Opens an incident, and shows it on both tablets with their clocks set. */
async function joinBoth(title: string, skews: readonly number[]): Promise<void> {
  const client = await clientOf(tablets[0]);
  await client.incidents.createIncident({ body: { title } });
  for (const [at, { page }] of tablets.entries()) {
    await page.evaluate((ms) => (globalThis as Shifted).setSkew(ms), skews[at] ?? 0);
    await page.goto("/responder");
    await page.getByRole("button", { name: new RegExp(`^(Join|Resume): ${title}$`) }).click();
    await page.getByRole("region", { name: title }).waitFor();
  }
}

/** Ends the incident with all its teams, which would otherwise stay on both tablets. */
async function end(title: string): Promise<void> {
  const client = await clientOf(tablets[0]);
  const saved = await onServer(tablets[0].page, product, title);
  if (saved === null) return;
  const teams = saved.entries.flatMap(({ action_data: { team } }) => (typeof team === "string" ? [team] : []));
  for (const team of new Set(teams)) await logTeam(title, team, "entry_ended", Date.now());
  await client.incidents.updateIncidentStatus({
    params: { id: saved.incident.incident_id },
    body: { status: "completed" },
  });
}

it.each(seedsToRun(RUNS))(
  "run %i: no field is lost, the log is in order and alarms are on time",
  { timeout: 300_000 },
  async (seed) => {
    const next = chance(seed);
    const title = `Clocks of seed ${seed}`;
    const skews = tablets.map(() => Math.round((next() * 2 - 1) * MAX_SKEW_MS));
    const expected: Expected = { replaced: new Set(), typed: new Map(), entries: [] };
    const script = [`clocks off by ${skews.join(" and ")} ms`];
    const startedAt = performance.now();
    const report = (result: string) => {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.info(
        `seed ${seed}, clocks off by ${skews.map((ms) => Math.round(ms / 1000)).join(" and ")} s: ${result}, in ${seconds} s`,
      );
    };
    try {
      await joinBoth(title, skews);
      for (let number = 1; number <= STEPS; number += 1) {
        const which = next() < 0.5 ? 0 : 1;
        const name = pick(ACT_NAMES, next);
        script.push(`${which}: ${name}`);
        await ACTS[name]?.(tablets[which], { title, number, which, next, expected });
      }
      for (const tablet of tablets) await mend(tablet);
      const told = script.join(", ");
      const late = await expectAlarms(title, next, told);
      for (const tablet of tablets) await mend(tablet);
      await expectOnePlan(title, { next, expected }, told);
      for (const { page } of tablets) await allSent(page);
      await expectLog(title, expected, told);
      report(
        `passed, ${expected.typed.size} texts, ${expected.entries.length} entries, alarms ${late.map(Math.round).join(" and ")} ms late`,
      );
    } catch (error) {
      report(`FAILED after ${script.join(", ")}`);
      throw error;
    } finally {
      for (const tablet of tablets) await mend(tablet);
      await end(title);
    }
  },
);
