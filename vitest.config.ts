import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { COMPILED } from "./apps/reference/build/compiled.ts";
import { chromiumLaunch } from "./tools/browser/launch.ts";
import { codeBlocksPlugin } from "./tools/doc-examples/code-blocks-plugin.ts";
import { PATIENCE, TEST_TIMEOUTS } from "./tools/test/patience.ts";
import { TEST_FILES } from "./tools/test/test-files.ts";

const launchOptions = await chromiumLaunch();

/** Creates a new object for each project, because Vitest changes the object that it receives. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions }),
  instances: [{ browser: "chromium" as const }],
  viewport: { width: 1024, height: 768 },
});

/** Number of retries of a failed browser test. `pnpm test` lists each retried test, also in `flakes.json`. */
const RETRY = 1;

/** Also the timeout of `expect.element`. */
const patient = { poll: { timeout: PATIENCE } };

const resolve = { conditions: ["@placard/source", "module", "browser", "development|production"] };
const ssr = { resolve: { conditions: ["@placard/source", "node", "module", "development|production"] } };
const outside = ["**/node_modules/**", "**/dist/**"];

/** Tests of the built app with a real server, database and browser. */
const wholeProduct = {
  expect: patient,
  globalSetup: "apps/reference/e2e/seeded-folder.ts",
  setupFiles: "apps/reference/e2e/tell-failures.ts",
  env: { FEW_MAP_PIXELS: "1" },
  exclude: outside,
  retry: RETRY,
  testTimeout: TEST_TIMEOUTS.e2e,
  hookTimeout: TEST_TIMEOUTS.e2e,
};

// `isolate: false`: files of a project share their modules, so that the core or Storybook's preview is not reloaded for
// each file. A test that needs a module in its initial state resets the modules and imports it again.
export default defineConfig({
  test: {
    coverage: {
      include: ["packages/hazmat-core/src/**/*.ts"],
      exclude: ["**/generated/**", "**/*.bench.ts"],
      reporter: [["text", { skipFull: true }], "text-summary"],
      thresholds: { statements: 95 },
    },
    projects: [
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: "unit",
          expect: patient,
          isolate: false,
          testTimeout: TEST_TIMEOUTS.unit,
          include: [...TEST_FILES.unit],
          exclude: ["**/*.browser.test.tsx", "tools/{lint,docs,doc-examples,phrases,pack,hosts}/**", ...outside],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "rules",
          expect: patient,
          isolate: false,
          testTimeout: TEST_TIMEOUTS.rules,
          include: [...TEST_FILES.rules],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "validation",
          expect: patient,
          isolate: false,
          include: [...TEST_FILES.validation],
          exclude: outside,
        },
      },
      {
        resolve,
        ssr,
        test: { name: "models", expect: patient, include: [...TEST_FILES.models], exclude: outside },
      },
      {
        resolve,
        ssr,
        test: {
          name: "int",
          expect: patient,
          isolate: false,
          include: [...TEST_FILES.int],
          exclude: outside,
          testTimeout: TEST_TIMEOUTS.int,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        plugins: [react(COMPILED), codeBlocksPlugin()],
        // Vite bundles a dependency on its first import, and reloads the page of the running test. It finds most
        // dependencies in advance, but not those that only workers import, such as this one.
        optimizeDeps: { exclude: ["pdfjs-dist"] },
        test: {
          name: "browser",
          expect: patient,
          isolate: false,
          setupFiles: [
            "tools/test/page/quiet-tools.ts",
            "tools/test/page/waiting-queries.ts",
            "tools/test/page/drawn-page.ts",
            "tools/test/page/clean-page.ts",
          ],
          sequence: { setupFiles: "list" }, // quiet-tools.ts must run before React is loaded
          include: [...TEST_FILES.browser],
          retry: RETRY,
          testTimeout: TEST_TIMEOUTS.browser,
          browser: browser(),
        },
      },
      {
        resolve,
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          expect: patient,
          env: { EVERY_LOOK: process.env["EVERY_LOOK"] ?? "" },
          isolate: false,
          setupFiles: ["tools/test/page/quiet-tools.ts", "tools/test/page/drawn-page.ts"],
          sequence: { setupFiles: "list" },
          retry: RETRY,
          testTimeout: TEST_TIMEOUTS.stories,
          browser: browser(),
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "hosts",
          expect: patient,
          globalSetup: "tools/pack/pack-once.ts",
          include: [...TEST_FILES.hosts],
          exclude: outside,
        },
      },
      {
        resolve,
        ssr,
        test: { ...wholeProduct, name: "e2e", include: [...TEST_FILES.e2e] },
      },
      {
        resolve,
        ssr,
        test: { ...wholeProduct, name: "walks", include: [...TEST_FILES.walks] },
      },
      {
        resolve,
        ssr,
        test: {
          name: "measure",
          expect: patient,
          setupFiles: "apps/reference/e2e/tell-failures.ts",
          include: [...TEST_FILES.measure],
          exclude: outside,
          testTimeout: TEST_TIMEOUTS.e2e,
          hookTimeout: TEST_TIMEOUTS.e2e,
          fileParallelism: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "cuts",
          expect: patient,
          setupFiles: "apps/reference/e2e/tell-failures.ts",
          env: { FEW_MAP_PIXELS: "1" },
          include: [...TEST_FILES.cuts],
          exclude: outside,
          testTimeout: TEST_TIMEOUTS.cuts,
          hookTimeout: TEST_TIMEOUTS.cuts,
          fileParallelism: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "bench",
          // Runs modules in Node itself: Vitest's own runner slows down each access to an import.
          experimental: { viteModuleRunner: false },
          execArgv: ["--conditions=@placard/source"],
          include: [],
          benchmark: { enabled: true, include: ["{packages,apps}/*/src/**/*.bench.ts"] },
        },
      },
    ],
  },
});
