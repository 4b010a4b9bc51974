/** Hazard levels, and a missing level. */
export const hazardTexts = {
  hazardLevel: {
    low: "Low",
    medium: "Medium",
    high: "High",
    extreme: "Extreme",
    unknown: "Unknown",
    not_graded: "Not rated",
  },
  /** For use without a heading that names the hazard level. */
  noHazardLevel: { unknown: "Level unknown", not_graded: "Level not rated" },
};
