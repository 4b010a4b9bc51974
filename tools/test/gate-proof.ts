/**
 * `pnpm gate:proof [part ...] [--runs=N]`: shows that the gate is green on any machine, and how long it takes. Without
 * a part it runs all of them, which takes hours. Each run has a fresh clone of the last commit, and adds a row to the
 * table in `docs/testing.md` when it ends. After a restart, it skips the runs that the table already has for this
 * commit.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root, type Failure } from "../run-steps.ts";
import { appendRow, missingRuns, readRows, type ProofRow } from "./proof-table.ts";
import { gateSteps } from "./vitest-step.ts";

const PAGE = "docs/testing.md";
const page = join(root, PAGE);
const PNPM = ["npx", "--yes", "pnpm@12.21.0"] as const;

interface Part {
  readonly about: string;
  /** Beginning of the run names in the table. */
  readonly run: string;
  readonly runs: number;
  readonly command: (seed: number) => readonly [string, ...string[]];
  /** `.ci/run` installs the packages itself. */
  readonly installs?: true;
  /** Number of processes that keep a core busy during the run. */
  readonly busy?: number;
  readonly isShuffled?: true;
  /** Reads the outcome of a run without a test report. */
  readonly outcome?: (clone: string) => string;
}

const PARTS: Readonly<Record<string, Part>> = {
  test: {
    about: "`pnpm test` after the install; wants an idle machine",
    run: "pnpm test",
    runs: 1,
    command: () => [...PNPM, "test"],
  },
  ci: {
    about: "`.ci/run`, with its install; wants an idle machine",
    run: ".ci/run",
    runs: 1,
    command: () => [".ci/run"],
    installs: true,
  },
  busy: {
    about: "`pnpm test` beside two busy processes",
    run: "two busy processes",
    runs: 5,
    command: () => [...PNPM, "test"],
    busy: 2,
  },
  shuffled: {
    about: "`pnpm test` with files and tests in random order; `pnpm test --seed=N` repeats one",
    run: "random order",
    runs: 3,
    command: (seed) => [...PNPM, "test", `--seed=${seed}`],
    isShuffled: true,
  },
  mutation: {
    about: "`pnpm mutation`: the share of deliberate breaks that a test notices",
    run: "pnpm mutation",
    runs: 1,
    command: () => [...PNPM, "mutation"],
    outcome: mutationScore,
  },
};

/** Detected mutants as a percentage, from the report in the schema of mutation-testing-elements. */
function mutationScore(clone: string): string {
  const report = JSON.parse(readFileSync(join(clone, "temp/mutation.json"), "utf8")) as {
    readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
  };
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = all.filter((status) => status === "Killed" || status === "Timeout").length;
  const missed = all.filter((status) => status === "Survived" || status === "NoCoverage").length;
  return `${((100 * noticed) / (noticed + missed)).toFixed(1)}% of ${noticed + missed} breaks`;
}

const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** @returns the exit code; output is appended to the log */
function run([command, ...args]: readonly [string, ...string[]], cwd: string, log: string): Promise<number> {
  const output = openSync(log, "a");
  const child = spawn(command, args, { cwd, stdio: ["ignore", output, output] });
  return new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  }).finally(() => closeSync(output));
}

const keepBusy = (): ChildProcess => spawn(process.execPath, ["-e", "for (;;) Math.random();"], { stdio: "ignore" });

/** Tests per step of the gate, or a dash for a step without a report. */
function countTests(clone: string): string {
  const counts = gateSteps().map(({ results = "" }) => {
    const report = join(clone, relative(root, results));
    if (!existsSync(report)) return "–";
    const { numTotalTests } = JSON.parse(readFileSync(report, "utf8")) as { readonly numTotalTests: number };
    return numTotalTests.toLocaleString("en");
  });
  return counts.join(" + ");
}

/** Titles of the tests that needed a second run. */
function readFlakes(clone: string): string {
  const file = join(clone, "flakes.json");
  if (!existsSync(file)) return "–";
  const flakes = JSON.parse(readFileSync(file, "utf8")) as readonly Failure[];
  return flakes.length === 0 ? "none" : flakes.map(({ test }) => test).join("; ");
}

/** One run in a fresh clone. The clone and its log are kept if the run fails. */
async function prove(part: Part, commit: string): Promise<ProofRow> {
  const folder = mkdtempSync(join(tmpdir(), "placard-proof-"));
  const [clone, log] = [join(folder, "clone"), join(folder, "output.log")];
  git("clone", "--quiet", root, clone);
  const seed = randomInt(1, 1_000_000);
  const name = part.isShuffled === true ? `${part.run}, seed ${seed}` : part.run;
  console.log(`\n── ${name}\n   output: ${log}`);
  if (part.installs !== true && (await run([...PNPM, "install", "--frozen-lockfile"], clone, log)) !== 0) {
    throw new Error(`The install failed: ${log}`);
  }
  const [load = 0] = loadavg();
  const busy = Array.from({ length: part.busy ?? 0 }, keepBusy);
  const started = performance.now();
  const code = await run(part.command(seed), clone, log).finally(() => busy.forEach((child) => child.kill()));
  const row = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    run: name,
    outcome: code === 0 ? (part.outcome?.(clone) ?? "green") : "red",
    flakes: part.outcome === undefined ? readFlakes(clone) : "–",
    tests: part.outcome === undefined ? countTests(clone) : "–",
    load: load.toFixed(1),
    minutes: ((performance.now() - started) / 60_000).toFixed(1),
  };
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  return row;
}

const args = process.argv.slice(2);
const runs = args.map((arg) => /^--runs=([1-9]\d?)$/.exec(arg)?.[1]).find((count) => count !== undefined);
const names = args.filter((arg) => !arg.startsWith("--"));
const unknown = args.filter((arg) => !Object.hasOwn(PARTS, arg) && arg !== "--list" && !arg.startsWith("--runs="));
if (unknown.length > 0 || (runs === undefined && args.some((arg) => arg.startsWith("--runs=")))) {
  console.error(`Usage: pnpm gate:proof [${Object.keys(PARTS).join("|")} ...] [--runs=1 to 99] [--list]`);
  process.exit(2);
}
if (args.includes("--list")) {
  for (const [name, { about, runs: wanted }] of Object.entries(PARTS))
    console.log(`${name.padEnd(10)}${wanted} × ${about}`);
  process.exit(0);
}
if (git("status", "--porcelain", "--", ".", `:!${PAGE}`) !== "") {
  console.error("Commit first: a fresh clone has committed work only.");
  process.exit(2);
}

// A commit that only changes the table does not invalidate its runs.
const commit = git("log", "-1", "--format=%h", "--", ".", `:!${PAGE}`);
let isGreen = true;
for (const [name, part] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const wanted = runs === undefined ? part.runs : Number(runs);
  for (let left = missingRuns(readRows(readFileSync(page, "utf8")), commit, part.run, wanted); left > 0; left -= 1) {
    const row = await prove(part, commit); // one after another: parallel runs would slow each other
    writeFileSync(page, appendRow(readFileSync(page, "utf8"), row));
    console.log(`   ${row.outcome}, ${row.minutes} min, passed only on retry: ${row.flakes}`);
    if (row.outcome === "red") isGreen = false;
  }
}
console.log(`\nThe table is in ${PAGE}.`);
process.exit(isGreen ? 0 : 1);
