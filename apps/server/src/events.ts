import type { Logger } from "pino";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { MailKind, MailProblem } from "./db/schema/upkeep.ts";

/** Events that the service reports about itself: one function per event, each a log line and a metric. None throws. */
export interface Events {
  readonly registry: Registry;
  answered(request: { endpoint: string; status: number; milliseconds: number; requestId: string }): void;
  failed(fault: { endpoint: string; requestId: string; error: unknown }): void;
  signedIn(kind: "business" | "responder"): void;
  signInRefused(reason: "credentials" | "locked" | "deactivated"): void;
  registered(kind: "business" | "department" | "responder"): void;
  businessRead(): void;
  /** A request came through a proxy that the settings do not trust. Logged once per start. */
  proxyIgnored(): void;
  /** A file that was asked for is not the one that was stored. */
  fileFaulty(fault: "missing" | "damaged", key: string): void;
  /** Called after the daily comparison of files and rows. */
  filesCompared(counts: { readonly missing: number; readonly withoutRow: number }): void;
  fileKept(kind: "picture" | "photo" | "safety_data_sheet"): void;
  mailSent(kind: MailKind): void;
  /** A try that failed; `isLast`: there is no other. */
  mailNotSent(failure: { kind: MailKind; problem: MailProblem; code: string; isLast: boolean }): void;
}

/**
 * The part of an error that may be logged: its kind and location. Messages of the database and mail servers quote
 * values and addresses, so only messages of programming errors are logged.
 */
function faultOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { cause } = error;
  const code = "code" in error ? error.code : cause instanceof Error && "code" in cause ? cause.code : undefined;
  const isMistake = error instanceof TypeError || error instanceof RangeError;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    ...(isMistake && { message: error.message }),
    frames: frames.map((line) => line.trim()),
  };
}

export function createEvents(logger: Logger): Events {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "placard_http_request_seconds",
    help: "Response time by endpoint and status.",
    labelNames: ["endpoint", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const happened = new Counter({
    name: "placard_events_total",
    help: "Business events.",
    labelNames: ["event", "kind"],
    registers: [registry],
  });
  const files = new Gauge({
    name: "placard_stored_files",
    help: "Stored files that are missing, or that have no row, at the last daily comparison.",
    labelNames: ["state"],
    registers: [registry],
  });
  const count = (event: string, kind: string): void => {
    happened.inc({ event, kind });
    logger.info({ event, kind }, "event");
  };
  let isProxyNoted = false;
  return {
    registry,
    answered: ({ endpoint, status, milliseconds, requestId }) => {
      duration.observe({ endpoint, status: String(status) }, milliseconds / 1000);
      logger.info({ endpoint, status, ms: Math.round(milliseconds), request_id: requestId }, "answered");
    },
    failed: ({ endpoint, requestId, error }) => {
      happened.inc({ event: "fault", kind: endpoint });
      logger.error({ endpoint, request_id: requestId, fault: faultOf(error) }, "fault");
    },
    signedIn: (kind) => count("signed_in", kind),
    signInRefused: (reason) => count("sign_in_refused", reason),
    registered: (kind) => count("registered", kind),
    businessRead: () => count("business_read", "responder"),
    proxyIgnored: () => {
      if (isProxyNoted) return;
      isProxyNoted = true;
      logger.warn(
        "Requests carry X-Forwarded-For, but TRUST_PROXY is 0. All callers behind the proxy share one limit for sign-ins. Set TRUST_PROXY=1 if the proxy sets this header itself.",
      );
    },
    fileFaulty: (fault, key) => {
      happened.inc({ event: "file_faulty", kind: fault });
      logger.error({ fault, key }, 'A stored file cannot be served. Run "doctor" to list all such files.');
    },
    filesCompared: ({ missing, withoutRow }) => {
      files.set({ state: "missing" }, missing);
      files.set({ state: "without_row" }, withoutRow);
      if (missing > 0) logger.error({ missing }, 'Stored files are missing. Run "doctor" to list them.');
      if (withoutRow > 0) logger.warn({ withoutRow }, 'Some files without a row remain. Run "doctor" to count them.');
    },
    fileKept: (kind) => count("file_kept", kind),
    mailSent: (kind) => count("mail_sent", kind),
    mailNotSent: ({ kind, problem, code, isLast }) => {
      happened.inc({ event: isLast ? "mail_failed" : "mail_delayed", kind });
      logger.warn(
        { kind, problem, code },
        isLast
          ? 'An email could not be delivered. Run "doctor" to count such emails.'
          : "An email was not delivered. The server will try again.",
      );
    },
  };
}
