import { entersOutline, type RouteHazards } from "@placard/hazmat-core/scene";
import { Button } from "../../controls/Button/Button.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { useWords } from "../../messages/use-words.ts";
import type { Navigation } from "./use-navigation.ts";

interface AroundNoteProps {
  readonly navigation: Navigation;
  /** Zones of the release that the route enters. */
  readonly hazards: RouteHazards;
}

/** Shows whether the route avoids the zones of a release, and why not. Empty without a route on roads. */
export function AroundNote({ navigation, hazards }: AroundNoteProps) {
  const words = useWords(navigationWords).navigation.around;
  const standing = standingOf(navigation, hazards);
  if (standing === null) return undefined;
  if (standing !== "older") return <p role="status">{words[standing]}</p>;
  return (
    <Button isPending={navigation.isLoadingRoute} pendingLabel={words.finding} onPress={navigation.getDirections}>
      {words.find}
    </Button>
  );
}

type Standing = "clear" | "rest" | "endsInside" | "through" | "tooLarge" | "unable" | "older";

function standingOf(
  { route, ahead, goesAround, avoidable, isOlderThanZones }: Navigation,
  { crossed }: RouteHazards,
): Standing | null {
  if (route === null) return null;
  if (!goesAround) return "unable";
  const whole = route.geometry.coordinates;
  // A route that entered a zone earlier is not shown as avoiding it.
  if (crossed.length === 0) return entersOutline(whole, avoidable) ? null : "clear";
  if (!entersOutline(ahead ?? whole, avoidable)) return avoidable.length === 0 ? "endsInside" : "rest";
  // An answer for other zones does not apply to these.
  if (isOlderThanZones || route.around === undefined) return "older";
  if (route.around === "through") return "through";
  return route.around === "too-large" ? "tooLarge" : "older";
}
