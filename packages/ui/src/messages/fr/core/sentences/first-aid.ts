/** First aid. */
export const firstAid = {
  "Get the person into fresh air if it puts nobody at risk.":
    "Amenez la personne à l’air frais si cela ne met personne en danger.",
  "Not breathing: give artificial respiration.": "Si elle ne respire pas : donnez la respiration artificielle.",
  "Trouble breathing: give oxygen.": "Si elle a du mal à respirer : donnez de l’oxygène.",
  "Call 911 or EMS.": "Appelez le 911 ou les services médicaux d’urgence.",
  "Wash the skin gently with soap. Do not break the skin.": "Lavez la peau doucement au savon. Ne l’écorchez pas.",
  "Put contaminated clothing in a metal bucket of water. If it dries, it may catch fire.":
    "Mettez les vêtements contaminés dans un seau en métal rempli d’eau. S’ils sèchent, ils peuvent prendre feu.",
  "Contaminated clothing may catch fire when it dries.": "Des vêtements contaminés peuvent prendre feu en séchant.",
  "Corrosive: rinse skin and eyes under running water for 30 minutes or more.":
    "Corrosif : rincez la peau et les yeux à l’eau courante, 30 minutes ou plus.",
  "Do not give mouth-to-mouth: use a pocket mask with a one-way valve.":
    "Ne faites pas de bouche-à-bouche : utilisez un masque de poche à valve unidirectionnelle.",
  "Thaw frozen clothing before you take it off.": "Dégelez les vêtements gelés avant de les enlever.",
  "Effects may not show for days: send the person to a doctor.":
    "Les effets peuvent mettre des jours à paraître : envoyez la personne chez un médecin.",
  "Effects may not show for hours. Watch the person closely.":
    "Les effets peuvent mettre des heures à paraître. Surveillez la personne de près.",
  "Cool burns under cold water right away, and keep cooling.":
    "Refroidissez les brûlures à l’eau froide immédiatement, et continuez.",
  "Hydrogen fluoride on skin: rinse for 5 minutes, then apply calcium gluconate gel. If there is no gel, keep rinsing.":
    "Fluorure d’hydrogène sur la peau : rincez 5 minutes, puis appliquez du gel de gluconate de calcium. Sans gel, continuez de rincer.",
  "Keep affected skin under water or wet bandages until medical help comes.":
    "Gardez la peau touchée sous l’eau ou sous des pansements mouillés jusqu’à l’arrivée des secours médicaux.",
  "Do not pull off clothing stuck to the skin.": "N’arrachez pas les vêtements collés à la peau.",
  "Do not peel solidified material off the skin. Leave it to medical staff.":
    "N’arrachez pas la matière solidifiée sur la peau. Laissez cela au personnel médical.",
  "Frostbite: leave thawing to medical staff.": "Engelures : laissez le dégel au personnel médical.",
  "Keep it off the skin.": "Évitez tout contact avec la peau.",
  "Isolate the person: they may carry the infection.": "Isolez la personne : elle peut être porteuse de l’infection.",
  "Keep the person warm and reassured.": "Gardez la personne au chaud et rassurez-la.",
  "Rinse skin and eyes under running water for 20 minutes or more.":
    "Rincez la peau et les yeux à l’eau courante pendant 20 minutes ou plus.",
  "Rinse the eyes under a tap.": "Rincez les yeux sous un robinet.",
  "Skin: use soap and plenty of water.": "Peau : lavez au savon et à grande eau.",
  "Take off contaminated clothing and shoes. Set them aside.":
    "Enlevez les vêtements et les chaussures contaminés. Mettez-les à part.",
  "Tell medical staff what the substance is so they can protect themselves.":
    "Dites au personnel médical de quelle matière il s’agit pour qu’il puisse se protéger.",
  "Treat injuries before dealing with radiation.": "Traitez les blessures avant de vous occuper du rayonnement.",
  "Wipe it off the skin right away.": "Essuyez-la de la peau immédiatement.",
  "Eyes: rinse under running water for 30 minutes or more.":
    "Yeux : rincez à l’eau courante pendant 30 minutes ou plus.",
};
