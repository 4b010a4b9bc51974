/** One attempt of a call, before it is sent. */
export interface SentCall {
  /** Name of the operation, such as `insertChemical`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Can be changed, e.g. to add a trace id. */
  readonly headers: Headers;
  /** 0 for the first attempt. */
  readonly attempt: number;
}

/** One attempt of a call, after its response or failure. */
export interface AnsweredCall {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly attempt: number;
  /** HTTP status; `null` without a response. */
  readonly status: number | null;
  /** Request id of the server, for error reports; `null` without a response. */
  readonly requestId: string | null;
  readonly durationMs: number;
  /** Error of the attempt; `null` if it succeeded. */
  readonly error: unknown;
  /** Delay before the next attempt, ms; `null` if there is none. */
  readonly retryInMs: number | null;
}

/** Hooks for each attempt, to measure, log or trace it. An error thrown here ends the call. */
export interface CallHooks {
  readonly onRequest?: (call: SentCall) => void | Promise<void>;
  readonly onAnswer?: (call: AnsweredCall) => void;
}
