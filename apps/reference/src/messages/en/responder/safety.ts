/** The Safety module; the texts of its results are in `@placard/ui`. */
export const safety = {
  title: "Safety Information",
  search: "Chemical name, UN or CAS number",
  searching: "Looking up safety information",
  idleTitle: "Look up a chemical",
  idleText: "Enter at least 2 characters: a name, a UN number or a CAS number.",
  serverErrorTitle: "Server Error",
  serverErrorText: "Unable to fetch safety information at this time. Please try again later.",
  lookUpFailed: "Unable to fetch safety information. Please try again later.",
  /** Reactions with another substance. */
  mixed: {
    title: "Mixed with another substance",
    other: "Other substance",
    hint: "Name, UN or CAS number. A substance that is not on file is not known to be compatible.",
    answer: "Show possible reactions",
    working: "Looking up possible reactions",
    sameTitle: "This is the same substance",
    sameText: "Choose another one.",
    missingTitle: "The other substance is not on file",
    missingText:
      "No data on these two substances together. This does not mean they are safe to mix. Enter another name.",
  },
};
