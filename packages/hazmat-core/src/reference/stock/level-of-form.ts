import type { TransportData } from "../../data/load.ts";
import type { StoredSubstance, StoredUnLink } from "../../data/stored-substance.ts";
import { explainHazardFromGhs } from "../../hazard/level/level-from-ghs.ts";
import { dataSource } from "../../data/data-source.ts";
import type { ExplainedHazardLevel, HazardStatement } from "../../hazard/hazard-level.ts";
import { hazardLevelOf, hazardLevelOfTransport } from "../hazard-level-of.ts";
import { transportOf } from "../record-of.ts";
import { transportEntryOf } from "../transport-entry-of.ts";

/** What the reference says of a substance that is stored under one of its ids. */
export interface LevelOfForm {
  /** By the entry of the id itself, and by what is printed of the substance in every form. */
  readonly own: ExplainedHazardLevel;
  /** By the substance's other ids, and by the GHS entry of its gas: another form of it. */
  readonly otherForms: readonly HazardStatement[];
}

/** Ids that a source prints for the substance. A tie that was guessed, or made for a group, tells no forms apart. */
const PRINTED: ReadonlySet<StoredUnLink["src"]> = new Set(["niosh", "by-name", "name-match"]);

/**
 * Level of a substance in the form that travels under the id. Hydrogen chloride is a toxic gas as UN1050 and a
 * corrosive liquid as UN1789, under one CAS number.
 *
 * @returns `null` where the id tells no form: it is not printed for the substance, or its own entry gives no level
 */
export function levelOfForm(of: StoredSubstance, id: string, data: TransportData): LevelOfForm | null {
  const stored = data.entries.get(id);
  const isPrinted = (of.un ?? []).some(({ un, src }) => un === id && PRINTED.has(src));
  if (!isPrinted || stored === undefined) return null;
  const entry = transportEntryOf(stored, data.guides);
  const byEntry = hazardLevelOfTransport(entry);
  if (byEntry.kind !== "graded") return null;
  const transport = transportOf(of, data);
  const gasGhs = entry.hazardClass?.startsWith("2") === true ? null : ghsOfGas(of);
  const { ghs: _gas, ...formless } = of;
  return {
    own: hazardLevelOf(gasGhs === null ? of : formless, [
      entry,
      ...transport.filter(({ unNumber }) => unNumber === id),
    ]),
    otherForms: [
      ...transport.filter(({ unNumber }) => unNumber !== id).map((other) => hazardLevelOfTransport(other)),
      ...(gasGhs === null ? [] : [gasGhs]),
    ],
  };
}

/** The GHS statement of the substance where its entry is of the compressed gas. */
function ghsOfGas({ ghs }: StoredSubstance): HazardStatement | null {
  if (ghs?.classes.includes("Press. Gas") !== true) return null;
  return explainHazardFromGhs(ghs.hCodes, [dataSource(ghs.src, ghs.index)]);
}
