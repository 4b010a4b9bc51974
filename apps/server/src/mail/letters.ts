import type { Mail } from "./outbox.ts";

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
      `Hello ${name},`,
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
  return {
    to,
    subject: `${departmentName} invites you to Placard`,
    text: [
      `${invitedBy} invites you to join ${departmentName} in Placard.`,
      "",
      "Open the link within 14 days to register:",
      "",
      `${origin}/register?invitation=${encodeURIComponent(token)}`,
    ].join("\n"),
  };
}
