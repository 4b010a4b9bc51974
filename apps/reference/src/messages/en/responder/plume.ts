/** What the app itself says of the plume; its pieces have their words in `@placard/ui`. */
export const plume = {
  mapFailed: "Failed to load map. Please check your internet connection.",
  mapFailedText: "The table of zones says the same.",
  calculatedBy: (who: string, time: string) => `Calculated by ${who} at ${time}`,
  takeInputs: "Take these inputs",
};
