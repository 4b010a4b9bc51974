import { globSync, readFileSync, statSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { PATIENCE, TEST_TIMEOUTS } from "../test/patience.ts";
import { TEST_FILES } from "../test/test-files.ts";

const CLOCK = /\b(?:performance|Date)\.now\(\)/;

/** Values from a clock that a test compares with a limit: the duration depends on the machine. */
function clockAssertions(text: string): readonly string[] {
  const values = [...text.matchAll(/\b(?:const|let) (\w+)[^=;\n]*= ([^;]*);/g)].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));
  const names = new Set<string>();
  const isFromClock = (code: string): boolean =>
    CLOCK.test(code) || [...code.matchAll(/\w+/g)].some(([word]) => names.has(word));
  for (const { name, value } of values) {
    if (!/=>|new Date|await import/.test(value) && isFromClock(value)) names.add(name);
    if (/=> resolve\(performance\.now\(\)\)/.test(value)) names.add(name);
  }
  return [...text.matchAll(/\bexpect(?:\.soft)?\(([^;]*?)\)\.toBe(?:Less|Greater)Than/g)].flatMap(([, subject = ""]) =>
    isFromClock(subject) ? subject : [],
  );
}

/** Waits for a duration instead of an event, also inside a helper function. One turn of the event loop is allowed. */
const SLEEPS =
  /waitForTimeout\(|networkidle|new Promise\S*\(\(?(\w+)\)? => (?:\{\s*)?(?:void )?setTimeout\(\1, (?!0\))/;

const tests = globSync(
  Object.entries(TEST_FILES).flatMap(([project, files]) => (project === "measure" ? [] : files)),
  { cwd: root, exclude: (path) => path.includes("node_modules") },
).filter((file) => !file.startsWith("tools/lint/") && statSync(join(root, file)).isFile());

const offending = (finds: (text: string) => boolean): readonly string[] =>
  tests.filter((file) => finds(readFileSync(join(root, file), "utf8"))).toSorted();

it.each([
  "const began = Date.now(); await work(); expect(Date.now() - began).toBeLessThan(50);",
  "const from = performance.now();\nconst took = (await arrived) - from;\nexpect(took).toBeGreaterThanOrEqual(9);",
])("rejects an assertion on elapsed time: %s", (text) => {
  expect(clockAssertions(text)).toHaveLength(1);
});

it("accepts a comparison of numbers in a file that reads a clock", () => {
  expect(clockAssertions("const day = new Date(Date.now()); expect(rows.length).toBeLessThan(9);")).toEqual([]);
});

it("covers the test files of every suite", () => {
  expect(tests.length).toBeGreaterThan(600);
});

it("finds no test that compares elapsed time with a limit", () => {
  expect(offending((text) => clockAssertions(text).length > 0)).toEqual([]);
});

it.each([
  "await page.waitForTimeout(2000);",
  "await new Promise((resolve) => setTimeout(resolve, 400));",
  "const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));",
  "await new Promise<void>((done) => {\n  setTimeout(done, LATE_MS);\n});",
])("rejects a sleep: %s", (text) => {
  expect(SLEEPS.test(text)).toBe(true);
});

it.each([
  "await new Promise((resolve) => setTimeout(resolve));",
  "await new Promise((resolve) => setTimeout(resolve, 0));",
  "const late = new Promise((resolve) => source.onmessage = resolve);",
])("accepts waiting for a turn or an event: %s", (text) => {
  expect(SLEEPS.test(text)).toBe(false);
});

it("finds no test that waits for a duration or for an idle network", () => {
  expect(offending((text) => SLEEPS.test(text))).toEqual([]);
});

/** Timeouts of waits, ms. The timeout of a whole test is not one: a function follows it. */
function timeouts(text: string): readonly number[] {
  const given = text.matchAll(/(?:\btimeout: |setDefaultTimeout\()(\w+)\b(?!,?\s*\},\s*(?:async )?\()/g);
  return [...given].flatMap(([, ms = ""]) => {
    const digits = /^\d/.test(ms) ? ms : new RegExp(`\\bconst ${ms} = ([\\d_]+);`).exec(text)?.[1];
    return digits === undefined ? [] : Number(digits.replaceAll("_", ""));
  });
}

/** Waits that give up before the suite's default, such as `vi.waitFor` after one second: a busy machine needs longer. */
function shortPatience(text: string): readonly unknown[] {
  return [...timeouts(text).filter((ms) => ms <= PATIENCE), ...(text.match(/\bvi\.waitFor\(/g) ?? [])];
}

/** Waits longer than the suite's default hide a slow product. Wait for each slow step instead. */
const longPatience = (text: string): readonly number[] => timeouts(text).filter((ms) => ms > PATIENCE);

/** Files with longer waits, and the reason. */
const SLOW_STEPS: Readonly<Record<string, string>> = {
  "apps/reference/e2e/crew.ts": "a first visit stores the whole app, and a lost entry is sent again after 15 s",
  "apps/reference/e2e/random-cuts.cuts.ts": "both devices send again all entries of several cuts, 15 s apart",
  "apps/reference/e2e/workspace/skewed-clocks.cuts.ts":
    "both devices send again all entries of several cuts, 15 s apart",
  "tools/hosts/card-and-map.ts": "a development server compiles each module at its first request",
  "tools/pack/pack.test.ts": "one attempt takes and compares several screenshots",
};

it.each([
  "await screen.findByText(words, {}, { timeout: 8000 });",
  "const PATIENT = { timeout: 20_000 };",
  "page.setDefaultTimeout(5000);",
  "const SOON = 5000;\nawait row.waitFor({ timeout: SOON });",
  "await vi.waitFor(() => expect(calls).toHaveLength(1));",
])("rejects a timeout that a busy machine exceeds: %s", (text) => {
  expect(shortPatience(text)).toHaveLength(1);
});

it.each([
  "await page.goto(url, { timeout: 60_000 });",
  "const slow = { timeout: 30_000 };",
  "await row.waitFor({\n  timeout: 60_000,\n});",
  "await expect.poll(() => count(), { timeout: 30_000, message }).toBe(1);",
])("rejects a timeout longer than the suite default: %s", (text) => {
  expect(shortPatience(text)).toEqual([]);
  expect(longPatience(text)).toHaveLength(1);
});

it.each([
  'it("models every record", { timeout: 60_000 }, async () => {});',
  'it(\n  "models every record",\n  { timeout: 60_000 },\n  () => {},\n);',
])("accepts a timeout of a whole test: %s", (text) => {
  expect([...shortPatience(text), ...longPatience(text)]).toEqual([]);
});

it("finds no test with a timeout below the suite default", () => {
  expect(offending((text) => shortPatience(text).length > 0)).toEqual([]);
});

it("finds no test or its helper with a timeout above the suite default, except for the listed reasons", () => {
  const helpers = globSync(["apps/reference/e2e/**/*.ts", "tools/{hosts,pack}/**/*.ts"], { cwd: root }).filter(
    (file) => !/node_modules|\.measure\.ts$/.test(file),
  );
  const files = [...new Set([...tests, ...helpers])].toSorted();
  const slow = files.filter((file) => longPatience(readFileSync(join(root, file), "utf8")).length > 0);
  expect(slow).toEqual(Object.keys(SLOW_STEPS).toSorted());
});

/** Timeouts of whole tests, ms: after the function, or as an option before it. */
function testTimeouts(text: string): readonly number[] {
  const given = text.matchAll(/^ *\}, (\d+_000)\);$|\btimeout: (\d+_000),?\s*\},\s*(?:async )?\(/gm);
  return [...given].map(([, last = "", option = last]) => Number(option.replaceAll("_", "")));
}

it.each([
  'it("lists rows", async () => {\n  await rows();\n}, 30_000);',
  'it("lists rows", { timeout: 30_000 }, async () => {});',
])("reads the timeout of a whole test: %s", (text) => {
  expect(testTimeouts(text)).toEqual([30_000]);
});

it.each(Object.entries(TEST_TIMEOUTS))("finds no test of %s with its own timeout of at most %i ms", (project, most) => {
  const patterns: readonly string[] = TEST_FILES[project as keyof typeof TEST_TIMEOUTS];
  const files = tests.filter(
    (file) =>
      patterns.some((pattern) => matchesGlob(file, pattern)) && (project !== "unit" || !file.includes(".browser.")),
  );
  expect(files.length).toBeGreaterThan(0);
  const early = files.filter((file) => testTimeouts(readFileSync(join(root, file), "utf8")).some((ms) => ms <= most));
  expect(early.toSorted()).toEqual([]);
});

/** Incident code uses the server's clock (`lib/device/server-clock.ts`), independent of the device clock. */
const OF_INCIDENTS = [
  "apps/reference/src/incident/**/*.{ts,tsx}",
  "apps/reference/src/features/responder-{landing,workspace}/**/*.{ts,tsx}",
  "packages/ui/src/incident/**/*.{ts,tsx}",
];
const DEVICE_CLOCK = /\bDate\.now\(\)|\bnew Date\(\)|\bDate\(\)/;

it.each(["const at = Date.now();", "const at = new Date();", "const at = Date();"])(
  "rejects a read of the device clock: %s",
  (text) => {
    expect(DEVICE_CLOCK.test(text)).toBe(true);
  },
);

it("accepts a moment that is passed in", () => {
  expect(DEVICE_CLOCK.test("new Date(madeAt); new Date(serverClock.now());")).toBe(false);
});

it("finds no device clock in incident code", () => {
  const sources = globSync(OF_INCIDENTS, { cwd: root }).filter(
    (file) => !/\.(?:test|stories|example)\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.filter((file) => DEVICE_CLOCK.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
