/** `pnpm build`: the app when its sources changed, then the published packages, with package checks and API reports. */
import { LANES, runSteps, type Step } from "../run-steps.ts";
import { buildAppIfChanged } from "../start/app-build.ts";
import { ARCHIVES, archiveOf, PUBLISHED } from "./archives.ts";

await buildAppIfChanged((line) => console.log(line));

/** The core is built first, because the types of the others include its own. */
const built = (name: string): readonly string[] => (name === "hazmat-core" ? [] : ["hazmat-core: build"]);

const builds = PUBLISHED.map((name): Step => ({
  name: `${name}: build`,
  command: ["pnpm", "run", "build"],
  cwd: `packages/${name}`,
  after: built(name),
}));

const checks = PUBLISHED.flatMap((name): readonly Step[] => {
  const cwd = `packages/${name}`;
  const archive = archiveOf(name);
  const notModules = ["./styles.css", "./placard-elements.js", "./elements.global.js", "./fonts.css"] as const;
  return [
    {
      name: `${name}: pack`,
      command: ["pnpm", "pack", "--pack-destination", ARCHIVES],
      cwd,
      after: [`${name}: build`],
    },
    { name: `${name}: publint`, command: ["publint", "--strict", archive], after: [`${name}: pack`] },
    {
      name: `${name}: types resolve`,
      command: ["attw", archive, "--profile", "esm-only", "--exclude-entrypoints", ...notModules],
      after: [`${name}: pack`],
    },
    {
      name: `${name}: API reports`,
      command: ["node", "tools/api-report/api-report.ts", name],
      after: builds.map((step) => step.name),
    },
  ];
});

await runSteps([...builds, ...checks], LANES);
