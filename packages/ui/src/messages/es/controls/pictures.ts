import type { Messages } from "../../en.ts";

export const pictureWords: Pick<Messages, "pictures"> = {
  pictures: {
    place: (index, count) => `Imagen ${index} de ${count}`,
    previous: "Imagen anterior",
    next: "Imagen siguiente",
    zoomIn: "Ampliar",
    zoomOut: "Reducir",
    fit: "Imagen completa",
    surface: "Imagen; las flechas la mueven cuando está ampliada",
  },
};
