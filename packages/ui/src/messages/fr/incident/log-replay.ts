import type { Messages } from "../../en.ts";

export const logReplayWords: Pick<Messages, "logReplay"> = {
  logReplay: {
    title: "L’incident revu dans le temps",
    step: "Ligne du journal",
    ofSteps: (total) => `sur ${total}`,
    before: "Une ligne en arrière",
    after: "Une ligne en avant",
    play: "Lire",
    pause: "Pause",
  },
};
