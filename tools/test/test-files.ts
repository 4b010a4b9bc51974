/**
 * The files of each test project. `vitest.config.ts` uses it, and a test counts the files, so that no project becomes
 * empty.
 */
export const TEST_FILES = {
  unit: ["{packages,apps}/*/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
  rules: ["tools/{lint,docs,doc-examples,phrases}/**/*.test.ts"],
  validation: ["{packages,apps}/*/validation/**/*.test.ts"],
  models: ["packages/hazmat-core/validation/**/*.sweep.ts"],
  int: ["apps/server/test/**/*.int.test.ts"],
  browser: ["{packages/ui,apps/reference}/src/**/*.browser.test.tsx"],
  stories: ["packages/ui/src/**/*.stories.tsx"],
  hosts: ["tools/{pack,hosts}/**/*.test.ts"],
  e2e: ["apps/reference/e2e/**/*.e2e.ts"],
  walks: ["apps/reference/e2e/**/*.sweep.ts"],
  measure: ["apps/reference/e2e/**/*.measure.ts"],
  cuts: ["apps/reference/e2e/**/*.cuts.ts"],
} as const satisfies Record<string, readonly string[]>;
