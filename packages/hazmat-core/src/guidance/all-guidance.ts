import { buildGuidance } from "./build-guidance.ts";
import { EXPLOSIVES } from "./families/explosives.ts";
import { FLAMMABLE_GASES } from "./families/flammable-gases.ts";
import { FLAMMABLE_LIQUIDS } from "./families/flammable-liquids.ts";
import { OTHER_GASES } from "./families/other-gases.ts";
import { OTHER_HAZARDS } from "./families/other-hazards.ts";
import { OXIDIZERS } from "./families/oxidizers.ts";
import { PEROXIDES } from "./families/peroxides.ts";
import { SELF_REACTIVE } from "./families/self-reactive.ts";
import { SOLIDS } from "./families/solids.ts";
import { TOXICS } from "./families/toxics.ts";
import { WATER_REACTIVE } from "./families/water-reactive.ts";
import { WATER_SENSITIVE } from "./families/water-sensitive.ts";
import type { GuideDefinition } from "./guide-definition.ts";
import type { GuideGuidance } from "./guide-guidance.ts";

const DEFINITIONS: ReadonlyMap<string, GuideDefinition> = new Map(
  [
    EXPLOSIVES,
    FLAMMABLE_GASES,
    OTHER_GASES,
    FLAMMABLE_LIQUIDS,
    SOLIDS,
    WATER_REACTIVE,
    OXIDIZERS,
    PEROXIDES,
    SELF_REACTIVE,
    TOXICS,
    WATER_SENSITIVE,
    OTHER_HAZARDS,
  ]
    .flat()
    .map((definition) => [definition.guide, definition]),
);

/** Every guide number with written guidance, without P marks, in order. */
export const WRITTEN_GUIDES: readonly string[] = [...DEFINITIONS.keys()].toSorted();

const GUIDE = /^(\d{3})(P?)$/i;
const built = new Map<string, GuideGuidance>();

/**
 * Returns the guidance of one guide. This module contains all texts: import it lazily, see `guidanceForGuide`.
 *
 * @param guide - three digits, with or without the P mark: `116P`
 * @returns `null` if the text is not a guide number or the guide is not in use
 * @example
 * writtenGuidance("124")?.title; // "Toxic or corrosive oxidizing gases"
 * writtenGuidance("999"); // null
 */
export function writtenGuidance(guide: string): GuideGuidance | null {
  const [, digits, mark] = GUIDE.exec(guide.trim()) ?? [];
  if (digits === undefined) return null;
  const definition = DEFINITIONS.get(digits);
  if (definition === undefined) return null;

  const polymerizes = mark !== "";
  const key = polymerizes ? `${digits}P` : digits;
  const guidance = built.get(key) ?? buildGuidance(definition, polymerizes);
  built.set(key, guidance);
  return guidance;
}
