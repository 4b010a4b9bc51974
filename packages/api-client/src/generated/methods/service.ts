// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  GetConfigAnswer,
  GetOpenApiAnswer,
  HealthzAnswer,
  ReadyzAnswer,
} from "../models.ts";

/** The server itself: configuration, health, and this document. */
export interface ServiceMethods {
  /**
   * Server configuration: map, active providers, and (in demo mode only) the demo sign-ins.
   *
   * `GET /api/get-config`. Access: Anyone.
   *
   * @throws Any call of this kind: `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetConfigAnswer}
   * @example
   * await client.service.getConfig();
   */
  readonly getConfig: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<GetConfigAnswer>;

  /**
   * This document.
   *
   * `GET /api/openapi.json`. Access: Anyone.
   *
   * @throws Any call of this kind: `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetOpenApiAnswer}
   * @example
   * await client.service.getOpenApi();
   */
  readonly getOpenApi: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<GetOpenApiAnswer>;

  /**
   * The process is alive.
   *
   * `GET /healthz`. Access: Anyone.
   *
   * @throws Any call of this kind: `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link HealthzAnswer}
   * @example
   * await client.service.healthz();
   */
  readonly healthz: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<HealthzAnswer>;

  /**
   * The process can answer: database and file store are reachable, and there is room to write.
   *
   * `GET /readyz`. Access: Anyone.
   *
   * @throws Any call of this kind: `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ReadyzAnswer}
   * @example
   * await client.service.readyz();
   */
  readonly readyz: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<ReadyzAnswer>;

  /**
   * Counters in Prometheus text format, without personal data. For the server's own machine, unless METRICS=open.
   *
   * `GET /metrics`. Access: Anyone.
   *
   * @throws `forbidden` (403): Your account is not allowed to do this.
   * @throws Any call of this kind: `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @example
   * await client.service.metrics();
   */
  readonly metrics: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<Blob>;
}
