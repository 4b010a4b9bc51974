import type { EndpointShape, HandlerInput, Multipart } from "@placard/api-client/internal";
import type * as z from "zod";
import type { Actor } from "../access/actor.ts";
import type { AllowedActor } from "../access/check-access.ts";
import type { CurrentSession } from "../access/sessions.ts";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import type { SniffedType } from "@placard/hazmat-core/business";

/**
 * An uploaded file, complete and of a type and size that the contract accepts. It is deleted after the call unless it
 * is stored.
 */
export interface Upload {
  readonly path: string;
  readonly filename: string;
  readonly type: SniffedType;
  readonly sizeBytes: number;
  /** Hash of the received bytes, hex. It identifies a repeated upload. */
  readonly sha256: string;
  /** Hash of the stored bytes, hex. */
  readonly storedSha256: string;
}

/** Parts of the answer besides the body that a handler can set. */
export interface Reply {
  readonly header: (name: string, value: string) => void;
  readonly status: (code: number) => void;
}

/** Facts of the HTTP request that a few handlers need. */
export interface RequestFacts {
  readonly id: string;
  /** Network address of the caller for rate limits: see `access/caller-network.ts`. */
  readonly address: string;
  /** True if the call came through a proxy, so the direct peer is not the caller. */
  readonly isForwarded: boolean;
  readonly sessionToken: string | null;
  /** Token stored in the browser at an earlier sign-in: see `access/known-devices.ts`. */
  readonly deviceToken: string | null;
  readonly idempotencyKey: string | null;
  /** True if the caller accepts gzip. */
  readonly takesGzip: boolean;
  /** Start of the rest of an interrupted event stream. */
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
}

/** A call as passed to a handler: input parsed, access checked. */
export interface Call<E extends EndpointShape> extends HandlerInput<E> {
  readonly ctx: Context;
  readonly actor: AllowedActor<E["access"]>;
  /** The session of the cookie, also if its temporary password must be changed first; `null` with an access token. */
  readonly session: CurrentSession | null;
  readonly upload: E["multipart"] extends Multipart ? Upload : undefined;
  readonly request: RequestFacts;
  readonly reply: Reply;
  /** Runs after the answer is certain and its rows are stored, to send emails or remove files. */
  readonly afterwards: (work: () => Promise<void>) => void;
}

/** A call inside one transaction under row-level security, which also stores the answer of an idempotent write. */
export interface RowsCall<E extends EndpointShape> extends Call<E> {
  readonly rows: Rows;
}

/** A call that opens its own short transactions, because it also hashes, models or requests another server. */
export interface OpenCall<E extends EndpointShape> extends Call<E> {
  readonly withRows: <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;
  /** Same as `withRows`, for reads in several statements: all read the rows of one moment, and none can write. */
  readonly withSnapshot: <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;
  /** Same as `withRows`, for the single write of an idempotent endpoint: a repeated key gets the first answer again. */
  readonly writeOnce: <const A extends Answer<E>>(work: (rows: Rows) => Promise<A>) => Promise<A>;
}

/** The answer is only converted to JSON and never changed, so readonly values of the core are allowed. */
export type Unchanging<T> = T extends object ? { readonly [Key in keyof T]: Unchanging<T[Key]> } : T;

/** The result of a handler: the body as sent, or a finished response for files and streams. */
export type Answer<E extends EndpointShape> = Unchanging<z.input<E["response"]>> | Response;

/** A call whose access was checked and whose input was parsed by its own endpoint. `mount` creates no other calls. */
export interface CheckedCall extends Omit<
  Call<EndpointShape>,
  "actor" | "params" | "query" | "body" | "fields" | "upload"
> {
  readonly actor: Actor;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly fields: unknown;
  readonly upload: Upload | undefined;
}
