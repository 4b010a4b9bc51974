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
