/** The Safety module; what it finds is said by `@placard/ui`. */
export const safety = {
  title: "Safety Information",
  search: "Chemical name, UN or CAS number",
  searching: "Looking up safety information",
  idleTitle: "Look up a chemical",
  idleText: "Enter at least 2 characters: a name, a UN number or a CAS number.",
  serverErrorTitle: "Server Error",
  serverErrorText: "Unable to fetch safety information at this time. Please try again later.",
  /** What it may do when it meets another one. */
  mixed: {
    title: "Mixed with another substance",
    other: "Other substance",
    hint: "Name, UN or CAS number. What is not on file is not known to be compatible.",
    answer: "Show what may happen",
    working: "Looking up what may happen",
    sameTitle: "This is the same substance",
    sameText: "Choose another one.",
    missingTitle: "The other substance is not on file",
    missingText: "Nothing is known of the two together. That does not say that they may be mixed. Choose another name.",
  },
};
