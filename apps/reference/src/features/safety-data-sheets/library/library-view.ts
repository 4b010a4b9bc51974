import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { sheetAge } from "@placard/hazmat-core/business";

/** Why a sheet is to be looked at. */
export type SheetDue = "past_review" | "no_revision";

/** `past_review` three years after its revision, `no_revision` where its age is not known; `null`: nothing to do. */
export function sheetDue({ revision_date }: SafetyDataSheet, now: Date): SheetDue | null {
  const age = sheetAge(revision_date, now);
  if (age.kind === "unknown") return "no_revision";
  return age.isDue ? "past_review" : null;
}

/** The sheets of chemicals whose name holds the text, in any letter case. */
export function foundSheets(sheets: readonly SafetyDataSheet[], text: string): readonly SafetyDataSheet[] {
  const wanted = text.trim().toLowerCase();
  return sheets.filter(({ chemical_name }) => chemical_name.toLowerCase().includes(wanted));
}

/** The sheets of chemicals that are kept at a site. */
export function sheetsAt(
  siteId: number,
  sheets: readonly SafetyDataSheet[],
  chemicals: readonly InventoryChemical[],
): readonly SafetyDataSheet[] {
  const here = new Set(chemicals.flatMap(({ id, location_id }) => (location_id === siteId ? [id] : [])));
  return sheets.filter(({ chemical_id }) => here.has(chemical_id));
}

/** The chemicals without a sheet, by name. */
export function chemicalsWithoutSheet(
  chemicals: readonly InventoryChemical[],
  sheets: readonly SafetyDataSheet[],
): readonly InventoryChemical[] {
  const covered = new Set(sheets.map(({ chemical_id }) => chemical_id));
  return chemicals.filter(({ id }) => !covered.has(id)).toSorted((a, b) => names.compare(a.name, b.name));
}

/** Made once: thousands of names are compared by it. */
const names = new Intl.Collator();

/** The sheet that was uploaded last; `undefined` when there is none. */
export function latestSheet(sheets: readonly SafetyDataSheet[]): SafetyDataSheet | undefined {
  return sheets.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
}
