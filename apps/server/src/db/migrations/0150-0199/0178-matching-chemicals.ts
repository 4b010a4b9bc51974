import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Names of the chemicals that a search of businesses matched. Under row-level security the trigram index cannot serve
 * `ilike`, so all chemicals of a page of businesses were compared. A function of the owner checks the caller once and
 * uses the cheaper index: of the text or of the businesses.
 *
 * `placard_find_businesses` of migration 0155 walks through the names of businesses if it matches many of them. On a
 * server with few businesses, a fifth of them counts as many: reading all their matching chemicals takes longer.
 *
 * The log of an incident is read in parts, in the order of its entries, so its index has that order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    rewrittenSearch({ from: MANY_IN_ALL, to: MANY_OF_FEW }),
    MATCHING_CHEMICALS,
    `revoke execute on function ${NAME} from public`,
    `grant execute on function ${NAME} to placard_app`,
    // Names mean the owner's tables, under every search path of a caller.
    `do $$ begin
      execute format('alter function ${NAME} set search_path to pg_catalog, %I, pg_temp', current_schema());
    end $$`,
    "create index incident_actions_in_order on incident_actions (incident_id, id)",
    "drop index incident_actions_incident",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    rewrittenSearch({ from: MANY_OF_FEW, to: MANY_IN_ALL }),
    "create index incident_actions_incident on incident_actions (incident_id)",
    "drop index incident_actions_in_order",
    `drop function ${NAME}`,
  ]);
}

/** Conditions of `placard_find_businesses` for a walk. `cap` is 10,000. */
const MANY_IN_ALL = ">= cap / 2 then";
const MANY_OF_FEW = ">= (select count(*) from (select from businesses limit cap * 5 / 2) few) / 5 then";

/** The function keeps its owner, its rights and its search path. */
const rewrittenSearch = ({ from, to }: { readonly from: string; readonly to: string }): string => `do $$ begin
    execute replace(
      pg_get_functiondef('placard_find_businesses(text, text, text, text, text, integer, integer)'::regprocedure),
      '${from}', '${to}');
  end $$`;

const NAME = "placard_matching_chemicals(integer[], text, text, text)";

/** The first three names by business, for verified departments only. "execute" plans each search for its text. */
const MATCHING_CHEMICALS = `create function placard_matching_chemicals(
    businesses integer[], substance text, cas text, un text)
  returns table (business_id integer, names text[]) language plpgsql stable security definer rows 50 as $find$
  begin
    if not placard_flag('department_verified') then return; end if;
    return query execute $sql$
      select c.business_id, (array_agg(distinct c.name order by c.name))[1:3] from chemicals c
      where c.business_id = any($1) and (c.name ilike $2 or c.cas_number = $3 or c.un_number = $4)
      group by c.business_id$sql$ using businesses, substance, cas, un;
  end $find$`;
