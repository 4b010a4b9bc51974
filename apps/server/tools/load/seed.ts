import { Client } from "pg";
import { newSecret } from "../../src/access/secrets.ts";
import { loadHazardRank } from "../../src/db/hazard-rank.ts";
import type { CalledRecords } from "./most-used-calls.ts";

interface SeedSizes {
  readonly businesses: number;
  readonly chemicalsOfEach: number;
  /** Further chemicals of the business that signs in. */
  readonly ownChemicals: number;
}

const DEFAULT_SIZES: SeedSizes = { businesses: 1000, chemicalsOfEach: 100, ownChemicals: 0 };

const SUBSTANCES = [
  ["Chlorine", "1017", "7782-50-5"],
  ["Ammonia, anhydrous", "1005", "7664-41-7"],
  ["Toluene", "1294", "108-88-3"],
  ["Acetone", "1090", "67-64-1"],
  ["Pond dye", null, null],
] as const;

/** What a run of calls needs. */
export interface Seeded {
  readonly records: CalledRecords;
  /** Cookies by kind of caller. */
  readonly cookies: Readonly<Record<"business" | "crew", string>>;
  /** Hash of the session of the business. */
  readonly sessionHash: string;
}

/** Runs a statement. */
export type SeedQuery = (text: string, values: readonly unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/** Fills a migrated, empty PostgreSQL database. */
export async function seedPostgres(database: string, sizes: SeedSizes = DEFAULT_SIZES): Promise<Seeded> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return await seed((text, values) => client.query(text, [...values]), sizes);
  } finally {
    await client.end();
  }
}

/** Fills a migrated, empty database with businesses, and signs in a person of a business and one of a crew. */
export async function seed(
  query: SeedQuery,
  { businesses, chemicalsOfEach, ownChemicals }: SeedSizes,
): Promise<Seeded> {
  const idOf = async (text: string, values: readonly unknown[] = []): Promise<number> => {
    const { rows } = await query(text, values);
    const [row] = rows as readonly { readonly id: number }[];
    if (row === undefined) throw new Error("The statement returned no id.");
    return row.id;
  };
  await query(
    `insert into businesses (business_name, address)
    select case when i % 20 = 0 then 'Harbour ' else 'Plant ' end || i, i || ' Shore Road' from generate_series(1, $1::int) i`,
    [businesses],
  );
  await query(
    `insert into locations (business_id, name, civic_address, latitude, longitude, precision)
    select id, 'Site ' || n, id || ' Shore Road, Halifax NS', 44 + (id % 100) * 0.01, -64 + (id / 100) * 0.1, 'registered'
    from businesses, generate_series(1, 2) n`,
    [],
  );
  const rankOf = await loadHazardRank();
  const substances = SUBSTANCES.map(([name, un_number, cas_number]) => {
    const hazard_rank = rankOf({ hazard_classification: null, un_number, cas_number });
    return { name, un_number, cas_number, hazard_rank };
  });
  await query(
    `insert into chemicals (business_id, location_id, name, quantity, unit, un_number, cas_number, hazard_rank)
     select business_id, l.id, s.name || ' lot ' || n, n, 'kg', un_number, cas_number, hazard_rank
     from locations l, generate_series(1, ${chemicalsOfEach / 2 / SUBSTANCES.length}) n,
       json_to_recordset($1) as s (name text, un_number text, cas_number text, hazard_rank integer)
     order by business_id`,
    [JSON.stringify(substances)],
  );
  const businessId = await idOf("select min(id) as id from businesses");
  await query(
    `insert into chemicals (business_id, location_id, name, quantity, unit)
     select $1, (select min(id) from locations where business_id = $1), 'Drum ' || n, n, 'kg' from generate_series(1, $2::int) n`,
    [businessId, ownChemicals],
  );
  const departmentId = await idOf(
    "insert into departments (name, verified_at, verified_by) values ('Harbour Fire', now(), 'operator') returning id",
  );
  const ofBusiness = await idOf(
    `insert into accounts (kind, business_id, name, email, password_hash, role)
     values ('business', $1, 'Dana Reid', 'dana@load.example', '-', 'Admin') returning id`,
    [businessId],
  );
  const ofCrew = await idOf(
    `insert into accounts (kind, department_id, name, email, password_hash, role)
     values ('responder', $1, 'Alex Morin', 'alex@load.example', '-', 'admin') returning id`,
    [departmentId],
  );
  const incidentId = await idOf(
    "insert into incidents (department_id, user_id, title) values ($1, $2, 'Ammonia release') returning id",
    [departmentId, ofCrew],
  );
  const [business, crew] = [newSecret(), newSecret()];
  await query(
    `insert into sessions (token_hash, account_id, expires_at)
     values ($1, $2, now() + interval '1 day'), ($3, $4, now() + interval '1 day')`,
    [business.hash, ofBusiness, crew.hash, ofCrew],
  );
  await query("vacuum analyze", []);
  const cookie = ({ token }: { token: string }): string => `placard_session=${token}`;
  return {
    records: { businessId, departmentId, incidentId },
    cookies: { business: cookie(business), crew: cookie(crew) },
    sessionHash: business.hash,
  };
}
