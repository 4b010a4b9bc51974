import { hasCode, HttpError } from "@placard/api-client";
import { formatDistance, formatDuration } from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import type { NavigationEvent } from "@placard/ui/map";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Logs and announces the events of a requested route. */
export function useRouteEvents(): (event: NavigationEvent) => void {
  const { responderMap: texts } = useMessages();
  const { log } = useIncident();
  const failedText = (error: unknown) =>
    error instanceof HttpError
      ? `${texts.navigationErrorText}. ${texts.directionsError(error.status)}`
      : texts.navigationErrorText;
  const notFound = () => toasts.show({ tone: "danger", title: texts.routeNotFound, text: texts.routeNotFoundText });

  return (event) => {
    switch (event.kind) {
      case "asked": {
        const { destination, profile, line } = event;
        const action_data = { destination: destination.place_name, profile, straight_line: line.words };
        log.record({ module: "map", action_type: "directions_requested", action_data });
        return;
      }
      case "found": {
        const text = texts.routeCalculatedText(
          formatDistance(event.route.distance),
          formatDuration(event.route.duration),
        );
        toasts.show({ tone: "ok", title: texts.routeCalculated, text });
        return;
      }
      case "not-found":
        notFound();
        return;
      case "failed":
        if (event.error instanceof HttpError && hasCode(event.error, "route_not_found")) notFound();
        else toasts.show({ tone: "danger", title: texts.navigationError, text: failedText(event.error) });
        return;
      case "started":
        toasts.show({ tone: "ok", title: texts.navigationStarted, text: texts.navigationStartedText });
        return;
      case "off-route":
        toasts.show({
          tone: "caution",
          title: texts.offRoute,
          text: texts.offRouteText(formatDistance(event.offM)),
        });
        return;
      case "zones-ahead":
        toasts.show({
          tone: "danger",
          title: texts.zonesAhead,
          text: event.isAsked ? texts.zonesAheadAsked : texts.zonesAheadText,
        });
        return;
      case "arrived":
        toasts.show({ tone: "ok", title: texts.arrived, text: texts.arrivedText });
        return;
      case "stopped":
        toasts.show({ tone: "neutral", title: texts.navigationStopped, text: texts.navigationStoppedText });
        return;
    }
  };
}
