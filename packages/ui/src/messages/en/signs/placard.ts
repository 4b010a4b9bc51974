/** Placard of a transport class. */
export const placardWords = {
  placard: { title: "Placard", class: "class", unknownClass: "class not on file" },
};
