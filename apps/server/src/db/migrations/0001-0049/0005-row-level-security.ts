import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * The second wall behind the handlers. A request's transaction runs as `placard_app`, a role without sign-in, and the
 * policies compare each row with the settings of `db/scope.ts`. Without settings no row is seen.
 */

const OWN_BUSINESS = "business_id = placard_number('business_id')";
const VERIFIED = "placard_flag('department_verified')";
const OWN_DEPARTMENT = "department_id = placard_number('department_id')";
const ADMIN = "placard_flag('is_admin')";
const OWN_ACCOUNT = "placard_number('account_id')";

interface Policy {
  readonly table: string;
  readonly to: "all" | "select" | "insert" | "update" | "delete";
  readonly rows: string;
}

export const POLICIES: readonly Policy[] = [
  { table: "businesses", to: "select", rows: `id = placard_number('business_id') or ${VERIFIED}` },
  { table: "businesses", to: "update", rows: `id = placard_number('business_id') and ${ADMIN}` },

  { table: "departments", to: "select", rows: "id = placard_number('department_id')" },
  { table: "departments", to: "update", rows: `id = placard_number('department_id') and ${ADMIN}` },

  { table: "accounts", to: "select", rows: `id = ${OWN_ACCOUNT} or ${OWN_BUSINESS} or ${OWN_DEPARTMENT}` },
  { table: "accounts", to: "insert", rows: `${ADMIN} and (${OWN_BUSINESS} or ${OWN_DEPARTMENT})` },
  {
    table: "accounts",
    to: "update",
    rows: `id = ${OWN_ACCOUNT} or (${ADMIN} and (${OWN_BUSINESS} or ${OWN_DEPARTMENT}))`,
  },
  { table: "accounts", to: "delete", rows: `${ADMIN} and (${OWN_BUSINESS} or ${OWN_DEPARTMENT})` },

  ...["contacts", "locations", "chemicals", "pictures", "safety_data_sheets"].flatMap((table): Policy[] => [
    { table, to: "all", rows: OWN_BUSINESS },
    { table, to: "select", rows: VERIFIED },
  ]),

  { table: "hydrants", to: "select", rows: VERIFIED },

  { table: "invitations", to: "all", rows: `${OWN_DEPARTMENT} and ${ADMIN}` },
  { table: "access_tokens", to: "all", rows: `${OWN_DEPARTMENT} and ${ADMIN}` },

  { table: "incidents", to: "all", rows: OWN_DEPARTMENT },
  { table: "incident_actions", to: "select", rows: OWN_DEPARTMENT },
  { table: "incident_actions", to: "insert", rows: `${OWN_DEPARTMENT} and user_id = ${OWN_ACCOUNT}` },
  { table: "incident_documents", to: "all", rows: OWN_DEPARTMENT },

  { table: "audit_entries", to: "insert", rows: `account_id = ${OWN_ACCOUNT}` },
  { table: "audit_entries", to: "select", rows: `${ADMIN} and (${OWN_BUSINESS} or ${OWN_DEPARTMENT})` },

  { table: "idempotency_keys", to: "all", rows: `account_id = ${OWN_ACCOUNT}` },
];

/** Tables that only the owner touches: sign-in, registration and upkeep. They get a wall and no door. */
export const OWNER_ONLY = ["business_claims", "sessions", "password_resets", "rate_limits", "app_facts"] as const;

function checkOf({ to, rows }: Policy): string {
  if (to === "insert") return `with check (${rows})`;
  return to === "select" || to === "delete" ? `using (${rows})` : `using (${rows}) with check (${rows})`;
}

const TABLES = [...new Set(POLICIES.map((policy) => policy.table))];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `do $$ begin
      if not exists (select from pg_roles where rolname = 'placard_app') then create role placard_app nologin; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`,
    // Who may not grant it must have been given it by the one who runs the database.
    `do $$ begin execute format('grant placard_app to %I', current_user);
    exception when insufficient_privilege then null;
    end $$`,
    `do $$ begin execute format('grant usage on schema %I to placard_app', current_schema()); end $$`,
    `create function placard_number(name text) returns integer language sql stable
      as $$ select nullif(current_setting('placard.' || name, true), '')::integer $$`,
    `create function placard_flag(name text) returns boolean language sql stable
      as $$ select coalesce(current_setting('placard.' || name, true), '') = 'true' $$`,
    ...TABLES.map((table) => `alter table ${table} enable row level security`),
    ...OWNER_ONLY.map((table) => `alter table ${table} enable row level security`),
    ...TABLES.filter((table) => table !== "accounts" && table !== "access_tokens" && table !== "invitations").map(
      (table) => `grant select, insert, update, delete on ${table} to placard_app`,
    ),
    // Secrets and lock-out counters stay with the owner.
    `grant select (id, kind, business_id, department_id, name, email, role, is_approved, team_emails, signed_in_at, is_demo, version,
      created_at), insert, delete, update (name, email, password_hash, role, is_approved, version) on accounts
      to placard_app`,
    `grant select (id, department_id, name, scopes, created_by, expires_at, revoked_at, last_used_at, created_at),
      insert, update (revoked_at) on access_tokens to placard_app`,
    `grant select (id, department_id, email, role, invited_by, expires_at, accepted_at, created_at), insert, delete
      on invitations to placard_app`,
    "grant usage on sequence people_id_seq to placard_app", // identity columns need no grant
    ...POLICIES.map(
      (policy, index) =>
        `create policy placard_${index} on ${policy.table} for ${policy.to} to placard_app ${checkOf(policy)}`,
    ),
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...POLICIES.map((policy, index) => `drop policy if exists placard_${index} on ${policy.table}`),
    ...[...TABLES, ...OWNER_ONLY].flatMap((table) => [
      `alter table ${table} disable row level security`,
      `revoke all on ${table} from placard_app`,
    ]),
    "drop function if exists placard_number(text)",
    "drop function if exists placard_flag(text)",
  ]);
}
