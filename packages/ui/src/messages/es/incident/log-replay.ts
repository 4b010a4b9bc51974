import type { Messages } from "../../en.ts";

export const logReplayTexts: Pick<Messages, "logReplay"> = {
  logReplay: {
    title: "Repetición del incidente",
    step: "Anotación de la bitácora",
    ofSteps: (total) => `de ${total}`,
    before: "Anotación anterior",
    after: "Anotación siguiente",
    play: "Reproducir",
    pause: "Pausa",
  },
};
