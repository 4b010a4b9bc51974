import type { Messages } from "../../en.ts";

export const windTexts: Pick<Messages, "wind"> = {
  wind: {
    calm: "Calme, sans direction",
    from: (point, degrees) => `Vent du ${point} ${degrees}°`,
    points: ["N", "E", "S", "O"],
  },
};
