/** The wind. */
export const windTexts = {
  wind: {
    calm: "Calm, no direction",
    from: (point: string, degrees: number): string => `Wind from ${point} ${degrees}°`,
    points: ["N", "E", "S", "W"],
  },
};
