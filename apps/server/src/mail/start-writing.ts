import type { Context } from "../context.ts";
import { repeat } from "../jobs/repeat.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { tellOfDueInspections } from "./tell-of-due-inspections.ts";

const HOUR_MS = 3_600_000;

/** Letters that no one asks for, by the name that a failure has in the log. Each knows what it has written already. */
const LETTERS = [
  { name: "ask-to-confirm", write: askToConfirm, every: 24 * HOUR_MS },
  { name: "tell-of-due-inspections", write: tellOfDueInspections, every: HOUR_MS }, // a day begins early in the east
] as const;

/** Writes now and then again and again. What fails is logged and tried again the next time. */
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
