/** NFPA 704 diamond. */
export const nfpaTexts = {
  nfpa: {
    title: "NFPA 704",
    health: "Health",
    fire: "Fire",
    instability: "Instability",
    special: "Special",
    none: "none",
    notDeclared: "No rating on file",
  },
};
