import { type AccessToken, type BusinessAccessToken } from "@placard/api-client";
import { BUSINESS_SCOPES, DEPARTMENT_SCOPES } from "@placard/api-client/internal";
import { isOneOf } from "@placard/hazmat-core/business";
import type { TokenRow } from "../../db/queries/access-tokens.ts";

export function departmentTokenOf(row: TokenRow): AccessToken {
  if (row.department_id === null) throw new TypeError(`Token ${row.id} is of no department: check the query.`);
  const scopes = row.scopes.split(" ").filter((scope) => isOneOf(DEPARTMENT_SCOPES, scope));
  return { ...factsOf(row), department_id: row.department_id, scopes };
}

export function businessTokenOf(row: TokenRow): BusinessAccessToken {
  if (row.business_id === null) throw new TypeError(`Token ${row.id} is of no business: check the query.`);
  const scopes = row.scopes.split(" ").filter((scope) => isOneOf(BUSINESS_SCOPES, scope));
  return { ...factsOf(row), business_id: row.business_id, scopes };
}

function factsOf({ id, name, created_by, created_at, last_used_at }: TokenRow) {
  return {
    id,
    name,
    created_by,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
