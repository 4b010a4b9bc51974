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

export interface ResetSearch {
  /** One-time token of the mail; absent on the page that asks for it. */
  readonly token?: string;
}

export function readResetSearch(search: Record<string, unknown>): ResetSearch {
  const token = search["token"];
  // A token of digits alone arrives as a number.
  return typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
}

export interface PeopleSearch {
  readonly tab?: "users" | "contacts";
}

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const tab = (["users", "contacts"] as const).find((known) => known === search["tab"]);
  return tab === undefined ? {} : { tab };
}

function countOf(value: unknown): number | null {
  const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : null;
}
