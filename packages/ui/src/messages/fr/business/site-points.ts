import type { Messages } from "../../en.ts";

export const sitePointTexts: Pick<Messages, "sitePoints"> = {
  sitePoints: {
    title: "Points sur la carte",
    none: "Aucun point indiqué sur la carte.",
    setBy: (who) => `Ajouté par ${who}`,
    show: (name) => `Montrer ${name} sur la carte`,
    showShort: "Montrer",
  },
};
