/** The fire safety page: texts fixed, figures from rows once inspections exist. */
export const fireSafety = {
  title: "Safety Inspections",
  text: "Assessments of your sites, and what they found.",
  newAssessment: "New Assessment",
  newAssessmentReason: "Assessments are not recorded in Placard yet.",
  figures: "Assessment figures",
  activeAssessments: "Active Assessments",
  upcomingReviews: "Upcoming Reviews",
  highRiskAreas: "High Risk Areas",
  emptyTitle: "No assessments",
  emptyText: "When inspections can be recorded, they appear here.",
};
