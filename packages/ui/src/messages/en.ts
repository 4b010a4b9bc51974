/** The few words that components say of themselves. Everything else comes by props. */
export const en = {
  close: "Close",
  remove: "Remove",
  showPassword: "Show password",
  increase: "Increase",
  decrease: "Decrease",
  showChoices: "Show choices",
  clear: "Clear",
  notifications: "Notifications",
  tone: { neutral: "Note", ok: "Done", caution: "Caution", danger: "Error", info: "Information", accent: "Note" },

  hazardLevel: { low: "Low", medium: "Medium", high: "High", extreme: "Extreme" },
  notClassified: "not classified",
  notOnFile: "not on file",
  sourcesDiffer: "Sources differ.",
  source: "Source",

  nfpa: {
    title: "NFPA 704",
    health: "Health",
    fire: "Fire",
    instability: "Instability",
    special: "Special",
    unknown: "unknown",
    none: "none",
    notDeclared: "No rating on file",
    healthWords: ["no unusual hazard", "may irritate", "may incapacitate", "serious injury", "deadly"],
    fireWords: ["does not burn", "burns if preheated", "burns if warmed", "ignites readily", "burns very readily"],
    instabilityWords: ["stable", "unstable if heated", "violent change", "may detonate if shocked", "may detonate"],
    specialWords: { OX: "oxidizer", W: "use no water", SA: "simple asphyxiant" },
  },
};

/** A full catalogue. A translation is an object of this type. */
export type Messages = typeof en;
