import type { Invitation } from "@placard/api-client";
import type { Messages } from "../../messages/messages.ts";

type MailFacts = Pick<Invitation, "mail_state" | "mail_problem">;

/** The state of an invitation email in words; `null`: none was sent by this server. */
export function mailLine({ mail_state, mail_problem }: MailFacts, texts: Messages["signIns"]): string | null {
  const reason = mail_problem === null ? null : texts.mailProblems[mail_problem];
  switch (mail_state) {
    case "waiting":
      return reason === null ? texts.mailWaiting : texts.mailDelayed(reason);
    case "sent":
      return texts.mailSent;
    case "failed":
      return texts.mailFailed(reason ?? texts.mailProblems.other);
    case null:
      return null;
  }
}

const LOOK_AGAIN_MS = 5000;

/** How often to load invitations again: only while an email waits. */
export function mailCheckInterval(invitations: readonly MailFacts[] | undefined): number | false {
  return invitations?.some(({ mail_state }) => mail_state === "waiting") === true ? LOOK_AGAIN_MS : false;
}
