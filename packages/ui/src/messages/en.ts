/** The few words that components say of themselves. Everything else comes by props. */
export const en = {
  close: "Close",
  remove: "Remove",
  showPassword: "Show password",
  increase: "Increase",
  decrease: "Decrease",
  showChoices: "Show choices",
  clear: "Clear",
  searching: "Searching...",
  chooseFile: "Choose a file",
  chooseFiles: "Choose files",
  orDrop: "or drop it here",
  uploading: "Uploading...",
  notifications: "Notifications",
  tone: { neutral: "Note", ok: "Done", caution: "Caution", danger: "Error", info: "Information", accent: "Note" },

  hazardLevel: { low: "Low", medium: "Medium", high: "High", extreme: "Extreme" },
  notClassified: "not classified",
  notOnFile: "not on file",
  notApplicable: "not applicable",
  minutes: "min",
  sourcesDiffer: "Sources differ.",
  source: "Source",

  placard: { title: "Placard", class: "class", unknownClass: "class not on file" },
  nfpa: {
    title: "NFPA 704",
    health: "Health",
    fire: "Fire",
    instability: "Instability",
    special: "Special",
    none: "none",
    notDeclared: "No rating on file",
  },
  ghs: {
    title: "GHS pictogram",
    names: {
      GHS01: "explosive",
      GHS02: "flame",
      GHS03: "oxidizer",
      GHS04: "gas under pressure",
      GHS05: "corrosion",
      GHS06: "toxic",
      GHS07: "irritant",
      GHS08: "health hazard",
      GHS09: "environment",
    },
  },

  ladder: {
    none: "no exposure limit on file",
    meaning: {
      "aegl-3": "life-threatening",
      idlh: "escape impaired",
      "aegl-2": "lasting harm",
      "aegl-1": "discomfort",
      lel: "can ignite",
    },
  },
  zones: {
    title: "Zones from the release",
    zoneAndLimit: "Zone and limit",
    downwind: "Downwind",
    width: "Width",
    area: "Area",
    sites: "Sites",
    evacuation: "Initial evacuation",
    notReached: "not reached",
    moreThan: (distance: string): string => `more than ${distance}`,
  },
};

/** A full catalogue. A translation is an object of this type. */
export type Messages = typeof en;
