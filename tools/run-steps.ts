import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Names of earlier steps that must end before this one starts. */
  readonly after?: readonly string[];
  /** File with the results in the format of Vitest's JSON reporter. Its failed tests are listed again at the end. */
  readonly results?: string;
}

export const root: string = join(import.meta.dirname, "..");

/**
 * Number of steps of `pnpm test` and `pnpm check` that run at the same time. A step with one worker and a browser uses
 * two thirds of two cores; a second step uses the rest.
 */
export const LANES: number = Math.min(2, availableParallelism());

/** @param take - receives the output in pieces; without it, the output is printed at once */
function run(step: Step, take?: (piece: Buffer) => void): Promise<number> {
  const [command, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: step.cwd ?? root,
      stdio: take === undefined ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...step.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
    });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    if (take !== undefined) for (const output of [child.stdout, child.stderr]) output?.on("data", take);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** The part of Vitest's JSON report used here. */
export interface TestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** A test that failed, or that passed only when it was run a second time. */
export interface Failure {
  readonly outcome: "failed" | "passed on retry";
  readonly file: string;
  readonly test: string;
  readonly reason: string;
}

const MAX_REASON_LENGTH = 1200;

/** Failed and retried tests of a report, in its order. A file that could not be loaded has an empty test name. */
export function failuresIn({ testResults }: TestResults): readonly Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): readonly Failure[] => {
    const file = name.replace(`${root}/`, "");
    const failed = assertionResults.filter(({ failureMessages = [] }) => failureMessages.length > 0);
    if (failed.length === 0 && status === "failed") return [{ outcome: "failed", file, test: "", reason: message }];
    return failed.map((test) => ({
      outcome: test.status === "failed" ? "failed" : "passed on retry",
      file,
      test: test.fullName,
      reason: (test.failureMessages ?? []).join("\n").replaceAll(`${root}/`, ""),
    }));
  });
}

function readFailures(results: string | undefined): readonly Failure[] {
  if (results === undefined || !existsSync(results)) return [];
  return failuresIn(JSON.parse(readFileSync(results, "utf8")) as TestResults);
}

/**
 * Lists every failed and retried test, and writes the retried ones to `flakes.json`: an empty list if there are none.
 */
function reportFailures(steps: readonly Step[]): void {
  const failures = steps.flatMap(({ results }) => readFailures(results));
  for (const { outcome, file, test, reason } of failures) {
    console.log(`\n${outcome.toUpperCase()} ${file} > ${test}\n${reason.slice(0, MAX_REASON_LENGTH)}`);
  }
  if (steps.every(({ results }) => results === undefined)) return;
  const retried = failures.filter(({ outcome }) => outcome === "passed on retry");
  writeFileSync(join(root, "flakes.json"), `${JSON.stringify(retried, null, 2)}\n`);
  console.log(`\nPassed only on retry: ${retried.length === 0 ? "none" : retried.length}`);
}

/** Runs a step and prints its output: at once, or as a whole when it ends. */
async function runAndPrint(step: Step, isAtOnce: boolean): Promise<{ readonly code: number; readonly line: string }> {
  const started = performance.now();
  if (step.results !== undefined) rmSync(step.results, { force: true });
  console.log(`\n── ${step.name}${isAtOnce ? "" : " starts"}`);
  const pieces: Buffer[] = [];
  const code = await run(step, isAtOnce ? undefined : (piece) => pieces.push(piece));
  if (!isAtOnce) console.log(`\n── ${step.name}\n${Buffer.concat(pieces).toString()}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  return { code, line: `${code === 0 ? "passed" : "FAILED"}  ${seconds} s  ${step.name}` };
}

/**
 * Runs every step, even after a failure, prints a summary, and exits with 1 if a step failed.
 *
 * @param lanes - number of steps that run at the same time, in their order. With more than one, the output of a step is
 *   printed when it ends.
 */
export async function runSteps(steps: readonly Step[], lanes = 1): Promise<void> {
  const waiting = steps.entries();
  const ends = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const lines: string[] = [];
  let failed = 0;
  async function runLane(): Promise<void> {
    for (const [index, step] of waiting) {
      await Promise.all((step.after ?? []).flatMap((name) => ends.get(name)?.promise ?? []));
      const { code, line } = await runAndPrint(step, lanes === 1);
      lines[index] = line;
      if (code !== 0) failed += 1;
      ends.get(step.name)?.resolve();
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane));
  reportFailures(steps);
  console.log(`\n${lines.join("\n")}\n\n${steps.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
}
