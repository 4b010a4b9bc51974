/** `pnpm build`: the app when its sources changed, then the published packages, with package checks and API reports. */
import { runSteps } from "../run-steps.ts";
import { buildAppIfChanged } from "../start/app-build.ts";
import { ARCHIVES, archiveOf, PUBLISHED } from "./archives.ts";

await buildAppIfChanged((line) => console.log(line));

await runSteps(
  PUBLISHED.flatMap((name) => {
    const cwd = `packages/${name}`;
    const archive = archiveOf(name);
    return [
      { name: `${name}: build`, command: ["pnpm", "run", "build"] as const, cwd },
      { name: `${name}: pack`, command: ["pnpm", "pack", "--pack-destination", ARCHIVES] as const, cwd },
      { name: `${name}: publint`, command: ["publint", "--strict", archive] as const },
      {
        name: `${name}: types resolve`,
        command: [
          "attw",
          archive,
          "--profile",
          "esm-only",
          "--exclude-entrypoints",
          "./styles.css",
          "./elements.global.js",
          "./elements-map.global.js",
          "./elements-map.worker.js",
          "./fonts.css",
        ] as const,
      },
      { name: `${name}: API reports`, command: ["node", "tools/api-report/api-report.ts", name] as const },
    ];
  }),
);
