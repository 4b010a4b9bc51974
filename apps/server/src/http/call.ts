import type { EndpointShape, HandlerInput, Multipart } from "@placard/api-client";
import type * as z from "zod";
import type { Actor } from "../access/actor.ts";
import type { AllowedActor } from "../access/check-access.ts";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import type { SniffedType } from "@placard/hazmat-core/business";

/** An uploaded file, complete and of a kind and size that the contract takes. Gone after the call unless it is kept. */
export interface Upload {
  readonly path: string;
  readonly filename: string;
  readonly type: SniffedType;
  readonly sizeBytes: number;
  /** Of the bytes as they came, hex: tells a repeated upload from another one. */
  readonly sha256: string;
  /** Of the bytes as they are kept, hex. */
  readonly keptSha256: string;
}

/** What the handler may say beside its body. */
export interface Reply {
  readonly header: (name: string, value: string) => void;
  readonly status: (code: number) => void;
}

/** Facts of the HTTP request that a few handlers need. */
export interface RequestFacts {
  readonly id: string;
  /** Network address of the caller, as calls are counted by: see `access/caller-network.ts`. */
  readonly address: string;
  /** True if the call came to us through a proxy, which then stands nearer to us than the caller. */
  readonly isForwarded: boolean;
  readonly sessionToken: string | null;
  /** What the browser kept of an earlier sign-in: see `access/known-devices.ts`. */
  readonly deviceToken: string | null;
  readonly idempotencyKey: string | null;
  /** True if the caller takes an answer that is compressed with gzip. */
  readonly takesGzip: boolean;
  /** Where an event stream that broke off is to continue. */
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
}

/** A call as a handler gets it: input parsed, access checked. */
export interface Call<E extends EndpointShape> extends HandlerInput<E> {
  readonly ctx: Context;
  readonly actor: AllowedActor<E["access"]>;
  readonly upload: E["multipart"] extends Multipart ? Upload : undefined;
  readonly request: RequestFacts;
  readonly reply: Reply;
  /** Runs once the answer is certain and its rows are stored: mails, removal of files. */
  readonly afterwards: (work: () => Promise<void>) => void;
}

/** A call inside one transaction under row-level security, in which an idempotent write is also remembered. */
export interface RowsCall<E extends EndpointShape> extends Call<E> {
  readonly rows: Rows;
}

/** A call that opens its own, short transactions, because it also hashes, models or asks another server. */
export interface OpenCall<E extends EndpointShape> extends Call<E> {
  readonly withRows: <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;
  /** As `withRows`, for the one write of an idempotent endpoint: a repeated key gets the first answer again. */
  readonly writeOnce: <const A extends Answer<E>>(work: (rows: Rows) => Promise<A>) => Promise<A>;
}

/** An answer is turned into JSON and changed by no one, so values of the core may go out as they are. */
export type Unchanging<T> = T extends object ? { readonly [Key in keyof T]: Unchanging<T[Key]> } : T;

/** What a handler returns: the body as on the wire, or a ready response for files and streams. */
export type Answer<E extends EndpointShape> = Unchanging<z.input<E["response"]>> | Response;

/** A call whose access was checked and whose input was parsed by its own endpoint: `mount` makes no other. */
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
