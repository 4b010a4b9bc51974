import type { Messages } from "../../en.ts";

export const placardTexts: Pick<Messages, "placard"> = {
  placard: { title: "Plaque", class: "classe", unknownClass: "classe pas au dossier" },
};
