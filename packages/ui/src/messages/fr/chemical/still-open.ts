import type { Messages } from "../../en.ts";

export const stillOpenTexts: Pick<Messages, "stillOpen"> = {
  stillOpen: {
    label: "Encore ouvert",
    show: "Afficher",
    showIt: (name) => `Afficher ${name}`,
    close: (name) => `Fermer ${name}`,
  },
};
