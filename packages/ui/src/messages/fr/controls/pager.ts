import type { Messages } from "../../en.ts";

export const pagerTexts: Pick<Messages, "pager"> = {
  pager: {
    label: "Pages",
    shown: (first, last, total) => `${first} à ${last} sur ${total}`,
    first: "Première page",
    previous: "Page précédente",
    next: "Page suivante",
    last: "Dernière page",
  },
};
