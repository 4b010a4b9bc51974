import type { Messages } from "../../en.ts";

export const stillOpenTexts: Pick<Messages, "stillOpen"> = {
  stillOpen: {
    label: "Aún abierto",
    show: "Mostrar",
    showIt: (name) => `Mostrar ${name}`,
    close: (name) => `Cerrar ${name}`,
  },
};
