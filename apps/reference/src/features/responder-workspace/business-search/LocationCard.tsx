import type { Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Button, UnknownValue } from "@placard/ui";
import { Check, CircleHelp, Wind, X } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import "./LocationCard.css";
import { LocationPictures } from "./LocationPictures.tsx";
import { placeOfLocation } from "./place-of-location.ts";

/** One site: how to reach it, its size, what protects it, and its pictures. */
export function LocationCard({ location }: { readonly location: Location }) {
  const { businessSearch: words } = useMessages();
  const workspace = useWorkspace();
  const place = placeOfLocation(location);
  return (
    <article className="placard-location" aria-label={location.name}>
      <header>
        <h3>{location.name}</h3>
        <Button
          icon={<Wind aria-hidden="true" />}
          onPress={() =>
            workspace.open("evacuation-plume", {
              address: location.civic_address,
              ...(place !== null && { place }),
            })
          }
        >
          {words.modelHere}
        </Button>
      </header>
      <dl className="placard__facts">
        <Fact term={words.civicAddress}>{location.civic_address}</Fact>
        <Fact term={words.bestEntrance}>{location.best_entrance}</Fact>
        <Fact term={words.squareFeet}>{amount(location.square_feet)}</Fact>
        <Fact term={words.employees}>{amount(location.number_employees)}</Fact>
      </dl>
      <ul className="placard__features">
        <Feature label={words.fireSuppression} value={location.fire_suppression} />
        <Feature label={words.fireAlarm} value={location.fire_alarm} />
        <Feature label={words.sprinklers} value={location.sprinklers} />
      </ul>
      <LocationPictures location={location} />
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

/** A safety feature: yes, no, or unknown, which is never shown as no. */
function Feature({ label, value }: { readonly label: string; readonly value: boolean | null }) {
  const { businessSearch: words } = useMessages();
  const [state, word, Icon] =
    value === null
      ? (["unknown", words.unknown, CircleHelp] as const)
      : value
        ? (["yes", words.yes, Check] as const)
        : (["no", words.no, X] as const);
  return (
    <li data-state={state}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
      <b>{word}</b>
    </li>
  );
}
