import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root, type Step } from "../run-steps.ts";

const CORES = availableParallelism();
/** Suites that open a browser leave one core to it and to the server and database behind the page. */
const BROWSER_WORKERS = Math.max(1, CORES - 1);
const WITHOUT_BROWSER: ReadonlySet<string> = new Set(["unit", "validation", "models", "int"]);

/** A step that runs Vitest projects, with a report from which failed and retried tests are listed at the end. */
export function vitestStep(name: string, projects: readonly string[], env: Step["env"] = {}): Step {
  const results = join(root, "node_modules/.cache/placard-tests", `${name.replaceAll(/\W+/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const workers = projects.every((project) => WITHOUT_BROWSER.has(project)) ? CORES : BROWSER_WORKERS;
  return { name, command: ["vitest", "run", ...chosen, `--maxWorkers=${workers}`, ...reporters], results, env };
}
