import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const mapMarkTexts: Pick<Messages, "mapMarks"> = {
  mapMarks: {
    add: "Ajouter un repère",
    what: "Quoi marquer",
    choose: "Choisir",
    label: "Étiquette",
    labelHint: "Facultatif, par exemple « Autopompe 4 »",
    where: "Touchez la carte à l’endroit voulu. Le réticule prend le centre de la carte.",
    chooseFirst: "Choisissez un repère, puis touchez la carte.",
    cancel: "Annuler",
    marked: (name) => `${name} : repère placé`,
    marks: (count) => counted(count, `${count} repère`, `${count} repères`),
    by: (who, when) => `${who}, ${when}`,
    removed: (name) => `${name} : repère retiré`,
    putBack: "Remettre",
    remove: "Retirer le repère",
    removeOf: (name) => `Retirer le repère ${name}`,
  },
};
