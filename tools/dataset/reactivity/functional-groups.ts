import type { Atom, Molecule } from "./smiles-graph.ts";

/** Access to the neighbours of an atom in one molecule. */
class Neighbourhood {
  readonly atoms: Molecule;

  constructor(atoms: Molecule) {
    this.atoms = atoms;
  }

  of(atom: Atom, element?: string, order?: number): readonly Atom[] {
    return atom.bonds
      .filter((bond) => order === undefined || bond.order === order)
      .flatMap(({ to }) => this.atoms[to] ?? [])
      .filter((next) => element === undefined || next.element === element);
  }

  has(atom: Atom, element: string, order?: number): boolean {
    return this.of(atom, element, order).length > 0;
  }

  all(element: string): readonly Atom[] {
    return this.atoms.filter((atom) => atom.element === element);
  }
}

const HALOGENS = ["Cl", "Br", "I"];
const METALS_OF_ALKYLS = new Set(["Al", "Li", "Na", "K", "Mg", "Zn", "B", "Ga"]);
const NONMETALS = new Set(["H", "B", "C", "N", "O", "F", "Si", "P", "S", "Cl", "Se", "Br", "I", "As", "Te"]);

const isHydroxyl = (oxygen: Atom): boolean => oxygen.element === "O" && oxygen.hydrogens > 0 && oxygen.charge === 0;
const isSaturated = (atom: Atom): boolean => !atom.isAromatic && atom.bonds.every(({ order }) => order === 1);

/** Definition of each functional group, one line each. `m` gives access to the molecule. */
const DETECTORS: readonly {
  readonly groups: readonly number[];
  readonly rule: string;
  readonly test: (m: Neighbourhood) => boolean;
}[] = [
  {
    groups: [3],
    rule: "has C(=O)OH",
    test: (m) => m.all("C").some((c) => m.has(c, "O", 2) && m.of(c, "O", 1).some(isHydroxyl)),
  },
  {
    groups: [4],
    rule: "has OH on saturated carbon",
    test: (m) => m.all("C").some((c) => isSaturated(c) && m.of(c, "O", 1).some(isHydroxyl)),
  },
  {
    groups: [31],
    rule: "has OH on an aromatic ring",
    test: (m) => m.all("C").some((c) => c.isAromatic && m.of(c, "O", 1).some(isHydroxyl)),
  },
  {
    groups: [5],
    rule: "has CHO",
    test: (m) => m.all("C").some((c) => c.hydrogens > 0 && m.has(c, "O", 2) && !m.has(c, "O", 1) && !m.has(c, "N", 1)),
  },
  { groups: [6], rule: "has C(=O)N", test: (m) => carbonyls(m).some((c) => m.has(c, "N", 1) && !m.has(c, "O", 1)) },
  { groups: [9], rule: "has OC(=O)N", test: (m) => carbonyls(m).some((c) => m.has(c, "N", 1) && m.has(c, "O", 1)) },
  {
    groups: [12],
    rule: "has C(=S)N with O or S",
    test: (m) =>
      m.all("C").some((c) => m.has(c, "N", 1) && (m.of(c, "S").length > 1 || (m.has(c, "S", 2) && m.has(c, "O", 1)))),
  },
  { groups: [7], rule: "has an amine, phosphine or pyridine nitrogen", test: hasAmine },
  { groups: [68], rule: "has N on an aromatic ring", test: hasAromaticAmine },
  {
    groups: [8],
    rule: "has N bonded to N",
    test: (m) => hasCarbon(m) && m.all("N").some((n) => isHydrazineOrAzo(m, n)),
  },
  { groups: [18], rule: "has N=C=O or N=C=S", test: (m) => m.all("C").some((c) => isCumulated(m, c)) },
  {
    groups: [13],
    rule: "has an ester group",
    test: (m) => hasCarboxylicEster(m) || hasInorganicEster(m),
  },
  { groups: [32], rule: "has C on S(=O)2O or P(=O)O", test: hasSulfonate },
  { groups: [34], rule: "has a ring of two C and one O", test: (m) => m.all("O").some((o) => isEpoxide(m, o)) },
  { groups: [14], rule: "has C-O-C", test: (m) => m.all("O").some((o) => isEther(m, o)) },
  { groups: [70], rule: "has C-O-C-O-C", test: hasAcetal },
  { groups: [37], rule: "has C(=O)OC(=O)", test: (m) => m.all("O").some((o) => acylNeighbours(m, o) > 1) },
  { groups: [40], rule: "has a halogen on C=O or S(=O)2", test: hasAcylHalide },
  {
    groups: [19],
    rule: "has C-C(=O)-C",
    test: (m) => carbonyls(m).some((c) => m.of(c, "C", 1).length === 2),
  },
  { groups: [20], rule: "has C-S", test: (m) => m.all("S").some((s) => m.has(s, "C", 1) && !m.has(s, "O")) },
  {
    groups: [26],
    rule: "has C-C#N",
    test: (m) => m.all("C").some((c) => m.has(c, "N", 3) && m.has(c, "C", 1)),
  },
  { groups: [27], rule: "has C or O on N=O", test: hasNitro },
  { groups: [30], rule: "has C and O-O", test: (m) => hasCarbon(m) && m.all("O").some((o) => m.has(o, "O", 1)) },
  {
    groups: [17],
    rule: "has Cl, Br or I on carbon",
    test: (m) => halogenated(m, (c) => !c.isAromatic && !m.has(c, "O", 2)),
  },
  { groups: [66], rule: "has Cl, Br or I on an aromatic ring", test: (m) => halogenated(m, (c) => c.isAromatic) },
  { groups: [47], rule: "has F on carbon", test: (m) => m.all("F").some((f) => m.has(f, "C")) },
  {
    groups: [16],
    rule: "is an aromatic ring of C and H",
    test: (m) => isHydrocarbon(m) && m.atoms.some((a) => a.isAromatic),
  },
  { groups: [29], rule: "is saturated C and H", test: (m) => isHydrocarbon(m) && m.atoms.every(isSaturated) },
  { groups: [28], rule: "has C=C", test: hasAlkene },
  { groups: [65], rule: "has C=C-C=C", test: hasDiene },
  { groups: [63], rule: "has C#CH", test: (m) => alkynes(m).some((c) => c.hydrogens > 0) },
  {
    groups: [64],
    rule: "has C-C#C-C",
    test: (m) => alkynes(m).length > 0 && alkynes(m).every((c) => c.hydrogens === 0),
  },
  {
    groups: [71],
    rule: "has C=C-C(=O)O",
    test: (m) =>
      carbonyls(m).some(
        (c) => m.has(c, "O", 1) && m.of(c, "C", 1).some((next) => m.has(next, "C", 2) && !next.isAromatic),
      ),
  },
  { groups: [76, 103], rule: "has CH2=C next to C=O, C#N, C=C, O, a halogen or a ring", test: hasActiveVinyl },
  {
    groups: [75],
    rule: "has C=N-OH",
    test: (m) => m.all("N").some((n) => m.has(n, "C", 2) && m.of(n, "O", 1).some(isHydroxyl)),
  },
  {
    groups: [73],
    rule: "has N or P with four C",
    test: (m) => [...m.all("N"), ...m.all("P")].some((a) => m.of(a, "C").length === 4),
  },
  { groups: [55], rule: "has Si-Cl", test: (m) => m.all("Si").some((si) => m.has(si, "Cl")) },
  { groups: [58], rule: "has Si-O", test: (m) => hasCarbon(m) && m.all("Si").some((si) => m.has(si, "O")) },
  { groups: [35], rule: "has Si-H or C on an active metal", test: hasHydrideOrAlkyl },
  {
    groups: [42],
    rule: "has C on a metal",
    test: (m) => m.atoms.some((a) => !NONMETALS.has(a.element) && m.has(a, "C")),
  },
];

