import { CompiledQuery, PostgresQueryCompiler, sql, type KyselyPlugin, type RootOperationNode } from "kysely";
import { vi } from "vitest";
import type { Database, Rows } from "../src/db/database.ts";

/** A statement sent to the database. */
interface Statement {
  readonly sql: string;
  /** Indexes scanned by its plan. */
  readonly indexes: readonly string[];
  /** Rows that its plan reads from tables, including those filtered out later. */
  readonly rowsRead: number;
  /** Rows that it returns. */
  readonly rowsReturned: number;
  readonly sorts: boolean;
  /** Number of values in the longest list among its parameters. */
  readonly longestList: number;
}

/** A plan node in the JSON of PostgreSQL's `explain`, with the fields used here. */
interface PlanNode {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

const compiler = new PostgresQueryCompiler();

/**
 * Records the statements of users' requests while `work` runs. Each `select` runs once more in its own transaction for
 * its plan, so that row-level security applies there too.
 */
export async function recordStatements(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const open = database.as.bind(database);
  const spy = vi.spyOn(database, "as").mockImplementation((scope, handle, view) => {
    const recorded: typeof handle = async (rows) => {
      const asked = new WeakMap<object, RootOperationNode>(); // a subquery is never executed separately
      const executed: RootOperationNode[] = [];
      const recorder: KyselyPlugin = {
        transformQuery: ({ node, queryId }) => {
          asked.set(queryId, node);
          return node;
        },
        transformResult: async ({ result, queryId }) => {
          const node = asked.get(queryId);
          if (node !== undefined) executed.push(node);
          return result;
        },
      };
      const answer = await handle(rows.withPlugin(recorder));
      for (const node of executed) statements.push(await explained(rows, node));
      return answer;
    };
    return open(scope, recorded, view);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}

/**
 * Names of the tables that `work` scans completely and of the indexes that it scans, also within functions, in the
 * transactions of users or of the owner. With few rows, scanning a table is cheapest, so that is switched off: it then
 * happens only where no index can be used, on every machine alike.
 */
export async function recordScans(
  database: Database,
  transactions: "as" | "system",
  work: () => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const scanned = new Set<string>();
  const recorded = async <T>(rows: Rows, handle: (rows: Rows) => Promise<T>): Promise<T> => {
    await sql`set local enable_seqscan = off`.execute(rows);
    const before = await scansOf(rows);
    const answer = await handle(rows);
    for (const [name, count] of await scansOf(rows)) if (count > (before.get(name) ?? 0)) scanned.add(name);
    return answer;
  };
  const asPerson = database.as.bind(database);
  const system = database.system.bind(database);
  const spy =
    transactions === "as"
      ? vi
          .spyOn(database, "as")
          .mockImplementation((scope, handle, view) => asPerson(scope, (rows) => recorded(rows, handle), view))
      : vi.spyOn(database, "system").mockImplementation((handle) => system((rows) => recorded(rows, handle)));
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return scanned;
}

/** Number of scans of each table and index in this session. */
async function scansOf(rows: Rows): Promise<ReadonlyMap<string, number>> {
  const { rows: found } = await sql<{ name: string; scans: number }>`
    select relname as name, pg_stat_get_xact_numscans(oid)::int as scans from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`.execute(rows);
  return new Map(found.map(({ name, scans }) => [name, scans]));
}

async function explained(rows: Rows, node: RootOperationNode): Promise<Statement> {
  const { sql: text, parameters } = compiler.compileQuery(node, { queryId: "recorded" });
  const longestList = Math.max(0, ...parameters.map((value) => (Array.isArray(value) ? value.length : 0)));
  if (!/^\s*(?:select|with) /.test(text)) {
    return { sql: text, indexes: [], rowsRead: 0, rowsReturned: 0, sorts: false, longestList };
  }
  const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]);
  const { rows: lines } = await rows.executeQuery<{ "QUERY PLAN": readonly { Plan: PlanNode }[] }>(explain);
  const plans = lines.flatMap((line) => line["QUERY PLAN"]).map(({ Plan }) => Plan);
  const nodes = plans.flatMap(nodesOf);
  return {
    sql: text,
    indexes: nodes.flatMap((each) => each["Index Name"] ?? []),
    rowsRead: nodes.reduce((sum, each) => sum + rowsReadBy(each), 0),
    rowsReturned: plans.reduce((sum, plan) => sum + plan["Actual Rows"], 0),
    sorts: nodes.some((each) => each["Node Type"].endsWith("Sort")),
    longestList,
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function rowsReadBy(node: PlanNode): number {
  if (!/^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node["Node Type"])) return 0;
  const left = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return (node["Actual Rows"] + left) * node["Actual Loops"];
}

/**
 * Number of round trips to the database while `work` runs: one for each statement, and one for the commit of each
 * transaction. The beginning of a transaction is sent with its first statement: see `src/db/postgres-pool.ts`.
 */
export async function countRoundTrips(database: Database, work: () => Promise<unknown>): Promise<number> {
  let roundTrips = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      roundTrips += 1;
      return result;
    },
  };
  const open = { as: database.as.bind(database), system: database.system.bind(database) };
  const statement = database.statement.bind(database);
  const committed = async <T>(transaction: Promise<T>): Promise<T> => {
    const answer = await transaction;
    roundTrips += 1;
    return answer;
  };
  const spies = [
    vi
      .spyOn(database, "as")
      .mockImplementation((scope, handle, view) =>
        committed(open.as(scope, (rows) => handle(rows.withPlugin(counter)), view)),
      ),
    vi
      .spyOn(database, "system")
      .mockImplementation((handle) => committed(open.system((rows) => handle(rows.withPlugin(counter))))),
    vi
      .spyOn(database, "statement")
      .mockImplementation((handle) => statement((tables) => handle(tables.withPlugin(counter)))),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return roundTrips;
}
