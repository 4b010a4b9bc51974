import { expect, it } from "vitest";
import { signIns } from "../../messages/en/account/sign-ins.ts";
import { mailCheckInterval, mailLine } from "./invitation-mail.ts";

it.each([
  ["waiting", null, "Email waiting to be sent"],
  ["waiting", "server_unreachable", "Email not sent yet. The mail server did not respond. The server will try again."],
  ["sent", null, "Email sent"],
  ["failed", "address_refused", "Email could not be delivered. The mail server does not accept this address."],
  ["failed", null, "Email could not be delivered. The server could not send it."],
  [null, null, null],
] as const)("shows the state %s with the problem %s as %j", (mail_state, mail_problem, line) => {
  expect(mailLine({ mail_state, mail_problem }, signIns)).toBe(line);
});

it("loads invitations again only while an email waits", () => {
  const [waiting, sent] = (["waiting", "sent"] as const).map((mail_state) => ({ mail_state, mail_problem: null }));
  if (waiting === undefined || sent === undefined) throw new Error("Two states are expected.");
  expect(mailCheckInterval([sent, waiting])).toBeGreaterThan(0);
  expect(mailCheckInterval([sent])).toBe(false);
  expect(mailCheckInterval(undefined)).toBe(false);
});
