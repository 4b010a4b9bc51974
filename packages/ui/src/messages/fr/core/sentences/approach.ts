/** How to come near, and whom to keep away. */
export const approach = {
  "Call 911, then the emergency number on the shipping paper.":
    "Appelez le 911, puis le numéro d’urgence du document d’expédition.",
  "Keep everyone without a task out of the area.": "Tenez hors de la zone quiconque n’y a pas de tâche.",
  "Approach with the wind behind you, from higher ground and above any stream.":
    "Approchez le vent dans le dos, d’un terrain plus haut et en amont de tout cours d’eau.",
  "Keep out of low ground: drains, cellars and tanks.": "Restez hors des lieux bas : égouts, caves et citernes.",
  "Air closed rooms before anybody goes in: work for a trained, equipped crew.":
    "Aérez les lieux clos avant que quelqu’un entre : travail d’une équipe formée et équipée.",
  "Send people behind solid cover and far from glass.": "Envoyez les gens derrière un abri solide et loin des vitres.",
  "Do not use radios within 100 m of electric detonators.":
    "N’utilisez pas de radio à moins de 100 m de détonateurs électriques.",
  "Keep the area closed until the gas has gone.": "Gardez la zone fermée jusqu’à ce que le gaz soit parti.",
  "Notify the radiation authority.": "Avisez l’autorité de radioprotection.",
  "Rescue, first aid and fire come before measuring radiation.":
    "Sauvetage, premiers soins et feu passent avant la mesure du rayonnement.",
  "Stay away from a capsule that is out of its package, and wait for the authority.":
    "Restez loin d’une capsule sortie de son colis, et attendez l’autorité.",
  "Hold uninjured people and equipment that may be contaminated until the authority decides.":
    "Retenez les gens indemnes et le matériel peut-être contaminés jusqu’à la décision de l’autorité.",
  "Do not delay the transport of a badly injured person.":
    "Ne retardez pas le transport d’une personne gravement blessée.",
  "Read the shipping paper to learn what it is.": "Lisez le document d’expédition pour savoir ce que c’est.",
  "For a battery vehicle read guide 147 (lithium ion) or 138 (sodium) too.":
    "Pour un véhicule à batterie, lisez aussi le guide 147 (ions de lithium) ou 138 (sodium).",
};
