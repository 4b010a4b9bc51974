/** What a card adds of its own. */
export const card = {
  "A small amount can kill: {words}.": "Une petite quantité tue : {words}.",
  "Air alone sets it on fire, and again after the fire is out ({codes}).":
    "L’air seul l’enflamme, et la rallume une fois le feu éteint ({codes}).",
  "Air alone sets it on fire, and again after the fire is out (class {code}).":
    "L’air seul l’enflamme, et la rallume une fois le feu éteint (classe {code}).",
  "Burning cells spray metal and give off toxic, corrosive smoke.":
    "Les piles en feu projettent du métal et dégagent une fumée toxique et corrosive.",
  "Burns: cool with water right away. Do not pull off what sticks to the skin.":
    "Brûlures : refroidissez à l’eau aussitôt, et laissez ce qui colle à la peau.",
  "Cool a heated cylinder with water from behind cover. It may burst hours later.":
    "Refroidissez à l’eau, à l’abri, une bouteille chauffée : elle peut éclater des heures plus tard.",
  "Do not walk or drive on asphalt soaked with it: it may explode.":
    "Ne marchez ni ne roulez sur l’asphalte qui en est mouillé : il peut exploser.",
  "Filter mask: never above {figure}, never while the level is unknown. Below: not cleared here.":
    "Masque filtrant : jamais au-dessus de {figure}, jamais tant que le niveau est inconnu. Au-dessous : pas autorisé ici.",
  "It can kill if inhaled. No skin hazard on file.":
    "Elle tue par les poumons : aucun danger pour la peau n’est au dossier.",
  "It may re-ignite hours or weeks later. Park it far from buildings and vehicles.":
    "Il peut se rallumer des heures ou des semaines plus tard : garez-le loin des bâtiments et des véhicules.",
  "Keep water and foam off, in a fire too: water makes it give off gas that burns ({codes}).":
    "Pas d’eau ni de mousse, même au feu : l’eau lui fait dégager un gaz qui brûle ({codes}).",
  "Keep water and foam off, in a fire too: water makes it give off gas that burns (class {code}).":
    "Pas d’eau ni de mousse, même au feu : l’eau lui fait dégager un gaz qui brûle (classe {code}).",
  "Never mix it with acid or ammonia: it gives off chlorine or chloramine gas.":
    "Ne la laissez jamais toucher acide ou ammoniac : du chlore ou de la chloramine s’en dégage.",
  "No breakthrough time on file. Before entry, check the suit manufacturer's chart for this substance. Leave at the first suit leak.":
    "Temps de perméation pas au dossier : avant d’entrer, lisez le tableau du fabricant de la combinaison, et sortez à la première fuite.",
  "No air-purifying respirator is listed for it. Wear SCBA.":
    "Aucun masque filtrant n’est indiqué contre elle. Portez un APRA.",
  "Cartridge respirators do not stop this gas. Wear SCBA.": "Aucun masque filtrant n’arrête ce gaz. Portez un APRA.",
  "Smoke in a closed garage may explode. Do not stand in line with the door.":
    "La fumée dans un garage fermé peut exploser : ne restez pas devant la porte.",
  "Smoke in a closed room may explode. Do not stand in line with the door.":
    "La fumée dans un lieu fermé peut exploser : ne restez pas devant la porte.",
  "In water it gives off {words}.": "Déversée dans l’eau, elle dégage : {words}.",
  "The gas has {number} times the weight of air: warm it rises, cold it stays low.":
    "Le gaz pèse {number} fois l’air : chaud il monte, froid il reste bas.",
  "The gas is {number} times heavier than air and follows drains and slopes.":
    "Le gaz pèse {number} fois l’air et suit égouts et pentes.",
  "The gas is about as heavy as air.": "Le gaz pèse à peu près autant que l’air.",
  "The vapour has {number} times the weight of air: warm it rises, cold it stays low.":
    "La vapeur pèse {number} fois l’air : chaude elle monte, froide elle reste basse.",
  "The vapour is {number} times heavier than air and follows drains and slopes.":
    "La vapeur pèse {number} fois l’air et suit égouts et pentes.",
  "The vapour is about as heavy as air.": "La vapeur pèse à peu près autant que l’air.",
  "Turnout gear protects from heat only.": "La tenue de combat ne protège que de la chaleur.",
  "Water turns to steam instantly and throws the hot liquid out.": "L’eau y devient vapeur aussitôt et la projette.",
  "Water on it turns to steam instantly and may scatter it.":
    "L’eau dessus devient vapeur aussitôt et peut la projeter.",
};
