/** The values that addresses carry behind the question mark. Whatever is not understood is left out. */

export interface PlanSearch {
  /** Choices of the registration: they decide the recommendation. */
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
  /** One-time token of the mail; absent on the page that asks for it. */
  readonly token?: string;
}

export function readResetSearch(search: Record<string, unknown>): ResetSearch {
  const token = tokenOf(search["token"]);
  return token === null ? {} : { token };
}

export interface PeopleSearch {
  readonly tab?: "users" | "contacts";
}

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const tab = (["users", "contacts"] as const).find((known) => known === search["tab"]);
  return tab === undefined ? {} : { tab };
}

export interface IncidentSearch {
  /** Whose log is open. */
  readonly incident?: number;
}

export function readIncidentSearch(search: Record<string, unknown>): IncidentSearch {
  const incident = countOf(search["incident"]);
  return incident === null ? {} : { incident };
}

/** A token of digits alone arrives as a number. */
function tokenOf(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

function countOf(value: unknown): number | null {
  const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : null;
}
