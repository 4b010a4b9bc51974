import type { Messages } from "../../en.ts";

export const logReplayWords: Pick<Messages, "logReplay"> = {
  logReplay: {
    title: "El incidente revisado en el tiempo",
    step: "Línea del registro",
    ofSteps: (total) => `de ${total}`,
    before: "Una línea atrás",
    after: "Una línea adelante",
    play: "Reproducir",
    pause: "Pausa",
  },
};
