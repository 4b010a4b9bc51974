/** App texts about the plume; the texts of its components are in `@placard/ui`. */
export const plume = {
  mapFailed: "Failed to load map. Please check your internet connection.",
  mapFailedText: "The zone table shows the same information.",
  calculatedBy: (who: string, time: string) => `Calculated by ${who} at ${time}`,
  calculatedFromLink: (time: string, weather: string) =>
    `From a link. Recalculated on this device as of ${time}, with weather from ${weather}`,
  linkBrings: "This link contains inputs. In an incident, select “Use these inputs” to calculate them",
  linkWrong: "This link contains inputs that are not valid. Nothing was calculated. Check the form",
  linkUnread: "The inputs in this link could not be read. Ask for the link again, or enter the release",
  takeInputs: "Use these inputs",
};
