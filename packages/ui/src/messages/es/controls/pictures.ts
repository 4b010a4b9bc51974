import type { Messages } from "../../en.ts";

export const pictureTexts: Pick<Messages, "pictures"> = {
  pictures: {
    place: (index, count) => `Imagen ${index} de ${count}`,
    previous: "Imagen anterior",
    next: "Imagen siguiente",
    zoomIn: "Ampliar",
    zoomOut: "Reducir",
    fit: "Ajustar a la pantalla",
    surface: "Imagen. Use las flechas para moverla cuando está ampliada.",
  },
};
