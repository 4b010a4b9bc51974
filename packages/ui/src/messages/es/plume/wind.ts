import type { Messages } from "../../en.ts";

export const windTexts: Pick<Messages, "wind"> = {
  wind: {
    calm: "Calma, sin dirección",
    from: (point, degrees) => `Viento del ${point} ${degrees}°`,
    points: ["N", "E", "S", "O"],
  },
};
