/** The owner of the rows that a transaction may access. Only `access/actor.ts` creates it, from the session. */
export interface Scope {
  readonly accountId: number | null;
  readonly businessId: number | null;
  readonly departmentId: number | null;
  /** True if an operator has approved the department. Only then can it read businesses. */
  readonly isDepartmentVerified: boolean;
  /** True if the person is an admin of the business or the department. */
  readonly isAdmin: boolean;
}

/** A scope without any rows. */
export const NOBODY: Scope = {
  accountId: null,
  businessId: null,
  departmentId: null,
  isDepartmentVerified: false,
  isAdmin: false,
};

/**
 * The PostgreSQL settings that put a transaction under row-level security. All are local to the transaction.
 * `role` drops the owner's rights; the policies read the other settings.
 */
function settingsOf(scope: Scope): Readonly<Record<string, string>> {
  return {
    "placard.account_id": String(scope.accountId ?? ""),
    "placard.business_id": String(scope.businessId ?? ""),
    "placard.department_id": String(scope.departmentId ?? ""),
    "placard.department_verified": String(scope.isDepartmentVerified),
    "placard.is_admin": String(scope.isAdmin),
    role: "placard_app",
  };
}

const SCOPE_START = "select set_config(";

/**
 * The statement that puts a transaction under row-level security. It has no parameters, so that it can be sent in one
 * message with `begin`.
 *
 * @throws TypeError for a value that is neither an id nor a boolean
 */
export function scopeStatement(scope: Scope): string {
  const calls = Object.entries(settingsOf(scope)).map(([name, value]) => {
    if (!/^\w*$/.test(value)) throw new TypeError(`The setting ${name} has an invalid value.`);
    return `set_config('${name}', '${value}', true)`;
  });
  return `select ${calls.join(", ")}`;
}

/** The statement that makes a transaction read the rows of one moment. It must be the first of its transaction. */
export const SNAPSHOT_STATEMENT = "set transaction isolation level repeatable read, read only";

/** True for the statements that begin a transaction under row-level security. */
export const isScopeStatement = (text: string): boolean => text.startsWith(SCOPE_START) || text === SNAPSHOT_STATEMENT;
