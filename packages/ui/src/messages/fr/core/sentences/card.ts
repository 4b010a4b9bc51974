/** What a card adds of its own. */
export const card = {
  "A small amount can kill: {words}.": "Une petite quantité peut tuer : {words}.",
  "Air alone sets it on fire, and again after the fire is out ({codes}).":
    "L’air seul l’enflamme, et la rallume une fois le feu éteint ({codes}).",
  "Air alone sets it on fire, and again after the fire is out (class {code}).":
    "L’air seul l’enflamme, et la rallume une fois le feu éteint (classe {code}).",
  "Burning cells spray metal and give off toxic, corrosive smoke.":
    "Les piles en feu projettent du métal et dégagent une fumée toxique et corrosive.",
  "Burns: cool with water right away. Do not pull off what sticks to the skin.":
    "Brûlures : refroidissez à l’eau immédiatement. N’arrachez pas ce qui colle à la peau.",
  "Cool a heated cylinder with water from behind cover. It may burst hours later.":
    "Refroidissez à l’eau une bouteille chauffée, depuis un abri. Elle peut éclater des heures plus tard.",
  "Do not walk or drive on asphalt soaked with it: it may explode.":
    "Ne marchez ni ne roulez sur de l’asphalte qui en est imbibé : il peut exploser.",
  "Filter mask: never above {figure}, never while the level is unknown. Below: not cleared here.":
    "Masque filtrant : jamais au-dessus de {figure}, jamais tant que le niveau est inconnu. Au-dessous : pas autorisé ici.",
  "It can kill if inhaled. No skin hazard on file.": "La respirer peut tuer. Aucun danger pour la peau au dossier.",
  "It may re-ignite hours or weeks later. Park it far from buildings and vehicles.":
    "Il peut se rallumer des heures ou des semaines plus tard. Garez-le loin des bâtiments et des véhicules.",
  "Keep water and foam off, in a fire too: water makes it give off gas that burns ({codes}).":
    "Pas d’eau ni de mousse, même au feu : l’eau lui fait dégager un gaz qui brûle ({codes}).",
  "Keep water and foam off, in a fire too: water makes it give off gas that burns (class {code}).":
    "Pas d’eau ni de mousse, même au feu : l’eau lui fait dégager un gaz qui brûle (classe {code}).",
  "Never mix it with acid or ammonia: it gives off chlorine or chloramine gas.":
    "Ne la mélangez jamais avec un acide ou de l’ammoniac : elle dégage du chlore ou de la chloramine.",
  "No breakthrough time on file. Before entry, check the suit manufacturer's chart for this substance. Leave at the first suit leak.":
    "Aucun temps de perméation au dossier. Avant d’entrer, consultez le tableau du fabricant de la combinaison pour cette matière. Sortez à la première fuite de la combinaison.",
  "No air-purifying respirator is listed for it. Wear SCBA.":
    "Aucun APR filtrant n’est indiqué pour elle. Portez un APRA.",
  "Cartridge respirators do not stop this gas. Wear SCBA.":
    "Les APR à cartouche n’arrêtent pas ce gaz. Portez un APRA.",
  "Smoke in a closed garage may explode. Do not stand in line with the door.":
    "La fumée dans un garage fermé peut exploser. Ne restez pas dans l’axe de la porte.",
  "Smoke in a closed room may explode. Do not stand in line with the door.":
    "La fumée dans une pièce fermée peut exploser. Ne restez pas dans l’axe de la porte.",
  "In water it gives off {words}.": "Dans l’eau, elle dégage : {words}.",
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
  "Water turns to steam instantly and throws the hot liquid out.":
    "L’eau s’y change instantanément en vapeur et projette le liquide chaud.",
  "Water on it turns to steam instantly and may scatter it.":
    "L’eau qui la touche se change instantanément en vapeur et peut la projeter.",
};
