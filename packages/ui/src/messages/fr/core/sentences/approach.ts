/** Approach to the scene, and keeping people away. */
export const approach = {
  "Call 911, then the emergency number on the shipping paper.":
    "Appelez le 911, puis le numéro d’urgence du document d’expédition.",
  "Keep out everyone who has no assigned task.": "Tenez à l’écart toute personne sans tâche assignée.",
  "Approach from upwind, uphill and upstream.":
    "Approchez-vous avec le vent dans le dos, d’un point plus haut et en amont de tout cours d’eau.",
  "Stay out of low areas: drains, basements and tanks.": "Restez hors des lieux bas : égouts, sous-sols et réservoirs.",
  "Ventilate enclosed spaces before entry, with a trained and equipped crew only.":
    "Aérez les lieux clos avant d’y entrer, seulement avec une équipe formée et équipée.",
  "Move people behind solid cover, away from glass.": "Envoyez les gens derrière un abri solide, loin des vitres.",
  "Do not use radios within 100 m of electric detonators.":
    "N’utilisez pas de radio à moins de 100 m de détonateurs électriques.",
  "Keep the area isolated until the gas is gone.": "Gardez la zone isolée jusqu’à ce que le gaz soit dissipé.",
  "Notify the radiation authority.": "Avisez l’autorité de radioprotection.",
  "Rescue, first aid and fire control come before measuring radiation.":
    "Le sauvetage, les premiers soins et la lutte au feu passent avant la mesure du rayonnement.",
  "Stay away from any capsule that is out of its package. Wait for the radiation authority.":
    "Restez loin de toute capsule sortie de son colis. Attendez l’autorité de radioprotection.",
  "Keep uninjured people and equipment that may be contaminated on scene until the authority decides.":
    "Gardez sur les lieux les gens indemnes et le matériel peut-être contaminés jusqu’à la décision de l’autorité.",
  "Do not delay transport of a badly injured person.": "Ne retardez pas le transport d’une personne gravement blessée.",
  "Check the shipping paper to find out what it is.": "Consultez le document d’expédition pour savoir ce que c’est.",
};
