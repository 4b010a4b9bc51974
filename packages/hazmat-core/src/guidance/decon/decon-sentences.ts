/** Decontamination sentences by substance. Written for Placard, not reviewed by a hazmat officer. */
export const AGENT = {
  dryFirst:
    "It reacts with water. Quickly brush or blot it off first, then rinse with plenty of water, never a trickle.",
  keepWet: "Keep residue on people wet: it ignites in air when dry.",
  gas: "Move people upwind into fresh air before opening suits. Wash skin that liquid touched. Leave frostbite to medical staff.",
  liquid: "Blot off drops first. Then wash from the top down, including folds and soles.",
  solid: "Do not raise dust. Wipe or vacuum it off before opening the suit.",
  stateUnknown: "Physical state unknown: treat it as a liquid that also gives off vapour.",
  dissolves: "It dissolves in water: rinse with plenty of water.",
  insoluble: "It dissolves poorly in water: wash with soap and a brush, then rinse.",
  solubilityUnknown: "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.",
  corrosive: "It is corrosive: rinse skin for at least as long as first aid requires. Check suits with pH paper.",
  toxic: "Stay on air until the suit is off and the meter reads zero.",
  burns: "Keep ignition sources out of the decon corridor. Monitor % LEL there too.",
  runOff: "Contain the runoff: it is contaminated.",
  waste: "Bag brushed-off material dry, in a vented bag. In a sealed bag, damp material may build up pressure.",
} as const;

/** Decontamination sentences by suit. */
export const SUIT = {
  closed:
    "Wash the whole suit while it is closed, including seams and boots. Open it only when the meter next to it reads zero.",
  closedDry:
    "Brush or blot the whole suit while it is closed, then rinse it. Open it only when the meter next to it reads zero.",
  splash: "Clean the suit, then peel it off inside out. Remove SCBA and mask last.",
  filter: "Clean the suit, then peel it off inside out. Remove the mask last and discard its filter.",
  filterToxic: "If the air was not monitored, assume the filter was not enough. Have a medic check the wearer.",
  turnout:
    "Turnout gear absorbs liquid and vapour. Clean it, take it off in the warm zone, then bag and tag it. Keep it out of service until it is cleaned as the manufacturer directs.",
  turnoutSkin: "Skin underneath may be contaminated. Undress fully and shower immediately.",
} as const;
