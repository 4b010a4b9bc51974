/**
 * How long a test in any suite waits for an expected result, in milliseconds: a busy machine is slow. A fast result
 * costs no time here, so no test waits shorter (`tools/lint/clocks.test.ts`).
 */
export const PATIENCE = 20_000;

/**
 * How long a whole test of a project may take on a busy machine, in milliseconds. A longer timeout is for a test that does
 * more. No test has a shorter one, or the same one again (`tools/lint/clocks.test.ts`).
 */
export const TEST_TIMEOUTS = {
  unit: 30_000, // some tests check all records
  rules: 30_000,
  int: 30_000,
  browser: 60_000, // two pages side by side
  stories: 60_000,
  e2e: 180_000,
  walks: 180_000,
  cuts: 180_000,
} as const;
