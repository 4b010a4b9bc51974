import type { SceneAnswer } from "@placard/hazmat-core/scene";
import { sitesInside } from "@placard/hazmat-core/scene";
import type { CountedSite } from "./counted-site.ts";

/** People at the sites inside one zone. */
export interface PeopleInside {
  /** Sum of the sites that state a figure. */
  readonly stated: number;
  /** Number of sites inside without a figure: the people there are not known. */
  readonly silentSites: number;
}

/**
 * Counts the people at the sites inside each layer of an answer, by the layer's id. A site without a figure adds no
 * one, and is counted as silent.
 *
 * @param sites - only sites with an exact position
 */
export function peopleInside(
  answer: Pick<SceneAnswer, "plume" | "circle" | "protective">,
  sites: readonly CountedSite[],
): Readonly<Record<string, PeopleInside>> {
  const people: Record<string, PeopleInside> = {};
  for (const site of sites) {
    for (const [id, count] of Object.entries(sitesInside(answer, [site]))) {
      if (count === 0) continue;
      const { stated, silentSites } = people[id] ?? { stated: 0, silentSites: 0 };
      const known = site.people ?? null;
      people[id] = known === null ? { stated, silentSites: silentSites + 1 } : { stated: stated + known, silentSites };
    }
  }
  return people;
}
