import type { Messages } from "../../en.ts";

export const reactivityTexts: Pick<Messages, "reactivity"> = {
  reactivity: {
    title: "Reacciones posibles",
    chemical: "Sustancia",
    fewTitle: "Nada que comparar",
    fewText: "Se necesitan al menos dos sustancias.",
    cell: (one, other, verdict) => `${one} y ${other}: ${verdict}`,
    same: "la misma sustancia",
    gases: (names) => `Puede desprender ${names}.`,
    incompatible: (one, other) => `${one} y ${other}: incompatibles.`,
    caution: (one, other) => `${one} y ${other}: precaución.`,
    groupsUnknown: "Algunos grupos reactivos se desconocen, así que no se puede descartar una reacción.",
    noneOfGroups: "No se conoce ninguna reacción peligrosa entre estos grupos.",
    noneKnown: "No se conoce ninguna reacción.",
    ownTitle: "Peligros de cada sustancia",
    own: (name, groups) => `${name}: ${groups}`,
    choose: "Elija una casilla para ver por qué. Nada aquí significa que dos sustancias puedan almacenarse juntas.",
  },
};
