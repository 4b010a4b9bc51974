/** One attempt of a call, before it is sent. */
export interface SentCall {
  /** Name of the operation, such as `insertChemical`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** May be changed, e.g. to add a trace id. */
  readonly headers: Headers;
  /** 0 for the first attempt. */
  readonly attempt: number;
}

/** One attempt of a call, after it was answered or failed. */
export interface AnsweredCall {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly attempt: number;
  /** HTTP status; `null` where no answer came. */
  readonly status: number | null;
  /** The server's name for this request, for a report; `null` where no answer came. */
  readonly requestId: string | null;
  readonly durationMs: number;
  /** What the attempt failed with; `null` where it did not. */
  readonly error: unknown;
  /** How long until the next attempt, ms; `null` where there is none. */
  readonly retryInMs: number | null;
}

/** What a host may do at each attempt: measure, log, trace. An error thrown here ends the call. */
export interface CallHooks {
  readonly onRequest?: (call: SentCall) => void | Promise<void>;
  readonly onAnswer?: (call: AnsweredCall) => void;
}
