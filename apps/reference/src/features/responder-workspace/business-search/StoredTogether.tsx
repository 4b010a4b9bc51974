import type { AnswerOf } from "@placard/api-client";
import type { getStorageReactivity } from "@placard/api-client/internal";
import { Banner, Card, Disclosure } from "@placard/ui";
import { StandingPairs } from "@placard/ui/chemical";
import type { UseQueryResult } from "@tanstack/react-query";
import { groupTogether, pairTogether, unknownNames } from "../../../lib/chemical/pair-together.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

type Answer = AnswerOf<typeof getStorageReactivity>;

/** Accepted risks are shown to crews with author, date and reason. */
const isAccepted = ({ verdict, accepted }: Answer["sites"][number]["pairs"][number]): boolean =>
  verdict === "incompatible" && accepted !== null;

/**
 * Lists incompatible pairs at each site, including accepted ones, since acceptance does not matter in a fire. Pairs
 * that could not be loaded are reported and never shown as safe.
 */
export function StoredTogether({ reactivity }: { readonly reactivity: UseQueryResult<Answer> }) {
  const { standing: texts } = useMessages();
  const { data, isError } = reactivity;
  if (data === undefined) return isError ? <Banner tone="caution" title={texts.failed} /> : undefined;
  const { sites } = data;
  const listed = sites.filter(({ groups, unknown }) => groups.length > 0 || unknown.length > 0);
  const count = sites.reduce((total, { groups }) => total + groups.length, 0);
  return (
    <Card isFlush>
      <Disclosure level={2} defaultExpanded={count > 0} title={texts.tab} aside={count}>
        <div className="placard__standing">
          {listed.length === 0 && <StandingPairs pairs={[]} />}
          {listed.map((site) => (
            <section key={site.location_id} aria-label={texts.atSite(site.location_name)}>
              <h3>{texts.atSite(site.location_name)}</h3>
              <StandingPairs
                groups={site.groups.map(groupTogether)}
                pairs={site.pairs.filter(isAccepted).map(pairTogether)}
                unknown={unknownNames(site, texts.more)}
              />
            </section>
          ))}
        </div>
      </Disclosure>
    </Card>
  );
}
