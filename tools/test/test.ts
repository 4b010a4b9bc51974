/** `pnpm test`: builds the app when its sources changed, then runs every test of the gate, browser tests included. */
import { runSteps } from "../run-steps.ts";
import { buildAppIfChanged } from "../start/app-build.ts";
import { vitestStep } from "./vitest-step.ts";

await buildAppIfChanged((line) => console.log(line));

await runSteps([
  vitestStep("unit and validation", ["unit", "validation"]),
  vitestStep("server on its database", ["int"]),
  vitestStep("components and stories in Chromium", ["browser", "stories"]),
  vitestStep("the whole product in Chromium", ["e2e"]),
]);
