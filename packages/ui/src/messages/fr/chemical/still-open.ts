import type { Messages } from "../../en.ts";

export const stillOpenWords: Pick<Messages, "stillOpen"> = {
  stillOpen: {
    label: "Encore ouvert",
    show: "Afficher",
    showIt: (name) => `Afficher ${name}`,
    close: (name) => `Fermer ${name}`,
  },
};
