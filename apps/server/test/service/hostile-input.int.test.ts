import { readdirSync } from "node:fs";
import { join } from "node:path";
import { CLIENT_HEADER } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { pngBytes } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

/** Requests that no screen sends. Each gets an error that names the problem, never a server fault. */

let harness: Harness;
let world: World;
let business: string;
let responder: string;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  business = await harness.cookie(world.ours.accounts.Admin);
  responder = await harness.cookie(world.verified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

interface Answered {
  readonly status: number;
  readonly code: unknown;
}

async function send(
  session: string,
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await harness.app.request(`${BASE_URL}/api${path}`, {
    method,
    headers: { [CLIENT_HEADER]: "test", cookie: `placard_session=${session}`, ...headers },
    ...(body !== undefined && { body }),
  });
  const answer: unknown = await response.json();
  return {
    status: response.status,
    code: typeof answer === "object" && answer !== null && Reflect.get(answer, "code"),
  };
}

const refused = { status: 400, code: "invalid_request" };
const NUL = String.raw`\u0000`; // as written in JSON
const HALF_PAIR = String.raw`\ud800`;

describe("a character that cannot be stored", () => {
  it.each([
    ["in a name", () => `{"business_id":${world.ours.id},"name":"a${NUL}b","email":"a@b.example"}`],
    ["as half a surrogate pair", () => `{"business_id":${world.ours.id},"name":"a${HALF_PAIR}","email":"a@b.example"}`],
  ])("is rejected in %s", async (_, body) => {
    expect(await send(business, "POST", "/insert-business-contact", body())).toEqual(refused);
  });

  it.each([`{"a":"${NUL}"}`, `{"${NUL}":1}`, `{"a":["${HALF_PAIR}"]}`])(
    "is rejected in a logged action: %s",
    async (data) => {
      const body = `{"incident_id":${world.verified.incident},"module":"m","action_type":"a","action_data":${data}}`;
      expect(await send(responder, "POST", "/log-incident-action", body)).toEqual(refused);
    },
  );

  it("is rejected in a plan, a search and an address", async () => {
    const plan = `{"plan":{"objectives":"${NUL}"},"version":0}`;
    expect(await send(responder, "PUT", `/update-incident-plan/${world.verified.incident}`, plan)).toEqual(refused);
    expect(await send(responder, "GET", "/search-businesses?query=a%00b")).toEqual(refused);
    expect(await send(responder, "POST", "/geocode-address", `{"address":"a${NUL}b"}`)).toEqual(refused);
  });
});

describe("a number beyond the column range", () => {
  it.each([
    ["GET", "/get-sds-by-chemical/2147483648", undefined],
    ["GET", "/get-business-details/9007199254740991", undefined],
    ["POST", "/insert-chemical", { location_id: 2_147_483_648, name: "a", quantity: 1, unit: "kg" }],
    ["POST", "/insert-business", { name: "x", number_of_locations: 4e9 }],
  ] as const)("is rejected: %s %s", async (method, path, body) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    expect(await send(business, method, path, text)).toEqual(refused);
  });

  it.each([
    ["square feet", { square_feet: 2_147_483_648 }],
    ["manager", { contact_id: 4_294_967_296 }],
    ["version", { version: 2_147_483_648 }],
  ])("is rejected as %s of a location", async (_, body) => {
    expect(await send(business, "PUT", `/update-location/${world.ours.location}`, JSON.stringify(body))).toEqual(
      refused,
    );
  });

  it("is rejected as version of a plan", async () => {
    const body = `{"plan":{},"version":9007199254740991}`;
    expect(await send(responder, "PUT", `/update-incident-plan/${world.verified.incident}`, body)).toEqual(refused);
  });

  it.each(["1e308", "1e400", "-1", "null"])("is rejected as quantity: %s", async (quantity) => {
    const path = `/update-chemical/${world.ours.chemical}`;
    expect(await send(business, "PUT", path, `{"quantity":${quantity}}`)).toEqual(refused);
  });
});

