import type { Step } from "../run-steps.ts";
import { vitestStep } from "./vitest-step.ts";

interface Part {
  readonly about: string;
  readonly step: Step;
  /** True if the part opens the built app. */
  readonly usesApp?: true;
}

/** The parts of `pnpm verify`, in the order in which they run. */
export const VERIFY_PARTS: Readonly<Record<string, Part>> = {
  hosts: {
    about:
      "the packed packages in apps of hosts: Vite, Rsbuild, esbuild and Next, in build and development; writes docs/recipes/README.md",
    step: vitestStep("hosts", ["hosts"]),
  },
  looks: {
    about: "every story in the other themes, in forced colours and from right to left",
    step: vitestStep("looks", ["stories"], { EVERY_LOOK: "1" }),
  },
  walks: {
    about:
      "the built app on each device, in each theme and in forced colours, every dialog by keys, the common materials",
    step: vitestStep("walks", ["e2e", "walks"], { EVERY_LOOK: "1" }),
    usesApp: true,
  },
  models: {
    about: "the models: each deliberate break is found, and more gas never gives a shorter zone",
    step: vitestStep("models", ["models"]),
  },
  cuts: {
    about:
      "seeded scripts of two tablets with wrong clocks whose networks fail and return; CUTS_SEED=7 repeats one, CUTS_RUNS=200 runs more",
    step: vitestStep("cuts", ["cuts"]),
    usesApp: true,
  },
  measured: {
    about: "the work of the app in a slowed browser, as figures beside aims; wants an idle machine",
    step: vitestStep("measured", ["measure"]),
    usesApp: true,
  },
  postgres: {
    about: "the server's tests on PostgreSQL instead of the embedded database, some with 100,000 rows",
    step: {
      ...vitestStep("postgres", ["int"], { MANY_ROWS: "1" }),
      command: ["tools/postgres/run.sh", ...vitestStep("postgres", ["int"]).command],
    },
  },
  load: {
    about:
      "the server with PostgreSQL: load beside bare Hono, longest tasks, event streams, kills, large data; --only=streams runs one part",
    step: {
      name: "load",
      command: ["tools/postgres/run.sh", "node", "--conditions=@placard/source", "apps/server/tools/load/load.ts"],
    },
  },
  sizes: {
    about: "the sizes in bytes beside those of comparable packages; wants built packages",
    step: { name: "sizes", command: ["node", "tools/size/size.ts", "--compare"] },
  },
};
