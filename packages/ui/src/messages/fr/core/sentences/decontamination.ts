/** How people get clean, by substance and by suit. */
export const decontamination = {
  "It reacts with water: brush or blot it off first, quickly, then rinse with plenty of water, never a trickle.":
    "Elle réagit avec l’eau : brossez-la ou épongez-la d’abord, vite, puis rincez à grande eau, jamais un filet.",
  "Keep what sticks to people wet: it burns in air once it is dry.":
    "Gardez mouillé ce qui colle aux gens : sec, il brûle à l’air.",
  "Air people out upwind in clean air before a suit is opened. Wash where liquid or frost touched them.":
    "Aérez les gens au vent, dans l’air propre, avant d’ouvrir une combinaison. Lavez là où le liquide ou le givre les a touchés.",
  "Blot off drops first, then wash from the top down, folds and soles too.":
    "Épongez d’abord les gouttes, puis lavez de haut en bas, plis et semelles aussi.",
  "Raise no dust: wipe or vacuum it off before a suit is opened.":
    "Ne soulevez pas de poussière : essuyez-la ou aspirez-la avant d’ouvrir une combinaison.",
  "State unknown: treat it as a liquid that also gives off vapour.":
    "État inconnu : traitez-la comme un liquide qui dégage aussi des vapeurs.",
  "It dissolves in water: rinse with plenty of water.": "Elle se dissout dans l’eau : rincez à grande eau.",
  "It hardly dissolves in water: wash with soap and a brush, then rinse.":
    "Elle se dissout à peine dans l’eau : lavez au savon et à la brosse, puis rincez.",
  "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.":
    "Solubilité inconnue : lavez au savon et à la brosse, puis rincez à grande eau.",
  "It eats skin: rinse skin for at least as long as the first aid says, and check suits with pH paper.":
    "Elle ronge la peau : rincez la peau au moins aussi longtemps que le disent les premiers soins, et vérifiez les combinaisons au papier pH.",
  "Keep the air supply on until the suit is off and the meter shows nothing.":
    "Gardez l’air de l’appareil jusqu’à ce que la combinaison soit enlevée et que l’appareil de mesure n’indique rien.",
  "No spark at the wash line: measure % LEL there too.":
    "Pas d’étincelle à la ligne de lavage : mesurez-y aussi le % LIE.",
  "Hold back what runs off: it carries the substance.": "Retenez l’eau qui s’écoule : elle porte la matière.",
  "Bag what was brushed off, dry and vented: closed and damp it may build pressure.":
    "Ensachez au sec et avec évent ce qui a été brossé : fermé et humide, il peut monter en pression.",
  "Wash the whole suit closed, seams and boots too. Open it only when the meter beside it shows nothing.":
    "Lavez toute la combinaison fermée, coutures et bottes aussi. Ne l’ouvrez que si l’appareil de mesure à côté n’indique rien.",
  "Brush or blot the whole suit closed, then rinse it. Open it only when the meter beside it shows nothing.":
    "Brossez ou épongez toute la combinaison fermée, puis rincez-la. Ne l’ouvrez que si l’appareil de mesure à côté n’indique rien.",
  "Clean, then peel the suit inside out. Breathing apparatus and mask come off last.":
    "Nettoyez, puis retournez la combinaison en l’enlevant. L’appareil respiratoire et le masque en dernier.",
  "Clean, then peel the suit inside out. The mask comes off last, and its filter is waste.":
    "Nettoyez, puis retournez la combinaison en l’enlevant. Le masque en dernier, et son filtre est un déchet.",
  "A filter was too little if the air was not measured: have a medic see the wearer.":
    "Un filtre ne suffisait pas si l’air n’était pas mesuré : faites voir le porteur par un soignant.",
  "It soaks up liquid and vapour: clean it, take it off in the warm zone, bag and tag it. No return to service before its maker's cleaning.":
    "Elle absorbe liquide et vapeur : nettoyez-la, enlevez-la en zone tiède, ensachez-la et étiquetez-la. Pas de retour en service avant le nettoyage du fabricant.",
  "Skin may be wet beneath it: undress fully and shower at once.":
    "La peau peut être mouillée dessous : déshabillez entièrement et douchez aussitôt.",
};
