import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox } from "../../src/mail/outbox.ts";
import { smtp } from "../../src/mail/smtp.ts";

/** A mail server of the plainest kind on a real socket. It takes what it is sent, or refuses every recipient. */
class PlainSmtpServer {
  readonly heard: string[] = [];
  readonly #server: Server;

  constructor(recipients: "taken" | "refused") {
    this.#server = createServer((socket) => {
      let isData = false;
      const say = (line: string) => socket.write(`${line}\r\n`);
      say("220 mail.test");
      socket.setEncoding("utf8").on("data", (chunk: string) => {
        for (const line of chunk.split("\r\n").filter((text) => text !== "")) {
          this.heard.push(line);
          if (isData) {
            if (line === ".") {
              isData = false;
              say("250 taken");
            }
          } else if (line.startsWith("RCPT")) say(recipients === "taken" ? "250 ok" : `550 no ${line}`);
          else if (line === "DATA") {
            isData = true;
            say("354 go on");
          } else if (line === "QUIT") socket.end("221 bye\r\n");
          else say("250 ok");
        }
      });
      socket.on("error", () => undefined);
    });
  }

  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, "127.0.0.1", () => {
        const address = this.#server.address();
        if (address === null || typeof address === "string") throw new Error("A TCP socket has a port.");
        resolve(`smtp://127.0.0.1:${address.port}`);
      });
    });
  }

  close(): void {
    this.#server.close();
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "placard-mail-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAIL = {
  to: "sam@fire.example",
  subject: "Harbour Fire invites you\r\nBcc: eve@evil.example",
  text: "Open the link.",
};

function mailerFor(url: string): { mailer: ReturnType<typeof smtp>; lines: string[] } {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => lines.push(line) });
  const spare = outbox(folder, () => new Date("2026-11-21T14:00:00.000Z"));
  return { mailer: smtp({ url, from: "no-reply@placard.example" }, spare, logger), lines };
}

describe("mail through SMTP_URL", () => {
  it("is delivered complete to one recipient", async () => {
    const server = new PlainSmtpServer("taken");
    const { mailer } = mailerFor(await server.listen());
    await mailer.send(MAIL);
    server.close();
    expect(server.heard.filter((line) => line.startsWith("RCPT"))).toEqual(["RCPT TO:<sam@fire.example>"]);
    expect(server.heard).toContain("MAIL FROM:<no-reply@placard.example>");
    expect(server.heard).toContain("Open the link.");
    expect(server.heard.some((line) => line.startsWith("Bcc:"))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(["refuses it", "is not there"])(
    "stays in the outbox if the server %s, and the log contains no address",
    async (how) => {
      const server = new PlainSmtpServer("refused");
      const url = await server.listen();
      if (how === "is not there") server.close();
      const { mailer, lines } = mailerFor(url);
      await mailer.send(MAIL);
      server.close();
      const [file = ""] = readdirSync(folder);
      expect(readFileSync(join(folder, file), "utf8")).toContain("To: sam@fire.example");
      expect(lines.join("")).toContain("saved to the outbox");
      expect(lines.join("")).not.toContain("sam@fire.example");
      rmSync(join(folder, file));
    },
  );

  it("logs the mail server at start without its password", () => {
    const { mailer } = mailerFor("smtps://placard:hunter2@mail.example");
    expect(mailer.description).toBe(`sent through mail.example; rejected mail is written to ${folder}`);
  });
});
