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

interface InventoryConfirmation {
  readonly to: string;
  readonly name: string;
  /** Rows of the inventory. */
  readonly chemicals: number;
  /** Rows that nobody checked for long, or ever. */
  readonly due: number;
  readonly origin: string;
}

export function inventoryConfirmationMail({ to, name, chemicals, due, origin }: InventoryConfirmation): Mail {
  const business = plainName(name);
  return {
    to,
    subject: `Is the chemical inventory of ${business} still correct?`,
    text: [
      `Fire crews rely on what “${business}” keeps in Placard: ${chemicals === 1 ? "1 chemical" : `${chemicals} chemicals`}.`,
      due === 0
        ? "All of it was checked lately. Look at it once more and say that it is still correct:"
        : `${due === 1 ? "1 of it was" : `${due} of them were`} not checked for more than 90 days. Sign in, look at them and say that they are still correct, or change them:`,
      "",
      `${origin}/dashboard/chemicals${due === 0 ? "" : "?attention=check_due"}`,
      "",
      "Placard writes this once a year.",
    ].join("\n"),
  };
}
