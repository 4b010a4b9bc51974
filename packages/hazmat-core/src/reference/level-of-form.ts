import { dataSource } from "../data/data-source.ts";
import type { StoredSubstance, StoredUnLink } from "../data/stored-substance.ts";
import { leadingDerivation } from "../hazard/hazard-derivation.ts";
import type { ExplainedHazardLevel, HazardStatement } from "../hazard/hazard-level.ts";
import { explainHazardFromGhs } from "../hazard/level/level-from-ghs.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { hazardLevelOf, hazardLevelOfTransport } from "./hazard-level-of.ts";

/** Hazard levels of a substance under one of its UN numbers. */
export interface LevelOfForm {
  /** By the entry of the UN number itself, and by data for every form of the substance. */
  readonly own: ExplainedHazardLevel;
  /** By the substance's other UN numbers, and by the GHS entry of its gas: another form of it. */
  readonly otherForms: readonly HazardStatement[];
}

/** Numbers that a source prints for the substance. A guessed link, or one to a group, does not distinguish forms. */
const PRINTED: ReadonlySet<StoredUnLink["src"]> = new Set(["niosh", "by-name", "name-match"]);

function formOf(of: StoredSubstance, entry: TransportEntry, transport: readonly TransportEntry[]): LevelOfForm {
  const { unNumber, hazardClass, packingGroups } = entry;
  const others = transport.filter((other) => other.unNumber !== unNumber);
  const gasGhs = hazardClass?.startsWith("2") === true ? null : ghsOfGas(of);
  const { ghs: _ghs, nfpa, flashC, ...formless } = of;
  // A solution in packing group I boils at 35 °C or below, like its gas: the rating of the gas applies. 49 CFR 173.121
  const isAsVolatile = packingGroups.includes("I");
  const ofSolution = {
    ...formless,
    ...(isAsVolatile && nfpa !== undefined && { nfpa }),
    ...(isAsVolatile && flashC !== undefined && { flashC }),
  };
  return {
    own: hazardLevelOf(gasGhs === null ? of : ofSolution, [
      entry,
      ...transport.filter((other) => other.unNumber === unNumber),
    ]),
    otherForms: [...others.map((other) => hazardLevelOfTransport(other)), ...(gasGhs === null ? [] : [gasGhs])],
  };
}

/**
 * Hazard level of a substance in the form shipped under the UN number. Hydrogen chloride is a toxic gas as UN1050 and a
 * corrosive liquid as UN1789, under one CAS number.
 *
 * @param entry - of the UN number itself, as printed in the tables
 * @param transport - every UN number of the substance
 * @returns `null` if the number does not determine the form: it is not printed for the substance, or its own entry
 * gives no level
 */
export function levelOfForm(
  of: StoredSubstance,
  entry: TransportEntry,
  transport: readonly TransportEntry[],
): LevelOfForm | null {
  const isPrinted = (of.un ?? []).some(({ un, src }) => un === entry.unNumber && PRINTED.has(src));
  if (!isPrinted || hazardLevelOfTransport(entry).kind !== "graded") return null;
  return formOf(of, entry, transport);
}

/** The GHS statement of the substance if its entry is for the compressed gas. */
function ghsOfGas({ ghs }: StoredSubstance): HazardStatement | null {
  if (ghs?.classes.includes("Press. Gas") !== true) return null;
  return explainHazardFromGhs(ghs.hCodes, [dataSource(ghs.src, ghs.index)]);
}

const isSame = (a: HazardStatement, b: HazardStatement): boolean => a.level === b.level && a.kind === b.kind;

/** The own level, with the levels of worse forms: the user may have read the wrong number. */
function withWorseForms({ own, otherForms }: LevelOfForm): ExplainedHazardLevel {
  const worse = otherForms.filter(
    (one) => one.level !== null && one.level !== own.level && leadingDerivation([own, one]) === one,
  );
  const said = worse.map(({ level, basis, sources }) => ({
    level,
    basis: `${basis} This is for another form of the substance.`,
    sources,
  }));
  return { ...own, others: [...own.others, ...said] };
}

/** The level of all forms, if the data of the UN number give none: assumed, if it is based on another number. */
function assumedLevel(
  level: ExplainedHazardLevel,
  { unNumber }: TransportEntry,
  transport: readonly TransportEntry[],
): ExplainedHazardLevel {
  const isOfOther = transport.some(
    (other) => other.unNumber !== unNumber && level.sources.some(({ locator }) => locator === other.unNumber),
  );
  if (!isOfOther) return level;
  return {
    ...level,
    basis: `${level.basis} Assumed for ${unNumber} from another form of the substance.`,
    sources: level.sources.map((source) => ({ ...source, mark: source.mark ?? "assumed" })),
  };
}

/**
 * The level shown on a card under one UN number of a substance: by the data of the number if they give the level of all
 * forms or a source prints the number for the substance; otherwise the level of all forms, named as assumed.
 *
 * @param all - the level over every form of the substance
 * @param entry - of the UN number itself, as printed in the tables
 */
export function shownLevel(
  of: StoredSubstance,
  all: ExplainedHazardLevel,
  entry: TransportEntry,
  transport: readonly TransportEntry[],
): ExplainedHazardLevel {
  const form = formOf(of, entry, transport);
  const isDecided = isSame(form.own, all) || levelOfForm(of, entry, transport) !== null;
  return isDecided ? withWorseForms(form) : assumedLevel(all, entry, transport);
}
