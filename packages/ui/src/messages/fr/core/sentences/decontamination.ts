/** How people get clean, by substance and by suit. */
export const decontamination = {
  "It reacts with water. Quickly brush or blot it off first, then rinse with plenty of water, never a trickle.":
    "Elle réagit avec l’eau : brossez-la ou épongez-la d’abord, vite, puis rincez à grande eau, jamais un filet.",
  "Keep residue on people wet: it ignites in air when dry.":
    "Gardez mouillé ce qui colle aux gens : sec, il brûle à l’air.",
  "Move people upwind into fresh air before opening suits. Wash where liquid or frost touched them.":
    "Aérez les gens au vent, dans l’air propre, avant d’ouvrir une combinaison. Lavez là où le liquide ou le givre les a touchés.",
  "Blot off drops first. Then wash from the top down, including folds and soles.":
    "Épongez d’abord les gouttes, puis lavez de haut en bas, plis et semelles aussi.",
  "Do not raise dust. Wipe or vacuum it off before opening the suit.":
    "Ne soulevez pas de poussière : essuyez-la ou aspirez-la avant d’ouvrir une combinaison.",
  "Physical state unknown: treat it as a liquid that also gives off vapour.":
    "État inconnu : traitez-la comme un liquide qui dégage aussi des vapeurs.",
  "It dissolves in water: rinse with plenty of water.": "Elle se dissout dans l’eau : rincez à grande eau.",
  "It dissolves poorly in water: wash with soap and a brush, then rinse.":
    "Elle se dissout à peine dans l’eau : lavez au savon et à la brosse, puis rincez.",
  "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.":
    "Solubilité inconnue : lavez au savon et à la brosse, puis rincez à grande eau.",
  "It is corrosive: rinse skin for at least as long as first aid requires. Check suits with pH paper.":
    "Elle ronge la peau : rincez la peau au moins aussi longtemps que le disent les premiers soins, et vérifiez les combinaisons au papier pH.",
  "Stay on air until the suit is off and the meter reads zero.":
    "Gardez l’air de l’appareil jusqu’à ce que la combinaison soit enlevée et que l’appareil de mesure n’indique rien.",
  "No ignition sources in the decon corridor. Monitor % LEL there too.":
    "Pas d’étincelle à la ligne de lavage : mesurez-y aussi le % LIE.",
  "Contain the runoff: it is contaminated.": "Retenez l’eau qui s’écoule : elle porte la matière.",
  "Bag brushed-off material dry and vented. Sealed and damp, it may build pressure.":
    "Ensachez au sec et avec évent ce qui a été brossé : fermé et humide, il peut monter en pression.",
  "Wash the whole suit while it is closed, including seams and boots. Open it only when the meter next to it reads zero.":
    "Lavez toute la combinaison fermée, coutures et bottes aussi. Ne l’ouvrez que si l’appareil de mesure à côté n’indique rien.",
  "Brush or blot the whole suit while it is closed, then rinse it. Open it only when the meter next to it reads zero.":
    "Brossez ou épongez toute la combinaison fermée, puis rincez-la. Ne l’ouvrez que si l’appareil de mesure à côté n’indique rien.",
  "Clean the suit, then peel it off inside out. Remove SCBA and mask last.":
    "Nettoyez, puis retournez la combinaison en l’enlevant. L’appareil respiratoire et le masque en dernier.",
  "Clean the suit, then peel it off inside out. Remove the mask last and discard its filter.":
    "Nettoyez, puis retournez la combinaison en l’enlevant. Le masque en dernier, et son filtre est un déchet.",
  "If the air was not monitored, assume the filter was not enough. Have a medic check the wearer.":
    "Un filtre ne suffisait pas si l’air n’était pas mesuré : faites voir le porteur par un soignant.",
  "Turnout gear absorbs liquid and vapour. Clean it, take it off in the warm zone, then bag and tag it. Keep it out of service until it is cleaned as the manufacturer directs.":
    "Elle absorbe liquide et vapeur : nettoyez-la, enlevez-la en zone tiède, ensachez-la et étiquetez-la. Pas de retour en service avant le nettoyage du fabricant.",
  "Skin underneath may be contaminated. Undress fully and shower immediately.":
    "La peau peut être mouillée dessous : déshabillez entièrement et douchez aussitôt.",
};
