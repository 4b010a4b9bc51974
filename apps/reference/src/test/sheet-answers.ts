import { type InventoryChemical, type SafetyDataSheet } from "@placard/api-client";
import { getSdsPage } from "@placard/api-client/internal";
import { SHEET_PAGE_SIZE, sheetAge, type SheetDue } from "@placard/hazmat-core/business";
import type { AnsweringTable } from "./answering-fetch.ts";
import { inventoryAnswers } from "./inventory-answers.ts";

/**
 * SDS endpoints of business 3 with these SDSs and chemicals: a small version of the server's search, filter and pages.
 */
export function sheetAnswers(
  sheets: readonly SafetyDataSheet[],
  chemicals: readonly InventoryChemical[],
): AnsweringTable {
  const rows = chemicals.map((row) => ({ ...row, sheets: sheetsOf(row.id) }));
  return {
    ...inventoryAnswers(() => rows),
    "GET /get-sds-page/3": (query) => pageOf(query),
    ...Object.fromEntries(
      rows.map(({ id }) => {
        const own = sheets.filter((sheet) => isOf(sheet, id));
        return [`GET /get-sds-by-chemical/${id}`, { sds: own[0] ?? null, sheets: own }];
      }),
    ),
  };

  function sheetsOf(id: number): InventoryChemical["sheets"] {
    return sheets
      .filter((sheet) => isOf(sheet, id))
      .map(({ id: sheet, counts_in, revision_date }) => ({ id: sheet, counts_in, revision_date }));
  }

  function pageOf(query: URLSearchParams) {
    const place = query.get("location_id");
    const text = (query.get("search") ?? "").toLowerCase();
    const due = query.get("due");
    const stand = (id: number) =>
      place === null || rows.some((row) => row.id === id && String(row.location_id) === place);
    const there = sheets.filter(({ chemical_id }) => stand(chemical_id));
    const found = there.filter(
      (sheet) => sheet.chemical_name.toLowerCase().includes(text) && (due === null || dueOf(sheet) === due),
    );
    const page = Number(query.get("page") ?? 1);
    const size = Number(query.get("page_size") ?? SHEET_PAGE_SIZE);
    const shown = found.slice((page - 1) * size, page * size);
    const [latest] = sheets.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    return {
      sds: shown,
      chemicals: rows.filter(({ id }) => shown.some(({ chemical_id }) => chemical_id === id)),
      pictograms: getSdsPage.example.response.pictograms,
      total: found.length,
      page,
      page_size: size,
      due: {
        past_review: there.filter((sheet) => dueOf(sheet) === "past_review").length,
        no_revision: there.filter((sheet) => dueOf(sheet) === "no_revision").length,
      },
      library: {
        sheets: sheets.length,
        latest:
          latest === undefined
            ? null
            : { id: latest.id, chemical_name: latest.chemical_name, created_at: latest.created_at },
      },
    };
  }
}

/** True if an SDS applies to a row. An SDS that a test assigned to another chemical applies only to that one. */
function isOf({ chemical_id, covers }: SafetyDataSheet, id: number): boolean {
  const rows = new Set(covers.map((row) => row.id));
  return chemical_id === id || (rows.has(chemical_id) && rows.has(id));
}

function dueOf({ revision_date }: SafetyDataSheet): SheetDue | null {
  const age = sheetAge(revision_date, new Date());
  if (age.kind === "unknown") return "no_revision";
  return age.isDue ? "past_review" : null;
}
