import type { Messages } from "../../en.ts";

export const pagerTexts: Pick<Messages, "pager"> = {
  pager: {
    label: "Páginas",
    shown: (first, last, total) => `${first} a ${last} de ${total}`,
    first: "Primera página",
    previous: "Página anterior",
    next: "Página siguiente",
    last: "Última página",
  },
};
