import type { TransportData } from "../data/load.ts";
import type { StoredAgent } from "../data/stored-substance.ts";
import type { StoredDistances } from "../data/stored-transport.ts";
import type { SourceRef } from "../provenance/source.ts";
import { guideDistancesOf } from "./transport-entry-of.ts";
import type { SpillDistances, TransportEntry, WeaponDistances } from "../record/transport-entry.ts";

const spill = ([isolateM, dayM, nightM]: StoredDistances): SpillDistances => ({ isolateM, dayM, nightM });

function rowSource({ row, isDoubtful }: StoredAgent): SourceRef {
  return { key: "ERG2020", locator: `Table 1, ${row}`, ...(isDoubtful === true ? { mark: "unverified" } : {}) };
}

function weaponOf(agent: StoredAgent): WeaponDistances {
  const { kind, guide, small, large, fireM } = agent;
  return { kind, guide, small: spill(small), large: spill(large), fireM, source: rowSource(agent) };
}

/**
 * The entry of a chemical agent. Under an entry that names a group the rows of the agent are the only ones about it: its
 * guide and distances take the place of the group's. A substance with an entry of its own keeps what that says of its
 * shipments, and has the rows beside it. [ERG2020]
 */
export function withAgent(entry: TransportEntry, agent: StoredAgent, guides: TransportData["guides"]): TransportEntry {
  const weapon = weaponOf(agent);
  if (entry.when !== "n.o.s.") return { ...entry, asWeapon: weapon };
  const guide = guides.get(agent.guide);
  return {
    ...entry,
    guide: agent.guide,
    guideDistances: guide === undefined ? null : guideDistancesOf(guide),
    small: weapon.small,
    large: weapon.large,
    fireM: Math.max(weapon.fireM, entry.fireM ?? 0),
    isToxicByInhalation: true,
    distanceSource: weapon.source,
  };
}
