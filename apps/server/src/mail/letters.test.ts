import { expect, it } from "vitest";
import {
  emailChangedMail,
  emailChangeMail,
  inventoryConfirmationMail,
  invitationMail,
  passwordResetMail,
} from "./letters.ts";

const ATTACK =
  "Security Team  Your Placard account\r\nwill be closed. Confirm at http://evil.example/login or www.evil.example";
const origin = "https://placard.example";

it.each([
  [
    "an invitation",
    invitationMail({
      to: "a@b.example",
      organizationName: ATTACK,
      invitedBy: ATTACK,
      link: `${origin}/register?invitation=t`,
    }),
  ],
  ["a proof of an address", emailChangeMail({ to: "a@b.example", name: ATTACK, origin, token: "t" })],
  ["a notice of a change", emailChangedMail({ to: "a@b.example", name: ATTACK, origin, token: "t" })],
  ["a reset", passwordResetMail({ to: "a@b.example", name: ATTACK, origin, token: "t" })],
  [
    "a yearly question",
    inventoryConfirmationMail({ to: "a@b.example", id: 3, name: ATTACK, chemicals: 3, due: 1, origin }),
  ],
])("keeps links and messages out of user-entered names in %s", (_what, { subject, text }) => {
  const links = [...`${subject}\n${text}`.matchAll(/\w+:\/\/\S+|www\.\S+|\w+\.example\S*/g)].map(([link]) => link);
  expect(links.filter((link) => !link.startsWith(`${origin}/`))).toEqual([]);
  expect(text).not.toContain("evil.example");
  expect(text).not.toContain("Confirm at");
  expect(subject).not.toMatch(/[\r\n]/);
});

it("keeps an ordinary name complete in an invitation and says that it is not verified", () => {
  const organizationName = "Service d’incendie de Saint-Étienne (St. John)";
  const mail = invitationMail({ to: "a@b.example", organizationName, invitedBy: "Zoë O'Hara-Núñez", link: origin });
  expect(mail.subject).toBe(`Invitation to join ${organizationName} on Placard`);
  expect(mail.text).toContain("Zoë O'Hara-Núñez");
  expect(mail.text).toContain("If you were not expecting this, ignore this email");
});
