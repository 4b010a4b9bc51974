import {
  formatDistance,
  formatDuration,
  formatEta,
  type Geocoder,
  isApproximatePlace,
  type LonLat,
} from "@placard/hazmat-core";
import type { RouteHazards } from "@placard/hazmat-core/scene";
import { Bike, Car, ExternalLink, Footprints, Play, Route as RouteIcon, Square, X } from "lucide";
import { useState } from "react";
import { AddressInput } from "../../controls/AddressInput/AddressInput.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { LinkButton } from "../../controls/LinkButton/LinkButton.tsx";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { useErrorReporting, type ErrorHandler } from "../../hooks/use-error-reporting.ts";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import "./NavigationCard.css";
import { useNow } from "../../plume/WeatherCard/use-now.ts";
import { DetourNote } from "./DetourNote.tsx";
import { AskPosition } from "./AskPosition.tsx";
import { NextStep } from "./NextStep.tsx";
import { RouteWarning } from "./RouteWarning.tsx";
import type { Navigation } from "./use-navigation.ts";

export interface NavigationCardProps {
  /** From `useNavigation`. `RouteLine` draws the same object. */
  navigation: Navigation;
  /** Searches for typed addresses. */
  geocoder: Geocoder;
  /** Incident or centre of the region in use. The field asks about typed coordinates that are far from it. */
  near?: LonLat | null;
  /** Zones of a release on the route, from `routeHazards` of the core. Shown above everything else. */
  hazards?: RouteHazards | null;
  /** Sentences why the zones used to check the route may no longer apply. */
  doubts?: readonly string[];
  /** Called with errors of the geocoder. Errors of the routing are passed to `onEvent` of `useNavigation`. */
  onError?: ErrorHandler;
  /** Called to close the card. Without it there is no button. */
  onClose?: () => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

const NO_DOUBTS: readonly string[] = [];

/**
 * Shows destination, mode of travel, distance and travel time. Without road routing it shows the straight line and no
 * arrival time.
 *
 * @example
 * const navigation = useNavigation({ directions: null });
 * return <NavigationCard navigation={navigation} geocoder={geocoder} />;
 */
export function NavigationCard({
  navigation,
  geocoder: givenGeocoder,
  near = null,
  hazards = null,
  doubts = NO_DOUBTS,
  onError,
  onClose,
  className,
}: NavigationCardProps) {
  const texts = useTexts(navigationTexts).navigation;
  const geocoder = useErrorReporting(givenGeocoder, onError);
  const { origin, destination, route, line, profile, isLoadingRoute, hasRouting, hasFailed } = navigation;
  const [typed, setTyped] = useState(destination?.place_name ?? "");
  return (
    <section part="navigation" className={joinClasses("placard-navigation", className)} aria-label={texts.title}>
      <header className="placard-navigation-head">
        <h2>{texts.title}</h2>
        {onClose === undefined ? undefined : (
          <IconButton label={texts.close} icon={<Icon of={X} aria-hidden="true" />} onPress={onClose} />
        )}
      </header>
      {hazards === null ? undefined : <RouteWarning hazards={hazards} doubts={doubts} />}
      {hazards === null ? undefined : <DetourNote navigation={navigation} hazards={hazards} />}
      {navigation.isNavigating ? <Drive navigation={navigation} /> : undefined}
      <AddressInput
        label={texts.whereTo}
        placeholder={texts.destinationExample}
        geocoder={geocoder}
        near={typed === destination?.place_name ? null : near}
        value={typed}
        onChange={setTyped}
        onSelect={(place) => {
          setTyped(place.place_name);
          navigation.setDestination(place);
        }}
      />
      <SegmentedControl
        label={texts.travelMode}
        options={[
          { id: "driving", label: texts.profiles.driving, icon: <Icon of={Car} aria-hidden="true" /> },
          { id: "walking", label: texts.profiles.walking, icon: <Icon of={Footprints} aria-hidden="true" /> },
          { id: "cycling", label: texts.profiles.cycling, icon: <Icon of={Bike} aria-hidden="true" /> },
        ]}
        value={profile}
        onChange={navigation.setProfile}
      />
      <AskPosition navigation={navigation} />
      {destination !== null && origin !== null && route === null && hasRouting ? (
        <Button
          icon={<Icon of={RouteIcon} aria-hidden="true" />}
          isPending={isLoadingRoute}
          pendingLabel={texts.calculatingRoute}
          onPress={navigation.getDirections}
        >
          {texts.getDirections}
        </Button>
      ) : undefined}
      {destination !== null && isApproximatePlace(destination.precision) ? (
        <p className="placard-navigation-line" role="status">
          {texts.approximateDestination}
        </p>
      ) : undefined}
      {line === null || isLoadingRoute ? undefined : route === null ? (
        <>
          <p className="placard-navigation-line" role="status">
            {hasFailed
              ? texts.failed(line.words)
              : hasRouting
                ? texts.noRoute(line.words)
                : texts.noRouting(line.words)}
          </p>
          {hasRouting ? undefined : (
            <Button icon={<Icon of={Play} aria-hidden="true" />} disabledReason={texts.noRoutingReason}>
              {texts.start}
            </Button>
          )}
        </>
      ) : (
        <RouteFacts navigation={navigation} />
      )}
      {destination === null ? undefined : (
        <footer className="placard-navigation-foot">
          <LinkButton
            href={`geo:${destination.center[1]},${destination.center[0]}`}
            icon={<Icon of={ExternalLink} aria-hidden="true" />}
          >
            {texts.openElsewhere}
          </LinkButton>
          <span className="placard-data">
            {destination.center[1].toFixed(5)}, {destination.center[0].toFixed(5)}
          </span>
          <IconButton
            label={texts.clear}
            icon={<Icon of={X} aria-hidden="true" />}
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

/** The next step, with the facts that stay visible on the road when the card is scrolled. */
function Drive({ navigation }: { readonly navigation: Navigation }) {
  const texts = useTexts(navigationTexts).navigation;
  return (
    <>
      <NextStep navigation={navigation} />
      <div className="placard-navigation-drive">
        <Facts navigation={navigation} />
        <Button icon={<Icon of={Square} aria-hidden="true" />} onPress={navigation.stop}>
          {texts.stop}
        </Button>
      </div>
    </>
  );
}

/** Distance, duration and arrival time of the rest of the route. */
function Facts({ navigation: { route, progress } }: { readonly navigation: Navigation }) {
  const texts = useTexts(navigationTexts).navigation;
  const speech = useSpeech();
  const now = useNow();
  if (route === null) return undefined;
  const remainingS = progress?.remainingS ?? route.duration;
  const facts: readonly (readonly [string, string])[] = [
    [texts.distance, speech.figure(formatDistance(progress?.remainingM ?? route.distance))],
    [texts.duration, translatedOrEnglish(speech, formatDuration(remainingS))],
    [texts.eta, formatEta(now, remainingS)],
  ];
  return (
    <dl className="placard-navigation-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function RouteFacts({ navigation }: { readonly navigation: Navigation }) {
  const { route, progress, isNavigating, start } = navigation;
  const texts = useTexts(navigationTexts).navigation;
  const speech = useSpeech();
  if (route === null) return undefined;
  return (
    <>
      {isNavigating ? undefined : (
        <>
          <Facts navigation={navigation} />
          <Button variant="primary" icon={<Icon of={Play} aria-hidden="true" />} onPress={start}>
            {texts.start}
          </Button>
        </>
      )}
      <p className="placard-navigation-provider">{texts.provider(route.provider)}</p>
      <Disclosure variant="line" title={texts.turnByTurn}>
        <ol className="placard-navigation-steps">
          {route.steps.map(({ instruction, distance, duration }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps are identified by their position
            <li key={index} aria-current={isNavigating && index === progress?.step ? "step" : undefined}>
              <span>{instruction}</span>
              <small>
                {speech.figure(formatDistance(distance))}, {translatedOrEnglish(speech, formatDuration(duration))}
              </small>
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
