/** `pnpm test`: builds the app when its sources changed, then runs every test, browser tests included. */
import { buildAppIfChanged } from "../start/app-build.ts";
import { runSteps } from "../run-steps.ts";

await buildAppIfChanged((line) => console.log(line));

const projects = (...names: string[]): [string, ...string[]] => [
  "vitest",
  "run",
  ...names.flatMap((name) => ["--project", name]),
];

await runSteps([
  { name: "unit and validation", command: projects("unit", "validation") },
  { name: "server on its database", command: projects("int") },
  { name: "components and stories in Chromium", command: projects("browser", "stories") },
  { name: "the whole product in Chromium", command: projects("e2e") },
]);
