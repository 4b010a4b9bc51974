/** An atom of a molecule. Hydrogens are stored as a count. */
export interface Atom {
  readonly element: string;
  readonly charge: number;
  hydrogens: number;
  isAromatic: boolean;
  readonly bonds: { readonly to: number; readonly order: number }[];
}

export type Molecule = readonly Atom[];

const TOKEN = /(\[[^\]]*\])|(Cl|Br|[BCNOPSFI])|([bcnops])|(%\d\d|\d)|([-=#:$/\\])|([()])|(\.)/y;
const BRACKET = /^\[\d*([A-Z][a-z]?|[bcnops]|se|as)@*(?:TH\d|SP\d)?(H\d?)?([+-]+\d?|[+-]\d)?(?::\d+)?\]$/;
const VALENCES: Readonly<Record<string, readonly number[]>> = {
  B: [3],
  C: [4],
  N: [3, 5],
  O: [2],
  P: [3, 5],
  S: [2, 4, 6],
  F: [1],
  Cl: [1],
  Br: [1],
  I: [1],
};
const ORDERS: Readonly<Record<string, number>> = { "-": 1, "=": 2, "#": 3, ":": 1, $: 4, "/": 1, "\\": 1 };

function chargeOf(printed: string | undefined): number {
  if (printed === undefined) return 0;
  const sign = printed.startsWith("-") ? -1 : 1;
  const digits = printed.replace(/[+-]/g, "");
  return sign * (digits === "" ? printed.length : Number(digits));
}

function bracketAtom(token: string): Atom {
  const [, symbol, hydrogens, charge] = BRACKET.exec(token) ?? [];
  if (symbol === undefined) throw new RangeError(`SMILES atom ${token} is not understood.`);
  return {
    element: symbol.charAt(0).toUpperCase() + symbol.slice(1),
    charge: chargeOf(charge),
    hydrogens: hydrogens === undefined ? 0 : Number(hydrogens.slice(1) || "1"),
    isAromatic: /^[a-z]/.test(symbol),
    bonds: [],
  };
}

function plainAtom(symbol: string, isAromatic: boolean): Atom {
  return { element: symbol.charAt(0).toUpperCase() + symbol.slice(1), charge: 0, hydrogens: -1, isAromatic, bonds: [] };
}

function connect(atoms: readonly Atom[], a: number, b: number, order: number): void {
  atoms[a]?.bonds.push({ to: b, order });
  atoms[b]?.bonds.push({ to: a, order });
}

/** Hydrogens that the organic subset of SMILES omits: the lowest valence that fits the bonds. */
function addHydrogens(atoms: readonly Atom[]): void {
  for (const atom of atoms) {
    if (atom.hydrogens >= 0) continue;
    const used = atom.bonds.reduce((sum, { order }) => sum + order, atom.isAromatic ? 1 : 0);
    const valence = VALENCES[atom.element]?.find((allowed) => allowed >= used) ?? used;
    atom.hydrogens = Math.max(0, valence - used);
  }
}

/**
 * Parses a SMILES text as a molecule. Stereochemistry is ignored.
 *
 * @throws RangeError for text that is not SMILES
 */
export function readSmiles(smiles: string): Molecule {
  const atoms: Atom[] = [];
  const branches: (number | null)[] = [];
  const rings = new Map<string, { readonly atom: number; readonly order: number | null }>();
  let previous: number | null = null;
  let order: number | null = null;

  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < smiles.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(smiles);
    if (match === null) throw new RangeError(`SMILES ${smiles} is not understood at place ${at}.`);
    const [, bracket, plain, aromatic, ring, bond, branch] = match;
    if (bracket !== undefined || plain !== undefined || aromatic !== undefined) {
      const symbol = plain ?? aromatic ?? "";
      atoms.push(bracket === undefined ? plainAtom(symbol, aromatic !== undefined) : bracketAtom(bracket));
      const current = atoms.length - 1;
      if (previous !== null) connect(atoms, previous, current, order ?? 1);
      [previous, order] = [current, null];
    } else if (ring !== undefined && previous !== null) {
      const open = rings.get(ring);
      if (open === undefined) rings.set(ring, { atom: previous, order });
      else {
        connect(atoms, open.atom, previous, order ?? open.order ?? 1);
        rings.delete(ring);
      }
      order = null;
    } else if (bond !== undefined) order = ORDERS[bond] ?? 1;
    else if (branch === "(") branches.push(previous);
    else if (branch === ")") previous = branches.pop() ?? null;
    else previous = null;
  }
  addHydrogens(atoms);
  markAromatic(atoms);
  return atoms;
}

/** Rings of six, as lists of atoms. Each ring is found several times, which is harmless. */
function sixRings(atoms: readonly Atom[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  const walk = (path: readonly number[]): void => {
    const [first = 0] = path;
    const last = atoms[path.at(-1) ?? 0];
    for (const { to } of last?.bonds ?? []) {
      if (path.length === 6 && to === first) found.push([...path]);
      else if (path.length < 6 && to > first && !path.includes(to)) walk([...path, to]);
    }
  };
  for (const index of atoms.keys()) walk([index]);
  return found;
}

/** Marks rings of six whose atoms each have a double bond within a ring: the usual notation of benzene. */
function markAromatic(atoms: readonly Atom[]): void {
  const rings = sixRings(atoms);
  const inRing = new Set(rings.flat());
  const isFlat = (index: number): boolean => {
    const atom = atoms[index];
    if (atom === undefined || !["C", "N"].includes(atom.element)) return false;
    return atom.isAromatic || atom.bonds.some(({ to, order }) => order === 2 && inRing.has(to));
  };
  for (const ring of rings.filter((candidate) => candidate.every(isFlat))) {
    for (const index of ring) {
      const atom = atoms[index];
      if (atom !== undefined) atom.isAromatic = true;
    }
  }
}
