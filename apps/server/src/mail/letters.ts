import type { Mail } from "./outbox.ts";
import { plainName } from "./plain-name.ts";

/** Every letter that the service writes. */

interface PasswordReset {
  readonly to: string;
  readonly name: string;
  readonly origin: string;
  readonly token: string;
}

export function passwordResetMail({ to, name, origin, token }: PasswordReset): Mail {
  return {
    to,
    subject: "Set a new Placard password",
    text: [
      `Hello ${plainName(name)},`,
      "",
      "Somebody asked to set a new password for this address. Open the link within one hour to choose one:",
      "",
      `${origin}/reset-password?token=${encodeURIComponent(token)}`,
      "",
      "If it was not you, do nothing: your password stays as it is.",
    ].join("\n"),
  };
}

interface TeamInvitation {
  readonly to: string;
  readonly departmentName: string;
  readonly invitedBy: string;
  readonly origin: string;
  readonly token: string;
}

export function invitationMail({ to, departmentName, invitedBy, origin, token }: TeamInvitation): Mail {
  const department = plainName(departmentName);
  return {
    to,
    subject: `${department} invites you to Placard`,
    text: [
      `Somebody who gave the name “${plainName(invitedBy)}” invites you to join “${department}” in Placard.`,
      "",
      "Open the link within 14 days to register:",
      "",
      `${origin}/register?invitation=${encodeURIComponent(token)}`,
      "",
      "Placard has not checked either name. If you do not expect this, do nothing.",
    ].join("\n"),
  };
}
