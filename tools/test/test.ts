/** `pnpm test`: builds the app when its sources changed, then runs every test of the gate, browser tests included. */
import { runSteps } from "../run-steps.ts";
import { buildAppIfChanged } from "../start/app-build.ts";
import { vitestStep } from "./vitest-step.ts";

await buildAppIfChanged((line) => console.log(line));

await runSteps([
  vitestStep("unit and validation", ["unit", "validation"]),
  vitestStep("server on its database", ["int"]),
  // React as it ships: faster than the build it is developed with, and what a browser of a crew runs.
  vitestStep("components and stories in Chromium", ["browser", "stories"], { NODE_ENV: "production" }),
  vitestStep("the whole product in Chromium", ["e2e"]),
]);
