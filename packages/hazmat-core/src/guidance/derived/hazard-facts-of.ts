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

/** A Pocket Guide entry on its own: someone at work may be harmed by it. */
function factsByEntry({ niosh }: ChemicalRecord): readonly HazardFact[] {
  return niosh === null ? [] : [{ kind: "harmful", shown: "a Pocket Guide entry", source: niosh.source }];
}

/**
 * What is known of the substance itself and holds under every id: hazard statements and limits. A guide may say less, and
 * is then raised.
 */
export function knownHazardsOf(record: ChemicalRecord): readonly HazardFact[] {
  return [...factsByStatedClass(record), ...factsByHCode(record), ...factsByLimit(record)];
}

/**
 * Everything that is known of a substance and decides how a crew meets it: hazard statements first, then classes,
 * limits, figures and reactive groups.
 *
 * @param entry - the id that was read, or `null`; only its class is read
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
