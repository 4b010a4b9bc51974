/**
 * Parses plain systematic names of organic substances as SMILES: radicals and a class (`isobutyl chloroformate`), or
 * substituents on a ring or a chain (`chloronitrobenzenes`). The position of a substituent is ignored, since no
 * reactive group depends on it in the supported names. A name that cannot be parsed to the last letter is rejected.
 */

/** Radicals by name, written from the bonded atom. */
const RADICALS: Readonly<Record<string, string>> = {
  methyl: "C",
  ethyl: "CC",
  propyl: "CCC",
  isopropyl: "C(C)C",
  butyl: "CCCC",
  isobutyl: "CC(C)C",
  amyl: "CCCCC",
  pentyl: "CCCCC",
  isoamyl: "CCC(C)C",
  isopentyl: "CCC(C)C",
  hexyl: "CCCCCC",
  heptyl: "CCCCCCC",
  octyl: "CCCCCCCC",
  isooctyl: "CCCCCC(C)C",
  nonyl: "CCCCCCCCC",
  decyl: "CCCCCCCCCC",
  dodecyl: "CCCCCCCCCCCC",
  hexadecyl: "CCCCCCCCCCCCCCCC",
  octadecyl: "CCCCCCCCCCCCCCCCCC",
  ethylhexyl: "CC(CC)CCCC",
  cyclohexyl: "C9CCCCC9",
  cyclopentyl: "C9CCCC9",
  allyl: "CC=C",
  benzyl: "CC9=CC=CC=C9",
  acetyl: "C(=O)C",
  chloroacetyl: "C(=O)CCl",
  bromoacetyl: "C(=O)CBr",
  propionyl: "C(=O)CC",
  butyryl: "C(=O)CCC",
  isobutyryl: "C(=O)C(C)C",
  valeryl: "C(=O)CCCC",
  benzoyl: "C(=O)C9=CC=CC=C9",
};

/** Substituents of a ring or a chain besides the radicals. */
const SUBSTITUENTS: Readonly<Record<string, string>> = {
  chloro: "Cl",
  bromo: "Br",
  iodo: "I",
  fluoro: "F",
  nitro: "[N+](=O)[O-]",
  amino: "N",
  methoxy: "OC",
  ethoxy: "OCC",
};

/** Classes by name; each star is replaced by one radical. */
const CLASSES: Readonly<Record<string, string>> = {
  alcohol: "O*",
  ether: "O(*)*",
  ketone: "O=C(*)*",
  mercaptan: "S*",
  sulfide: "S(*)*",
  disulfide: "S(*)S*",
  chloride: "Cl*",
  bromide: "Br*",
  iodide: "I*",
  peroxide: "O(*)O*",
  hydroperoxide: "OO*",
  isocyanate: "O=C=N*",
  isothiocyanate: "S=C=N*",
  nitrate: "O=[N+]([O-])O*",
  nitrite: "O=NO*",
  chloroformate: "ClC(=O)O*",
  chlorocarbonate: "ClC(=O)O*",
  formate: "O=CO*",
  acetate: "CC(=O)O*",
  chloroacetate: "ClCC(=O)O*",
  bromoacetate: "BrCC(=O)O*",
  propionate: "CCC(=O)O*",
  chloropropionate: "CC(Cl)C(=O)O*",
  butyrate: "CCCC(=O)O*",
  isobutyrate: "CC(C)C(=O)O*",
  valerate: "CCCCC(=O)O*",
  isovalerate: "CC(C)CC(=O)O*",
  crotonate: "CC=CC(=O)O*",
  lactate: "CC(O)C(=O)O*",
  benzoate: "O=C(C9=CC=CC=C9)O*",
  acrylate: "C=CC(=O)O*",
  methacrylate: "C=C(C)C(=O)O*",
  trichlorosilane: "Cl[Si](Cl)(Cl)*",
  dichlorosilane: "Cl[Si](Cl)(*)*",
  phosphate: "O=P(O*)(O*)O*",
  phosphite: "P(O*)(O*)O*",
  carbonate: "O=C(O*)O*",
  oxalate: "O=C(O*)C(=O)O*",
};

/** Classes that are combined with acyl radicals: in other classes the names of acyl radicals are ambiguous. */
const OF_ACYLS = new Set(["chloride", "bromide", "iodide", "peroxide"]);

/**
 * Classes in which one radical name means the same radical at every star: butyl ether is dibutyl ether. Butyl phosphate
 * may be an acid ester.
 */
const ALIKE = new Set(["ether", "ketone", "sulfide", "disulfide", "carbonate", "oxalate", "peroxide"]);

