/** Question which substance is meant. */
export const meantTexts = {
  meant: {
    choose: "Choose the substance",
    several: (text: string): string => `“${text}” matches more than one substance.`,
    which: "Choose the right one.",
    or: (others: string): string => `It could also be: ${others}.`,
    notOnFile: (text: string): string => `“${text}” is not on file.`,
    probably: (text: string): string => `Likely match for “${text}”.`,
    didYouMeanIt: "Did you mean this? Choose it only if it is right.",
    didYouMean: "Did you mean one of these? Choose one only if the name is right.",
    known: (name: string, what: string): string => `${name}: ${what}.`,
    spelledLike: (name: string, what: string): string => `Similar spelling: ${name}, ${what}.`,
    unregulated: "Not listed in the transport regulations. No guidance is given for it.",
    called: (name: string): string => `“${name}”`,
    consistsOf: "consists of",
    notListed: "It has no number of its own on file. Identify it from the shipping papers.",
    checkSpelling: "Check the spelling, or use the UN or CAS number.",
    untilIdentified: (guide: string, distance: string): string =>
      `No distance, suit or decontamination on file for it. Until it is identified, use Guide ${guide}. Isolate ${distance} in all directions.`,
    unidentified: (guide: string | null, distance: string | null): string =>
      [
        guide === null ? "Treat it as unidentified." : `Treat it as unidentified. Use Guide ${guide}.`,
        distance === null ? "" : `Isolate ${distance} in all directions.`,
        "Check the number again on the placard or shipping papers.",
      ]
        .filter(Boolean)
        .join(" "),
    disagree: "Name, UN number and CAS number do not match.",
    disagreeText: "Check the container, then choose.",
    byUn: "by its UN number",
    byCas: "by its CAS number",
  },
};
