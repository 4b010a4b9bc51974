import type { Context } from "../context.ts";
import { waitAtMost } from "../jobs/repeat.ts";
import { delayMail, dropExpiredMails, endMail, freeMails, nextTry, takeMail, type TakenMail } from "./mail-queue.ts";
import { MailDeliveryError, type MailWaker } from "./mailer.ts";

/** How often to check for mails whose next try is due, and for those of other servers. */
const CHECK_EVERY_MS = 10_000;

/** A stop waits this long for the mail being sent. Less than the grace of usual service managers, 30 s and 90 s. */
const STOP_WAIT_MS = 25_000;

type SenderContext = Pick<Context, "database" | "mailer" | "serverKey" | "serverId" | "now" | "events">;

/** Sends the mails of the queue, one after the other. */
export class MailSender implements MailWaker {
  readonly #ctx: SenderContext;
  #round: Promise<void> | null = null;
  #isWoken = false;
  #isStopping = false;
  /** True until the mails of an earlier process are free. */
  #isFirstRound = false;

  constructor(ctx: SenderContext) {
    this.#ctx = ctx;
  }

  /** Starts a round, or lets the current one check once more. */
  wake(): void {
    this.#isWoken = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = null;
      if (this.#isWoken && !this.#isStopping) this.wake(); // woken after the last check of the round
    });
  }

  /**
   * Sends now and whenever mails are due, starting with those that an earlier process was sending. Disposing waits for the
   * mail being sent, and takes no other.
   */
  start(): AsyncDisposable {
    this.#isFirstRound = true;
    this.wake();
    const timer = setInterval(() => this.wake(), CHECK_EVERY_MS);
    timer.unref();
    return {
      [Symbol.asyncDispose]: async () => {
        this.#isStopping = true;
        clearInterval(timer);
        if (this.#round !== null) await waitAtMost(STOP_WAIT_MS, this.#round);
      },
    };
  }

  /** Never rejects: errors are logged, and the next check tries again. */
  async #rounds(): Promise<void> {
    while (this.#isWoken && !this.#isStopping) {
      this.#isWoken = false;
      try {
        if (this.#isFirstRound) await this.#ctx.database.system((rows) => freeMails(rows, this.#ctx));
        this.#isFirstRound = false;
        await this.sendDue();
      } catch (error) {
        this.#ctx.events.failed({ endpoint: "sendMail", requestId: "none", error });
      }
    }
  }

  /** Sends all mails that are due. */
  async sendDue(): Promise<void> {
    const { database, now } = this.#ctx;
    await database.system((rows) => dropExpiredMails(rows, now()));
    while (!this.#isStopping) {
      const taken = await database.system((rows) => takeMail(rows, this.#ctx));
      if (taken === null) return;
      await this.#send(taken);
    }
  }

  async #send(taken: TakenMail): Promise<void> {
    const { database, events, mailer, now } = this.#ctx;
    const failure = await deliver(taken, mailer);
    const at = now();
    const again = failure === null || failure.isFinal ? null : nextTry(taken, at);
    await database.system((rows) =>
      failure === null || again === null
        ? endMail(rows, taken, { problem: failure?.problem ?? null, at })
        : delayMail(rows, taken, { problem: failure.problem, until: again }),
    );
    if (failure === null) events.mailSent(taken.kind);
    else events.mailNotSent({ kind: taken.kind, problem: failure.problem, code: failure.code, isLast: again === null });
  }
}

/** @returns `null` once the mail is on its way */
async function deliver({ mail }: TakenMail, mailer: Context["mailer"]): Promise<MailDeliveryError | null> {
  if (mail === null) return new MailDeliveryError("other", { code: "sealed", isFinal: true });
  try {
    await mailer.send(mail);
    return null;
  } catch (cause) {
    return cause instanceof MailDeliveryError ? cause : new MailDeliveryError("other", { cause });
  }
}
