/** Texts that only the card adds. */
export const card = {
  "A small amount can kill: {words}.": "Une petite quantité peut tuer : {words}.",
  "It ignites on its own in air, and can re-ignite once the fire is out ({codes}).":
    "Elle s’enflamme d’elle-même à l’air et peut se rallumer une fois le feu éteint ({codes}).",
  "It ignites on its own in air, and can re-ignite once the fire is out (class {code}).":
    "Elle s’enflamme d’elle-même à l’air et peut se rallumer une fois le feu éteint (classe {code}).",
  "Never cut or touch orange cables.": "Ne jamais couper ni toucher les câbles orange.",
  "Burning cells spray metal and give off toxic, corrosive smoke.":
    "Les piles en feu projettent du métal et dégagent une fumée toxique et corrosive.",
  "Burns: cool with water right away. Do not pull off what sticks to the skin.":
    "Brûlures : refroidissez à l’eau immédiatement. N’arrachez pas ce qui colle à la peau.",
  "Cool a heated cylinder with water from behind cover. It may burst hours later.":
    "Refroidissez à l’eau une bouteille chauffée, depuis un abri. Elle peut éclater des heures plus tard.",
  "Do not walk or drive on asphalt soaked with it: it may explode.":
    "Ne marchez ni ne roulez sur de l’asphalte qui en est imbibé : il peut exploser.",
  "Air-purifying respirator: never above {figure}, never in an unknown concentration. A lower reading does not clear its use.":
    "Appareil respiratoire filtrant : jamais au-dessus de {figure}, jamais à une concentration inconnue. Une lecture plus basse n’en autorise pas l’emploi.",
  "It can kill if inhaled. Two sources list no skin hazard.":
    "La respirer peut tuer. Deux sources n’indiquent aucun danger pour la peau.",
  "It may re-ignite hours or weeks later. Park it far from buildings and vehicles.":
    "Il peut se rallumer des heures ou des semaines plus tard. Garez-le loin des bâtiments et des véhicules.",
  "Keep water and foam off, even in a fire: contact with water releases flammable gas ({codes}).":
    "N’utilisez ni eau ni mousse, même dans un feu : le contact avec l’eau libère un gaz inflammable ({codes}).",
  "Keep water and foam off, even in a fire: contact with water releases flammable gas (class {code}).":
    "N’utilisez ni eau ni mousse, même dans un feu : le contact avec l’eau libère un gaz inflammable (classe {code}).",
  "Never mix it with acid: it gives off hydrogen cyanide.":
    "Ne le mélangez jamais avec un acide : il dégage du cyanure d’hydrogène.",
  "Never mix it with acid or ammonia: it gives off chlorine or chloramine gas.":
    "Ne la mélangez jamais avec un acide ou de l’ammoniac : elle dégage du chlore ou de la chloramine.",
  "No breakthrough time on file. Before entry, check the suit manufacturer's chart for this substance. Leave at the first suit leak.":
    "Aucun temps de perméation au dossier. Avant d’entrer, consultez le tableau du fabricant de la combinaison pour cette matière. Sortez à la première fuite de la combinaison.",
  "No air-purifying respirator is listed for it. Wear SCBA.":
    "Aucun appareil respiratoire filtrant n’est indiqué pour elle. Portez un APRA.",
  "Cartridge respirators do not stop this gas. Wear SCBA.":
    "Les appareils respiratoires à cartouche n’arrêtent pas ce gaz. Portez un APRA.",
  "Smoke in a closed garage may explode. Do not stand in line with the door.":
    "La fumée dans un garage fermé peut exploser. Ne restez pas dans l’axe de la porte.",
  "Smoke in an enclosed space may explode. Do not stand in line with the door.":
    "La fumée dans une pièce fermée peut exploser. Ne restez pas dans l’axe de la porte.",
  "In water it gives off {words}.": "Dans l’eau, elle dégage : {words}.",
  "The gas is {number} times as heavy as air. When warm, it rises. When cold, it stays low.":
    "Le gaz pèse {number} fois l’air. Chaud, il monte. Froid, il reste bas.",
  "The gas is {number} times as heavy as air. It flows downhill and into drains.":
    "Le gaz pèse {number} fois l’air. Il coule vers le bas et dans les égouts.",
  "The gas is about as heavy as air.": "Le gaz pèse à peu près autant que l’air.",
  "The vapour is {number} times as heavy as air. When warm, it rises. When cold, it stays low.":
    "La vapeur pèse {number} fois l’air. Chaude, elle monte. Froide, elle reste basse.",
  "The vapour is {number} times as heavy as air. It flows downhill and into drains.":
    "La vapeur pèse {number} fois l’air. Elle coule vers le bas et dans les égouts.",
  "The vapour is about as heavy as air.": "La vapeur pèse à peu près autant que l’air.",
  "Turnout gear protects from heat only.": "La tenue de combat ne protège que de la chaleur.",
  "Water turns to steam instantly and throws the hot liquid out.":
    "L’eau s’y change instantanément en vapeur et projette le liquide chaud.",
  "Water on it turns to steam instantly and may scatter it.":
    "L’eau qui la touche se change instantanément en vapeur et peut la projeter.",
  "Keep water off, even in a fire. The only foam to use is alcohol-resistant: contact with water releases flammable gas ({codes}).":
    "N’utilisez pas d’eau, même dans un feu. La seule mousse à utiliser est celle résistante à l’alcool : le contact avec l’eau libère un gaz inflammable ({codes}).",
  "Keep water off, even in a fire. The only foam to use is alcohol-resistant: contact with water releases flammable gas (class {code}).":
    "N’utilisez pas d’eau, même dans un feu. La seule mousse à utiliser est celle résistante à l’alcool : le contact avec l’eau libère un gaz inflammable (classe {code}).",
};
