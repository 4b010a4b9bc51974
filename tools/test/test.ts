/** `pnpm test`: builds the app when its sources changed, then runs every test, browser tests included. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root, runSteps, type Step } from "../run-steps.ts";
import { buildAppIfChanged } from "../start/app-build.ts";

await buildAppIfChanged((line) => console.log(line));

/** On two cores Vitest takes one worker, and a core stays without work: one page of Chromium, one file of the server. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** Vitest on some projects, telling what failed in a file too. */
function tests(name: string, ...projects: readonly string[]): Step {
  const results = join(root, "node_modules/.cache/placard-tests", `${projects.join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  return { name, command: ["vitest", "run", ...chosen, `--maxWorkers=${WORKERS}`, ...reporters], results };
}

await runSteps([
  tests("unit and validation", "unit", "validation"),
  tests("server on its database", "int"),
  tests("components and stories in Chromium", "browser", "stories"),
  tests("the whole product in Chromium", "e2e"),
]);
