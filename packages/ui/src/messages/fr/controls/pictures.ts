import type { Messages } from "../../en.ts";

export const pictureTexts: Pick<Messages, "pictures"> = {
  pictures: {
    place: (index, count) => `Image ${index} de ${count}`,
    previous: "Image précédente",
    next: "Image suivante",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    fit: "Ajuster à l’écran",
    surface: "Image. Déplacez-la avec les flèches quand elle est agrandie.",
  },
};
