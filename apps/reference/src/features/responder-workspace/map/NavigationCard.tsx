import { formatDistance, formatDuration, formatEta, type Geocoder } from "@placard/hazmat-core";
import { AddressInput, Button, IconButton, LinkButton, SegmentedControl } from "@placard/ui";
import {
  Bike,
  Car,
  ChevronDown,
  ExternalLink,
  Footprints,
  LocateFixed,
  Play,
  Route as RouteIcon,
  Square,
  X,
} from "lucide-react";
import { useState } from "react";
import { Button as Trigger, Disclosure, DisclosurePanel } from "react-aria-components";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./NavigationCard.css";
import type { Navigation } from "./use-navigation.ts";
import type { PositionState } from "./use-position.ts";

interface NavigationCardProps {
  readonly navigation: Navigation;
  readonly geocoder: Geocoder;
  readonly position: PositionState;
  readonly onLocate: () => void;
  readonly onClose: () => void;
}

/** Where to, by what, how far and how long. Without road routing it says the straight line and no arrival time. */
export function NavigationCard({ navigation, geocoder, position, onLocate, onClose }: NavigationCardProps) {
  const { responderMap: words } = useMessages();
  const { origin, destination, route, line, profile, isLoadingRoute, hasRouting } = navigation;
  const [typed, setTyped] = useState("");
  return (
    <section className="placard-navigation" aria-label={words.navigation}>
      <header>
        <h2>{words.navigation}</h2>
        <IconButton variant="quiet" label={words.closeNavigation} icon={<X aria-hidden="true" />} onPress={onClose} />
      </header>
      <AddressInput
        label={words.whereTo}
        placeholder={words.destinationExample}
        geocoder={geocoder}
        value={typed}
        onChange={setTyped}
        onSelect={(place) => {
          setTyped(place.place_name);
          navigation.setDestination(place);
        }}
      />
      <SegmentedControl
        label={words.travelMode}
        options={[
          { id: "driving", label: words.profiles.driving, icon: <Car aria-hidden="true" /> },
          { id: "walking", label: words.profiles.walking, icon: <Footprints aria-hidden="true" /> },
          { id: "cycling", label: words.profiles.cycling, icon: <Bike aria-hidden="true" /> },
        ]}
        value={profile}
        onChange={navigation.setProfile}
      />
      {origin === null ? (
        <div className="placard__locate">
          <p>{position.kind === "error" ? words.position[position.failure] : words.locationNeeded}</p>
          <Button
            icon={<LocateFixed aria-hidden="true" />}
            isPending={position.kind === "loading"}
            pendingLabel={words.findingLocation}
            onPress={onLocate}
          >
            {words.useLocation}
          </Button>
        </div>
      ) : undefined}
      {destination !== null && origin !== null && route === null && hasRouting ? (
        <Button
          icon={<RouteIcon aria-hidden="true" />}
          isPending={isLoadingRoute}
          pendingLabel={words.calculatingRoute}
          onPress={navigation.getDirections}
        >
          {words.getDirections}
        </Button>
      ) : undefined}
      {line === null || isLoadingRoute ? undefined : route === null ? (
        <>
          <p className="placard__line" role="status">
            {hasRouting ? words.noRoute(line.words) : words.noRouting(line.words)}
          </p>
          {hasRouting ? undefined : (
            <Button icon={<Play aria-hidden="true" />} disabledReason={words.noRoutingReason}>
              {words.startNavigation}
            </Button>
          )}
        </>
      ) : (
        <RouteFacts navigation={navigation} />
      )}
      {destination === null ? undefined : (
        <footer>
          <LinkButton
            href={`geo:${destination.center[1]},${destination.center[0]}`}
            icon={<ExternalLink aria-hidden="true" />}
          >
            {words.openElsewhere}
          </LinkButton>
          <span className="placard-data">
            {destination.center[1].toFixed(5)}, {destination.center[0].toFixed(5)}
          </span>
          <IconButton
            label={words.clearRoute}
            icon={<X aria-hidden="true" />}
            onPress={() => {
              setTyped("");
              navigation.clear();
            }}
          />
        </footer>
      )}
    </section>
  );
}

function RouteFacts({ navigation: { route, isNavigating, start, stop } }: { readonly navigation: Navigation }) {
  const { responderMap: words } = useMessages();
  const [askedAt] = useState(() => new Date());
  if (route === null) return undefined;
  const facts: readonly (readonly [string, string])[] = [
    [words.distance, formatDistance(route.distance)],
    [words.duration, formatDuration(route.duration)],
    [words.eta, formatEta(askedAt, route.duration)],
  ];
  return (
    <>
      <dl className="placard__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isNavigating ? (
        <Button icon={<Square aria-hidden="true" />} onPress={stop}>
          {words.stopNavigation}
        </Button>
      ) : (
        <Button variant="primary" icon={<Play aria-hidden="true" />} onPress={start}>
          {words.startNavigation}
        </Button>
      )}
      <Disclosure className="placard__steps">
        <Trigger slot="trigger">
          {words.turnByTurn} <ChevronDown aria-hidden="true" />
        </Trigger>
        <DisclosurePanel>
          <ol>
            {route.steps.map(({ instruction, distance, duration }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps are told by their place in the order
              <li key={index}>
                <span>{instruction}</span>
                <small>
                  {formatDistance(distance)}, {formatDuration(duration)}
                </small>
              </li>
            ))}
          </ol>
        </DisclosurePanel>
      </Disclosure>
    </>
  );
}
