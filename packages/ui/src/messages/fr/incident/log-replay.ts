import type { Messages } from "../../en.ts";

export const logReplayTexts: Pick<Messages, "logReplay"> = {
  logReplay: {
    title: "Relecture de l’incident",
    step: "Entrée du journal",
    ofSteps: (total) => `sur ${total}`,
    before: "Entrée précédente",
    after: "Entrée suivante",
    play: "Lire",
    pause: "Pause",
  },
};
