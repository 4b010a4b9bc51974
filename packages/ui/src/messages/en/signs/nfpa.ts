/** The diamond of NFPA 704. */
export const nfpaWords = {
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
