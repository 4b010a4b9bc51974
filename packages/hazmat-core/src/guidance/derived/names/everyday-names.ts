import type { NameRule } from "./name-rule.ts";

/** Everyday names in inventories that mean one substance or its aqueous solution. */
export const EVERYDAY_RULES: readonly NameRule[] = [
  { groups: [44, 100, 104], pattern: /\b(?:bleach|javel(?:le)? water|eau de javel)\b/i, isWhole: true }, // sodium hypochlorite
  { groups: [44, 104], pattern: /\bbleaching powder\b|\bchlorinated lime\b/i, isWhole: true }, // calcium hypochlorite
  { groups: [44, 104], pattern: /\bpool chlorine\b/i, isWhole: true }, // a hypochlorite or a chlorinated isocyanurate
  { groups: [1, 100], pattern: /\bmuriatic acid\b|\bspirits? of salts?\b/i, isWhole: true }, // hydrochloric acid
  { groups: [2, 100, 107], pattern: /\bbattery (?:acid|fluid, acid)\b|\boil of vitriol\b/i, isWhole: true }, // sulfuric acid
  { groups: [2, 44, 104], pattern: /\baqua fortis\b/i, isWhole: true }, // nitric acid
  { groups: [3, 100], pattern: /\bvinegar\b/i, isWhole: true }, // acetic acid in water
  { groups: [10], pattern: /^(?:potash |soda )?lye\b/i, isWhole: true }, // sodium or potassium hydroxide
  { groups: [61, 100], pattern: /\b(?:aqua|household|liquid) ammonia\b|\bammonia water\b/i, isWhole: true },
  { groups: [29], pattern: /^(?:lpg|l\.p\.g\.?|liquefied petroleum gas(?:es)?)$/i },
  { groups: [19], pattern: /^(?:mek|mibk)$/i },
];
