import { checkAnswers, createClient, memorySession, type Client } from "@placard/api-client";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { serverKeyOf } from "../../src/access/server-key.ts";
import { createApp } from "../../src/app.ts";
import type { Context } from "../../src/context.ts";
import { NOBODY, type Scope } from "../../src/db/scope.ts";
import { freeMails, LEASE_MS, mailReport, resendMails } from "../../src/mail/mail-queue.ts";
import { MailSender } from "../../src/mail/mail-sender.ts";
import { MailDeliveryError, NO_SENDER, type Mailer, type OutgoingMail } from "../../src/mail/mailer.ts";
import { smtp } from "../../src/mail/smtp.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { kill, startProcess, temporaryFolder } from "../process.ts";
import { SmtpStandIn } from "../smtp-stand-in.ts";
import { createWorld, type World } from "../world.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SLOW = 120_000; // starts processes, and the machine may be busy
const FROM = "no-reply@placard.example";
const THREE = ["ann@crew.example", "ben@crew.example", "cas@crew.example"];

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
beforeEach(() =>
  harness.ctx.database.system(async (rows) => {
    for (const table of ["mail_queue", "invitations", "password_resets", "rate_limits"] as const)
      await rows.deleteFrom(table).execute();
  }),
);
afterAll(() => harness[Symbol.asyncDispose]());

/** A server with a mailer of its own, set up for email. Its sender runs only when the test starts it. */
function serverWith(mailer: Mailer, changes: Partial<Context> = {}) {
  const config = { ...harness.ctx.config, smtp: { url: "smtp://mail.test", from: FROM } };
  const opened: Context = { ...harness.ctx, config, mailer, mailSender: NO_SENDER, ...changes };
  const sender = new MailSender(opened);
  const ctx: Context = { ...opened, mailSender: sender };
  return { ctx, sender };
}

async function clientOf(ctx: Context, accountId: number): Promise<Client> {
  const app = createApp(ctx);
  return createClient({
    baseUrl: BASE_URL,
    fetch: async (url, init) => app.request(url, init),
    session: memorySession(`placard_session=${await harness.cookie(accountId)}`),
    check: checkAnswers,
    maxRetries: 0,
  });
}

/** The admin of a department. Requests do not start the sender. */
const chiefOf = ({ ctx }: { readonly ctx: Context }) =>
  clientOf({ ...ctx, mailSender: NO_SENDER }, world.verified.admin);

const invite = (chief: Client, emails = THREE) =>
  chief.departments.insertInvitations({ body: { department_id: world.verified.id, emails } });

async function mailsOf(chief: Client) {
  const { invitations } = await chief.departments.getInvitations({ params: { department_id: world.verified.id } });
  return invitations.map(({ email, mail_state, mail_problem }) => ({ email, mail_state, mail_problem }));
}

const everyMail = (facts: object) => THREE.toReversed().map((email) => ({ email, ...facts }));
const WAITING = { mail_state: "waiting", mail_problem: null };
const SENT = { mail_state: "sent", mail_problem: null };

/** A mailer that keeps what it sends. */
function taking(): Mailer & { readonly sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return { sent, description: "kept", send: async (mail) => void sent.push(mail) };
}

/** A mailer that fails, and counts its tries. */
function failing(error: Error): Mailer & { tries: number } {
  const mailer = {
    tries: 0,
    description: "fails",
    send: async () => {
      mailer.tries += 1;
      throw error;
    },
  };
  return mailer;
}

/** A mailer whose sends begin and do not end before the test ends them. */
function holding(): Mailer & {
  readonly begun: Promise<void>;
  readonly end: () => void;
  readonly sent: OutgoingMail[];
} {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail): Promise<void> => {
    sent.push(mail);
    begun.resolve();
    await ended.promise;
  };
  return { begun: begun.promise, end: ended.resolve, sent, description: "holds", send };
}

