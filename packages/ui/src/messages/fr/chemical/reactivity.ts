import type { Messages } from "../../en.ts";

export const reactivityWords: Pick<Messages, "reactivity"> = {
  reactivity: {
    title: "Ce qui peut réagir",
    chemical: "Matière",
    fewTitle: "Rien à comparer",
    fewText: "Il faut au moins deux matières.",
    cell: (one, other, verdict) => `${one} et ${other} : ${verdict}`,
    same: "la même matière",
    gases: (names) => `Peut dégager ${names}.`,
    incompatible: (one, other) => `${one} et ${other} : incompatibles.`,
    caution: (one, other) => `${one} et ${other} : prudence.`,
    groupsUnknown: "Tous les groupes ne sont pas connus : une réaction ne peut pas être exclue.",
    noneOfGroups: "Aucune réaction dangereuse de ces groupes n’est connue.",
    noneKnown: "Aucune réaction n’est connue.",
    ownTitle: "Dangers propres",
    own: (name, groups) => `${name} : ${groups}`,
    choose: "Choisissez une case pour lire pourquoi. Rien ici ne dit que deux matières peuvent être gardées ensemble.",
  },
};
