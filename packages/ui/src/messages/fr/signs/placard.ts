import type { Messages } from "../../en.ts";

export const placardWords: Pick<Messages, "placard"> = {
  placard: { title: "Plaque", class: "classe", unknownClass: "classe pas au dossier" },
};
