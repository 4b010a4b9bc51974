import type { QuantityUnit } from "../forms/choices.ts";
import { BASE_UNITS } from "./base-amount.ts";

/** Most containers below one chemical. */
export const MOST_CONTAINERS = 500;

/** Most containers that are added at once. */
export const MOST_CONTAINERS_AT_ONCE = 100;

/** Longest code of a container. */
export const CONTAINER_CODE_MAX = 100;

/** A container that expires within so many days is due. */
export const CONTAINER_DUE_DAYS = 30;

/**
 * The code of a container as it is stored and compared: without blanks around it, in capitals, so that one that is typed
 * by hand is found too.
 *
 * @returns `null` for a blank, for what is longer than a code, and for signs that no bar code reader types
 * @example
 * containerCode(" k7qx-2m9p "); // "K7QX-2M9P"
 */
export function containerCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[\x20-\x7e]+$/.test(code) && code.length <= CONTAINER_CODE_MAX ? code : null;
}

/** How long a container may still be used. */
export type ContainerAge =
  /** No day on file, or an unreadable one. */
  | { readonly kind: "unknown" }
  /** `days` is whole: from today to the last day, 0 on that day; after it, days since. */
  | { readonly kind: "good" | "due" | "expired"; readonly days: number };

const DAY_MS = 86_400_000;

/**
 * How long a container may still be used, by whole days. The last day itself is still a good one.
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

/** How much a container holds when it is full. */
export interface ContainerSize {
  readonly quantity: number;
  readonly unit: QuantityUnit;
}

/** What containers hold together, beside the quantity that is on file. */
export interface ContainerSum {
  /** In the unit on file, two decimals. */
  readonly total: number;
  /** Containers whose size is not on file. */
  readonly unsized: number;
  /** Containers that are weighed where the quantity is measured by volume, or the other way. */
  readonly otherKind: number;
  /** True if the two are the same; `null`: not known, because some containers are not counted in. */
  readonly agrees: boolean | null;
}

/** So much of the quantity on file the sum may be off: sizes are rounded in one unit and counted in another. */
const TOLERANCE = 0.005;

/**
 * Adds containers up in the unit of the quantity on file. Kilograms and litres are never put together: that would take a
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
  // What is not counted in can only make the sum larger.
  const isKnown = isWhole || (isOff && difference > 0);
  return { total, unsized, otherKind, agrees: isKnown ? !isOff : null };
}
