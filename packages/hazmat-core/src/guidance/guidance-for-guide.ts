import type { GuideGuidance } from "./guide-guidance.ts";

type GuidanceModule = typeof import("./all-guidance.ts");

let guidanceModule: GuidanceModule | null = null;

/**
 * Loads the guidance of one ERG guide. The texts load with the first call.
 *
 * @param guide - three digits, with or without the P mark: `124`, `116P`
 * @returns `null` if the guide is not in use; rejects if the texts cannot be loaded
 * @example
 * (await guidanceForGuide("124"))?.title; // "Toxic or corrosive oxidizing gases"
 */
export async function guidanceForGuide(guide: string): Promise<GuideGuidance | null> {
  guidanceModule ??= await import("./all-guidance.ts");
  return guidanceModule.writtenGuidance(guide);
}

/**
 * Returns all guide numbers with guidance, without P marks, in order. The texts load with the first call.
 *
 * @example
 * (await writtenGuides()).includes("124"); // true
 */
export async function writtenGuides(): Promise<readonly string[]> {
  guidanceModule ??= await import("./all-guidance.ts");
  return guidanceModule.WRITTEN_GUIDES;
}

/**
 * Returns the guidance of one guide synchronously, after `guidanceForGuide` was awaited once.
 *
 * @returns `null` if the guide is not in use, `undefined` if the texts are not loaded yet
 * @example
 * const waited = await guidanceForGuide("124");
 * loadedGuidance("124") === waited; // true
 * loadedGuidance("999"); // null
 */
export function loadedGuidance(guide: string): GuideGuidance | null | undefined {
  return guidanceModule?.writtenGuidance(guide);
}
