import { ERROR_CODES, type ErrorCode, type Problem } from "@placard/api-client";
import type { IsolationAnswer } from "@placard/hazmat-core";
import * as z from "zod";
import { isDiskFull } from "./storage/disk-full.ts";
import { S3Error } from "./storage/s3-bucket.ts";

/** The body of an error answer, as the core's own answers go into it. */
type ProblemBody = Omit<Problem, "isolation"> & { readonly isolation?: IsolationAnswer };
type Extras = Partial<Omit<ProblemBody, "status" | "code" | "message" | "request_id">>;

/** A declared refusal. Status and default words come from the contract's registry. */
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

/** Codes of PostgreSQL, Appendix A of its manual. */
const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const DATA_EXCEPTION = "22";

/** What unique constraints mean to a person. */
const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  accounts_email_key: "email_taken",
  departments_name: "department_exists",
  containers_code: "container_code_taken",
  pictures_one_floor_plan: "floor_plan_exists",
};

const databaseError = z.object({ code: z.string().length(5), constraint: z.string().optional() });

/** The only place where a thrown value becomes a refusal. `null`: an unforeseen fault, answered without detail. */
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

/** What the database refuses is the request's fault where its schema let a value through that no column takes. */
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
