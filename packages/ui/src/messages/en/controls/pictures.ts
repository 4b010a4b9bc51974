/** The viewer of pictures. */
export const pictureWords = {
  pictures: {
    place: (index: number, count: number): string => `Image ${index} of ${count}`,
    previous: "Previous image",
    next: "Next image",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Whole picture",
    surface: "Picture, arrow keys move it when it is enlarged",
  },
};
