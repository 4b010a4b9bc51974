import type { Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Badge } from "@placard/ui";
import { PlaceMark } from "@placard/ui/internal";
import { Check, Minus, Waves } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./LocationFacts.css";

const FEATURES = ["sprinklers", "fire_alarm", "fire_suppression"] as const;

/** Details that crews need before entry. A safety feature is yes, no or unknown. */
export function LocationFacts({ location }: { readonly location: Location }) {
  const { locations: texts } = useMessages();
  const { best_entrance, address, square_feet, number_employees } = location;
  return (
    <ul className="app-facts">
      <li>
        <PlaceMark precision={location.precision} />
      </li>
      {best_entrance !== null && <Fact label={texts.bestEntrance} value={best_entrance} />}
      {address !== null && <Fact label={texts.address} value={address} />}
      {square_feet !== null && <Fact label={texts.area} value={texts.squareFeet(formatNumber(square_feet))} />}
      {number_employees !== null && <Fact label={texts.employees} value={formatNumber(number_employees)} />}
      {FEATURES.map((feature) => (
        <li key={feature}>
          <Feature label={texts.features[feature]} state={location[feature]} />
        </li>
      ))}
      <li>
        <Feature label={texts.trained} state={location.training_for_chemicals} />
      </li>
      <li>
        {location.nearby_river_or_sewer === true ? (
          <Badge tone="caution" icon={<Waves aria-hidden="true" />}>
            {texts.nearWater}
          </Badge>
        ) : (
          <Feature label={texts.nearWater} state={location.nearby_river_or_sewer} />
        )}
      </li>
    </ul>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <li>
      <Badge>
        <span>
          <span className="placard__label">{label}</span> {value}
        </span>
      </Badge>
    </li>
  );
}

function Feature({ label, state }: { readonly label: string; readonly state: boolean | null }) {
  const { locations: texts } = useMessages();
  if (state === true) {
    return (
      <Badge tone="ok" icon={<Check aria-hidden="true" />}>
        {label}
      </Badge>
    );
  }
  return (
    <Badge data-unknown={state === null || undefined} {...(state === false && { icon: <Minus aria-hidden="true" /> })}>
      <span className="placard__label">{label}</span> {state === null ? <i>{texts.unknown}</i> : texts.absent}
    </Badge>
  );
}