function hasCarbon(m: Neighbourhood): boolean {
  return m.all("C").some((c) => c.hydrogens > 0 || m.has(c, "C"));
}

function carbonyls(m: Neighbourhood): readonly Atom[] {
  return m.all("C").filter((c) => m.has(c, "O", 2));
}

function isHydrocarbon(m: Neighbourhood): boolean {
  return m.atoms.length > 0 && m.atoms.every(({ element, charge }) => element === "C" && charge === 0);
}

function isCumulated(m: Neighbourhood, c: Atom): boolean {
  return m.has(c, "N", 2) && (m.has(c, "O", 2) || m.has(c, "S", 2));
}

function isBasicNitrogen(m: Neighbourhood, n: Atom): boolean {
  const besideCarbonyl = m.of(n, "C", 1).some((c) => m.has(c, "O", 2) || m.has(c, "S", 2));
  return n.charge === 0 && !besideCarbonyl && !m.has(n, "O") && !m.has(n, "N") && !m.has(n, "S") && !m.has(n, "Si");
}

function hasAmine(m: Neighbourhood): boolean {
  const isAmine = m
    .all("N")
    .some(
      (n) =>
        isBasicNitrogen(m, n) &&
        (n.isAromatic || (isSaturated(n) && m.of(n, "C", 1).some((c) => !c.isAromatic && !m.has(c, "N", 3)))),
    );
  return (
    isAmine ||
    m.all("P").some((p) => p.charge === 0 && m.has(p, "C", 1) && isSaturated(p) && !m.has(p, "O") && !m.has(p, "Cl"))
  );
}

function hasAromaticAmine(m: Neighbourhood): boolean {
  return m
    .all("N")
    .some(
      (n) =>
        isBasicNitrogen(m, n) &&
        !n.isAromatic &&
        m.of(n, "C", 1).some((c) => c.isAromatic) &&
        !m.of(n, "C", 2).some((c) => isCumulated(m, c)),
    );
}

