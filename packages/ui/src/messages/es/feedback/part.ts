import type { Messages } from "../../en.ts";

export const partTexts: Pick<Messages, "part"> = {
  part: {
    failedTitle: "No se pudo cargar este panel",
    failedText: "Use su guía. Revise la red e intente otra vez. Si vuelve a fallar, recargue la página.",
    retry: "Intentar otra vez",
  },
};
