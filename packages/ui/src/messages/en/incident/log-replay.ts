/** Replay of an incident. */
export const logReplayTexts = {
  logReplay: {
    title: "Incident replay",
    step: "Log entry",
    ofSteps: (total: number): string => `of ${total}`,
    before: "Previous entry",
    after: "Next entry",
    play: "Play",
    pause: "Pause",
  },
};
