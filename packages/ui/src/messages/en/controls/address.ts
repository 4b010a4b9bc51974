/** The field of an address. */
export const addressWords = {
  address: {
    label: "Incident Address",
    keepTyping: "Type at least 3 characters.",
    none: "No matching address. Your text is kept; you can also enter coordinates.",
    failed: "Suggestions are not available right now. Your text is kept.",
    unanswered: (precision: string, service: string): string => `${precision}; ${service} not responding`,
    faults: {
      latitude: "Enter latitude first, from −90 to 90.",
      longitude: "Enter longitude from −180 to 180.",
      minutes: "Minutes and seconds must be below 60.",
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
      none: "location unknown",
    },
  },
};
