import type { Messages } from "../../en.ts";

export const placardTexts: Pick<Messages, "placard"> = {
  placard: { title: "Cartel", class: "clase", unknownClass: "la clase no está en el expediente" },
};
