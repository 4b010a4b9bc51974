/** What to do for people. */
export const firstAid = {
  "Get the person into fresh air if it puts nobody at risk.":
    "Amenez la personne à l’air pur, si personne n’est mis en danger.",
  "Not breathing: give artificial respiration.": "La respiration a cessé : donnez la respiration artificielle.",
  "Trouble breathing: give oxygen.": "La respiration est difficile : donnez de l’oxygène.",
  "Call 911 or EMS.": "Appelez le 911 ou le service médical.",
  "Wash the skin gently with soap. Do not break the skin.": "Nettoyez la peau au savon, doucement : ne la blessez pas.",
  "Put contaminated clothing in a metal bucket of water. If it dries, it may catch fire.":
    "Les vêtements souillés vont dans un seau de métal plein d’eau : secs, ils peuvent prendre feu.",
  "Contaminated clothing may catch fire when it dries.": "Des vêtements contaminés peuvent prendre feu en séchant.",
  "Corrosive: rinse skin and eyes under running water for 30 minutes or more.":
    "Corrosif : rincez la peau et les yeux à l’eau courante, 30 minutes ou plus.",
  "Do not give mouth-to-mouth: use a pocket mask with a one-way valve.":
    "Pas de bouche-à-bouche : utilisez un masque de poche à valve unidirectionnelle.",
  "Thaw frozen clothing before you take it off.": "Vêtements gelés : dégelez-les d’abord, puis enlevez-les.",
  "Effects may not show for days: send the person to a doctor.":
    "Le mal peut paraître des jours plus tard : envoyez la personne à un médecin.",
  "Effects may not show for hours. Watch the person closely.":
    "Le mal peut paraître des heures plus tard : faites surveiller la personne.",
  "Cool burns under cold water right away, and keep cooling.":
    "Tenez les brûlures sous l’eau froide aussitôt, et longtemps.",
  "Hydrogen fluoride on skin: rinse for 5 minutes, then apply calcium gluconate gel. If there is no gel, keep rinsing.":
    "Fluorure d’hydrogène sur la peau : rincez 5 minutes, puis appliquez un gel de gluconate de calcium. Sans gel, continuez de rincer.",
  "Keep affected skin under water or wet bandages until medical help arrives.":
    "Gardez la peau exposée dans l’eau ou sous des pansements mouillés jusqu’aux soins médicaux.",
  "Do not pull off clothing stuck to the skin.": "Laissez les vêtements qui collent à la peau.",
  "Do not peel solidified material off the skin. Leave it to medical staff.":
    "Laissez au personnel médical la matière fondue solidifiée sur la peau.",
  "Frostbite: leave thawing to medical staff.": "Laissez au personnel médical le dégel de la peau gelée.",
  "Keep it off the skin.": "Ne laissez rien toucher la peau.",
  "Isolate the person: they may carry the infection.":
    "Menez la personne dans un lieu isolé : une personne peut porter l’infection.",
  "Keep the person warm and reassured.": "Protégez la personne du froid, et rassurez-la.",
  "Rinse skin and eyes under running water for 20 minutes or more.":
    "Rincez la peau et les yeux à l’eau courante : 20 minutes ou plus.",
  "Rinse the eyes under a tap.": "Rincez les yeux sous le robinet.",
  "Skin: use soap and plenty of water.": "Peau : savon et beaucoup d’eau.",
  "Take off contaminated clothing and shoes. Set them aside.":
    "Enlevez vêtements et chaussures contaminés, et gardez-les à part.",
  "Tell medical staff what the substance is so they can protect themselves.":
    "Dites au personnel médical quelle est la matière, pour qu’il se protège.",
  "Treat injuries before dealing with radiation.": "Traitez d’abord la blessure, le rayonnement après.",
  "Wipe it off the skin right away.": "Essuyez-la de la peau aussitôt.",
};
