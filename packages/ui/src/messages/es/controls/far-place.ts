import type { Messages } from "../../en.ts";

export const farPlaceWords: Pick<Messages, "farPlace"> = {
  farPlace: {
    far: (distance) => `Esta ubicación está a ${distance}.`,
    didYouMean: (coordinates) => `¿Quiso decir ${coordinates}?`,
    takeSuggested: (coordinates) => `Usar ${coordinates}`,
    keepTyped: "Conservar lo escrito",
  },
};
