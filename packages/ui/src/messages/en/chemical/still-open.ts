/** Chemical that is still open beside a new search. */
export const stillOpenTexts = {
  stillOpen: {
    label: "Still open",
    show: "Show",
    showIt: (name: string): string => `Show ${name}`,
    close: (name: string): string => `Close ${name}`,
  },
};
