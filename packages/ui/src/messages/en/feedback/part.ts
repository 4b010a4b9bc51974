/** A part of the page whose code could not be loaded. */
export const partTexts = {
  part: {
    failedTitle: "This panel could not be loaded",
    failedText: "Use your guidebook. Check the network and try again. If it fails again, reload the page.",
    retry: "Try again",
  },
};
