import type { HeavyAtoms } from "../composition.ts";

const PREFIX =
  /^(?:refrigerant(?: gas)?|propellant|freon|genetron|frigen|arcton|isotron|forane|suva|klea|solkane|ucon|kaltron|hfc|hcfc|cfc|fc|hfa|r)[ -]*(?:r[ -]*)?(\d{2,3})[ -]?([a-z]{0,2})$/;
const HALON = /^halon[ -]?(\d)(\d)(\d)(\d?)$/;

/**
 * Atoms of an ASHRAE number: the digits are carbons minus one, hydrogens plus one, and fluorines; chlorine fills the
 * rest.
 */
function atomsOfAshrae(digits: string): HeavyAtoms | null {
  const [carbons = 0, hydrogens = 0, fluorines = 0] = Array.from(digits.padStart(3, "0"), Number);
  const [c, h, f] = [carbons + 1, hydrogens - 1, fluorines];
  const chlorines = 2 * c + 2 - h - f;
  if (c > 3 || h < 0 || chlorines < 0) return null; // mixtures (400, 500), inorganic (700), rings and double bonds
  return withoutZeros([
    ["C", c],
    ["F", f],
    ["Cl", chlorines],
  ]);
}

const withoutZeros = (atoms: readonly (readonly [string, number])[]): HeavyAtoms =>
  new Map(atoms.filter(([, many]) => many > 0));

/**
 * The atoms given by the number of a refrigerant or a halon: `R-22`, `Freon 113`, `Halon 1301`.
 *
 * @returns `null` for a name without such a number, or with the number of a mixture
 */
export function atomsOfRefrigerant(name: string): HeavyAtoms | null {
  const plain = name.toLowerCase().replaceAll("\u00AE", "").trim();
  const halon = HALON.exec(plain);
  if (halon !== null) {
    const [c = 0, f = 0, cl = 0, br = 0] = halon.slice(1).map(Number);
    return withoutZeros([
      ["C", c],
      ["F", f],
      ["Cl", cl],
      ["Br", br],
    ]);
  }
  const [, digits] = PREFIX.exec(plain) ?? [];
  return digits === undefined ? null : atomsOfAshrae(digits);
}
