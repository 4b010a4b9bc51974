/** Written for Placard, and not yet reviewed by a hazmat officer. What a substance asks of decontamination. */
export const AGENT = {
  dryFirst:
    "It reacts with water: brush or blot it off first, quickly, then rinse with plenty of water, never a trickle.",
  keepWet: "Keep what sticks to people wet: it burns in air once it is dry.",
  gas: "Air people out upwind in clean air before a suit is opened. Wash where liquid or frost touched them.",
  liquid: "Blot off drops first, then wash from the top down, folds and soles too.",
  solid: "Raise no dust: wipe or vacuum it off before a suit is opened.",
  stateUnknown: "State unknown: treat it as a liquid that also gives off vapour.",
  dissolves: "It dissolves in water: rinse with plenty of water.",
  insoluble: "It hardly dissolves in water: wash with soap and a brush, then rinse.",
  solubilityUnknown: "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.",
  corrosive: "It eats skin: rinse skin for at least as long as the first aid says, and check suits with pH paper.",
  toxic: "Keep the air supply on until the suit is off and the meter shows nothing.",
  burns: "No spark at the wash line: measure % LEL there too.",
  runOff: "Hold back what runs off: it carries the substance.",
  waste: "Bag what was brushed off, dry and vented: closed and damp it may build pressure.",
} as const;

/** What each suit asks for. */
export const SUIT = {
  closed: "Wash the whole suit closed, seams and boots too. Open it only when the meter beside it shows nothing.",
  closedDry: "Brush or blot the whole suit closed, then rinse it. Open it only when the meter beside it shows nothing.",
  splash: "Clean, then peel the suit inside out. Breathing apparatus and mask come off last.",
  filter: "Clean, then peel the suit inside out. The mask comes off last, and its filter is waste.",
  filterToxic: "A filter was too little if the air was not measured: have a medic see the wearer.",
  turnout:
    "It soaks up liquid and vapour: clean it, take it off in the warm zone, bag and tag it. No return to service before its maker's cleaning.",
  turnoutSkin: "Skin may be wet beneath it: undress fully and shower at once.",
} as const;
