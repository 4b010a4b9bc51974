/** What the app itself says of the plume; its pieces have their words in `@placard/ui`. */
export const plume = {
  mapFailed: "Failed to load map. Please check your internet connection.",
  mapFailedText: "The zone table shows the same information.",
  calculatedBy: (who: string, time: string) => `Calculated by ${who} at ${time}`,
  calculatedFromLink: (time: string, weather: string) =>
    `From a link, calculated again on this device as of ${time}, with the weather of ${weather}`,
  linkBrings: "A link brings inputs. In an incident they are calculated when you take them",
  linkWrong: "A link brings inputs that are not valid. Nothing was calculated: check the form",
  linkUnread: "The calculation of this link could not be read. Ask for the link again, or enter the release",
  takeInputs: "Use these inputs",
};
