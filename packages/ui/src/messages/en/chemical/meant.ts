/** The question which substance is meant. */
export const meantWords = {
  meant: {
    choose: "Which one is meant",
    several: (text: string): string => `“${text}” names more than one substance.`,
    which: "Choose the one that is meant.",
    or: (others: string): string => `It may also be: ${others}.`,
    notOnFile: (text: string): string => `“${text}” is not on file.`,
    probably: (text: string): string => `“${text}” probably means this.`,
    didYouMeanIt: "Did you mean it? Choose it only if that is right.",
    didYouMean: "Did you mean one of these? Choose it only if the name is right.",
    known: (name: string, what: string): string => `${name}: ${what}.`,
    spelledLike: (name: string, what: string): string => `Spelled like ${name}: ${what}.`,
    unregulated: "No transport rule lists it. Nothing is worked out for it.",
    called: (name: string): string => `“${name}”`,
    consistsOf: "consists of",
    notListed: "It is not on file under a number of its own. Identify it from its papers.",
    checkSpelling: "Check the spelling, or use the UN or CAS number.",
    untilIdentified: (guide: string, distance: string): string =>
      `No distance, suit or decontamination is known for it. Until it is identified, guide ${guide} holds: isolate ${distance} in all directions.`,
    unidentified: (guide: string | null, distance: string | null): string =>
      [
        guide === null ? "Treat it as unidentified." : `Treat it as unidentified: guide ${guide}.`,
        distance === null ? "" : `Isolate ${distance} in all directions.`,
        "Read the number again, from the placard or the shipping papers.",
      ]
        .filter(Boolean)
        .join(" "),
    disagree: "The UN number and the CAS number name different substances.",
    disagreeText: "Check the container, then choose.",
    byUn: "by its UN number",
    byCas: "by its CAS number",
  },
};
