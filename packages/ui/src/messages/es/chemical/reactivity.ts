import type { Messages } from "../../en.ts";

export const reactivityWords: Pick<Messages, "reactivity"> = {
  reactivity: {
    title: "Qué puede reaccionar",
    chemical: "Sustancia",
    fewTitle: "Nada que comparar",
    fewText: "Se necesitan al menos dos sustancias.",
    cell: (one, other, verdict) => `${one} y ${other}: ${verdict}`,
    same: "la misma sustancia",
    gases: (names) => `Puede desprender ${names}.`,
    incompatible: (one, other) => `${one} y ${other}: incompatibles.`,
    caution: (one, other) => `${one} y ${other}: precaución.`,
    groupsUnknown: "No se conocen todos los grupos: no se puede descartar una reacción.",
    noneOfGroups: "No se conoce ninguna reacción peligrosa de estos grupos.",
    noneKnown: "No se conoce ninguna reacción.",
    ownTitle: "Peligros propios",
    own: (name, groups) => `${name}: ${groups}`,
    choose: "Elija una casilla para leer por qué. Nada aquí dice que dos sustancias puedan guardarse juntas.",
  },
};
