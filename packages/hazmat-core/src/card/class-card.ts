import { readClassCodes } from "../hazard/class-words.ts";
import { explainHazardFromClass } from "../hazard/level/level-from-class.ts";
import { highestLevel } from "../hazard/hazard-derivation.ts";
import { guideFor, markedGuideFor } from "../guidance/derived/guide-for.ts";
import type { SpillState } from "../guidance/guide-guidance.ts";
import { guidanceForGuide } from "../guidance/guidance-for-guide.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { bareRecord } from "./bare-record.ts";
import { responseCardOf } from "./response-card-of.ts";
import type { ClassCard } from "./response-card.ts";

const DECLARED: SourceRef = { key: "SITE", locator: "hazard class" };

/** Who states the class, and what the class implies about the physical state. */
export interface ClassStatement {
  readonly source?: SourceRef;
  readonly state?: SpillState;
}

function recordOfClass(name: string, text: string, { source = DECLARED, state }: ClassStatement): ChemicalRecord {
  return {
    ...bareRecord(name),
    statedClass: { text, source, ...(state === undefined ? {} : { state }) },
    hazardLevel: highestLevel([explainHazardFromClass(text, [source])]),
  };
}

/**
 * Same as `loadClassCard`, with all data given.
 *
 * @param statement - source of the class, default: the site
 */
export async function classCard(
  name: string,
  hazardClass: string,
  statement: ClassStatement = {},
): Promise<ClassCard | null> {
  const record = recordOfClass(name, hazardClass.trim(), statement);
  if (guideFor(record).kind !== "derived") return null;
  const guidance = await guidanceForGuide(markedGuideFor(record)).catch(() => null);
  const { key: _none, ...card } = responseCardOf(record, guidance);
  const [primary = null, ...subsidiaryClasses] = readClassCodes(hazardClass)?.codes ?? [];
  return { ...card, hazardClass: primary, subsidiaryClasses };
}
