import type { Context } from "../context.ts";
import { repeat } from "../jobs/repeat.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { tellOfDueInspections } from "./tell-of-due-inspections.ts";

const HOUR_MS = 3_600_000;

/**
 * Emails sent without a request, with the name used in the log if one fails. Each job stores what it has already sent.
 */
const LETTERS = [
  { name: "ask-to-confirm", write: askToConfirm, every: 24 * HOUR_MS },
  { name: "tell-of-due-inspections", write: tellOfDueInspections, every: HOUR_MS }, // the date changes early in the east
] as const;

/** Sends emails now and then repeatedly. A failure is logged and retried the next time. */
export function startWriting(ctx: Context): AsyncDisposable {
  const jobs = LETTERS.map(({ name, write, every }) =>
    repeat(async () => {
      try {
        await write(ctx);
      } catch (error) {
        ctx.events.failed({ endpoint: name, requestId: "none", error });
      }
    }, every),
  );
  return {
    [Symbol.asyncDispose]: async () => {
      await Promise.all(jobs.map((job) => job[Symbol.asyncDispose]()));
    },
  };
}
