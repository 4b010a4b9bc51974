import { type Location, type ReactivePair } from "@placard/api-client";
import { Disclosure, Skeleton } from "@placard/ui";
import { StandingPairs } from "@placard/ui/chemical";
import { LinkButton } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { storageReactivityQuery } from "../../../lib/api/business-queries.ts";
import { RetryBanner } from "../../../lib/api/RetryBanner.tsx";
import { groupTogether, pairTogether, unknownNames } from "../../../lib/chemical/pair-together.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { separationPath } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AcceptRiskDialog } from "./AcceptRiskDialog.tsx";
import "./LocationCompatibility.css";
import { RiskButton } from "./RiskButton.tsx";
import { useWithdrawAcceptance } from "./use-withdraw-acceptance.ts";

/** Incompatible pairs at one location, with accepted risks. */
export function LocationCompatibility({ location }: { readonly location: Location }) {
  const { standing: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const reactivity = useQuery(storageReactivityQuery(useApi(), business_id, location.id));

  if (reactivity.data === undefined) {
    return reactivity.isError ? (
      <RetryBanner query={reactivity} title={texts.failed} />
    ) : (
      <Skeleton lines={4} label={texts.loading} />
    );
  }
  const [site] = reactivity.data.sites;
  const pairs = site?.pairs ?? [];
  const apart = pairs.filter(({ verdict }) => verdict === "incompatible");
  const careful = pairs.filter(({ verdict }) => verdict === "caution");
  return (
    <div className="app-location-standing">
      <StandingPairs
        groups={(site?.groups ?? []).map(groupTogether)}
        pairs={[]}
        unknown={site === undefined ? [] : unknownNames(site, texts.more)}
      />
      {apart.length > 0 && <EachPair location={location} pairs={apart} isCut={site?.is_cut ?? false} />}
      {careful.length > 0 && (
        <Disclosure title={texts.cautionTitle(careful.length)}>
          <StandingPairs pairs={careful.map(pairTogether)} />
        </Disclosure>
      )}
      {site !== undefined && (
        <div>
          <LinkButton href={separationPath(location.id)}>{texts.plan}</LinkButton>
        </div>
      )}
    </div>
  );
}

interface EachPairProps {
  readonly location: Location;
  readonly pairs: readonly ReactivePair[];
  /** True if there are more pairs. */
  readonly isCut: boolean;
}

/** Lists single pairs, whose risk can be accepted. Rendered when opened. */
function EachPair({ location, pairs, isCut }: EachPairProps) {
  const { standing: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "accept_risks");
  const [isOpen, setOpen] = useState(false);
  const [accepting, setAccepting] = useState<ReactivePair | null>(null);
  const takeBack = useWithdrawAcceptance();
  const pairOf = (id: string): ReactivePair | undefined => pairs.find(({ pair }) => pair === id);
  return (
    <>
      <Disclosure title={texts.pairsTitle(pairs.length)} isExpanded={isOpen} onExpandedChange={setOpen}>
        {isOpen && (
          <StandingPairs
            pairs={pairs.map(pairTogether)}
            isCut={isCut}
            renderActions={({ id, one, other, accepted }) => (
              <RiskButton
                one={one}
                other={other}
                isAccepted={accepted !== null}
                refused={refused}
                isPending={takeBack.isPending}
                onAccept={() => setAccepting(pairOf(id) ?? null)}
                onTakeBack={() => takeBack.mutate(pairOf(id)?.accepted?.id ?? 0)}
              />
            )}
          />
        )}
      </Disclosure>
      {accepting !== null && (
        <AcceptRiskDialog pair={accepting} locationId={location.id} onClose={() => setAccepting(null)} />
      )}
    </>
  );
}
