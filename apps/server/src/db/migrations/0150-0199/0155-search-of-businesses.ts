import { sql, type Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Search of businesses and sites at 100,000 businesses. `ilike` is not leakproof, so under row-level security it may not
 * run before the policy, and no index serves it. Two functions of the owner check the caller once, search the trigram
 * indexes and return ids. The rows of these ids are then read under the policies as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [CREATE_TRIGRAMS]);
  const { rows } = await sql<{ operators: string }>`
    select format('%I.gin_trgm_ops', nspname) as operators from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(db);
  await runStatements(db, [
    ...Object.entries(TRIGRAM_INDEXES).map(([name, { table, columns }]) => {
      const indexed = columns.map((column) => `${column} ${rows[0]?.operators}`);
      return `create index ${name} on ${table} using gin (${indexed.join(", ")})`;
    }),
    "create index businesses_by_name on businesses (business_name, id)",
    "create index chemicals_of_all_by_cas on chemicals (cas_number, business_id) where cas_number is not null",
    "create index chemicals_of_all_by_un on chemicals (un_number, business_id) where un_number is not null",
    FIND_BUSINESSES,
    FIND_SITES,
    ...FUNCTIONS.flatMap((name) => [
      `revoke execute on function ${name} from public`,
      `grant execute on function ${name} to placard_app`,
      // Names mean the owner's tables, under every search path of a caller.
      `do $$ begin
        execute format('alter function ${name} set search_path to pg_catalog, %I, pg_temp', current_schema());
      end $$`,
    ]),
    ...policies((call) => `(select ${call})`),
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...policies((call) => call),
    ...FUNCTIONS.map((name) => `drop function ${name}`),
    ...[...Object.keys(TRIGRAM_INDEXES), "businesses_by_name", "chemicals_of_all_by_cas", "chemicals_of_all_by_un"].map(
      (name) => `drop index ${name}`,
    ),
  ]);
}

/** In `public`, where no schema of an installation takes it along when it is dropped. Two servers may start at once. */
const CREATE_TRIGRAMS = `do $$ begin
    if to_regnamespace('public') is null then create extension if not exists pg_trgm;
    else create extension if not exists pg_trgm with schema public;
    end if;
  exception
    when duplicate_object or unique_violation then null;
    when undefined_file or feature_not_supported then
      raise exception 'the extension pg_trgm is not installed' using errcode = 'PLTRG';
  end $$`;

const TRIGRAM_INDEXES = {
  businesses_by_text: { table: "businesses", columns: ["business_name", "address"] },
  locations_by_text: { table: "locations", columns: ["civic_address", "address", "name"] },
  chemicals_by_text: { table: "chemicals", columns: ["name"] },
};

const FUNCTIONS = [
  "placard_find_businesses(text, text, text, text, text, integer, integer)",
  "placard_find_sites(text[], integer)",
];

/** Businesses that each part of the search finds, at most $5 by each part; `null`: all of them. */
const HITS = `select coalesce(array_agg(id), '{}') from (
    (select id from businesses where business_name ilike $1 or address ilike $1 limit $5) union all
    (select business_id from locations where civic_address ilike $1 or address ilike $1 or name ilike $1 limit $5) union all
    (select business_id from chemicals where name ilike $2 limit $5) union all
    (select business_id from chemicals where cas_number = $3 limit $5) union all
    (select business_id from chemicals where un_number = $4 limit $5)) hits`;

/** The next 1,000 businesses by name, each asked whether it fits. "offset 0" asks of one business, not of all in advance. */
const WALK = `select coalesce(array_agg(id), '{}') from (
    select b.id from (
      select id, business_name, address from businesses
      where $5::text is null or (business_name, id) > ($5, $6) order by business_name, id limit 1000) b
    where b.business_name ilike $1 or b.address ilike $1
      or exists (select from locations l where l.business_id = b.id
        and (l.civic_address ilike $1 or l.address ilike $1 or l.name ilike $1) offset 0)
      or exists (select from chemicals c where c.business_id = b.id
        and (c.name ilike $2 or c.cas_number = $3 or c.un_number = $4) offset 0)
    order by b.business_name, b.id limit $7) page`;

/**
 * Ids of a page of the businesses whose names, addresses, sites or substances match, for verified departments alone.
 * Few hits are found by the indexes and sorted. Where a large part of all businesses is hit, a page of them is soon met
 * in the order of the names, and reading every hit would cost more. "execute" plans each search for its text.
 */
const FIND_BUSINESSES = `create function placard_find_businesses(
    pattern text, substance text, cas text, un text, after_name text, after_id integer, most integer)
  returns setof integer language plpgsql stable security definer rows 50 as $find$
  declare
    cap constant integer := 10000;
    hits integer[];
    page integer[];
  begin
    if not placard_flag('department_verified') then return; end if;
    execute $sql$${HITS}$sql$ into hits using pattern, substance, cas, un, cap;
    if cardinality(hits) >= cap then
      if (select count(distinct hit) from unnest(hits) hit) >= cap / 2 then
        execute $sql$${WALK}$sql$ into page using pattern, substance, cas, un, after_name, after_id, most;
        if cardinality(page) = most then
          return query select unnest(page);
          return;
        end if;
      end if;
      execute $sql$${HITS}$sql$ into hits using pattern, substance, cas, un, null::integer;
    end if;
    return query select b.id from businesses b
      where b.id = any(hits) and (after_name is null or (b.business_name, b.id) > (after_name, after_id))
      order by b.business_name, b.id limit most;
  end $find$`;

/** Ids of sites with a pin whose name or address matches every pattern: of all businesses, or of the caller's own. */
const FIND_SITES = `create function placard_find_sites(patterns text[], most integer)
  returns setof integer language plpgsql stable security definer rows 10 as $find$
  declare
    own constant integer := placard_number('business_id');
    fits text;
  begin
    if not placard_flag('department_verified') and own is null then return; end if;
    select string_agg(
        format('(civic_address ilike $1[%s] or address ilike $1[%1$s] or name ilike $1[%1$s])', at), ' and ')
      into fits from generate_subscripts(patterns, 1) at;
    if not placard_flag('department_verified') then fits := fits || ' and business_id = $3'; end if;
    return query execute 'select id from locations where num_nulls(longitude, latitude) = 0 and '
      || fits || ' order by civic_address, id limit $2' using patterns, most, own;
  end $find$`;

/** The policies of what a search and the map of all sites read, with each question put as `asked`: once a statement. */
function policies(asked: (call: string) => string): readonly string[] {
  const verified = asked("placard_flag('department_verified')");
  const rules = {
    businesses: `id = ${asked("placard_number('business_id')")} or ${verified}`,
    hydrants: verified,
    pictures: verified,
    plan_placements: verified,
    site_points: verified,
  };
  return Object.entries(rules).map(
    ([table, rule]) => `do $$ declare policy record; begin
      for policy in select policyname from pg_policies
        where schemaname = current_schema() and tablename = '${table}' and cmd = 'SELECT'
      loop execute format('alter policy %I on ${table} using (%s)', policy.policyname, $rule$${rule}$rule$); end loop;
    end $$`,
  );
}
