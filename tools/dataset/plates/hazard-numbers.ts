import { readFileSync } from "node:fs";
import type { StoredHazardNumbers } from "../../../packages/hazmat-core/src/guidance/orange-plate.ts";

/**
 * Hazard identification numbers by the digits of UN ids, as vendored; `doubt` lists ids whose number does not fit their
 * class.
 */
export interface InputHazardNumbers {
  readonly doubt: readonly string[];
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/** The vendored list, unchanged. */
export function readHazardNumbers(): InputHazardNumbers {
  return JSON.parse(readFileSync(new URL("../input/kemler.json", import.meta.url), "utf8")) as InputHazardNumbers;
}

/** Ids by number, without doubtful ones: a wrong number on a card is worse than a missing one. */
export function buildHazardNumbers(): StoredHazardNumbers {
  const { doubt, entries } = readHazardNumbers();
  const ids = new Map<string, string[]>();
  for (const [id, numbers] of Object.entries(entries)) {
    if (doubt.includes(id)) continue;
    for (const number of numbers) ids.set(number, [...(ids.get(number) ?? []), id]);
  }
  return Object.fromEntries([...ids].map(([number, of]) => [number, of.join(" ")]));
}
