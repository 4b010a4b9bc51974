/** Placard's sentence for each code of the Pocket Guide. `null`: the code means that nothing is recommended. */
export type CodeWords = Readonly<Record<string, string | null>>;

/**
 * Personal protection and sanitation, by item and code. The code "No recommendation" gives no sentence for any item.
 */
export const PPE_WORDS: Readonly<Record<string, CodeWords>> = {
  skin: {
    "Prevent skin contact": "Wear clothing that keeps it off the skin.",
    Frostbite: "Wear clothing that keeps the cold liquid off the skin.",
  },
  eyes: {
    "Prevent eye contact": "Wear eye protection that keeps it out of the eyes.",
    Frostbite: "Wear eye protection that keeps the cold liquid out of the eyes.",
  },
  "wash skin": {
    "When contaminated": "Wash the skin when it is contaminated.",
    Daily: "Wash the skin at the end of every shift.",
    "Brush (DO NOT WASH)": "Brush it off the skin. Do not wash.",
  },
  remove: {
    "When wet or contaminated": "Take off clothing that is wet or contaminated.",
    "When wet (flammable)": "Take off wet clothing immediately: it may catch fire.",
  },
  change: { Daily: "Before leaving work, change clothing that may be contaminated." },
  provide: {
    Eyewash: "Have an eyewash available.",
    "Quick drench": "Have a quick-drench shower ready.",
    "Frostbite wash": "Have a quick-drench shower or eyewash ready for frostbite.",
  },
};

/** First aid, by route and code. */
export const FIRST_AID_WORDS: Readonly<Record<string, CodeWords>> = {
  eye: {
    "Irrigate immediately": "Eyes: rinse immediately with plenty of water, lids open. Get medical care immediately.",
    "Irrigate promptly": "Eyes: rinse promptly with plenty of water, lids open. Get medical care.",
    Frostbite: "Frostbitten eyes: get medical care immediately.",
    "Medical attention": "Eyes: get medical care.",
  },
  skin: {
    "Soap wash immediately": "Skin: wash immediately with soap and water.",
    "Soap wash promptly": "Skin: wash promptly with soap and water.",
    "Soap promptly": "Skin: wash promptly with soap and water.",
    "Soap wash": "Skin: wash with soap and water.",
    "Soap flush immediately": "Skin: flush immediately with soap and water.",
    "Soap flush promptly": "Skin: flush promptly with soap and water.",
    "Water flush immediately": "Skin: flush immediately with water.",
    "Water flush promptly": "Skin: flush promptly with water.",
    "Water flush": "Skin: flush with water.",
    "water flush": "Skin: then flush with water.",
    "Water wash immediately": "Skin: wash immediately with water.",
    "Water wash promptly": "Skin: wash promptly with water.",
    "Water wash": "Skin: wash with water.",
    "Wash regularly": "Skin: wash regularly.",
    Frostbite: "Frostbitten skin: do not rub it or flush it with water. Get medical care immediately.",
    "Blot/brush away": "Skin: blot or brush it away.",
    "Brush (DO NOT WASH)": "Skin: brush it off. Do not wash.",
    "Dust off solid": "Skin: brush the solid off first.",
    "Molten flush immediately": "Molten material on the skin: flush immediately with water and get medical care.",
    "molten flush immediately": "Molten material on the skin: flush immediately with water and get medical care.",
    "solid-liquid soap wash promptly": "Solid or liquid on the skin: wash promptly with soap and water.",
  },
  breathing: {
    "Respiratory support":
      "Breathing: get the person into fresh air. If not breathing, give artificial respiration. Get medical care.",
    "Fresh air": "Breathing: get the person into fresh air.",
    "100% O2": "Breathing: give 100% oxygen if trained.",
  },
  swallow: {
    "Medical attention immediately": "Swallowed: get medical care immediately.",
    "Medical Attention immediately": "Swallowed: get medical care immediately.",
  },
};
