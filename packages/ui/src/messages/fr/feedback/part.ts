import type { Messages } from "../../en.ts";

export const partTexts: Pick<Messages, "part"> = {
  part: {
    failedTitle: "Ce panneau n’a pas pu être chargé",
    failedText: "Utilisez votre guide. Vérifiez le réseau et réessayez. Si l’échec se répète, rechargez la page.",
    retry: "Réessayer",
  },
};
