import { CompiledQuery, PostgresQueryCompiler, type KyselyPlugin, type RootOperationNode } from "kysely";
import { vi } from "vitest";
import type { Database, Rows } from "../src/db/database.ts";

/** A statement that the database was sent. */
interface Statement {
  readonly sql: string;
  /** Indexes that its plan walks. */
  readonly indexes: readonly string[];
  /** Rows that its plan takes from tables, those that it then leaves out among them. */
  readonly rowsRead: number;
  readonly sorts: boolean;
}

/** A node of a plan in the JSON of PostgreSQL's `explain`, as far as it is read here. */
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
 * Records the statements of people's requests while `work` runs. Each `select` is run once more in its own transaction
 * for its plan, so that row-level security holds there too.
 */
export async function recordStatements(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const open = database.as.bind(database);
  const spy = vi.spyOn(database, "as").mockImplementation((scope, handle) =>
    open(scope, async (rows) => {
      const asked = new WeakMap<object, RootOperationNode>(); // a query within another is never executed on its own
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
    }),
  );
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}

async function explained(rows: Rows, node: RootOperationNode): Promise<Statement> {
  const { sql, parameters } = compiler.compileQuery(node, { queryId: "recorded" });
  if (!sql.startsWith("select")) return { sql, indexes: [], rowsRead: 0, sorts: false };
  const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
  const { rows: lines } = await rows.executeQuery<{ "QUERY PLAN": readonly { Plan: PlanNode }[] }>(explain);
  const nodes = lines.flatMap((line) => line["QUERY PLAN"]).flatMap(({ Plan }) => nodesOf(Plan));
  return {
    sql,
    indexes: nodes.flatMap((each) => each["Index Name"] ?? []),
    rowsRead: nodes.reduce((sum, each) => sum + rowsReadBy(each), 0),
    sorts: nodes.some((each) => each["Node Type"].endsWith("Sort")),
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function rowsReadBy(node: PlanNode): number {
  if (!/^(?:Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node["Node Type"])) return 0;
  const left = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return (node["Actual Rows"] + left) * node["Actual Loops"];
}
