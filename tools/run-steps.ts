import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the command writes its results, in the form of Vitest's JSON reporter. What failed is told again at the end. */
  readonly results?: string;
}

export const root: string = join(import.meta.dirname, "..");

function run(step: Step): Promise<number> {
  const [command, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: step.cwd ?? root,
      stdio: "inherit",
      env: { ...process.env, ...step.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
    });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

interface TestResults {
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

const LONGEST_REASON = 1200;

/**
 * What failed in a step, and what passed at a second try alone, a test a paragraph: the end of a long log says it all.
 */
function failuresOf(results: string | undefined): readonly string[] {
  if (results === undefined || !existsSync(results)) return [];
  const { testResults } = JSON.parse(readFileSync(results, "utf8")) as TestResults;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(({ failureMessages = [] }) => failureMessages.length > 0);
    if (failed.length === 0 && status === "failed") return [`FAILED ${name}\n${message}`];
    return failed.map((test) => {
      const outcome = test.status === "failed" ? "FAILED" : "AT A SECOND TRY";
      return `${outcome} ${name} > ${test.fullName}\n${(test.failureMessages ?? []).join("\n")}`;
    });
  });
}

/** Runs each step, goes on after a failure so that one run shows all, then exits 1 if any failed. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const failed: string[] = [];
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    if (step.results !== undefined) rmSync(step.results, { force: true });
    const code = await run(step);
    lines.push(
      `${code === 0 ? "passed" : "FAILED"}  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${step.name}`,
    );
    if (code !== 0) failed.push(step.name);
  }
  for (const reason of steps.flatMap(({ results }) => failuresOf(results))) {
    console.log(`\n${reason.replaceAll(`${root}/`, "").slice(0, LONGEST_REASON)}`);
  }
  console.log(`\n${lines.join("\n")}\n\n${steps.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exit(1);
}
