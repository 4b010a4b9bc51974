import type { QuantityUnit } from "../forms/choices.ts";
import { BASE_UNITS } from "./base-amount.ts";

/** Maximum number of containers of one chemical. */
export const MOST_CONTAINERS = 500;

/** Maximum number of containers added in one step. */
export const MOST_CONTAINERS_AT_ONCE = 100;

/** Maximum length of a container code, in characters. */
export const CONTAINER_CODE_MAX = 100;

/** Number of days before its expiry date from which a container counts as due. */
export const CONTAINER_DUE_DAYS = 30;

/**
 * Normalizes a container code for storage and comparison: trimmed and in capitals, so that a code typed by hand is
 * found.
 *
 * @returns the code, or `null` if the text is blank, too long or has characters that a bar code reader cannot type
 * @example
 * containerCode(" k7qx-2m9p "); // "K7QX-2M9P"
 */
export function containerCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[\x20-\x7e]+$/.test(code) && code.length <= CONTAINER_CODE_MAX ? code : null;
}

/** How long a container may still be used. */
export type ContainerAge =
  /** No date on file, or an invalid one. */
  | { readonly kind: "unknown" }
  /** `days` is whole: days until the expiry date, 0 on that date; after it, days since. */
  | { readonly kind: "good" | "due" | "expired"; readonly days: number };

const DAY_MS = 86_400_000;

/**
 * Calculates how many whole days a container may still be used. The expiry date itself still counts as valid.
 *
 * @param expiresOn - ISO 8601 day; `null`: not on file
 * @example
 * containerAge("2026-11-20", new Date("2026-11-21T12:00:00Z")); // { kind: "expired", days: 1 }
 * containerAge("2026-12-01", new Date("2026-11-21T12:00:00Z")); // { kind: "due", days: 10 }
 */
export function containerAge(expiresOn: string | null, now: Date): ContainerAge {
  const last = expiresOn === null ? Number.NaN : Date.parse(`${expiresOn}T00:00:00Z`);
  if (Number.isNaN(last)) return { kind: "unknown" };
  const days = Math.round((last - Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())) / DAY_MS);
  if (days < 0) return { kind: "expired", days: -days };
  return { kind: days <= CONTAINER_DUE_DAYS ? "due" : "good", days };
}

/** Capacity of a container. */
export interface ContainerSize {
  readonly quantity: number;
  readonly unit: QuantityUnit;
}

/** Total capacity of containers, compared with the quantity on file. */
export interface ContainerSum {
  /** Total in the unit of the quantity on file, with two decimals. */
  readonly total: number;
  /** Number of containers without a size on file. */
  readonly unsized: number;
  /** Number of containers measured by weight when the quantity is by volume, or the reverse. */
  readonly otherKind: number;
  /** True if total and quantity on file are equal; `null`: unknown because some containers are not included. */
  readonly agrees: boolean | null;
}

/**
 * Tolerance of the comparison, as a fraction of the quantity on file: sizes are rounded in one unit and added up in
 * another.
 */
const TOLERANCE = 0.005;

/**
 * Adds up containers in the unit of the quantity on file. Kilograms and litres are never added up: that would need a
 * density.
 *
 * @param sizes - `null`: the size is not on file
 * @example
 * sumOfContainers([{ quantity: 5, unit: "L" }, { quantity: 500, unit: "mL" }], { quantity: 10, unit: "L" });
 * // { total: 5.5, unsized: 0, otherKind: 0, agrees: false }
 */
export function sumOfContainers(sizes: readonly (ContainerSize | null)[], onFile: ContainerSize): ContainerSum {
  const base = BASE_UNITS[onFile.unit];
  const sized = sizes.filter((size) => size !== null);
  const counted = sized.filter(({ unit }) => BASE_UNITS[unit].kind === base.kind);
  const exact = counted.reduce((sum, { quantity, unit }) => sum + quantity * BASE_UNITS[unit].factor, 0) / base.factor;
  const total = Math.round(exact * 100) / 100;
  const unsized = sizes.length - sized.length;
  const otherKind = sized.length - counted.length;
  const difference = total - onFile.quantity;
  const isOff = Math.abs(difference) > Math.max(0.01, onFile.quantity * TOLERANCE);
  const isWhole = unsized + otherKind === 0;
  // Containers that are not included can only increase the total.
  const isKnown = isWhole || (isOff && difference > 0);
  return { total, unsized, otherKind, agrees: isKnown ? !isOff : null };
}
