/** Address field. */
export const addressTexts = {
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
      direction: "Enter N or S and E or W, without a minus. For O, enter W or E.",
      incomplete: "Enter latitude and longitude, such as 44.6652, −63.5677.",
      link: "This link has no coordinates. Open it and copy them.",
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
