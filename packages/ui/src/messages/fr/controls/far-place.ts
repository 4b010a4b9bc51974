import type { Messages } from "../../en.ts";

export const farPlaceWords: Pick<Messages, "farPlace"> = {
  farPlace: {
    far: (distance) => `Ce lieu est à ${distance}.`,
    didYouMean: (coordinates) => `Vouliez-vous dire ${coordinates}?`,
    takeSuggested: (coordinates) => `Utiliser ${coordinates}`,
    keepTyped: "Garder le lieu entré",
  },
};
