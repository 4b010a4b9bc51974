import { ERROR_CODES, type ErrorCode, type Problem } from "@placard/api-client";
import * as z from "zod";

type Extras = Partial<Omit<Problem, "status" | "code" | "message" | "request_id">>;

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

/** What unique constraints mean to a person. */
const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  accounts_email_key: "email_taken",
  departments_name: "department_exists",
  pictures_one_floor_plan: "floor_plan_exists",
};

const databaseError = z.object({ code: z.string().length(5), constraint: z.string().optional() });

/** The only place where a thrown value becomes a refusal. `null`: an unforeseen fault, answered without detail. */
export function fromError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof z.ZodError) {
    return new ApiError("invalid_request", { fields: fieldsOf(error) });
  }
  const parsed = databaseError.safeParse(error);
  if (parsed.success && parsed.data.code === "23505") {
    const code = CONSTRAINTS[parsed.data.constraint ?? ""];
    if (code !== undefined) return new ApiError(code);
  }
  return null;
}

function fieldsOf(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
}

/** The body of every error answer. */
export function problemOf(error: ApiError, requestId: string): Problem {
  return { status: "error", code: error.code, message: error.message, request_id: requestId, ...error.extras };
}
