import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * A stand-in for an S3 store on a real socket, written after the documented protocol. It supports the calls that
 * Placard makes, and rejects each unless its signature (AWS Signature Version 4), its time and the checksum of its body
 * are correct.
 *
 * Sources: Amazon S3 API Reference, "Authenticating Requests (AWS Signature Version 4)", "ListObjectsV2", "PutObject",
 * "GetObject", "DeleteObject" and "Error Responses".
 */
export class S3StandIn implements AsyncDisposable {
  /** By bucket and key: `placard/some-key`. */
  readonly objects = new Map<string, { bytes: Buffer; modified: Date }>();
  /** Answered calls: `PUT placard/some-key`. */
  readonly calls: string[] = [];
  readonly keys = { id: "AKPLACARDTEST", secret: "a secret / with signs+that need=care" };
  readonly region = "ca-east-1";
  readonly buckets = new Set(["placard"]);
  /** Calls that the keys are not allowed to make. */
  readonly denied = new Set<string>();
  /** Number of following calls to answer with an internal error. */
  failures = 0;
  /** Maximum objects in a list. */
  pageSize = 1000;
  /** True if the next GET body is to end halfway. */
  cutsNextBody = false;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  static listen(): Promise<S3StandIn> {
    const store = new S3StandIn();
    return new Promise((resolve) => store.#server.listen(0, "127.0.0.1", () => resolve(store)));
  }

  get endpoint(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("A TCP socket has a port.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** The settings of a server that stores its files here. */
  get settings(): Record<string, string> {
    return {
      STORAGE: "s3",
      S3_ENDPOINT: this.endpoint,
      S3_BUCKET: "placard",
      S3_REGION: this.region,
      S3_ACCESS_KEY_ID: this.keys.id,
      S3_SECRET_ACCESS_KEY: this.keys.secret,
    };
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.endpoint);
    const body = await buffer(request);
    const [bucket = "", ...rest] = url.pathname.slice(1).split("/");
    const key = rest.join("/");
    const name = `${bucket}/${key}`;
    const method = request.method ?? "GET";
    const code = this.#refusal(request, url, body) ?? (this.buckets.has(bucket) ? null : "NoSuchBucket");
    if (code !== null) return refuse(response, code);
    if (this.denied.has(method)) return refuse(response, "AccessDenied");
    if (this.failures > 0) {
      this.failures -= 1;
      return refuse(response, "InternalError");
    }
    this.calls.push(`${method} ${name}`);
    const object = this.objects.get(name);
    if (method === "GET" && key === "") return this.#list(response, bucket, url.searchParams);
    if (method === "PUT" && request.headers["if-none-match"] === "*" && object !== undefined) {
      return refuse(response, "PreconditionFailed");
    }
    if (method === "PUT") {
      this.objects.set(name, { bytes: body, modified: new Date() });
      return void response.writeHead(200).end();
    }
    if (method === "DELETE") {
      this.objects.delete(name);
      return void response.writeHead(204).end();
    }
    if (method !== "GET") return refuse(response, "MethodNotAllowed");
    if (object === undefined) return refuse(response, "NoSuchKey");
    response.writeHead(200, { "Content-Length": object.bytes.length });
    if (!this.cutsNextBody) return void response.end(object.bytes);
    this.cutsNextBody = false;
    response.write(object.bytes.subarray(0, object.bytes.length / 2), () => response.destroy());
  }

  /** The error code of a request with a wrong signature. */
  #refusal({ method = "GET", headers }: IncomingMessage, url: URL, body: Buffer): string | null {
    const parts =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? "",
      );
    if (parts === null) return "AccessDenied";
    const [, id, day = "", region, signed = "", signature] = parts;
    const time = String(headers["x-amz-date"]);
    const moment = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
    const signedHeaders = signed.split(";");
    const mustBeSigned = ["host", ...Object.keys(headers).filter((header) => header.startsWith("x-amz-"))];
    const sha256 = String(headers["x-amz-content-sha256"]);
    if (id !== this.keys.id) return "InvalidAccessKeyId";
    if (region !== this.region || !time.startsWith(day)) return "AuthorizationHeaderMalformed";
    if (!(Math.abs(Date.now() - moment) < 900_000)) return "RequestTimeTooSkewed";
    if (!mustBeSigned.every((header) => signedHeaders.includes(header))) return "AccessDenied";
    const expected = signatureOf({
      method,
      path: url.pathname,
      query: [...url.searchParams],
      headers: signedHeaders.map((header) => [header, String(headers[header])]),
      sha256,
      time,
      region,
      secret: this.keys.secret,
    });
    if (signature !== expected) return "SignatureDoesNotMatch";
    if (method === "PUT" && headers["content-length"] === undefined) return "MissingContentLength";
    return createHash("sha256").update(body).digest("hex") === sha256 ? null : "XAmzContentSHA256Mismatch";
  }

  #list(response: ServerResponse, bucket: string, query: URLSearchParams): void {
    const after = `${bucket}/${query.get("start-after") ?? ""}`;
    const names = [...this.objects.keys()]
      .filter((name) => name.startsWith(`${bucket}/${query.get("prefix") ?? ""}`) && name > after)
      .toSorted();
    const page = names.slice(0, Math.min(this.pageSize, Number(query.get("max-keys") ?? 1000)));
    const contents = page.map((name) => {
      const { bytes, modified = new Date() } = this.objects.get(name) ?? { bytes: Buffer.alloc(0) };
      const key = name.slice(bucket.length + 1).replaceAll("&", "&amp;");
      return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const document = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${page.length < names.length}</IsTruncated>${contents.join("")}</ListBucketResult>`;
    response.writeHead(200, { "Content-Type": "application/xml" }).end(document);
  }
}

const STATUS: Readonly<Record<string, number>> = {
  AuthorizationHeaderMalformed: 400,
  InternalError: 500,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  XAmzContentSHA256Mismatch: 400,
};

function refuse(response: ServerResponse, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Refused.</Message></Error>`;
  response.writeHead(STATUS[code] ?? 403, { "Content-Type": "application/xml" }).end(body);
}

interface Signed {
  readonly method: string;
  /** As sent: S3 does not encode it again. */
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly sha256: string;
  readonly time: string;
  readonly region: string;
  readonly secret: string;
}

/** The signature of a request, step by step as in the reference. */
export function signatureOf({ method, path, query, headers, sha256, time, region, secret }: Signed): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const canonicalRequest = [
    method,
    path,
    query
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join("&"),
    ...headers.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    headers.map(([name]) => name).join(";"),
    sha256,
  ].join("\n");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const hashed = createHash("sha256").update(canonicalRequest).digest("hex");
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const signingKey = scope.split("/").reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`);
  return hmac(signingKey, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hashed}`).toString("hex");
}
