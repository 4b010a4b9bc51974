import type { Messages } from "../../en.ts";

export const ghsTexts: Pick<Messages, "ghs"> = {
  ghs: {
    title: "Pictogramme du SGH",
    names: {
      GHS01: "explosif",
      GHS02: "flamme",
      GHS03: "comburant",
      GHS04: "gaz sous pression",
      GHS05: "corrosion",
      GHS06: "toxique",
      GHS07: "irritant",
      GHS08: "danger pour la santé",
      GHS09: "environnement",
    },
  },
};
