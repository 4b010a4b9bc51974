/** The question about typed coordinates that are far away. */
export const farPlaceWords = {
  farPlace: {
    far: (distance: string): string => `This location is ${distance} away.`,
    didYouMean: (coordinates: string): string => `Did you mean ${coordinates}?`,
    takeSuggested: (coordinates: string): string => `Use ${coordinates}`,
    keepTyped: "Keep as typed",
  },
};
