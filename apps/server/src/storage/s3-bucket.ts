import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../config.ts";

/** Timeout of a call. The longer one is for a whole file. */
const CALL_MS = 15_000;
const FILE_MS = 120_000;

/** Waits before a failed call is repeated. All calls of this module can be repeated safely. */
const RETRY_AFTER_MS = [200, 800] as const;

/** SHA-256 of an empty body, for calls without a body. */
const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** A call to the store that failed. */
export class S3Error extends Error {
  override readonly name = "S3Error";
  /** Error code of the store, such as `NoSuchBucket`, or of the network, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The file store answered ${code}.`, options);
    this.code = code;
  }
}

export interface S3Object {
  readonly key: string;
  readonly modified: Date;
}

export interface S3Page {
  readonly objects: readonly S3Object[];
  /** Time of the answer, by the store's clock. */
  readonly storeTime: Date;
}

/** The calls to an S3 store that Placard needs. Keys are given and returned without the prefix. */
export interface S3Bucket {
  /**
   * Stores a body under a key. The checksum is part of the signature, and the store rejects other bytes.
   *
   * @param sha256 - of the body, hex
   * @param isFirst - true to leave an existing object unchanged
   */
  put(key: string, body: Blob, sha256: string, isFirst?: boolean): Promise<void>;
  /** @returns `null` if the object does not exist */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>;
  remove(key: string): Promise<void>;
  /** All objects after a key, in the order of their keys, up to a thousand at a time. */
  list(after?: string): AsyncIterable<S3Page>;
  /** Throws if the bucket cannot be listed now. Tries once. */
  requireAnswer(): Promise<void>;
}

interface Call {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly limitMs?: number;
  /** Error statuses that count as an answer. */
  readonly takes?: readonly number[];
  readonly tries?: number;
}

/** @param send - replaces the network in tests */
export function s3Bucket(
  config: S3Config,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): S3Bucket {
  const client = new AwsClient({
    accessKeyId: config.keyId,
    secretAccessKey: config.secret,
    region: config.region,
    service: "s3",
  });
  const root = rootOf(config);

  async function call(key: string, wanted: Call): Promise<Response> {
    const url = new URL(`${root}${key}`);
    for (const [name, value] of Object.entries(wanted.query ?? {})) url.searchParams.set(name, value);
    const { tries = RETRY_AFTER_MS.length + 1 } = wanted;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await callOnce(url, wanted);
      } catch (error) {
        const waitMs = attempt < tries && isPassing(error) ? RETRY_AFTER_MS[attempt - 1] : undefined;
        if (waitMs === undefined) throw error;
        await pause(waitMs);
      }
    }
  }

  async function callOnce(url: URL, { method, body, headers, limitMs = CALL_MS, takes = [] }: Call): Promise<Response> {
    const signed = await client.sign(url.href, {
      method,
      headers: { "x-amz-content-sha256": EMPTY_SHA256, ...headers },
    });
    const response = await send(url.href, {
      method,
      headers: signed.headers,
      redirect: "manual", // a signature is valid for one host only
      signal: AbortSignal.timeout(limitMs),
      ...(body !== undefined && { body }),
    }).catch((cause: unknown) => {
      throw new S3Error(networkCode(cause), { cause });
    });
    if (response.ok || takes.includes(response.status)) return response;
    throw new S3Error(codeIn(await response.text().catch(() => ""), response.status));
  }

  const list = async (after: string, tries?: number): Promise<Response> =>
    call("", {
      method: "GET",
      query: {
        "list-type": "2",
        prefix: config.prefix,
        ...(after !== "" && { "start-after": `${config.prefix}${after}` }),
        ...(tries !== undefined && { "max-keys": "1" }),
      },
      ...(tries !== undefined && { tries }),
    });

  return {
    put: async (key, body, sha256, isFirst = false) => {
      const response = await call(`${config.prefix}${key}`, {
        method: "PUT",
        body,
        headers: {
          "content-type": "application/octet-stream",
          "x-amz-content-sha256": sha256,
          ...(isFirst && { "if-none-match": "*" }),
        },
        limitMs: FILE_MS,
        takes: isFirst ? [412] : [],
      });
      await response.body?.cancel();
    },
    get: async (key) => {
      const response = await call(`${config.prefix}${key}`, { method: "GET", limitMs: FILE_MS, takes: [404] });
      if (response.status !== 404) return response.body ?? new Blob().stream();
      const code = codeIn(await response.text(), 404);
      if (code === "NoSuchKey") return null;
      throw new S3Error(code);
    },
    remove: async (key) => {
      const response = await call(`${config.prefix}${key}`, { method: "DELETE", takes: [204] });
      await response.body?.cancel();
    },
    list: async function* (after = "") {
      for (let last = after; ;) {
        const response = await list(last);
        const storeTime = new Date(response.headers.get("date") ?? Number.NaN);
        const page = readPage(await response.text());
        const objects = page.objects.map(({ key, modified }) => ({ key: key.slice(config.prefix.length), modified }));
        yield { objects, storeTime };
        last = objects.at(-1)?.key ?? last;
        if (!page.hasMore || objects.length === 0) return;
      }
    },
    requireAnswer: async () => {
      readPage(await (await list("", 1)).text());
    },
  };
}

/** Ends with a slash. */
function rootOf({ endpoint, bucket, isPathStyle }: S3Config): string {
  const url = new URL(endpoint);
  if (isPathStyle) return `${url.origin}/${bucket}/`;
  return `${url.protocol}//${bucket}.${url.host}/`;
}

/** True for a failure that may be temporary. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof S3Error)) return false;
  return /^(HTTP 5|HTTP 429|ECONN|UND_ERR_|EPIPE)/.test(error.code) || PASSING.has(error.code);
}

const PASSING: ReadonlySet<string> = new Set([
  "InternalError",
  "OperationAborted",
  "RequestTimeout",
  "ServiceUnavailable",
  "SlowDown",
  "XMinioServerNotInitialized",
]);

function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "ETIMEDOUT";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.name : networkCode(error.cause);
}

/** The code in an error answer, or its status if the answer is not from S3. */
function codeIn(text: string, status: number): string {
  return elementIn(text, "Code") ?? `HTTP ${status}`;
}

function readPage(text: string): { readonly objects: readonly S3Object[]; readonly hasMore: boolean } {
  if (!text.includes("<ListBucketResult")) throw new S3Error("NotS3");
  const objects = text.split("<Contents>").slice(1);
  return {
    objects: objects.map((object) => ({
      key: elementIn(object, "Key") ?? "",
      modified: new Date(elementIn(object, "LastModified") ?? Number.NaN),
    })),
    hasMore: elementIn(text, "IsTruncated") === "true",
  };
}

/** The text of the first element with this name. These documents have no attributes and no nested elements in it. */
function elementIn(xml: string, name: string): string | null {
  const [start, end] = [`<${name}>`, `</${name}>`];
  const from = xml.indexOf(start);
  const to = xml.indexOf(end, from);
  return from < 0 || to < 0 ? null : decodeEntities(xml.slice(from + start.length, to));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = "") => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
