/** Viewer of pictures. */
export const pictureTexts = {
  pictures: {
    place: (index: number, count: number): string => `Image ${index} of ${count}`,
    previous: "Previous image",
    next: "Next image",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit to screen",
    surface: "Picture. Use arrow keys to move it when zoomed in.",
  },
};
