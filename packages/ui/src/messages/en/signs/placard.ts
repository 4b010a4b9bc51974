/** Placard of a transport class. */
export const placardTexts = {
  placard: { title: "Placard", class: "class", unknownClass: "class not on file" },
};