/** All columns of the queue, as text. */
async function queueAsText(): Promise<string[]> {
  const { rows } = await harness.ctx.database.system((db) =>
    sql<{ text: string }>`select row_to_json(q)::text as text from mail_queue q order by id`.execute(db),
  );
  return rows.map(({ text }) => text);
}

describe("a silent mail server", () => {
  it("delays no answer, and gets the emails once it speaks", async () => {
    const steps: string[] = [];
    const connected = Promise.withResolvers<void>();
    await using mailServer = await SmtpStandIn.listen({
      isSilent: true,
      onStep: (step) => {
        steps.push(step);
        if (step === "connected") connected.resolve();
      },
    });
    const { ctx, sender } = serverWith(smtp({ url: mailServer.url, from: FROM }));
    const chief = await clientOf(ctx, world.verified.admin);
    const running = sender.start();

    const { invitations } = await invite(chief);
    steps.push("answered");
    expect(invitations.map(({ mail_state }) => mail_state)).toEqual(["waiting", "waiting", "waiting"]);
    await connected.promise;
    expect(await mailsOf(chief)).toEqual(everyMail(WAITING));
    for (const path of ["/healthz", "/readyz"]) {
      expect((await createApp(ctx).request(`${BASE_URL}${path}`)).status).toBe(200);
    }
    mailServer.speak();
    await mailServer.hasTaken(3);
    await running[Symbol.asyncDispose](); // waits until the last email is recorded

    const ofServer = steps.filter((step) => step !== "connected");
    expect(ofServer).toEqual(["answered", "greeted", "taken", "greeted", "taken", "greeted", "taken"]);
    expect(await mailsOf(chief)).toEqual(everyMail(SENT));
  });

  it(
    "and a killed server lose no email: the next start sends all of them at once, also the one being sent",
    async () => {
      const folder = temporaryFolder();
      const connected = Promise.withResolvers<void>();
      await using silent = await SmtpStandIn.listen({ isSilent: true, onStep: () => connected.resolve() });
      await using taken = await SmtpStandIn.listen();
      const settings = {
        DATA_DIR: folder.dataDir,
        APP_DIST: folder.appDist,
        DEMO: "0",
        PUBLIC_URL: "http://placard.test",
      };
      try {
        const first = await startProcess({ ...settings, SMTP_URL: silent.url });
        const client = createClient({ baseUrl: first.url, session: memorySession(null), maxRetries: 0 });
        const person = { name: "Lee Chief", email: "lee@crew.example", password: "correct horse battery" };
        const { department_id } = await client.registration.insertResponderAdmin({
          body: { ...person, department_name: "Harbour Fire" },
        });
        await client.session.loginResponder({ body: person });
        await client.departments.insertInvitations({ body: { department_id, emails: THREE } });
        await connected.promise; // the first email is being sent
        await kill(first, "SIGKILL");

        const second = await startProcess({ ...settings, SMTP_URL: taken.url });
        await taken.hasTaken(3);
        await kill(second, "SIGTERM");
        expect(taken.heard.filter((line) => line.startsWith("RCPT"))).toEqual([
          "RCPT TO:<ann@crew.example>",
          "RCPT TO:<ben@crew.example>",
          "RCPT TO:<cas@crew.example>",
        ]);
      } finally {
        folder.remove();
      }
    },
    SLOW,
  );
});

