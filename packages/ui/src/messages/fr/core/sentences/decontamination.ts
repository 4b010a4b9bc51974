/** Decontamination by substance and by suit. */
export const decontamination = {
  "It reacts with water. Quickly brush or blot it off first, then rinse with plenty of water, never a trickle.":
    "Elle réagit avec l’eau. Brossez-la ou épongez-la vite d’abord, puis rincez à grande eau, jamais au filet.",
  "Keep residue on people wet: it ignites in air when dry.":
    "Gardez mouillés les résidus sur les gens : secs, ils s’enflamment à l’air.",
  "Move people upwind into fresh air before opening suits. Wash skin that liquid touched. Leave frostbite to medical staff.":
    "Amenez les gens en amont du vent, à l’air frais, avant d’ouvrir les combinaisons. Lavez la peau touchée par le liquide. Laissez les engelures au personnel médical.",
  "Blot off drops first. Then wash from the top down, including folds and soles.":
    "Épongez d’abord les gouttes. Lavez ensuite de haut en bas, y compris les plis et les semelles.",
  "Do not raise dust. Wipe or vacuum it off before opening the suit.":
    "Ne soulevez pas de poussière. Essuyez-la ou aspirez-la avant d’ouvrir la combinaison.",
  "Physical state unknown: treat it as a liquid that also gives off vapour.":
    "État physique inconnu : traitez-la comme un liquide qui dégage aussi des vapeurs.",
  "It dissolves in water: rinse with plenty of water.": "Elle se dissout dans l’eau : rincez à grande eau.",
  "It dissolves poorly in water: wash with soap and a brush, then rinse.":
    "Elle se dissout mal dans l’eau : lavez au savon et à la brosse, puis rincez.",
  "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.":
    "Solubilité inconnue : lavez au savon et à la brosse, puis rincez à grande eau.",
  "It is corrosive: rinse skin for at least as long as first aid requires. Check suits with pH paper.":
    "Elle est corrosive : rincez la peau au moins aussi longtemps que l’exigent les premiers soins. Vérifiez les combinaisons au papier pH.",
  "Stay on air until the suit is off and the meter reads zero.":
    "Continuez de respirer l’air de l’appareil jusqu’à ce que la combinaison soit enlevée et que le détecteur indique zéro.",
  "Keep ignition sources out of the decon corridor. Monitor % LEL there too.":
    "Aucune source d’inflammation dans le corridor de décontamination. Surveillez-y aussi le % LIE.",
  "Contain the runoff: it is contaminated.": "Retenez le ruissellement : il est contaminé.",
  "Bag brushed-off material dry, in a vented bag. In a sealed bag, damp material may build up pressure.":
    "Ensachez au sec, avec un évent, la matière brossée. Dans un sac fermé, une matière humide peut faire monter la pression.",
  "Wash the whole suit while it is closed, including seams and boots. Open it only when the meter next to it reads zero.":
    "Lavez toute la combinaison pendant qu’elle est fermée, y compris les coutures et les bottes. Ne l’ouvrez que si le détecteur à côté indique zéro.",
  "Brush or blot the whole suit while it is closed, then rinse it. Open it only when the meter next to it reads zero.":
    "Brossez ou épongez toute la combinaison pendant qu’elle est fermée, puis rincez-la. Ne l’ouvrez que si le détecteur à côté indique zéro.",
  "Clean the suit, then peel it off inside out. Remove SCBA and mask last.":
    "Nettoyez la combinaison, puis enlevez-la en la retournant. Enlevez l’APRA et le masque en dernier.",
  "Clean the suit, then peel it off inside out. Remove the mask last and discard its filter.":
    "Nettoyez la combinaison, puis enlevez-la en la retournant. Enlevez le masque en dernier et jetez son filtre.",
  "If the air was not monitored, assume the filter was not enough. Have a medic check the wearer.":
    "Si l’air n’a pas été surveillé, tenez pour acquis que le filtre ne suffisait pas. Faites examiner le porteur par du personnel médical.",
  "Turnout gear absorbs liquid and vapour. Clean it, take it off in the warm zone, then bag and tag it. Keep it out of service until it is cleaned as the manufacturer directs.":
    "La tenue de combat absorbe le liquide et la vapeur. Nettoyez-la, enlevez-la en zone tiède, puis ensachez-la et étiquetez-la. Hors service jusqu’au nettoyage prescrit par le fabricant.",
  "Skin underneath may be contaminated. Undress fully and shower immediately.":
    "La peau dessous peut être contaminée. Déshabillez la personne entièrement et douchez-la immédiatement.",
  "decontamination rule: {words}": "règle de décontamination : {words}",
  "state gas": "état gazeux",
  "state liquid": "état liquide",
  "state solid": "état solide",
  "state unknown": "état inconnu",
  "reacts with water": "réagit avec l’eau",
  "kept under water": "conservé sous l’eau",
  runoff: "ruissellement",
  "vapour-protective suit": "combinaison étanche aux vapeurs",
  "splash-protective suit with SCBA": "combinaison anti-éclaboussures avec APRA",
  "splash-protective suit with air-purifying respirator": "combinaison anti-éclaboussures avec appareil filtrant",
  "turnout gear": "tenue de feu",
  "corrosive or toxic": "corrosif ou toxique",
  solubility: "solubilité",
  "solubility unknown": "solubilité inconnue",
  "burning sulfur": "soufre en feu",
  "heated acetylene cylinders": "bouteilles d’acétylène chauffées",
  "hot solids and water": "solides chauds et eau",
  "liquid oxygen on asphalt": "oxygène liquide sur l’asphalte",
  "lithium metal cells": "piles au lithium métal",
  "vapour of lithium cells": "vapeur de piles au lithium",
  "vehicles with batteries": "véhicules à batteries",
  "vehicles with lithium metal batteries": "véhicules à batteries au lithium métal",
};
