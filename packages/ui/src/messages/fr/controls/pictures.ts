import type { Messages } from "../../en.ts";

export const pictureWords: Pick<Messages, "pictures"> = {
  pictures: {
    place: (index, count) => `Image ${index} de ${count}`,
    previous: "Image précédente",
    next: "Image suivante",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    fit: "Image entière",
    surface: "Image, les flèches la déplacent quand elle est agrandie",
  },
};
