import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { SmtpConfig } from "../config.ts";
import type { Mailer } from "./outbox.ts";

/** Timeouts for the mail server, ms. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends mail through a server. A mail that it does not take is not lost: `spare` keeps it.
 *
 * @param spare - usually the outbox folder
 */
export function smtp({ url, from }: SmtpConfig, spare: Mailer, logger: Logger): Mailer {
  const { host, hostname, username } = new URL(url);
  const isLocal = hostname === "localhost" || hostname.startsWith("127.");
  // A password must not be sent unencrypted.
  const transport = createTransport({ url, ...PATIENCE, requireTLS: username !== "" && !isLocal });
  return {
    description: `sent through ${host}; rejected mail is ${spare.description}`,
    send: async (mail) => {
      try {
        // As an object, so that no text in an address can name a second one.
        await transport.sendMail({ ...mail, from, to: { name: "", address: mail.to } });
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : "unknown";
        logger.warn({ code }, "The mail server rejected an email; it was saved to the outbox."); // its words name people
        await spare.send(mail);
      }
    },
  };
}
