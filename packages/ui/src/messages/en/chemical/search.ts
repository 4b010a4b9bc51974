/** The search for a chemical. */
export const searchTexts = {
  search: {
    label: "Name, UN, CAS or formula",
    clear: "Clear search",
    keepTyping: "Type at least 2 characters.",
    none: "No match on file. Check the spelling, or search by UN or CAS number.",
    failed: "Search is not available right now. It will retry when you are back online.",
    reading: (name: string): string => `Loading ${name}`,
    notRead: (name: string): string => `${name} could not be loaded`,
    notReadText: "The record could not be loaded. Use your guidebook and try again.",
    noData: "No chemical data available. Use your guidebook.",
    retry: "Try again",
    probably: (by: string): string => `likely match, ${by}`,
    count: (matches: number): string => (matches === 1 ? "1 match" : `${matches} matches`),
    matchedBy: {
      un: "by UN number",
      cas: "by CAS number",
      name: "by name",
      synonym: "by synonym",
      formula: "by formula",
      everyday: "by everyday name",
      begins: "by words in the name",
      spelling: "by similar spelling",
    },
  },
};
