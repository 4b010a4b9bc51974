/** The Safety module; what it finds is said by `@placard/ui`. */
export const safety = {
  title: "Safety Information",
  search: "Chemical name, UN or CAS number",
  searching: "Looking up safety information",
  idleTitle: "Look up a chemical",
  idleText: "Enter at least 2 characters: a name, a UN number or a CAS number.",
  serverErrorTitle: "Server Error",
  serverErrorText: "Unable to fetch safety information at this time. Please try again later.",
};
