import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root, type Step } from "../run-steps.ts";

/** One core stays free for the browser, the server and the database that the tests use. */
const WORKERS = Math.max(1, availableParallelism() - 1);

/** A step that runs Vitest projects, with a report from which failed and retried tests are listed at the end. */
export function vitestStep(name: string, projects: readonly string[], env: Step["env"] = {}): Step {
  const results = join(root, "node_modules/.cache/placard-tests", `${name.replaceAll(/\W+/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  return { name, command: ["vitest", "run", ...chosen, `--maxWorkers=${WORKERS}`, ...reporters], results, env };
}
