/**
 * How long a test waits for what should come, in milliseconds, in every suite: a busy machine is slow. What comes at once
 * costs nothing here, so no test waits shorter (`tools/lint/clocks.test.ts`).
 */
export const PATIENCE = 20_000;
