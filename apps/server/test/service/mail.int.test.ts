import { expect, describe, it } from "vitest";
import { smtp } from "../../src/mail/smtp.ts";
import { SmtpStandIn } from "../smtp-stand-in.ts";

const MAIL = {
  id: "0b7e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10",
  to: "sam@fire.example",
  subject: "Harbour Fire invites you\r\nBcc: eve@evil.example",
  text: "Open the link.",
};

const mailerFor = (url: string) => smtp({ url, from: "no-reply@placard.example" });

describe("mail through SMTP_URL", () => {
  it("is delivered complete to one recipient, with the same Message-ID at each try", async () => {
    await using server = await SmtpStandIn.listen();
    await mailerFor(server.url).send(MAIL);
    expect(server.heard.filter((line) => line.startsWith("RCPT"))).toEqual(["RCPT TO:<sam@fire.example>"]);
    expect(server.heard).toContain("MAIL FROM:<no-reply@placard.example>");
    expect(server.heard).toContain("Open the link.");
    expect(server.heard).toContain(`Message-ID: <${MAIL.id}@placard.example>`);
    expect(server.heard.some((line) => line.startsWith("Bcc:"))).toBe(false);
  });

  it.each([
    ["refuses the address", "refused", { problem: "address_refused", isFinal: true }],
    ["takes the address later", "deferred", { problem: "server_refused", isFinal: false }],
  ] as const)("fails with the reason if the server %s", async (_what, recipients, failure) => {
    await using server = await SmtpStandIn.listen({ recipients });
    await expect(mailerFor(server.url).send(MAIL)).rejects.toMatchObject(failure);
  });

  it("fails with the reason if no server is there", async () => {
    const server = await SmtpStandIn.listen();
    const { url } = server;
    await server[Symbol.asyncDispose]();
    const failure = { problem: "server_unreachable", code: "ESOCKET", isFinal: false };
    await expect(mailerFor(url).send(MAIL)).rejects.toMatchObject(failure);
  });

  it("logs the mail server at start without its password", () => {
    const { description } = mailerFor("smtps://placard:hunter2@mail.example");
    expect(description).toBe("sent through mail.example");
  });
});
