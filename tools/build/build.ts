/** `pnpm build`: the published packages, their package checks and API reports, then the app. */
import { runSteps } from "../run-steps.ts";

const packages = ["hazmat-core", "api-client", "ui"];
const isCi = process.env["CI"] === "true";

await runSteps([
  ...packages.flatMap((name) => {
    const cwd = `packages/${name}`;
    return [
      { name: `${name}: build`, command: ["pnpm", "run", "build"] as const, cwd },
      { name: `${name}: publint`, command: ["publint", "--strict"] as const, cwd },
      {
        name: `${name}: types resolve`,
        command: ["attw", "--pack", ".", "--profile", "esm-only", "--exclude-entrypoints", "./styles.css"] as const,
        cwd,
      },
      {
        name: `${name}: API report`,
        command: ["api-extractor", "run", ...(isCi ? [] : ["--local"])] as [string, ...string[]],
        cwd,
      },
    ];
  }),
  { name: "reference: build", command: ["vite", "build", "--logLevel", "warn"], cwd: "apps/reference" },
]);
