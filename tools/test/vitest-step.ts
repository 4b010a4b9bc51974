import { availableParallelism } from "node:os";
import { join } from "node:path";
import { LANES, root, type Step } from "../run-steps.ts";

const CORES = availableParallelism();
/** Browser suites leave one core to the browser and to the server and database behind the page. */
const BROWSER_WORKERS = Math.max(1, CORES - 1);
const WORKERS_PER_LANE = Math.max(1, Math.floor(CORES / LANES));
const WITHOUT_BROWSER: ReadonlySet<string> = new Set(["unit", "validation", "models", "int"]);

/**
 * A step that runs Vitest projects, with a report from which failed and retried tests are listed at the end.
 *
 * @param options - further options of Vitest
 * @param workers - by default as many as there are cores, or one less with a browser
 */
export function vitestStep(
  name: string,
  projects: readonly string[],
  env: Step["env"] = {},
  options: readonly string[] = [],
  workers: number = projects.every((project) => WITHOUT_BROWSER.has(project)) ? CORES : BROWSER_WORKERS,
): Step {
  const results = join(root, "node_modules/.cache/placard-tests", `${name.replaceAll(/\W+/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const command = ["vitest", "run", ...chosen, `--maxWorkers=${workers}`, ...reporters, ...options] as const;
  return { name, command, results, env };
}

export const APP_BUILD: Step = {
  name: "the app, if its sources changed",
  command: ["node", "--conditions=@placard/source", "tools/start/app-build.ts"],
};

/**
 * The test steps of `pnpm test`, in an order in which two lanes end at about the same time. With a seed, files and tests run in the random
 * order of that seed.
 */
export function gateSteps(seed?: string): readonly Step[] {
  const shuffled = ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`];
  const order = seed === undefined ? [] : shuffled;
  const step = (name: string, projects: readonly string[], env: Step["env"] = {}): Step =>
    vitestStep(name, projects, env, order, WORKERS_PER_LANE);
  // The production build of React: faster than the development build, and the build that users run.
  const shipped = { NODE_ENV: "production" } as const;
  return [
    step("components in Chromium", ["browser"], shipped),
    { ...step("the whole product in Chromium", ["e2e"]), after: [APP_BUILD.name] },
    step("unit and validation", ["unit", "validation"]),
    step("server on its database", ["int"]),
    step("stories in Chromium", ["stories"], shipped),
  ];
}
