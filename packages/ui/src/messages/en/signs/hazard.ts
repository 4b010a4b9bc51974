/** Hazard levels, and the want of one. */
export const hazardWords = {
  hazardLevel: {
    low: "Low",
    medium: "Medium",
    high: "High",
    extreme: "Extreme",
    unknown: "Unknown",
    not_graded: "Not rated",
  },
  /** Where no heading says that a hazard level is meant. */
  noHazardLevel: { unknown: "Level unknown", not_graded: "Level not rated" },
};
