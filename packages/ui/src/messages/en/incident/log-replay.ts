/** An incident gone through by time. */
export const logReplayWords = {
  logReplay: {
    title: "Replay of the incident",
    step: "Line of the log",
    ofSteps: (total: number): string => `of ${total}`,
    before: "One line back",
    after: "One line on",
    play: "Play",
    pause: "Pause",
  },
};
