import { formatNumber, type PlacePrecision } from "@placard/hazmat-core";
import { Check, CircleHelp, X } from "lucide";
import type { ReactNode } from "react";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { PlaceMark } from "../PlaceMark/PlaceMark.tsx";
import { businessTexts } from "../../messages/en/business/business.ts";
import { useTexts } from "../../messages/use-texts.ts";
import "./LocationCard.css";

/** Facts about a site for crews. `null` means not on file and is never shown as "no". */
export interface SiteFacts {
  readonly name: string;
  readonly civicAddress: string;
  /** The second line of the address: unit, mail stop. */
  readonly addressLine: string | null;
  readonly bestEntrance: string | null;
  readonly squareFeet: number | null;
  readonly employees: number | null;
  /** Contact person on site. */
  readonly manager: string | null;
  readonly fireSuppression: boolean | null;
  readonly fireAlarm: boolean | null;
  readonly sprinklers: boolean | null;
  /** True if the staff is trained to handle the chemicals of the site. */
  readonly trainedForChemicals: boolean | null;
  /** True if runoff can reach a river or sewer. */
  readonly nearRiverOrSewer: boolean | null;
  /** Precision of its map position. A town or no position is shown as an approximate location. */
  readonly precision?: PlacePrecision;
}

export interface LocationCardProps {
  /** Site to show. */
  location: SiteFacts;
  /** Actions at the end of the title row, such as "Model plume here". */
  actions?: ReactNode;
  /** Class names to add to the outermost element. */
  className?: string;
  /** Further content, such as pictures and the floor plan. */
  children?: ReactNode;
}

/** Shows one site: access, contacts, size, fire protection, runoff, and content from the host. */
export function LocationCard({ location, actions, className, children }: LocationCardProps) {
  const texts = useTexts(businessTexts).business.location;
  return (
    <article className={joinClasses("placard-location", className)} aria-label={location.name}>
      <header className="placard-location-head">
        <h3>{location.name}</h3>
        {actions}
      </header>
      <dl className="placard-location-facts">
        <Fact term={texts.civicAddress}>{location.civicAddress}</Fact>
        <Fact term={texts.addressLine}>{location.addressLine}</Fact>
        {location.precision === undefined ? undefined : (
          <Fact term={texts.place}>
            <PlaceMark precision={location.precision} />
          </Fact>
        )}
        <Fact term={texts.bestEntrance}>{location.bestEntrance}</Fact>
        <Fact term={texts.squareFeet}>{amount(location.squareFeet)}</Fact>
        <Fact term={texts.employees}>{amount(location.employees)}</Fact>
        <Fact term={texts.manager}>{location.manager}</Fact>
      </dl>
      <ul className="placard-location-features">
        <Feature label={texts.fireSuppression} value={location.fireSuppression} />
        <Feature label={texts.fireAlarm} value={location.fireAlarm} />
        <Feature label={texts.sprinklers} value={location.sprinklers} />
        <Feature label={texts.trained} value={location.trainedForChemicals} />
        <Feature label={texts.nearWater} value={location.nearRiverOrSewer} />
      </ul>
      {children}
    </article>
  );
}

const amount = (value: number | null): string | null => (value === null ? null : formatNumber(value));

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children ?? <UnknownValue />}</dd>
    </div>
  );
}

/** A fact of the site: yes, no, or unknown, which is never shown as no. */
function Feature({ label, value }: { readonly label: string; readonly value: boolean | null }) {
  const texts = useTexts(businessTexts).business.location;
  const [state, word, shapes] =
    value === null
      ? (["unknown", texts.unknown, CircleHelp] as const)
      : value
        ? (["yes", texts.yes, Check] as const)
        : (["no", texts.no, X] as const);
  return (
    <li data-state={state}>
      <Icon of={shapes} aria-hidden="true" />
      <span>{label}</span>
      <b>{word}</b>
    </li>
  );
}
