/** The wind. */
export const windWords = {
  wind: {
    calm: "Calm, no direction",
    from: (point: string, degrees: number): string => `Wind from ${point} ${degrees}°`,
    points: ["N", "E", "S", "W"],
  },
};
