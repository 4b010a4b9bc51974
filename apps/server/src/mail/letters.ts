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

interface Invitation {
  readonly to: string;
  /** Of the business or department. */
  readonly organizationName: string;
  readonly invitedBy: string;
  readonly link: string;
}

export function invitationMail({ to, organizationName, invitedBy, link }: Invitation): Mail {
  const organization = plainName(organizationName);
  return {
    to,
    subject: `${organization} invites you to Placard`,
    text: [
      `Somebody who gave the name “${plainName(invitedBy)}” invites you to join “${organization}” in Placard.`,
      "",
      "Open the link within 14 days to register. It works once:",
      "",
      link,
      "",
      "Placard has not checked either name. If you do not expect this, do nothing.",
    ].join("\n"),
  };
}

interface DueInspections {
  readonly to: string;
  /** Of the business. */
  readonly name: string;
  readonly inspections: readonly { readonly name: string; readonly place: string; readonly due: string }[];
  /** Where its days are counted; `null`: not on file, so they are those of UTC. */
  readonly zone: string | null;
  /** Inspections beyond those that are named. */
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
      `These inspections of “${business}” are due:`,
      "",
      ...inspections.map(
        (one) => `- ${one.name} at ${plainName(one.place)}, due ${one.due}${zone === null ? " (UTC)" : ""}`,
      ),
      ...(more > 0 ? [`- and ${more} more`] : []),
      "",
      `${origin}/dashboard/fire-safety`,
      "",
      zone === null
        ? "Placard writes once for each due day, counted in UTC. An Admin can give your time zone in the registration details."
        : `Placard writes once for each due day, counted in the time zone ${zone}.`,
    ].join("\n"),
  };
}

interface InventoryConfirmation {
  readonly to: string;
  /** Of the business: whoever is signed in where the link is opened may be of another one. */
  readonly id: number;
  readonly name: string;
  /** Rows of the inventory. */
  readonly chemicals: number;
  /** Rows that nobody checked for long, or ever. */
  readonly due: number;
  readonly origin: string;
}

export function inventoryConfirmationMail({ to, id, name, chemicals, due, origin }: InventoryConfirmation): Mail {
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
      `${origin}/dashboard/chemicals?business=${id}${due === 0 ? "" : "&attention=check_due"}`,
      "",
      "Placard writes this once a year.",
    ].join("\n"),
  };
}
