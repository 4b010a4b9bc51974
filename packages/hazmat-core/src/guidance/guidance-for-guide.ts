import type { GuideGuidance } from "./guide-guidance.ts";

type Written = typeof import("./all-guidance.ts");

let written: Written | null = null;

/**
 * The written guidance of one ERG guide, loaded on the first call.
 *
 * @param guide - three digits, with or without the P mark: `124`, `116P`
 * @returns `null` when the guide is not in use; rejects when the words cannot be loaded
 * @example
 * (await guidanceForGuide("124"))?.title; // "Toxic or corrosive oxidizing gases"
 */
export async function guidanceForGuide(guide: string): Promise<GuideGuidance | null> {
  written ??= await import("./all-guidance.ts");
  return written.writtenGuidance(guide);
}

/**
 * Every guide number with written guidance, without P marks, in order; loaded with the words.
 *
 * @example
 * (await writtenGuides()).includes("124"); // true
 */
export async function writtenGuides(): Promise<readonly string[]> {
  written ??= await import("./all-guidance.ts");
  return written.WRITTEN_GUIDES;
}

/**
 * The guidance of one guide without waiting, once `guidanceForGuide` has been awaited.
 *
 * @returns `null` when the guide is not in use, `undefined` while nothing is loaded
 * @example
 * const waited = await guidanceForGuide("124");
 * loadedGuidance("124") === waited; // true
 * loadedGuidance("999"); // null
 */
export function loadedGuidance(guide: string): GuideGuidance | null | undefined {
  return written?.writtenGuidance(guide);
}
