import type { InputSubstance } from "./input-types.ts";

/** Number of atoms of each element in a molecule, without hydrogen, which structures omit. */
export type HeavyAtoms = ReadonlyMap<string, number>;

const ELEMENTS =
  "He|Li|Be|Ne|Na|Mg|Al|Si|Cl|Ar|Ca|Sc|Ti|Cr|Mn|Fe|Co|Ni|Cu|Zn|Ga|Ge|As|Se|Br|Kr|Rb|Sr|Zr|Nb|Mo|Tc|Ru|Rh|Pd|Ag|Cd|In|Sn|Sb|Te|Xe|Cs|Ba|La|Ce|Pr|Nd|Sm|Eu|Gd|Tb|Dy|Ho|Er|Tm|Yb|Lu|Hf|Ta|Re|Os|Ir|Pt|Au|Hg|Tl|Pb|Bi|Po|Rn|Ra|Th|Pa|Np|Pu|Am|H|B|C|N|O|F|P|S|K|V|Y|I|W|U";

const BRACKETED = new RegExp(String.raw`^\d*(${ELEMENTS}|se|as|c|n|o|s|p|b)`);
const BARE = /^(?:Cl|Br|[BCNOPSFI]|[bcnops])/;

function count(into: Map<string, number>, element: string, times = 1): void {
  if (element !== "H") into.set(element, (into.get(element) ?? 0) + times);
}

const asWritten = (symbol: string): string => symbol.charAt(0).toUpperCase() + symbol.slice(1);

/** Counts the atoms of a SMILES structure. */
export function atomsOfSmiles(smiles: string): HeavyAtoms {
  const atoms = new Map<string, number>();
  let rest = smiles;
  while (rest !== "") {
    const bracket = /^\[([^\]]*)\]/.exec(rest);
    if (bracket !== null) {
      const [, symbol] = BRACKETED.exec(bracket[1] ?? "") ?? [];
      if (symbol !== undefined) count(atoms, asWritten(symbol));
      rest = rest.slice(bracket[0].length);
      continue;
    }
    const [symbol] = BARE.exec(rest) ?? [];
    if (symbol !== undefined) count(atoms, asWritten(symbol));
    rest = rest.slice(symbol?.length ?? 1);
  }
  return atoms;
}

const TOKEN = new RegExp(String.raw`^(?:(${ELEMENTS})|([(\[])|([)\]]))(\d*)`);

/**
 * Counts the atoms of a formula, `CH3C6H3(NO2)2`; `null` if it cannot be parsed completely, such as a mixture's
 * formula.
 */
export function atomsOfFormula(formula: string): HeavyAtoms | null {
  const levels: Map<string, number>[] = [new Map()];
  let rest = formula.replaceAll(/[=\u2261]/g, "").trim();
  while (rest !== "") {
    const [token, element, opens, closes, times] = TOKEN.exec(rest) ?? [];
    if (token === undefined) return null;
    const many = times === "" || times === undefined ? 1 : Number(times);
    if (element !== undefined) count(levels.at(-1) ?? new Map(), element, many);
    else if (opens !== undefined) levels.push(new Map());
    else if (closes !== undefined) {
      const inner = levels.pop();
      const outer = levels.at(-1);
      if (inner === undefined || outer === undefined) return null;
      for (const [symbol, atoms] of inner) count(outer, symbol, atoms * many);
    }
    rest = rest.slice(token.length);
  }
  return levels.length === 1 ? (levels[0] ?? null) : null;
}

/** Elements of a substance; `null` if neither structure nor formula gives them. */
export function atomsOf({ smiles, formula }: InputSubstance): HeavyAtoms | null {
  if (smiles !== undefined) return atomsOfSmiles(smiles);
  return formula === undefined ? null : atomsOfFormula(formula.v);
}

/** True if two molecules have the same atoms, hydrogen aside. */
export function isSameAtoms(a: HeavyAtoms, b: HeavyAtoms): boolean {
  return a.size === b.size && [...a].every(([element, atoms]) => b.get(element) === atoms);
}
