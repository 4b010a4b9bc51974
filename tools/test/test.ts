/**
 * `pnpm test [--seed=N]`: builds the app if its sources changed, then runs every test of the gate, including browser
 * tests. With a seed, files and tests run in random order, the same each time for the same seed.
 */
import { LANES, runSteps } from "../run-steps.ts";
import { APP_BUILD, gateSteps } from "./vitest-step.ts";

const args = process.argv.slice(2);
const seed = /^--seed=(\d+)$/.exec(args[0] ?? "")?.[1];
if (args.length > (seed === undefined ? 0 : 1)) {
  console.error("Usage: pnpm test [--seed=N]. To run single files: pnpm exec vitest run --project unit <files>");
  process.exit(2);
}
await runSteps([APP_BUILD, ...gateSteps(seed)], LANES);
