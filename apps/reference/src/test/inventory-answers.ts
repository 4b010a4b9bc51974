import type { InventoryChemical } from "@placard/api-client";
import { compareHazardLevels, HAZARD_MARKS } from "@placard/hazmat-core";
import { INVENTORY_PAGE_SIZE } from "@placard/hazmat-core/business";
import { chemicalMark } from "../lib/chemical/chemical-mark.ts";
import type { AnsweringTable } from "./answering-fetch.ts";

/** Inventory endpoints of a business with these rows: a small version of the server's search, filter and pages. */
export function inventoryAnswers(rowsOf: () => readonly InventoryChemical[], businessId = 3): AnsweringTable {
  return {
    [`GET /get-chemicals-by-business/${businessId}`]: () => ({ chemicals: [...rowsOf()] }),
    [`GET /get-inventory-page/${businessId}`]: (query: URLSearchParams) => pageOf(rowsOf(), query),
    [`GET /get-inventory-summary/${businessId}`]: () => summaryOf(rowsOf()),
    [`GET /get-storage-reactivity/${businessId}`]: { sites: [], keep_apart: 0, unknown_reactions: 0 },
    [`GET /get-standing-marks/${businessId}`]: { marks: [] },
  };
}

function pageOf(rows: readonly InventoryChemical[], query: URLSearchParams) {
  const text = (query.get("search") ?? "").toLowerCase();
  const level = query.get("level");
  const place = query.get("location_id");
  const isBare = query.get("attention") === "no_sheet";
  const found = rows
    .filter(
      (row) =>
        (level === null || chemicalMark(row) === level) &&
        (place === null || String(row.location_id) === place) &&
        (!isBare || row.sheets.length === 0) &&
        [row.name, row.un_number ?? "", row.location_name].some((part) => part.toLowerCase().includes(text)),
    )
    .toSorted(orderOf(query));
  const page = Number(query.get("page") ?? 1);
  const size = Number(query.get("page_size") ?? INVENTORY_PAGE_SIZE);
  return { chemicals: found.slice((page - 1) * size, page * size), total: found.length, page, page_size: size };
}

function orderOf(query: URLSearchParams): (a: InventoryChemical, b: InventoryChemical) => number {
  const way = query.get("direction") === "ascending" ? 1 : -1;
  if (query.get("sort") === "updated") return (a, b) => way * a.updated_at.localeCompare(b.updated_at);
  if (query.get("sort") === "name") return (a, b) => way * a.name.localeCompare(b.name);
  return (a, b) => -way * compareHazardLevels(a.hazard_level, b.hazard_level) || a.name.localeCompare(b.name);
}

function summaryOf(rows: readonly InventoryChemical[]) {
  return {
    chemicals: rows.length,
    locations: new Set(rows.map(({ location_id }) => location_id)).size,
    stale: 0,
    never_checked: 0,
    containers_expired: 0,
    containers_due: 0,
    without_sheet: rows.filter(({ sheets }) => sheets.length === 0).length,
    sheets_past_review: 0,
    locations_without_pin: 0,
    by_level: Object.fromEntries(
      HAZARD_MARKS.map((mark) => [mark, rows.filter((row) => chemicalMark(row) === mark).length]),
    ),
  };
}
