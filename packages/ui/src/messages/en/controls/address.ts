/** The field of an address. */
export const addressWords = {
  address: {
    label: "Incident Address",
    keepTyping: "Type at least 3 characters.",
    none: "No address fits. What you typed stays; coordinates work too.",
    failed: "Suggestions are not available now. What you typed stays.",
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
