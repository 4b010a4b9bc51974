/**
 * How long a test in any suite waits for an expected result, in milliseconds: a busy machine is slow. A fast result
 * costs no time here, so no test waits shorter (`tools/lint/clocks.test.ts`).
 */
export const PATIENCE = 20_000;