/** Parents by name, with a star at each position for a substituent. */
const PARENTS: Readonly<Record<string, string>> = {
  benzene: "C1(*)=C(*)C(*)=C(*)C(*)=C1(*)",
  toluene: "C1(C)=C(*)C(*)=C(*)C(*)=C1(*)",
  xylene: "C1(C)=C(C)C(*)=C(*)C(*)=C1(*)",
  phenol: "C1(O)=C(*)C(*)=C(*)C(*)=C1(*)",
  cresol: "C1(O)=C(C)C(*)=C(*)C(*)=C1(*)",
  xylenol: "C1(O)=C(C)C(C)=C(*)C(*)=C1(*)",
  aniline: "C1(N)=C(*)C(*)=C(*)C(*)=C1(*)",
  toluidine: "C1(N)=C(C)C(*)=C(*)C(*)=C1(*)",
  xylidine: "C1(N)=C(C)C(C)=C(*)C(*)=C1(*)",
  anisidine: "C1(N)=C(OC)C(*)=C(*)C(*)=C1(*)",
  anisole: "C1(OC)=C(*)C(*)=C(*)C(*)=C1(*)",
  pyridine: "N1=C(*)C(*)=C(*)C(*)=C1(*)",
  methane: "C(*)(*)(*)(*)",
  ethane: "C(*)(*)(*)C(*)(*)(*)",
  propane: "C(*)(*)(*)C(*)(*)C(*)(*)(*)",
  butane: "C(*)(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  pentane: "C(*)(*)(*)C(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  hexane: "C(*)(*)(*)C(*)(*)C(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  butene: "C(*)(*)=C(*)C(*)(*)C(*)(*)(*)",
  pentene: "C(*)(*)=C(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  hexene: "C(*)(*)=C(*)C(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  cyclohexene: "C1(*)=C(*)C(*)C(*)C(*)C1(*)",
  ethanol: "OCC(*)(*)(*)",
  propanol: "OCC(*)(*)C(*)(*)(*)",
  butanol: "OCC(*)(*)C(*)(*)C(*)(*)(*)",
  pentanol: "OCC(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  butanone: "CC(=O)C(*)(*)C(*)(*)(*)",
  pentanone: "CC(=O)C(*)(*)C(*)(*)C(*)(*)(*)",
  hexanone: "CC(=O)C(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  heptanone: "CC(=O)C(*)(*)C(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  cyclohexanone: "C1(=O)C(*)(*)C(*)(*)C(*)(*)C(*)(*)C1(*)(*)",
  acetonitrile: "N#CC(*)(*)(*)",
  propionitrile: "N#CC(*)(*)C(*)(*)(*)",
  butyronitrile: "N#CC(*)(*)C(*)(*)C(*)(*)(*)",
  acetaldehyde: "O=CC(*)(*)(*)",
  propionaldehyde: "O=CC(*)(*)C(*)(*)(*)",
  butyraldehyde: "O=CC(*)(*)C(*)(*)C(*)(*)(*)",
  valeraldehyde: "O=CC(*)(*)C(*)(*)C(*)(*)C(*)(*)(*)",
  acetamide: "NC(=O)C(*)(*)(*)",
  "acetic acid": "OC(=O)C(*)(*)(*)",
  "propionic acid": "OC(=O)C(*)(*)C(*)(*)(*)",
  "butyric acid": "OC(=O)C(*)(*)C(*)(*)C(*)(*)(*)",
};

const RING = /^(?:benz|tol|xyl|phen|cres|anil|anis|pyrid)/;
const HALOGEN = /^(?:Cl|Br|I|F)$/;
const TIMES: Readonly<Record<string, number>> = {
  mono: 1,
  di: 2,
  bis: 2,
  tri: 3,
  tris: 3,
  tetra: 4,
  penta: 5,
  hexa: 6,
};
const LOCANT = /^(?:[\s,()-]+|\d+'*|(?:n|sec|tert|o|m|p|s|t|iso)-|n,n?-)/;

const longestFirst = (words: readonly string[]): RegExp =>
  new RegExp(`^(?:${words.toSorted((a, b) => b.length - a.length).join("|")})`);
const PIECE = longestFirst([...Object.keys(RADICALS), ...Object.keys(SUBSTITUENTS), "phenyl"]);
const MULTIPLE = longestFirst(Object.keys(TIMES));
const END = new RegExp(`^(${[...Object.keys(CLASSES), ...Object.keys(PARENTS), "amine"].join("|")})s?$`);

interface Pieces {
  readonly pieces: readonly string[];
  readonly end: string;
  /** True if a number or a letter gives the position of a substituent, or the plural means all isomers. */
  readonly isPlaced: boolean;
}

const isSubstituent = (piece: string | undefined): boolean => piece !== undefined && SUBSTITUENTS[piece] !== undefined;

/**
 * True if two parts may be one group, such as "chloromethyl" and "methylamino": only a number between them separates
 * them.
 */
function mayBeOne(before: string | undefined, piece: string): boolean {
  if (before === undefined) return false;
  if (isSubstituent(before)) return !isSubstituent(piece) && piece !== "phenyl";
  return piece === "amino" || piece === "methoxy" || piece === "ethoxy";
}

/**
 * The radicals and substituents of a name, each repeated as often as the name states, and its final class or parent.
 */
function piecesOf(name: string): Pieces | null {
  const pieces: string[] = [];
  let rest = name.toLowerCase();
  let times = 1;
  let between = "";
  while (rest !== "") {
    const end = END.exec(rest);
    if (end?.[1] !== undefined && times === 1) {
      return { pieces, end: end[1], isPlaced: end[0].endsWith("s") || /\d|(?:^|-)[omp]-/.test(name.toLowerCase()) };
    }
    const piece = PIECE.exec(rest)?.[0];
    const skipped = LOCANT.exec(rest)?.[0];
    const many = MULTIPLE.exec(rest)?.[0];
    if (piece !== undefined) {
      if (mayBeOne(pieces.at(-1), piece) && !/\d/.test(between)) return null;
      for (let count = 0; count < times; count++) pieces.push(piece);
      [times, between] = [1, ""];
      rest = rest.slice(piece.length);
    } else if (skipped !== undefined) {
      between += skipped;
      rest = rest.slice(skipped.length);
    } else if (many !== undefined && times === 1) {
      times = TIMES[many] ?? 1;
      rest = rest.slice(many.length);
    } else return null;
  }
  return null;
}

/** Replaces each star with one text; removes the remaining stars. */
function fill(template: string, texts: readonly string[]): string | null {
  const places = template.split("*").length - 1;
  if (texts.length > places) return null;
  let next = 0;
  return template.replaceAll("*", () => texts[next++] ?? "").replaceAll("()", "");
}

/** Radicals in order. A substituent before `phenyl` is on its ring. `null` if a substituent has no ring. */
function radicalsOf(pieces: readonly string[]): readonly string[] | null {
  const radicals: string[] = [];
  let waiting: string[] = [];
  for (const piece of pieces) {
    if (piece === "phenyl") {
      const ring = fill("C8=C(*)C(*)=C(*)C(*)=C8(*)", waiting);
      if (ring === null) return null;
      radicals.push(ring);
      waiting = [];
    } else if (SUBSTITUENTS[piece] === undefined) radicals.push(RADICALS[piece] ?? "");
    else waiting.push(SUBSTITUENTS[piece] ?? "");
  }
  return waiting.length > 0 ? null : radicals;
}

function ofClass(end: string, template: string, pieces: readonly string[]): string | null {
  const radicals = radicalsOf(pieces);
  const [only] = radicals ?? [];
  if (radicals === null || only === undefined) return null;
  const places = template.split("*").length - 1;
  if (pieces.some((piece) => RADICALS[piece]?.startsWith("C(=O)")) && !OF_ACYLS.has(end)) {
    return null;
  }
  const filled = radicals.length === 1 && ALIKE.has(end) ? Array.from({ length: places }, () => only) : radicals;
  return filled.length === places ? fill(template, filled) : null;
}

function ofAmine(pieces: readonly string[]): string | null {
  if (pieces.includes("phenyl") && pieces.some((piece) => piece !== "phenyl")) return null; // on the ring or on nitrogen
  const radicals = radicalsOf(pieces);
  if (radicals === null || radicals.length === 0 || radicals.length > 3) return null;
  return `N${radicals.map((radical) => `(${radical})`).join("")}`;
}

/**
 * Substituents on a parent. Rejects names with several possible structures: nitrogen and oxygen on a chain, which may
 * share a carbon with another substituent; substituents other than radicals next to a double bond; radicals on an
 * aniline, which may be on nitrogen; halogens on a toluene without a position, which may be on the side chain.
 */
function ofParent({ pieces, end, isPlaced }: Pieces, template: string): string | null {
  const texts = pieces.map((piece) => SUBSTITUENTS[piece] ?? RADICALS[piece]);
  if (texts.includes(undefined) || pieces.length === 0) return null;
  const known = texts.filter((text) => text !== undefined);
  const isRing = RING.test(end);
  const hasRadical = known.some((text) => /^C(?!l)/.test(text));
  const hasHalogen = known.some((text) => HALOGEN.test(text));
  if (!isRing && known.some((text) => /^[NO]/.test(text))) return null;
  if (/^C.*=C/.test(template) && !isRing && known.some((text) => !/^C(?!l)/.test(text))) return null;
  if (template.startsWith("C1(N)") && hasRadical) return null;
  if (/^(?:toluene|xylene|cresol|xylenol|toluidine|xylidine|anisole)$/.test(end) && hasHalogen && !isPlaced)
    return null;
  return fill(template, known);
}

/**
 * The structure given by a systematic name, as SMILES.
 *
 * @returns `null` for a name that cannot be parsed completely, or that has two possible structures
 */
export function smilesOfName(name: string): string | null {
  const read = piecesOf(name);
  if (read === null) return null;
  const { pieces, end } = read;
  if (ALIKE.has(end) && /\bmono/i.test(name)) return null; // a half ester: the other half is an acid
  if (end === "amine") return ofAmine(pieces);
  const ofClassTemplate = CLASSES[end];
  if (ofClassTemplate !== undefined) return ofClass(end, ofClassTemplate, pieces);
  return ofParent(read, PARENTS[end] ?? "");
}
