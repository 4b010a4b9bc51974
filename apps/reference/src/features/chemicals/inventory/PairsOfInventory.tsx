import type { AnswerOf } from "@placard/api-client";
import type { getStorageReactivity } from "@placard/api-client/internal";
import { StandingPairs } from "@placard/ui/chemical";
import { LinkButton } from "@placard/ui/internal";
import type { UseQueryResult } from "@tanstack/react-query";
import { groupTogether } from "../../../lib/chemical/pair-together.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { separationPath } from "../../../paths.ts";
import "./PairsOfInventory.css";

interface PairsOfInventoryProps {
  readonly reactivity: UseQueryResult<AnswerOf<typeof getStorageReactivity>>;
  /** Id of the site, or `null` for all sites. */
  readonly location: number | null;
}

/** Incompatible pairs by site, above the rows filtered to them. */
export function PairsOfInventory({ reactivity, location }: PairsOfInventoryProps) {
  const { standing: texts } = useMessages();
  const sites = (reactivity.data?.sites ?? [])
    .filter(({ location_id }) => location === null || location_id === location)
    .map((site) => ({
      ...site,
      groups: site.groups.filter(({ is_accepted }) => !is_accepted),
    }))
    .filter(({ groups }) => groups.length > 0);
  return (
    <div className="app-inventory-pairs">
      {sites.map((site) => (
        <section key={site.location_id} aria-label={texts.atSite(site.location_name)}>
          <h2>{texts.atSite(site.location_name)}</h2>
          <StandingPairs groups={site.groups.map(groupTogether)} pairs={[]} />
          <div>
            <LinkButton href={separationPath(site.location_id)} aria-label={texts.planOf(site.location_name)}>
              {texts.plan}
            </LinkButton>
          </div>
        </section>
      ))}
    </div>
  );
}
