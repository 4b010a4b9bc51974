/** The field of an address. */
export const addressWords = {
  address: {
    label: "Incident Address",
    keepTyping: "Type at least 3 characters.",
    none: "No address fits. What you typed stays; coordinates work too.",
    failed: "Suggestions are not available now. What you typed stays.",
    unanswered: (precision: string, service: string): string => `${precision}; ${service} does not answer`,
    faults: {
      latitude: "Latitude comes first and goes from −90 to 90.",
      longitude: "Longitude goes from −180 to 180.",
      minutes: "Minutes and seconds are below 60.",
    },
    square: (width: string): string => `square of ${width}`,
    precision: {
      registered: "saved pin",
      rooftop: "exact",
      point: "exact",
      interpolated: "between two house numbers",
      street: "street",
      intersection: "intersection",
      town: "town, ±5 km",
      none: "place not known",
    },
  },
};
