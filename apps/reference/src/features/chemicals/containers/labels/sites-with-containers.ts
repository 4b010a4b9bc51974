import type { InventoryChemical } from "@placard/api-client";

/** A site, and what of it has containers on file. */
export interface SiteWithContainers {
  readonly id: number;
  readonly name: string;
  /** How many containers, of all its chemicals. */
  readonly count: number;
  /** Ids of the chemicals with containers, by their names. */
  readonly chemicals: readonly number[];
}

/** The sites that have containers on file, by name. */
export function sitesWithContainers(inventory: readonly InventoryChemical[]): readonly SiteWithContainers[] {
  const sites = new Map<number, SiteWithContainers>();
  const held = inventory.filter(({ containers_count }) => containers_count > 0);
  for (const { id, location_id, location_name, containers_count } of held.toSorted(byName)) {
    const { count = 0, chemicals = [] } = sites.get(location_id) ?? {};
    const site = {
      id: location_id,
      name: location_name,
      count: count + containers_count,
      chemicals: [...chemicals, id],
    };
    sites.set(location_id, site);
  }
  return [...sites.values()].toSorted(byName);
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name);
