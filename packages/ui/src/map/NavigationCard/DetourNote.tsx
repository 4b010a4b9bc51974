import { entersOutline, type RouteHazards } from "@placard/hazmat-core/scene";
import { Button } from "../../controls/Button/Button.tsx";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { Navigation } from "./use-navigation.ts";

interface DetourNoteProps {
  readonly navigation: Navigation;
  /** Zones of the release that the route enters. */
  readonly hazards: RouteHazards;
}

/** Shows whether the route avoids the zones of a release, and why not. Empty without a route on roads. */
export function DetourNote({ navigation, hazards }: DetourNoteProps) {
  const texts = useTexts(navigationTexts).navigation.around;
  const status = detourStatusOf(navigation, hazards);
  if (status === null) return undefined;
  if (status !== "older") return <p role="status">{texts[status]}</p>;
  return (
    <Button isPending={navigation.isLoadingRoute} pendingLabel={texts.finding} onPress={navigation.getDirections}>
      {texts.find}
    </Button>
  );
}

type DetourStatus = "clear" | "rest" | "endsInside" | "through" | "tooLarge" | "unable" | "older";

function detourStatusOf(
  { route, ahead, goesAround, avoidable, isOlderThanZones }: Navigation,
  { crossed }: RouteHazards,
): DetourStatus | null {
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
