/** Exposure limits. */
export const ladderTexts = {
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
};
