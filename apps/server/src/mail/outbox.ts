import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, Mailer } from "./mailer.ts";

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
      await rename(partial, join(folder, name)); // a reader never sees a partial mail
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