describe("a text that is too long", () => {
  const LONG = `${"1".repeat(900_000)}!`;

  it.each([
    ["a quantity", "POST", "/insert-chemical", { name: "a", unit: "kg", quantity: LONG }],
    ["a UN number", "POST", "/insert-chemical", { name: "a", unit: "kg", quantity: 1, un_number: LONG }],
    ["an area", "POST", "/insert-location", { name: "a", civic_address: "b", square_feet: LONG, pin_later: true }],
    ["an address", "POST", "/login-user", { email: `${"a.".repeat(400_000)}@`, password: "x" }],
    ["a password", "POST", "/reset-password", { token: "x", password: LONG }],
  ] as const)("is rejected before other checks: %s", async (_, method, path, body) => {
    const own = { business_id: world.ours.id, location_id: world.ours.location };
    expect(await send(business, method, path, JSON.stringify({ ...own, ...body }))).toEqual(refused);
  });

  it("is reported with its maximum length", async () => {
    const response = await harness.app.request(`${BASE_URL}/api/insert-chemical`, {
      method: "POST",
      headers: { [CLIENT_HEADER]: "test", cookie: `placard_session=${business}` },
      body: JSON.stringify({ location_id: world.ours.location, name: "x".repeat(2001), unit: "banana", quantity: 1 }),
    });
    const message = "Use at most 2\u202f000 characters.";
    expect(await response.json()).toMatchObject({ fields: expect.arrayContaining([{ path: "name", message }]) });
  });
});

