/** The viewer of pictures. */
export const pictureWords = {
  pictures: {
    place: (index: number, count: number): string => `Image ${index} of ${count}`,
    previous: "Previous image",
    next: "Next image",
  },
};
