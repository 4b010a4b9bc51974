import { createTransport } from "nodemailer";
import type { SmtpConfig } from "../config.ts";
import { MailDeliveryError, type Mailer } from "./mailer.ts";

/** Timeouts for the mail server, ms. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A whole send takes no longer, ms, even if the server answers a byte at a time. Far below the lease of a mail. */
const MAX_SEND_MS = 60_000;

/** Sends mail through a server. */
export function smtp({ url, from }: SmtpConfig): Mailer {
  const { host, hostname, username } = new URL(url);
  const isLocal = hostname === "localhost" || hostname.startsWith("127.");
  // A password must not be sent unencrypted.
  const transport = createTransport({ url, ...PATIENCE, requireTLS: username !== "" && !isLocal });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    description: `sent through ${host}`,
    send: async ({ id, to, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from,
          to: { name: "", address: to }, // as an object, so that no text in an address can name a second one
          messageId: `<${id}@${domain}>`,
          signal: AbortSignal.timeout(MAX_SEND_MS),
        });
      } catch (error) {
        throw deliveryErrorOf(error);
      }
    },
  };
}

/** A server that refuses an address or a text for good is not asked again. Its setup can change, so all else is tried again. */
function deliveryErrorOf(cause: unknown): MailDeliveryError {
  const { responseCode, permanent, command } = (cause ?? {}) as Refusal; // nodemailer adds them to its errors
  if (responseCode === undefined) return new MailDeliveryError("server_unreachable", { cause });
  if (permanent !== true) return new MailDeliveryError("server_refused", { cause });
  if (command === "RCPT TO") return new MailDeliveryError("address_refused", { cause, isFinal: true });
  return new MailDeliveryError("server_refused", { cause, isFinal: command === "DATA" });
}

interface Refusal {
  readonly responseCode?: number;
  readonly permanent?: boolean;
  readonly command?: string;
}
