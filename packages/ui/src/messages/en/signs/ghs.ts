/** The pictograms of GHS. */
export const ghsTexts = {
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
};
