/** `pnpm build`: the published packages, their package checks and API reports, then the app. */
import { runSteps } from "../run-steps.ts";

const packages = ["hazmat-core", "api-client", "ui"];

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
      // The client's types are inferred from the contract; its snapshot test is the report that people can read.
      ...(name === "api-client"
        ? []
        : [{ name: `${name}: API reports`, command: ["node", "tools/api-report/api-report.ts", name] as const }]),
    ];
  }),
  { name: "reference: build", command: ["vite", "build", "--logLevel", "warn"], cwd: "apps/reference" },
]);
