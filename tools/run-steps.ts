import { spawn } from "node:child_process";
import { join } from "node:path";

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
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

/** Runs each step, goes on after a failure so that one run shows all, then exits 1 if any failed. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const failed: string[] = [];
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const code = await run(step);
    lines.push(
      `${code === 0 ? "passed" : "FAILED"}  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${step.name}`,
    );
    if (code !== 0) failed.push(step.name);
  }
  console.log(`\n${lines.join("\n")}\n\n${steps.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exit(1);
}
