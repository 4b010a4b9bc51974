import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { factsByClass } from "./facts-by-class.ts";
import { factsByFigure } from "./facts-by-figure.ts";
import { factsByGroup } from "./facts-by-group.ts";
import { factsByHCode } from "./facts-by-h-code.ts";
import { factsByLimit } from "./facts-by-limit.ts";
import { factsByStatedClass } from "./facts-by-stated-class.ts";
import type { HazardFact } from "./hazard-fact.ts";
import { physicalStateOf } from "./physical-state-of.ts";

/** An entry in the Pocket Guide by itself: the substance can harm people at work. */
function factsByEntry({ niosh }: ChemicalRecord): readonly HazardFact[] {
  return niosh === null ? [] : [{ kind: "harmful", shown: "a Pocket Guide entry", source: niosh.source }];
}

/**
 * Known hazards of the substance under every UN number: hazard statements and limits. A guide with weaker advice is
 * raised to them.
 */
export function knownHazardsOf(record: ChemicalRecord): readonly HazardFact[] {
  return [...factsByStatedClass(record), ...factsByHCode(record), ...factsByLimit(record)];
}

/**
 * All known hazards of a substance that affect the response: hazard statements first, then classes, limits, figures and
 * reactive groups.
 *
 * @param entry - entry of the given UN number, or `null`; only its class is used
 */
export function hazardFactsOf(record: ChemicalRecord, entry: TransportEntry | null): readonly HazardFact[] {
  const state = physicalStateOf(record, entry);
  return [
    ...factsByStatedClass(record),
    ...factsByHCode(record),
    ...(entry === null ? [] : factsByClass(entry)),
    ...factsByLimit(record),
    ...factsByFigure(record, state),
    ...factsByGroup(record),
    ...factsByEntry(record),
  ];
}
