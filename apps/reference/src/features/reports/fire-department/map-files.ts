import { isExactEnough } from "@placard/hazmat-core/scene";
import type { MapSite } from "@placard/hazmat-core/regulatory";
import type { Messages } from "../../../messages/messages.ts";
import type { ReportingBusiness } from "../use-reported-business.ts";

/** The sites with the details that a map shows. */
export function mapSitesOf({ locations }: ReportingBusiness, { handOver: { fire } }: Messages): readonly MapSite[] {
  return locations.map(
    ({ id, name, civic_address, latitude, longitude, precision, best_entrance, chemicals_count }) => ({
      id,
      name,
      address: civic_address,
      latitude,
      longitude,
      precision,
      facts: [
        [fire.chemicals, String(chemicals_count)] as const,
        [fire.entrance, best_entrance ?? fire.unknown] as const,
      ],
    }),
  );
}

/** The names of sites without a position, and of those positioned only by their town. */
export function inexactSites(sites: readonly MapSite[]): {
  readonly absent: readonly string[];
  readonly approximate: readonly string[];
} {
  const isAbsent = ({ latitude, longitude }: MapSite): boolean => latitude === null || longitude === null;
  return {
    absent: sites.filter(isAbsent).map(({ name }) => name),
    approximate: sites.filter((site) => !isAbsent(site) && !isExactEnough(site.precision)).map(({ name }) => name),
  };
}
