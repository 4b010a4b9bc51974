/** Headlines of the steps of the card. */
export const headlines = {
  "Clear the area. Never fight a fire that has reached the cargo.":
    "Évacuez la zone. Ne combattez jamais un feu qui a atteint la cargaison.",
  "Flood the battery with water. Never cut or touch orange cables.":
    "Inondez la batterie d’eau. Ne coupez ni ne touchez jamais les câbles orange.",
  "Fit-tested respirator, full-body coverage, face shield and fluid-resistant gloves":
    "Appareil respiratoire ajusté par essai, protection de tout le corps, écran facial et gants résistants aux liquides",
  "Read the marking. Lithium metal or sodium: do not use water. Others: flood with water.":
    "Lire le marquage. Lithium métal ou sodium : pas d’eau. Autres : noyer d’eau.",
  "Read the marking. Lithium ion: flood with water. Lithium metal: do not use water.":
    "Lisez le marquage. Lithium-ion : inondez d’eau. Lithium métal : pas d’eau.",
  "Stay back: cells burst and re-ignite. No water on bare lithium.":
    "Restez loin : les piles éclatent et se rallument. Pas d’eau sur le lithium à nu.",
  "Stay clear of the hot liquid. Do not aim water into it.":
    "Restez loin du liquide chaud. N’y dirigez pas de jet d’eau.",
  "Stay clear. Keep flames away. Do not aim water into it.":
    "Restez loin. Pas de flamme à proximité. Pas de jet d’eau dedans.",
  "Stay clear: hot enough to ignite combustibles. Keep water off.":
    "Restez loin : sa chaleur peut allumer des combustibles. Pas d’eau dessus.",
  "Keep fuel and combustibles away. Stay upwind.": "Éloignez carburants et combustibles. Restez en amont du vent.",
  "Keep fuel and heat away. Withdraw if fire reaches the cargo.":
    "Éloignez carburants et chaleur. Repliez-vous si le feu atteint la cargaison.",
  "Keep heat, friction and combustibles away. Stay upwind.":
    "Éloignez chaleur, frottement et combustibles. Restez en amont du vent.",
  "Keep it cold. If you cannot, evacuate immediately.": "Gardez-la froide. Si c’est impossible, évacuez immédiatement.",
  "Keep it dry. If it burns, flood it with water.": "Gardez-la sèche. Si elle brûle, inondez-la d’eau.",
  "Keep it wet. Clear the area if fire reaches the cargo.":
    "Gardez-la mouillée. Évacuez la zone si le feu atteint la cargaison.",
  "Keep people away. Do not touch the package or the spill.":
    "Éloignez les gens. Ne touchez ni le colis ni le déversement.",
  "Keep people out. Do not touch the metal.": "Tenez les gens dehors. Ne touchez pas le métal.",
  "Keep water and foam away. Keep combustibles away.": "N’utilisez ni eau ni mousse. Éloignez les combustibles.",
  "Keep water and foam away. Keep people out of its path.":
    "N’utilisez ni eau ni mousse. Tenez les gens hors de son chemin.",
  "Keep water and foam away. Remove all ignition sources.":
    "N’utilisez ni eau ni mousse. Enlevez toutes les sources d’inflammation.",
  "Keep water and moisture away. Stay upwind.": "Éloignez eau et humidité. Restez en amont du vent.",
  "Keep water, foam and CO2 away. Remove all ignition sources.":
    "N’utilisez ni eau, ni mousse, ni CO2. Enlevez toutes les sources d’inflammation.",
  "Remove all ignition sources. Stay clear of the hot liquid.":
    "Enlevez toutes les sources d’inflammation. Restez loin du liquide chaud.",
  "Remove all ignition sources. Keep combustibles away.":
    "Enlevez toutes les sources d’inflammation. Éloignez les combustibles.",
  "Remove all ignition sources. Keep heat and friction away.":
    "Enlevez toutes les sources d’inflammation. Évitez chaleur et frottement.",
  "Remove all ignition sources. Stay out of low areas.":
    "Enlevez toutes les sources d’inflammation. Restez hors des lieux bas.",
  "Remove all ignition sources. Do not raise dust.":
    "Enlevez toutes les sources d’inflammation. Ne soulevez pas de poussière.",
  "Remove all ignition sources. Stay upwind and out of low areas.":
    "Enlevez toutes les sources d’inflammation. Restez en amont du vent et hors des lieux bas.",
  "SCBA and a vapour-protective, fully encapsulating suit":
    "APRA et combinaison étanche aux vapeurs, entièrement fermée",
  "SCBA and chemical protective clothing": "APRA et vêtements de protection chimique",
  "SCBA and flame-retardant turnout gear with face shield, helmet and gloves":
    "APRA et tenue de combat ignifuge avec écran facial, casque et gants",
  "SCBA and structural firefighting clothing": "APRA et tenue de combat d’incendie de bâtiment",
  "Save lives first. Keep hands off damaged packages.": "Sauvez d’abord les vies. Ne touchez pas aux colis endommagés.",
  "Save lives first. Never touch a source capsule.":
    "Sauvez d’abord les vies. Ne touchez jamais une capsule de source.",
  "Stay upwind and uphill. Do not touch the spill.":
    "Restez en amont du vent et plus haut. Ne touchez pas le déversement.",
  "Stay upwind and uphill. Keep fuel and combustibles away.":
    "Restez en amont du vent et plus haut. Éloignez carburants et combustibles.",
  "Stay upwind and uphill. Stay out of low areas.": "Restez en amont du vent et plus haut. Restez hors des lieux bas.",
  "Stay upwind and uphill. Keep water and foam away.":
    "Restez en amont du vent et plus haut. N’utilisez ni eau ni mousse.",
  "Stay upwind and uphill. Keep water off the material.":
    "Restez en amont du vent et plus haut. Ne mettez pas d’eau sur la matière.",
  "Stay upwind and uphill. Keep water off the spill.":
    "Restez en amont du vent et plus haut. Ne mettez pas d’eau sur le déversement.",
  "Stay upwind and uphill. Remove all ignition sources.":
    "Restez en amont du vent et plus haut. Enlevez toutes les sources d’inflammation.",
  "Guide text for this substance could not be loaded. This is from Guide 111.":
    "Le texte du guide de cette matière n’a pas pu être chargé. Ceci vient du guide 111.",
  "Stay upwind and uphill. Assume the worst.": "Restez en amont du vent et plus haut. Présumez le pire.",
  "Stay upwind. Cool it with large amounts of water.": "Restez en amont du vent. Refroidissez à grande eau.",
  "Stay upwind. Do not touch the spill.": "Restez en amont du vent. Ne touchez pas le déversement.",
  "Stay upwind. It ignites on its own in air.": "Restez en amont du vent. Elle s’enflamme d’elle-même à l’air.",
  "Stay upwind. Keep fuel, oil and clothing away from the leak.":
    "Restez en amont du vent. Éloignez de la fuite carburant, huile et vêtements.",
  "Stay upwind. Remove all ignition sources.": "Restez en amont du vent. Enlevez toutes les sources d’inflammation.",
};
