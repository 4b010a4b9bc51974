import { join } from "node:path";

/** Only the tests of the mutated rules: Stryker runs them once for every mutant that they cover. */
export default {
  root: join(import.meta.dirname, "../.."),
  ssr: { resolve: { conditions: ["@placard/source", "node", "module", "development|production"] } },
  test: {
    include: ["packages/hazmat-core/src/{hazard,units,exposure,identity,business,provenance,team}/**/*.test.ts"],
  },
};
