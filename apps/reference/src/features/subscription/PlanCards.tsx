import type { PlanOffer, Tier } from "@placard/hazmat-core/business";
import { Badge } from "@placard/ui";
import { Choice, ChoiceGroup } from "@placard/ui/internal";
import { Check, Star } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./PlanCards.css";

interface PlanCardsProps {
  readonly offers: readonly PlanOffer[];
  /** Target group of each plan, shown below its name. */
  readonly audience?: Readonly<Record<Tier, string>>;
  readonly recommended?: Tier | undefined;
  /** The current plan. */
  readonly current?: Tier | undefined;
  readonly chosen: Tier | null;
  readonly onChoose: (tier: Tier) => void;
}

/** Plans side by side, of which one is chosen. The whole card is clickable. */
export function PlanCards({ offers, audience, recommended, current, chosen, onChoose }: PlanCardsProps) {
  const { subscription } = useMessages();
  return (
    <ChoiceGroup
      className="app-plans"
      label={subscription.plans}
      ids={offers.map(({ tier }) => String(tier))}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) => {
        const offer = offers.find(({ tier }) => String(tier) === value);
        if (offer !== undefined) onChoose(offer.tier);
      }}
    >
      {offers.map((offer) => (
        <Choice key={offer.tier} id={String(offer.tier)} className="app-plan placard-surface">
          <span className="placard__head">
            <span className="placard__name">{subscription.planWords.title[offer.tier]}</span>
            {offer.tier === current && <Badge tone="ok">{subscription.current}</Badge>}
            {offer.tier === recommended && offer.tier !== current && (
              <Badge tone="accent" icon={<Star aria-hidden="true" />}>
                {subscription.recommended}
              </Badge>
            )}
          </span>
          {audience !== undefined && <span className="placard__audience">{audience[offer.tier]}</span>}
          <Price dollars={offer.dollarsPerMonth} />
          <span className="placard__features">
            {offer.features.map((feature) => (
              <span key={feature.kind} className="placard__feature">
                <Check aria-hidden="true" />
                {subscription.feature(feature)}
              </span>
            ))}
          </span>
          <span className="placard__pick">
            {offer.tier === chosen && <Check aria-hidden="true" />}
            {offer.tier === chosen ? subscription.selected : subscription.select}
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

function Price({ dollars }: { readonly dollars: number }) {
  const { subscription } = useMessages();
  return (
    <span className="placard__price">
      <b>{dollars === 0 ? subscription.free : subscription.price(dollars)}</b>
      {dollars > 0 && <span>{subscription.perMonth}</span>}
    </span>
  );
}