function isHydrazineOrAzo(m: Neighbourhood, n: Atom): boolean {
  return m.of(n, "N").some((other) => !n.isAromatic && !other.isAromatic);
}

function hasCarboxylicEster(m: Neighbourhood): boolean {
  return carbonyls(m).some((c) => !m.has(c, "N", 1) && m.of(c, "O", 1).some((o) => m.of(o, "C", 1).length === 2));
}

function hasInorganicEster(m: Neighbourhood): boolean {
  return m
    .all("O")
    .some((o) => m.has(o, "C", 1) && (isAcidCentre(m, o, "S") || isAcidCentre(m, o, "P") || m.has(o, "B")));
}

function isAcidCentre(m: Neighbourhood, o: Atom, element: "S" | "P"): boolean {
  return m.of(o, element, 1).some((centre) => m.has(centre, "O", 2) || m.has(centre, "S", 2) || element === "P");
}

function hasSulfonate(m: Neighbourhood): boolean {
  const isCentre = (a: Atom): boolean => m.has(a, "C", 1) && m.has(a, "O", 2) && m.has(a, "O", 1);
  return m.all("S").some((s) => isCentre(s) && m.of(s, "O", 2).length === 2) || m.all("P").some(isCentre);
}

function isEpoxide(m: Neighbourhood, o: Atom): boolean {
  const [first, second] = m.of(o, "C", 1);
  return first !== undefined && second !== undefined && m.of(first, "C").includes(second);
}

function isEther(m: Neighbourhood, o: Atom): boolean {
  const carbons = m.of(o, "C", 1);
  return carbons.length === 2 && carbons.every((c) => !m.has(c, "O", 2) && !m.has(c, "S", 2)) && !isEpoxide(m, o);
}

function hasAcetal(m: Neighbourhood): boolean {
  return m.all("C").some((c) => isSaturated(c) && m.of(c, "O", 1).filter((o) => isEther(m, o)).length >= 2);
}

function acylNeighbours(m: Neighbourhood, o: Atom): number {
  return m.of(o, "C", 1).filter((c) => m.has(c, "O", 2)).length;
}

function hasAcylHalide(m: Neighbourhood): boolean {
  const isHalide = (a: Atom): boolean => ["F", ...HALOGENS].some((halogen) => m.has(a, halogen, 1));
  const sulfonyl = m.all("S").some((s) => m.of(s, "O", 2).length === 2 && m.has(s, "C", 1) && isHalide(s));
  return sulfonyl || carbonyls(m).some(isHalide);
}

function hasNitro(m: Neighbourhood): boolean {
  return m
    .all("N")
    .some(
      (n) => m.has(n, "O", 2) && (m.has(n, "C", 1) || m.has(n, "N", 1) || m.of(n, "O", 1).some((o) => m.has(o, "C"))),
    );
}

function halogenated(m: Neighbourhood, where: (carbon: Atom) => boolean): boolean {
  return m.all("C").some((c) => where(c) && HALOGENS.some((halogen) => m.has(c, halogen)));
}

function alkenes(m: Neighbourhood): readonly Atom[] {
  return m.all("C").filter((c) => !c.isAromatic && m.of(c, "C", 2).some((next) => !next.isAromatic));
}

function hasAlkene(m: Neighbourhood): boolean {
  return alkenes(m).length > 0;
}

function hasDiene(m: Neighbourhood): boolean {
  const unsaturated = new Set(alkenes(m));
  return [...unsaturated].some((c) => m.of(c, "C", 1).some((next) => unsaturated.has(next)));
}

function alkynes(m: Neighbourhood): readonly Atom[] {
  return m.all("C").filter((c) => m.has(c, "C", 3));
}

function hasActiveVinyl(m: Neighbourhood): boolean {
  const isActive = (c: Atom): boolean =>
    ["O", "F", ...HALOGENS].some((element) => m.has(c, element, 1)) ||
    m
      .of(c, "C", 1)
      .some((next) => next.isAromatic || m.has(next, "O", 2) || m.has(next, "N", 3) || m.has(next, "C", 2));
  return alkenes(m).some((c) => c.hydrogens === 2 && m.of(c, "C", 2).some(isActive));
}

function hasHydrideOrAlkyl(m: Neighbourhood): boolean {
  const isAlkyl = m.atoms.some((a) => METALS_OF_ALKYLS.has(a.element) && m.has(a, "C", 1));
  return isAlkyl || m.all("Si").some((si) => si.hydrogens > 0);
}

/** A reactive group with the structural rule that found it. */
export interface FoundGroup {
  readonly group: number;
  readonly rule: string;
}

/** The reactive groups that the structure shows, in the order of the rules. */
export function groupsByStructure(atoms: Molecule): readonly FoundGroup[] {
  const molecule = new Neighbourhood(atoms);
  return DETECTORS.filter(({ test }) => test(molecule)).flatMap(({ groups, rule }) =>
    groups.map((group) => ({ group, rule: `structure ${rule}` })),
  );
}
