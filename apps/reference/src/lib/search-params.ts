import { HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";
import {
  INVENTORY_ATTENTION,
  INVENTORY_SORTS,
  SHEET_DUE,
  SHEET_SORTS,
  SORT_DIRECTIONS,
  type InventoryAttention,
  type InventorySort,
  type SheetDue,
  type SheetSort,
  type SortDirection,
} from "@placard/hazmat-core/business";

/** Query parameters of the app's URLs. Invalid values are left out. */

export interface PlanSearch {
  /** Choices from the registration, used for the recommended plan. */
  readonly locations?: number;
  readonly chemicals?: number;
}

export function readPlanSearch(search: Record<string, unknown>): PlanSearch {
  const locations = countOf(search["locations"]);
  const chemicals = countOf(search["chemicals"]);
  return { ...(locations !== null && { locations }), ...(chemicals !== null && { chemicals }) };
}

export interface RegisterSearch {
  /** One-time token of an invitation mail. */
  readonly invitation?: string;
}

export function readRegisterSearch(search: Record<string, unknown>): RegisterSearch {
  const invitation = tokenOf(search["invitation"]);
  return invitation === null ? {} : { invitation };
}

export interface ResetSearch {
  /** One-time token of the email; absent on the page that requests one. */
  readonly token?: string;
}

export function readResetSearch(search: Record<string, unknown>): ResetSearch {
  const token = tokenOf(search["token"]);
  return token === null ? {} : { token };
}

export interface ChangeEmailSearch {
  /** Token of the mail to the new address. */
  readonly confirm?: string;
  /** Token of the notice to the old address. */
  readonly restore?: string;
}

export function readChangeEmailSearch(search: Record<string, unknown>): ChangeEmailSearch {
  const confirm = tokenOf(search["confirm"]);
  const restore = tokenOf(search["restore"]);
  return { ...(confirm !== null && { confirm }), ...(restore !== null && { restore }) };
}

/** The business that a mailed link is for: every page of the business area compares it with the signed-in user. */
export function readMailedTo(search: Record<string, unknown>): number | null {
  return countOf(search["business"]);
}

/** The business of a printed code on a business page: responders who scan the code see its record instead. */
export function readPrintedFor(search: Record<string, unknown>): number | null {
  return countOf(search["record"]);
}

const PEOPLE_TABS = ["users", "contacts", "account"] as const;
type PeopleTab = (typeof PEOPLE_TABS)[number];

export interface PeopleSearch {
  readonly tab?: PeopleTab;
}

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const tab = PEOPLE_TABS.find((known) => known === search["tab"]);
  return tab === undefined ? {} : { tab };
}

export interface IncidentSearch {
  /** Incident of the open log. */
  readonly incident?: number;
}

export function readIncidentSearch(search: Record<string, unknown>): IncidentSearch {
  const incident = countOf(search["incident"]);
  return incident === null ? {} : { incident };
}

/** Filters and sort order of the inventory. Absent values do not filter. */
export interface InventorySearch {
  readonly search?: string;
  readonly level?: HazardMark;
  readonly location?: number;
  /** Only chemicals to move apart or to check. */
  readonly attention?: InventoryAttention;
  readonly sort?: InventorySort;
  readonly direction?: SortDirection;
  readonly page?: number;
}

export function readInventorySearch(search: Record<string, unknown>): InventorySearch {
  const text = tokenOf(search["search"])?.trim() ?? "";
  const level = HAZARD_MARKS.find((known) => known === search["level"]);
  const location = countOf(search["location"]);
  const attention = INVENTORY_ATTENTION.find((known) => known === search["attention"]);
  const sort = INVENTORY_SORTS.find((known) => known === search["sort"]);
  const direction = SORT_DIRECTIONS.find((known) => known === search["direction"]);
  const page = countOf(search["page"]);
  return {
    ...(text !== "" && { search: text }),
    ...(level !== undefined && { level }),
    ...(location !== null && { location }),
    ...(attention !== undefined && { attention }),
    ...(sort !== undefined && { sort }),
    ...(direction !== undefined && { direction }),
    ...(page !== null && page > 1 && { page }),
  };
}

/** Data about the page that called an add flow. */
export interface AddSearch {
  /** Path and query of that page. Treated as untrusted input: see `pageToReturnTo`. */
  readonly from?: string;
  /** The site of the new row. */
  readonly location?: number;
}

export function readAddSearch(search: Record<string, unknown>): AddSearch {
  const from = search["from"];
  const location = countOf(search["location"]);
  return { ...(typeof from === "string" && { from }), ...(location !== null && { location }) };
}

/** The displayed site. */
export interface SiteSearch {
  readonly site?: number;
}

export function readSiteSearch(search: Record<string, unknown>): SiteSearch {
  const site = countOf(search["site"]);
  return site === null ? {} : { site };
}

/** Filters and sort order of the SDS library. Absent values do not filter. */
export interface SheetsSearch extends SiteSearch {
  readonly search?: string;
  readonly due?: SheetDue;
  readonly sort?: SheetSort;
  readonly page?: number;
}

export function readSheetsSearch(search: Record<string, unknown>): SheetsSearch {
  const text = tokenOf(search["search"])?.trim() ?? "";
  const due = SHEET_DUE.find((known) => known === search["due"]);
  const sort = SHEET_SORTS.find((known) => known === search["sort"]);
  const page = countOf(search["page"]);
  return {
    ...readSiteSearch(search),
    ...(text !== "" && { search: text }),
    ...(due !== undefined && { due }),
    ...(sort !== undefined && { sort }),
    ...(page !== null && page > 1 && { page }),
  };
}

const INSPECTION_TABS = ["schedule", "findings", "done"] as const;

/** An entry of `INSPECTION_TABS`. */
export type InspectionTab = (typeof INSPECTION_TABS)[number];

export interface InspectionsSearch {
  readonly tab?: InspectionTab;
  /** Only items of this site. */
  readonly location?: number;
}

export function readInspectionsSearch(search: Record<string, unknown>): InspectionsSearch {
  const tab = INSPECTION_TABS.find((known) => known === search["tab"]);
  const location = countOf(search["location"]);
  return { ...(tab !== undefined && { tab }), ...(location !== null && { location }) };
}

export interface InspectionSearch {
  readonly inspection?: number;
}

export function readInspectionSearch(search: Record<string, unknown>): InspectionSearch {
  const inspection = countOf(search["inspection"]);
  return inspection === null ? {} : { inspection };
}

export interface ContainersSearch {
  /** Chemical whose containers are shown. */
  readonly chemical?: number;
}

export function readContainersSearch(search: Record<string, unknown>): ContainersSearch {
  const chemical = countOf(search["chemical"]);
  return chemical === null ? {} : { chemical };
}

export interface CodeSearch {
  /** Code on the container. */
  readonly code?: string;
}

export function readCodeSearch(search: Record<string, unknown>): CodeSearch {
  const code = tokenOf(search["code"])?.trim() ?? "";
  return code === "" ? {} : { code };
}

/** A token of only digits is parsed as a number. */
function tokenOf(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

function countOf(value: unknown): number | null {
  const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : null;
}
