/** Whose rows a transaction may touch. Made from the session by `access/actor.ts`, from nowhere else. */
export interface Scope {
  readonly accountId: number | null;
  readonly businessId: number | null;
  readonly departmentId: number | null;
  /** True if an operator has approved the department: only then does it read businesses. */
  readonly isDepartmentVerified: boolean;
  /** Whether the person administers the business or the department. */
  readonly isAdmin: boolean;
}

/** A scope that sees no row at all. */
export const NOBODY: Scope = {
  accountId: null,
  businessId: null,
  departmentId: null,
  isDepartmentVerified: false,
  isAdmin: false,
};

/**
 * The PostgreSQL settings that put a transaction under row-level security. All are local to the transaction.
 * `role` gives up the owner's rights; the policies read the others.
 */
export function settingsOf(scope: Scope): Readonly<Record<string, string>> {
  return {
    "placard.account_id": String(scope.accountId ?? ""),
    "placard.business_id": String(scope.businessId ?? ""),
    "placard.department_id": String(scope.departmentId ?? ""),
    "placard.department_verified": String(scope.isDepartmentVerified),
    "placard.is_admin": String(scope.isAdmin),
    role: "placard_app",
  };
}
