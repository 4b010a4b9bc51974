import type { TransportData } from "../data/load.ts";
import type { StoredAgent } from "../data/stored-substance.ts";
import type { StoredDistances } from "../data/stored-transport.ts";
import type { SourceRef } from "../provenance/source.ts";
import { guideDistancesOf } from "./transport-entry-of.ts";
import type { SpillDistances, TransportEntry, WeaponDistances, WithdrawnDistances } from "../record/transport-entry.ts";

const spill = ([isolateM, dayM, nightM]: StoredDistances): SpillDistances => ({ isolateM, dayM, nightM });

/** The page of the categories was read in one copy, so its figures are marked. */
function weaponOf({ kind, category, guide, small, large }: StoredAgent): WeaponDistances {
  const source: SourceRef = { key: "ERG2024", locator: `page 366, ${category} agents`, mark: "unverified" };
  const anyTime = { isAnyTime: true } as const;
  return { kind, guide, small: { ...spill(small), ...anyTime }, large: { ...spill(large), ...anyTime }, source };
}

function withdrawnOf({ withdrawn: { row, small, large, isDoubtful } }: StoredAgent): WithdrawnDistances {
  const source: SourceRef = {
    key: "ERG2020",
    locator: `Table 1, ${row}`,
    ...(isDoubtful === true && { mark: "unverified" }),
  };
  return { small: spill(small), large: spill(large), source };
}

/**
 * The entry of a chemical agent. In a group entry, the row of the agent's category is the only specific one: its guide
 * and distances replace those of the group. A substance with its own entry keeps the distances of its shipments and
 * gets the row in addition. [ERG2024]
 */
export function withAgent(listed: TransportEntry, agent: StoredAgent, guides: TransportData["guides"]): TransportEntry {
  const weapon = weaponOf(agent);
  const entry = { ...listed, withdrawn: withdrawnOf(agent) };
  if (entry.when !== "n.o.s.") return { ...entry, asWeapon: weapon };
  const guide = guides.get(agent.guide);
  return {
    ...entry,
    guide: agent.guide,
    guideDistances: guide === undefined ? null : guideDistancesOf(guide),
    small: weapon.small,
    large: weapon.large,
    fireM: Math.max(guide?.fireM ?? 0, entry.fireM ?? 0),
    isToxicByInhalation: true,
    distanceSource: weapon.source,
  };
}