describe("a queued email", () => {
  it("is sent by the next server if its own ended before sending, and again after the lease if while sending", async () => {
    const interrupted = holding();
    const first = serverWith(interrupted);
    const chief = await chiefOf(first);
    await invite(chief, ["ann@crew.example"]);
    void first.sender.sendDue();
    await interrupted.begun;
    await invite(chief, ["ben@crew.example"]);

    const mailer = taking();
    const second = serverWith(mailer);
    await second.sender.sendDue();
    expect(mailer.sent.map(({ to }) => to)).toEqual(["ben@crew.example"]);
    harness.advance(LEASE_MS - 1);
    await second.sender.sendDue();
    expect(mailer.sent).toHaveLength(1);
    harness.advance(1);
    await second.sender.sendDue();
    expect(mailer.sent.map(({ to }) => to)).toEqual(["ben@crew.example", "ann@crew.example"]);
    expect(mailer.sent[1]?.id).toBe(interrupted.sent[0]?.id);
    interrupted.end();
  });

  it("is sent once by several servers that send at the same time", async () => {
    const emails = Array.from({ length: 24 }, (_, number) => `p${number}@crew.example`);
    const mailer = taking();
    const servers = Array.from({ length: 4 }, () => serverWith(mailer));
    await invite(await chiefOf(serverWith(mailer)), emails);
    await Promise.all(servers.map(({ sender }) => sender.sendDue()));
    expect(mailer.sent.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it("is tried again with a growing delay, and has failed after the last try", async () => {
    const mailer = failing(new MailDeliveryError("server_unreachable"));
    const { ctx, sender } = serverWith(mailer);
    const chief = await chiefOf({ ctx });
    await invite(chief, ["ann@crew.example"]);
    await sender.sendDue();
    const delays = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);
    for (const [index, delay] of delays.entries()) {
      const waiting = { email: "ann@crew.example", mail_state: "waiting", mail_problem: "server_unreachable" };
      expect(await mailsOf(await chiefOf({ ctx }))).toEqual([waiting]);
      harness.advance(delay - 1);
      await sender.sendDue();
      expect(mailer.tries).toBe(index + 1);
      harness.advance(1);
      await sender.sendDue();
      expect(mailer.tries).toBe(index + 2);
    }
    const failed = { email: "ann@crew.example", mail_state: "failed", mail_problem: "server_unreachable" };
    expect(await mailsOf(await chiefOf({ ctx }))).toEqual([failed]);
    harness.advance(48 * HOUR_MS);
    await sender.sendDue();
    expect(mailer.tries).toBe(9);
  });

  it("has failed immediately if the mail server refuses the address, and is sent by a new invitation", async () => {
    const refused = serverWith(failing(new MailDeliveryError("address_refused", { isFinal: true })));
    const chief = await chiefOf(refused);
    await invite(chief);
    await refused.sender.sendDue();
    expect(await mailsOf(chief)).toEqual(everyMail({ mail_state: "failed", mail_problem: "address_refused" }));
    expect(await mailReport(refused.ctx)).toEqual([
      "Emails waiting to be sent: 0. Emails that could not be delivered: 3.",
      'To send those again, run "mail resend".',
    ]);

    await invite(chief, ["ben@crew.example"]);
    expect((await mailsOf(chief))[0]).toEqual({ email: "ben@crew.example", ...WAITING });
    expect(await mailReport(refused.ctx)).toEqual([
      "Emails waiting to be sent: 1. Emails that could not be delivered: 2.",
      'To send those again, run "mail resend".',
    ]);
    const mailer = taking();
    await serverWith(mailer).sender.sendDue();
    expect(mailer.sent.map(({ to }) => to)).toEqual(["ben@crew.example"]);
  });

  it("with a link is dropped when the link expires", async () => {
    const mailer = failing(new MailDeliveryError("server_unreachable"));
    const { ctx, sender } = serverWith(mailer);
    const client = await clientOf({ ...ctx, mailSender: NO_SENDER }, world.verified.admin);
    await client.session.requestPasswordReset({ body: { email: "harbour.ice.admin@people.example" } });
    harness.advance(HOUR_MS);
    await sender.sendDue();
    expect(mailer.tries).toBe(0);
    const [row = ""] = await queueAsText();
    expect(JSON.parse(row)).toMatchObject({ state: "failed", problem: "link_expired", sealed: null });
  });

  it("is not sent if its link was replaced or used while it waited, and others are sent", async () => {
    const mailer = taking();
    const { ctx, sender } = serverWith(mailer);
    const chief = await chiefOf({ ctx });
    const { invitations } = await invite(chief, ["ann@crew.example", "ben@crew.example"]);
    const ann = invitations.find(({ email }) => email === "ann@crew.example");
    const withoutMail = await harness.client(world.verified.admin); // an admin gets a link only where no mail is set up
    await withoutMail.invitations.insertInvitationLink({ params: { id: ann?.id ?? 0 } });
    const resets = { email: "harbour.ice.admin@people.example" };
    await chief.session.requestPasswordReset({ body: resets });
    await harness.ctx.database.system((rows) => rows.deleteFrom("password_resets").execute());
    await chief.session.requestPasswordReset({ body: resets });
    await sender.sendDue();
    expect(mailer.sent.map(({ to }) => to)).toEqual([resets.email, "ben@crew.example"]);
    expect(await mailsOf(chief)).toEqual([
      { email: "ben@crew.example", ...SENT },
      { email: "ann@crew.example", mail_state: null, mail_problem: null },
    ]);
  });

  it("that could not be delivered is sent again on request while its link works, and its text is then removed", async () => {
    const refused = serverWith(failing(new MailDeliveryError("address_refused", { isFinal: true })));
    const chief = await chiefOf(refused);
    await invite(chief, ["ann@crew.example"]);
    await chief.session.requestPasswordReset({ body: { email: "harbour.ice.admin@people.example" } });
    await refused.sender.sendDue();
    const { database, now } = harness.ctx;
    expect(await database.system((rows) => resendMails(rows, now()))).toEqual({ waiting: 2, expired: 0 });
    await refused.sender.sendDue();
    harness.advance(HOUR_MS); // the link of the password has expired
    expect(await database.system((rows) => resendMails(rows, now()))).toEqual({ waiting: 1, expired: 1 });
    const mailer = taking();
    await serverWith(mailer).sender.sendDue();
    expect(mailer.sent.map(({ to }) => to)).toEqual(["ann@crew.example"]);
    expect((await queueAsText()).map((row) => (JSON.parse(row) as { sealed: unknown }).sealed)).toEqual([null, null]);
  });

  it("that its own server was sending when it was killed is sent at the next start, without the lease", async () => {
    const interrupted = holding();
    const first = serverWith(interrupted);
    await invite(await chiefOf(first), ["ann@crew.example"]);
    void first.sender.sendDue();
    await interrupted.begun;
    const { database } = harness.ctx;
    await database.system((rows) => freeMails(rows, { ...harness.ctx, serverId: "another server" }));
    const idle = taking();
    await serverWith(idle).sender.sendDue();
    expect(idle.sent).toEqual([]);
    const mailer = holding();
    await using next = serverWith(mailer).sender.start();
    await mailer.begun;
    mailer.end();
    await next[Symbol.asyncDispose]();
    expect(mailer.sent.map(({ to, id }) => [to, id])).toEqual([["ann@crew.example", interrupted.sent[0]?.id]]);
    interrupted.end();
  });

  it("is removed with its invitation", async () => {
    const { ctx, sender } = serverWith(taking());
    const chief = await chiefOf({ ctx });
    const { invitations } = await invite(chief, ["ann@crew.example"]);
    await chief.invitations.deleteInvitation({ params: { id: invitations[0]?.id ?? 0 } });
    await sender.sendDue();
    expect(await queueAsText()).toEqual([]);
  });

  it("cannot be read in the table, and its text is removed once it is sent", async () => {
    const mailer = taking();
    const { ctx, sender } = serverWith(mailer);
    await invite(await chiefOf({ ctx }), ["ann@crew.example"]);
    const [waiting = ""] = await queueAsText();
    await sender.sendDue();
    const token = /invitation=([\w-]+)/.exec(mailer.sent[0]?.text ?? "")?.[1] ?? "no link";
    expect(mailer.sent[0]?.text).toContain(token);
    for (const secret of [token, "ann@crew.example", "Harbour Fire"]) expect(waiting).not.toContain(secret);
    const { sealed } = JSON.parse(waiting) as { sealed: string };
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("invitation=");
    const [sent = ""] = await queueAsText();
    expect(JSON.parse(sent)).toMatchObject({ state: "sent", sealed: null });
  });

  it("waits for a server with its own key", async () => {
    const { ctx } = serverWith(taking());
    await invite(await chiefOf({ ctx }), ["ann@crew.example"]);
    const mailer = taking();
    const serverKey = serverKeyOf({ serverKey: "another key of thirty-two letters", dataDir: "" });
    const other = serverWith(mailer, { serverKey });
    await other.sender.sendDue();
    expect(mailer.sent).toEqual([]);
    expect(await mailReport(other.ctx)).toEqual([
      "Emails waiting to be sent: 1. Emails that could not be delivered: 0.",
      "Emails sealed with another key: 1. Only a server with the same SERVER_KEY can send them.",
    ]);
  });

  it("has no state where no mail server is set up", async () => {
    const chief = await harness.client(world.verified.admin);
    await invite(chief);
    expect(await mailsOf(chief)).toEqual(everyMail({ mail_state: null, mail_problem: null }));
  });
});

it("stops after the email being sent, and leaves the others for the next start", async () => {
  const mailer = holding();
  const { ctx, sender } = serverWith(mailer);
  const chief = await chiefOf({ ctx });
  await invite(chief);
  const running = sender.start();
  await mailer.begun;
  const stopped = running[Symbol.asyncDispose]();
  mailer.end();
  await stopped;
  expect(mailer.sent.map(({ to }) => to)).toEqual(["ann@crew.example"]);
  expect((await mailsOf(chief)).map(({ mail_state }) => mail_state)).toEqual(["waiting", "waiting", "sent"]);
});

describe("a request", () => {
  const chiefs = (department: World["verified"]): Scope => ({
    ...NOBODY,
    accountId: department.admin,
    departmentId: department.id,
    isDepartmentVerified: true,
    isAdmin: true,
  });
  const queuedFor = (invitation_id: number | null) => {
    const time = harness.ctx.now();
    return {
      kind: "invitation",
      invitation_id,
      sealed: "x",
      next_try_at: time,
      expires_at: time,
      created_at: time,
    } as const;
  };

  it("reads only the state of emails of its own invitations, and adds no others", async () => {
    const { ctx } = serverWith(taking());
    const { invitations } = await invite(await chiefOf({ ctx }), ["ann@crew.example"]);
    const invitationId = invitations[0]?.id ?? 0;
    const { database } = harness.ctx;
    const states = (scope: Scope) =>
      database.as(scope, (rows) => rows.selectFrom("mail_queue").select(["invitation_id", "state"]).execute());
    expect(await states(chiefs(world.verified))).toEqual([{ invitation_id: invitationId, state: "waiting" }]);
    expect(await states({ ...chiefs(world.verified), isAdmin: false })).toEqual([]);
    expect(await states(chiefs(world.otherVerified))).toEqual([]);
    for (const id of [invitationId, null]) {
      const added = database.as(chiefs(world.otherVerified), (rows) =>
        rows.insertInto("mail_queue").values(queuedFor(id)).execute(),
      );
      await expect(added).rejects.toThrow("row-level security");
    }
    const refused = { code: "42501" }; // insufficient_privilege
    const { verified } = world;
    await expect(
      database.as(chiefs(verified), (rows) => rows.selectFrom("mail_queue").select("sealed").execute()),
    ).rejects.toMatchObject(refused);
    await expect(
      database.as(chiefs(verified), (rows) => rows.updateTable("mail_queue").set({ state: "sent" }).execute()),
    ).rejects.toMatchObject(refused);
    await expect(
      database.as(chiefs(verified), (rows) => rows.deleteFrom("mail_queue").execute()),
    ).rejects.toMatchObject(refused);
  });
});
