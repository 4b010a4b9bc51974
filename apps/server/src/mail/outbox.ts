import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

/** Writes each mail as a file, for installations without a mail server and for tests. */
export function outbox(folder: string, now: () => Date): Mailer {
  return {
    description: `written to ${folder}`,
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const at = now();
      const name = `${at.toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      const partial = join(folder, `.${name}`);
      await writeFile(partial, messageOf(mail, at), { mode: 0o600 });
      await rename(partial, join(folder, name)); // a reader never sees half a mail
    },
  };
}

/** Line breaks in a header would start another header. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, " ");

function messageOf(mail: Mail, at: Date): string {
  return [
    `Date: ${at.toUTCString()}`,
    `To: ${oneLine(mail.to)}`,
    `Subject: ${oneLine(mail.subject)}`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    mail.text,
    "",
  ].join("\r\n");
}
