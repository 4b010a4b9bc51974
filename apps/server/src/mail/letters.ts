import type { Mail } from "./mailer.ts";
import { plainName } from "./plain-name.ts";

/** All emails of the service. */

interface PasswordReset {
  readonly to: string;
  readonly name: string;
  readonly origin: string;
  readonly token: string;
}

export function passwordResetMail({ to, name, origin, token }: PasswordReset): Mail {
  return {
    to,
    subject: "Reset your Placard password",
    text: [
      `Hello ${plainName(name)},`,
      "",
      "Someone asked to reset the password for this email address. Open this link within one hour to choose a new password:",
      "",
      `${origin}/reset-password?token=${encodeURIComponent(token)}`,
      "",
      "If this was not you, ignore this email. Your password will not change.",
    ].join("\n"),
  };
}

/** For the new address of an account. The old one stays valid until the link is opened. */
export function emailChangeMail({ to, name, origin, token }: PasswordReset): Mail {
  return {
    to,
    subject: "Confirm your new email address for Placard",
    text: [
      `Hello ${plainName(name)},`,
      "",
      "Someone asked to use this email address to sign in to Placard. Open this link within 24 hours to confirm it:",
      "",
      `${origin}/change-email?confirm=${encodeURIComponent(token)}`,
      "",
      "If this was not you, ignore this email. The account will not change.",
    ].join("\n"),
  };
}

/**
 * For the old address after the change took effect. The new address is not shown, because it may belong to a stranger.
 */
export function emailChangedMail({ to, name, origin, token }: PasswordReset): Mail {
  return {
    to,
    subject: "Your Placard email address was changed",
    text: [
      `Hello ${plainName(name)},`,
      "",
      "The email address of your Placard account was changed. You can no longer sign in with this address.",
      "",
      "If you or your Admin did this, you do not need to do anything.",
      "",
      "If not, open this link within 14 days. It restores this address and signs everyone out of the account. You then get an email to choose a new password:",
      "",
      `${origin}/change-email?restore=${encodeURIComponent(token)}`,
    ].join("\n"),
  };
}

interface Invitation {
  readonly to: string;
  /** Name of the business or department. */
  readonly organizationName: string;
  readonly invitedBy: string;
  readonly link: string;
}

export function invitationMail({ to, organizationName, invitedBy, link }: Invitation): Mail {
  const organization = plainName(organizationName);
  return {
    to,
    subject: `Invitation to join ${organization} on Placard`,
    text: [
      `Someone using the name “${plainName(invitedBy)}” has invited you to join “${organization}” on Placard.`,
      "",
      "Open this link within 14 days to create your account. It works once:",
      "",
      link,
      "",
      "Placard has not verified either name. If you were not expecting this, ignore this email.",
    ].join("\n"),
  };
}

interface DueInspections {
  readonly to: string;
  /** Name of the business. */
  readonly name: string;
  readonly inspections: readonly { readonly name: string; readonly place: string; readonly due: string }[];
  /** Time zone of the dates; `null`: not on file, so they are in UTC. */
  readonly zone: string | null;
  /** Number of further inspections that are not listed. */
  readonly more: number;
  readonly origin: string;
}

export function dueInspectionsMail({ to, name, zone, inspections, more, origin }: DueInspections): Mail {
  const [first] = inspections;
  const business = plainName(name);
  const isOne = inspections.length === 1 && more === 0 && first !== undefined;
  return {
    to,
    subject: isOne
      ? `Inspection due: ${first.name} at ${plainName(first.place)}`
      : `${inspections.length + more} inspections are due at ${business}`,
    text: [
      `These inspections at “${business}” are due:`,
      "",
      ...inspections.map(
        (one) => `- ${one.name} at ${plainName(one.place)}, due ${one.due}${zone === null ? " (UTC)" : ""}`,
      ),
      ...(more > 0 ? [`- and ${more} more`] : []),
      "",
      `${origin}/dashboard/fire-safety`,
      "",
      zone === null
        ? "Placard sends one email for each due date, in UTC. An Admin can set your time zone in the registration details."
        : `Placard sends one email for each due date, in the time zone ${zone}.`,
    ].join("\n"),
  };
}

interface InventoryConfirmation {
  readonly to: string;
  /** Id of the business, because the person who opens the link may be signed in to another one. */
  readonly id: number;
  readonly name: string;
  /** Rows of the inventory. */
  readonly chemicals: number;
  /** Rows that were not checked for too long, or never. */
  readonly due: number;
  readonly origin: string;
}

export function inventoryConfirmationMail({ to, id, name, chemicals, due, origin }: InventoryConfirmation): Mail {
  const business = plainName(name);
  return {
    to,
    subject: `Is the chemical inventory for ${business} still correct?`,
    text: [
      `Fire crews rely on the inventory of “${business}” in Placard: ${chemicals === 1 ? "1 chemical" : `${chemicals} chemicals`}.`,
      due === 0
        ? "Everything was checked recently. Please review it and confirm that it is still correct:"
        : `${due === 1 ? "1 chemical has" : `${due} chemicals have`} not been checked for more than 90 days. Please sign in, review your inventory, then confirm or update it:`,
      "",
      `${origin}/dashboard/chemicals?business=${id}${due === 0 ? "" : "&attention=check_due"}`,
      "",
      "Placard sends this reminder once a year.",
    ].join("\n"),
  };
}
