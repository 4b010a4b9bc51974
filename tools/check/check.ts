/** `pnpm check`: all checks that do not need a running product, in two lanes. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LANES, root, runSteps, type Step } from "../run-steps.ts";

const tsc = "node_modules/typescript-native/bin/tsc";
const projects = [
  "packages/hazmat-core",
  "packages/hazmat-core/tsconfig.test.json",
  "packages/api-client",
  "packages/ui",
  "apps/server",
  "apps/reference",
  "apps/reference/worker",
  "tsconfig.json",
].filter((project) => existsSync(join(root, project)));

const steps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  {
    name: "lint",
    command: ["oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives-severity=error"],
  },
  ...projects.map((project) => ({ name: `types of ${project}`, command: ["node", tsc, "-p", project] as const })),
  { name: "arrows", command: ["depcruise", "--config", ".dependency-cruiser.cjs", "packages", "apps"] },
  { name: "styles", command: ["stylelint", "{packages,apps}/*/src/**/*.css"] },
  { name: "unused code", command: ["knip"] },
  { name: "workspace", command: ["sherif", "--no-install"] },
  { name: "house rules and documentation", command: ["vitest", "run", "--project", "rules"] },
];
await runSteps(steps, LANES);
