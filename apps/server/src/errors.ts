import { ERROR_CODES, type ErrorCode, type Problem } from "@placard/api-client";
import type { IsolationAnswer } from "@placard/hazmat-core";
import * as z from "zod";
import { isDiskFull } from "./storage/disk-full.ts";
import { S3Error } from "./storage/s3-bucket.ts";

/** The body of an error answer, with values of the core as they are. */
type ProblemBody = Omit<Problem, "isolation"> & { readonly isolation?: IsolationAnswer };
type Extras = Partial<Omit<ProblemBody, "status" | "code" | "message" | "request_id">>;

/** A declared error. Status and default message come from the contract's error codes. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly extras: Extras;

  constructor(code: ErrorCode, options: { readonly message?: string | undefined } & Extras = {}) {
    const { message, ...extras } = options;
    super(message ?? ERROR_CODES[code].message);
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

/** PostgreSQL error codes, Appendix A of its manual. */
const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const DATA_EXCEPTION = "22";

/** Error codes for violated unique constraints. */
const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  accounts_email_key: "email_taken",
  departments_name: "department_exists",
  containers_code: "container_code_taken",
  pictures_one_floor_plan: "floor_plan_exists",
};

const databaseError = z.object({ code: z.string().length(5), constraint: z.string().optional() });

/**
 * The only place that converts a thrown value to an API error. `null`: an unexpected error, answered without details.
 */
export function fromError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof z.ZodError) {
    return new ApiError("invalid_request", { fields: fieldsOf(error) });
  }
  if (isDiskFull(error)) return new ApiError("storage_full");
  if (error instanceof S3Error) {
    return new ApiError("not_ready", { message: "The file store does not respond. Try again in a moment." });
  }
  const parsed = databaseError.safeParse(error);
  return parsed.success ? fromDatabaseError(parsed.data) : null;
}

/** A value that the schema accepts but no column can store is an error in the request. */
function fromDatabaseError({ code, constraint }: z.output<typeof databaseError>): ApiError | null {
  if (code === UNIQUE_VIOLATION) {
    const known = CONSTRAINTS[constraint ?? ""];
    return known === undefined ? null : new ApiError(known);
  }
  if (code === FOREIGN_KEY_VIOLATION) return new ApiError("not_found"); // its location or chemical has just been deleted
  return code.startsWith(DATA_EXCEPTION) ? new ApiError("invalid_request") : null;
}

function fieldsOf(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
}

/** The body of every error answer. */
export function problemOf(error: ApiError, requestId: string): ProblemBody {
  return { status: "error", code: error.code, message: error.message, request_id: requestId, ...error.extras };
}
