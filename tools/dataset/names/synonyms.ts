import { plainText } from "../../../packages/hazmat-core/src/reference/search/plain-text.ts";
import { atomsOf, atomsOfSmiles, isSameAtoms, type HeavyAtoms } from "../composition.ts";
import { FOREIGN, OWN_AFTER_ALL } from "./foreign-synonyms.ts";
import type { Input, InputSubstance } from "../input-types.ts";
import { elementsNamed } from "../named-elements.ts";
import { smilesOfName } from "../reactivity/systematic-name.ts";
import { atomsOfRefrigerant } from "./refrigerant-number.ts";

/** A synonym that is not built, with the reason. */
export interface DroppedSynonym {
  readonly cas: string;
  readonly of: string;
  readonly synonym: string;
  readonly why: string;
}

type Owners = ReadonlyMap<string, readonly InputSubstance[]>;

const written = (atoms: HeavyAtoms): string => [...atoms].map(([element, many]) => `${element}${many}`).join(" ");

function judged(list: typeof FOREIGN, of: InputSubstance, synonym: string): string | undefined {
  const plain = plainText(synonym);
  return list.find(({ cas, names }) => cas === of.cas && names.some((name) => plainText(name) === plain))?.reason;
}

/** The reason if the text is the main name of a record with other atoms; otherwise `null`. */
function ownNameOfAnother(of: InputSubstance, plain: string, owners: Owners): string | null {
  if (plainText(of.name) === plain) return null;
  const other = owners.get(plain)?.find((owner) => owner.cas !== of.cas);
  if (other === undefined) return null;
  const [mine, theirs] = [atomsOf(of), atomsOf(other)];
  if (mine === null || theirs === null || isSameAtoms(mine, theirs)) return null; // unknown for isomers, mixtures
  return `the name of ${other.name}, CAS ${other.cas}`;
}

/**
 * The reason if the name implies other atoms than the record has: by refrigerant number, systematic name or element.
 */
function otherAtoms(synonym: string, atoms: HeavyAtoms): string | null {
  const numbered = atomsOfRefrigerant(synonym);
  if (numbered !== null && !isSameAtoms(numbered, atoms)) return `its number says ${written(numbered)}`;
  const missing = elementsNamed(synonym).filter((element) => !atoms.has(element));
  if (missing.length > 0) return `names ${missing.join(", ")}, which is not in it`;
  const structure = smilesOfName(synonym);
  const said = structure === null ? null : atomsOfSmiles(structure);
  return said === null || isSameAtoms(said, atoms) || isBranched(synonym) ? null : `its name says ${written(said)}`;
}

/** Names with a group inside a group, `bis(2-methylpropyl)amine`, which would be parsed as two groups. */
const isBranched = (name: string): boolean => /\([\w-]*methyl\w+\)|^cyclohexyl ketone$/i.test(name);

/** Names of a mixture on a record of one substance. */
const MIXTURE = /\bmixtures?\b|\b(?:acid|hydroxide|oxide) (?:and|with) /i;

function foreign(of: InputSubstance, synonym: string, owners: Owners): string | null {
  if (judged(OWN_AFTER_ALL, of, synonym) !== undefined) return null;
  const byHand = judged(FOREIGN, of, synonym);
  if (byHand !== undefined) return byHand;
  const another = ownNameOfAnother(of, plainText(synonym), owners);
  if (another !== null) return another;
  const atoms = atomsOf(of);
  if (atoms === null || atoms.size === 0) return null;
  if (MIXTURE.test(synonym) && of.smiles !== undefined) return "a mixture";
  return otherAtoms(synonym, atoms);
}

/**
 * Compares every synonym with the atoms and names of its record.
 *
 * @returns the input without synonyms of other substances, and the dropped synonyms in the order of the input
 */
export function withCheckedSynonyms(input: Input): {
  readonly input: Input;
  readonly dropped: readonly DroppedSynonym[];
} {
  const owners = new Map<string, InputSubstance[]>();
  for (const of of [...input.core, ...input.extended]) {
    const plain = plainText(of.name);
    owners.set(plain, [...(owners.get(plain) ?? []), of]);
  }
  const dropped: DroppedSynonym[] = [];
  const checked = (of: InputSubstance): InputSubstance => ({
    ...of,
    synonyms: (of.synonyms ?? []).filter((synonym) => {
      const why = foreign(of, synonym, owners);
      if (why !== null) dropped.push({ cas: of.cas, of: of.name, synonym, why });
      return why === null;
    }),
  });
  return { input: { ...input, core: input.core.map(checked), extended: input.extended.map(checked) }, dropped };
}

/** The reviewed list of dropped synonyms, stored next to this file. */
export const DROPPED_FILE: URL = new URL("dropped-synonyms.json", import.meta.url);

/** The list as committed: one synonym per line, so that a diff shows each change. */
export function droppedText(dropped: readonly DroppedSynonym[]): string {
  return `[\n${dropped.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`;
}
