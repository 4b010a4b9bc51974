import { connect } from "node:net";
import { Writable } from "node:stream";
import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { createEvents } from "../../src/events.ts";
import { createHarness, type Harness } from "../harness.ts";
import { createWorld } from "../world.ts";

let harness: Harness;
let server: Server;
let port = 0;
let cookie = "";
const logged: { level: number; msg: string; endpoint?: string; status?: number }[] = [];

beforeAll(async () => {
  harness = await createHarness();
  const world = await createWorld(harness.ctx);
  cookie = `placard_session=${await harness.cookie(world.ours.accounts.Manager)}`;
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = createApp({ ...harness.ctx, events: createEvents(pino({ level: "info" }, lines)) });
  server = await new Promise<Server>((resolve) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address) => {
      port = address.port;
      resolve(made as Server);
    });
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await harness[Symbol.asyncDispose]();
});

/** Sends headers that announce a body, sends half of it, and closes the connection. */
function sendHalf(lines: readonly string[], half: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write([...lines, "Host: 127.0.0.1", "X-Placard-Client: test", "", half].join("\r\n"));
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on("close", () => resolve());
    socket.on("error", () => undefined);
  });
}

it.each([
  [
    "a sign-in",
    "loginUser",
    ["POST /api/login-user HTTP/1.1", "Content-Type: application/json", "Content-Length: 90"],
    '{"email":"a@',
  ],
  [
    "an upload",
    "uploadPicture",
    [
      "POST /api/upload-picture HTTP/1.1",
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 9000",
      "COOKIE",
    ],
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n',
  ],
  [
    "a sign-in sent in pieces",
    "loginUser",
    ["POST /api/login-user HTTP/1.1", "Content-Type: application/json", "Transfer-Encoding: chunked"],
    '5\r\n{"ema',
  ],
] as const)("reports %s that is cut off as such and logs no error", async (_what, endpoint, head, half) => {
  logged.length = 0;
  await sendHalf(
    head.map((line) => (line === "COOKIE" ? `Cookie: ${cookie}` : line)),
    half,
  );
  await expect.poll(() => logged.find((line) => line.endpoint === endpoint)?.status).toBe(400);
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});

it("logs no error for a request that the client aborts", async () => {
  logged.length = 0;
  for (let call = 0; call < 20; call += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(`GET /api/nfpa/Chlorine HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
        setTimeout(() => socket.destroy(), call);
      });
      socket.on("close", () => resolve());
      socket.on("error", () => undefined);
    });
  }
  await expect.poll(() => logged.filter((line) => line.endpoint === "getNfpa").length).toBeGreaterThan(0);
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
});
