declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** Read as `process.env.NODE_ENV`, which bundlers replace. */
      readonly NODE_ENV?: string | undefined;
    }
  }
}

const REPORTED = /* @__PURE__ */ new Set<string>();

/**
 * Reports a mistake in a host's code in the console, once. Callers check `process.env.NODE_ENV` around it, so that
 * production builds omit the text.
 */
export function warnOnce(text: string): void {
  if (REPORTED.has(text)) return;
  REPORTED.add(text);
  // oxlint-disable-next-line no-console -- for developers of a host, who look in the console
  console.error(`Placard: ${text}`);
}
