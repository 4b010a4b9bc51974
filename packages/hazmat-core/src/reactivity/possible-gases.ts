/** Elements of the substances of the dataset; sufficient to distinguish a formula from a name or abbreviation. */
const ELEMENT =
  /A[cglmrstu]|B[aeikr]?|C[adeflmorsu]?|D[bsy]|E[ru]|F[er]?|G[ade]|H[efgo]?|I[nr]?|Kr?|L[aiu]|M[gno]|N[abdeip]?|O[s]?|P[abdmortu]?|R[abehnu]|S[bceimnr]?|T[abehilm]|U|V|W|Xe|Yb?|Z[nr]/g;
const FORMULA = /^[A-Za-z0-9()[\]·.\s+-]+$/;

/** Elements of air and moisture, which are always present. */
const EVERYWHERE = ["H", "O"];
const HALOGENS = ["F", "Cl", "Br", "I"];

/** Elements of the gases named by CAMEO. X: any halogen. Words without an element decide nothing. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  BR2: ["Br"],
  Halocarbons: ["C", "X"],
  "Halogenated Amines": ["N", "X"],
  "Halogenated Organics": ["C", "X"],
  "Chlorinated Amines": ["N", "Cl"],
  Halosilanes: ["Si", "X"],
  Silanes: ["Si"],
  Germanes: ["Ge"],
  Difluorodiazene: ["N", "F"],
  Methylisothiocyanate: ["C", "N", "S"],
  NOx: ["N"],
  SOx: ["S"],
  HX: ["X"],
  X2: ["X"],
  X2O: ["X"],
  XO2: ["X"],
  X2CO: ["C", "X"],
  Alcohols: ["C"],
  Aldehydes: ["C"],
  Ethers: ["C"],
  Hydrocarbons: ["C"],
  "Acid Fumes": [],
  "Base Fumes": [],
};

/**
 * Returns the elements of a formula.
 *
 * @returns `null` if it is not a formula that can be parsed completely
 * @example
 * elementsOf("CH3COOH")?.size; // 3
 */
export function elementsOf(formula: string): ReadonlySet<string> | null {
  if (!FORMULA.test(formula)) return null;
  const symbols = formula.match(ELEMENT) ?? [];
  const letters = formula.replaceAll(/[^A-Za-z]/g, "");
  return symbols.length > 0 && symbols.join("") === letters ? new Set(symbols) : null;
}

function isPossible(gas: string, elements: ReadonlySet<string>): boolean {
  const needed = MADE_OF[gas] ?? [...(elementsOf(gas) ?? [])];
  return needed.every((one) => (one === "X" ? HALOGENS.some((halogen) => elements.has(halogen)) : elements.has(one)));
}

/**
 * Filters gases to those that two substances have the elements for: CAMEO names what any members of two groups can
 * give, so acetone with hydrogen peroxide would give halocarbons.
 *
 * @param formulas - of both; if one is not known, nothing is omitted
 */
export function possibleGases(
  gases: readonly string[],
  formulas: readonly (string | null | undefined)[],
): readonly string[] {
  const read = formulas.map((formula) => (formula ? elementsOf(formula) : null));
  const known = read.filter((elements) => elements !== null);
  if (known.length !== read.length) return gases;
  const elements = new Set([...known.flatMap((found) => [...found]), ...EVERYWHERE]);
  return gases.filter((gas) => isPossible(gas, elements));
}
