import { HAZARD_MARKS, hazardMark, loadStockGrader } from "@placard/hazmat-core";
import { sql } from "kysely";
import type { Rows } from "./database.ts";
import type { ChemicalTable } from "./schema/sites.ts";
import { stockOf } from "./stock-of.ts";

type Identity = Readonly<Pick<ChemicalTable, "hazard_classification" | "un_number" | "cas_number">>;

/** Places a chemical among others by its level, as every answer gives it: 0 is the most dangerous. */
export async function loadHazardRank(): Promise<(row: Identity) => number> {
  const grade = await loadStockGrader();
  return (row) => {
    const { level, basis } = grade(stockOf(row));
    return HAZARD_MARKS.indexOf(hazardMark({ level, kind: basis.kind }));
  };
}

/** Ranks every chemical anew: another edition of the reference, or of its rules, may grade it otherwise. */
export async function rankAllChemicals(rows: Rows): Promise<void> {
  const rankOf = await loadHazardRank();
  const identities = await rows
    .selectFrom("chemicals")
    .select(["hazard_classification", "un_number", "cas_number", "hazard_rank"])
    .distinct()
    .execute();
  for (const row of identities) {
    const rank = rankOf(row);
    if (rank === row.hazard_rank) continue;
    await rows
      .updateTable("chemicals")
      .set({ hazard_rank: rank })
      .where("hazard_rank", "=", row.hazard_rank)
      .where(sql<boolean>`(hazard_classification, un_number, cas_number) is not distinct from
        (${row.hazard_classification}::text, ${row.un_number}::text, ${row.cas_number}::text)`)
      .execute();
  }
}
