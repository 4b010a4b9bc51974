/** The responder map: what the map itself says stands in the messages of `@placard/ui`. */
export const responderMap = {
  hydrantsFrom: (source: string, when: string) => `${source}, read ${when}`,
  pending: "Business locations and hydrants open when your department and membership are approved.",
  routeCalculated: "Route calculated",
  routeCalculatedText: (distance: string, duration: string) => `${distance}, ${duration}`,
  routeNotFound: "Route not found",
  routeNotFoundText: "Unable to calculate route to destination",
  navigationError: "Navigation error",
  navigationErrorText: "Failed to calculate route",
  navigationStarted: "Navigation started",
  navigationStartedText: "Follow the route to your destination",
  navigationStopped: "Navigation stopped",
  navigationStoppedText: "Route guidance ended",
  mapError: (message: string) => `Map error: ${message}`,
};
