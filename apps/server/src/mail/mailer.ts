import type { MailProblem } from "../db/schema/upkeep.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail with an ID that stays the same at each try, so that mail programs show a repeated one once. */
export interface OutgoingMail extends Mail {
  readonly id: string;
}

interface DeliveryFailure {
  /** Of the failure, for the log: no text of the mail server, which can name people. */
  readonly code?: string;
  /** True if another try would fail as well. */
  readonly isFinal?: boolean;
  readonly cause?: unknown;
}

/** A mail that was not delivered at this try. */
export class MailDeliveryError extends Error {
  override name = "MailDeliveryError";
  readonly problem: MailProblem;
  readonly code: string;
  readonly isFinal: boolean;

  constructor(problem: MailProblem, { code, isFinal = false, cause }: DeliveryFailure = {}) {
    super(`Mail not delivered: ${problem}`, { cause });
    this.problem = problem;
    this.code = code ?? codeOf(cause);
    this.isFinal = isFinal;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

/** Sends mails. Only `MailSender` calls it: all else puts mails into the queue. */
export interface Mailer {
  /** @throws MailDeliveryError when the mail is not delivered */
  send(mail: OutgoingMail): Promise<void>;
  /** Said at start: where mails go. */
  readonly description: string;
}

/** Notified when mails are queued, so that they do not wait for the next check. */
export interface MailWaker {
  wake(): void;
}

/** For a context without a server: the next server sends its mails. */
export const NO_SENDER: MailWaker = { wake: () => undefined };
