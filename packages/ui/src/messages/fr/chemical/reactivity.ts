import type { Messages } from "../../en.ts";

export const reactivityTexts: Pick<Messages, "reactivity"> = {
  reactivity: {
    title: "Réactions possibles",
    chemical: "Matière",
    fewTitle: "Rien à comparer",
    fewText: "Il faut au moins deux matières.",
    cell: (one, other, verdict) => `${one} et ${other} : ${verdict}`,
    same: "la même matière",
    gases: (names) => `Peut dégager ${names}.`,
    incompatible: (one, other) => `${one} et ${other} : incompatibles.`,
    caution: (one, other) => `${one} et ${other} : prudence.`,
    groupsUnknown: "Certains groupes réactifs sont inconnus : une réaction ne peut pas être exclue.",
    noneOfGroups: "Aucune réaction dangereuse connue entre ces groupes.",
    noneKnown: "Aucune réaction connue.",
    ownTitle: "Dangers de chaque matière",
    own: (name, groups) => `${name} : ${groups}`,
    choose:
      "Choisissez une case pour voir pourquoi. Rien ici ne signifie que deux matières peuvent être entreposées ensemble.",
  },
};
