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
    ownTitle: "Peligros propios",
    own: (name, groups) => `${name}: ${groups}`,
    choose: "Elija una casilla para leer por qué. Nada aquí dice que dos sustancias puedan guardarse juntas.",
  },
};
