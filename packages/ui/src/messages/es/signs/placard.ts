import type { Messages } from "../../en.ts";

export const placardWords: Pick<Messages, "placard"> = {
  placard: { title: "Cartel", class: "clase", unknownClass: "la clase no está en el expediente" },
};