describe("a request body", () => {
  it("is rejected if nested too deeply", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const body = `{"incident_id":${world.verified.incident},"module":"m","action_type":"a","action_data":{"a":${deep}}}`;
    expect(await send(responder, "POST", "/log-incident-action", body)).toEqual(refused);
  });

  it.each([
    ["zeros", "0"],
    ["empty objects", "{}"],
  ])("is rejected with too many values, before each is checked: %s", async (_, value) => {
    const scopes = `[${value}${`,${value}`.repeat(100_000)}]`;
    const response = await harness.app.request(`${BASE_URL}/api/insert-business-access-token`, {
      method: "POST",
      headers: { [CLIENT_HEADER]: "test", cookie: `placard_session=${business}` },
      body: `{"business_id":${world.ours.id},"name":"Stock system","scopes":${scopes}}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_request", message: "The body has too many values." });
  });

  it("cannot change an object's prototype", async () => {
    const body = `{"incident_id":${world.verified.incident},"module":"m","action_type":"a","action_data":{"__proto__":{"isAdmin":true}}}`;
    expect((await send(responder, "POST", "/log-incident-action", body)).status).toBe(200);
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  });

  it("is rejected over a megabyte", async () => {
    const body = JSON.stringify({ email: "x".repeat(1_100_000), password: "x" });
    expect(await send(business, "POST", "/login-user", body)).toEqual({ status: 413, code: "request_too_large" });
  });

  it.each(["{", "[]", '"text"', "7", "null"])("is rejected as %s", async (body) => {
    expect(await send(business, "POST", "/insert-chemical", body)).toEqual(refused);
  });
});

describe("an upload form", () => {
  const PNG = [...pngBytes()];
  const TYPE = { "content-type": "multipart/form-data; boundary=b" };
  const field = (name: string, value: string): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const bytes = (text: string, file: readonly number[], end = "\r\n--b--\r\n"): Uint8Array<ArrayBuffer> =>
    Uint8Array.from([...Buffer.from(text), ...file, ...Buffer.from(end)]);
  const picture = (filename: string, description = "Gate"): string =>
    `${field("location_id", String(world.ours.location))}${field("description", description)}--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
  const unfinished = (): string[] => readdirSync(join(harness.ctx.config.dataDir, "files/incoming"));

  it.each([
    ["without a boundary", { "content-type": "multipart/form-data" }, "x"],
    ["that is none", TYPE, "garbage"],
    [
      "with a part of another name that ends too soon",
      TYPE,
      '--b\r\nContent-Disposition: form-data; name="other"; filename="x"\r\n\r\nabcdefghij',
    ],
    [
      "with NUL in a file name",
      TYPE,
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a\0b"\r\n\r\nx\r\n--b--\r\n',
    ],
    ["that ends too soon", TYPE, '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabcdefghij'],
    ["of another type", { "content-type": "text/plain" }, "x"],
  ])("is rejected with %s", async (_, headers, body) => {
    expect(await send(business, "POST", "/upload-picture", body, headers)).toEqual(refused);
    expect(unfinished()).toEqual([]);
  });

  it("is rejected with a description that cannot be stored, and leaves no file", async () => {
    const body = bytes(picture("a.png", "Gate\0"), PNG);
    expect(await send(business, "POST", "/upload-picture", body, TYPE)).toEqual(refused);
    expect(unfinished()).toEqual([]);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["\u202egnp.exe", "gnp.exe"],
    [`${"x".repeat(5000)}.png`, "x".repeat(200)],
    [" ", "file"],
  ])("keeps the harmless part of the file name %j", async (filename, kept) => {
    expect((await send(business, "POST", "/upload-picture", bytes(picture(filename), PNG), TYPE)).status).toBe(200);
    const row = await harness.ctx.database.system((rows) =>
      rows.selectFrom("pictures").select(["id", "filename"]).orderBy("id", "desc").executeTakeFirstOrThrow(),
    );
    expect(row.filename).toBe(kept);
    const served = await harness.app.request(`${BASE_URL}/api/get-picture-file/${row.id}`, {
      headers: { cookie: `placard_session=${business}` },
    });
    expect(served.headers.get("content-disposition")).toBe(`inline; filename*=UTF-8''${kept}`);
    expect((await send(business, "DELETE", `/delete-picture/${row.id}`)).status).toBe(200);
  });

  it("is rejected if it continues without end in unused parts", async () => {
    const part = new Uint8Array(1_048_576);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) {
          const head = '--b\r\nContent-Disposition: form-data; name="other"; filename="x"\r\n\r\n';
          controller.enqueue(new TextEncoder().encode(head));
        }
        sent += part.length;
        controller.enqueue(part);
        if (sent > 200 * part.length) controller.close();
      },
    });
    const response = await harness.app.request(`${BASE_URL}/api/upload-picture`, {
      method: "POST",
      headers: { [CLIENT_HEADER]: "test", cookie: `placard_session=${business}`, ...TYPE },
      body,
      duplex: "half",
    } as RequestInit); // Node's types lack `duplex`
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(30 * part.length);
  });

  it("is rejected with another file under a used key", async () => {
    const headers = { ...TYPE, "idempotency-key": "6b1d0d7e-6f0a-4c46-8a0a-1c1d1e1f2a2b" };
    const one = bytes(picture("one.png"), PNG);
    expect((await send(business, "POST", "/upload-picture", one, headers)).status).toBe(200);
    const other = bytes(picture("one.png"), [...pngBytes({ width: 3 })]);
    expect(await send(business, "POST", "/upload-picture", other, headers)).toEqual({
      status: 409,
      code: "idempotency_key_reused",
    });
  });
});

describe("text from request headers", () => {
  it("of the Host header never appears in emails: a password link points to this server", async () => {
    const { email } = await harness.ctx.database.system((rows) =>
      rows.selectFrom("accounts").select("email").executeTakeFirstOrThrow(),
    );
    const before = harness.mails.length;
    const response = await harness.app.request("http://evil.example/api/request-password-reset", {
      method: "POST",
      headers: { [CLIENT_HEADER]: "test", host: "evil.example" },
      body: JSON.stringify({ email }),
    });
    expect(response.status).toBe(200);
    expect(harness.mails).toHaveLength(before + 1);
    expect(harness.mails.at(-1)?.text).not.toContain("evil.example");
  });

  it("of an automatic Authorization header does not replace the CSRF header", async () => {
    const response = await harness.app.request(`${BASE_URL}/api/logout`, {
      method: "POST",
      headers: { authorization: "Basic eDp5", origin: "https://evil.example", cookie: `placard_session=${responder}` },
    });
    expect(response.status).toBe(403);
  });
});

it("ignores search words beyond the length of an address", async () => {
  const answer = await send(responder, "POST", "/geocode-address", JSON.stringify({ address: "zz ".repeat(600) }));
  expect(answer).toEqual({ status: 404, code: "address_not_found" });
});
