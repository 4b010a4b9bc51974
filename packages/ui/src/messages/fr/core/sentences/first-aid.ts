/** What to do for people. */
export const firstAid = {
  "Bring the person into clean air, where nobody is put at risk.":
    "Amenez la personne à l’air pur, si personne n’est mis en danger.",
  "Breathing has stopped: give artificial respiration.": "La respiration a cessé : donnez la respiration artificielle.",
  "Breathing is hard: give oxygen.": "La respiration est difficile : donnez de l’oxygène.",
  "Call 911 or the medical service.": "Appelez le 911 ou le service médical.",
  "Clean the skin with soap, gently: do not break it.": "Nettoyez la peau au savon, doucement : ne la blessez pas.",
  "Clothing with it on goes into a metal bucket of water: dry, it may catch fire.":
    "Les vêtements souillés vont dans un seau de métal plein d’eau : secs, ils peuvent prendre feu.",
  "Contaminated clothing may catch fire when it dries.": "Des vêtements contaminés peuvent prendre feu en séchant.",
  "Corrosive: rinse skin and eyes under running water for 30 minutes or more.":
    "Corrosif : rincez la peau et les yeux à l’eau courante, 30 minutes ou plus.",
  "Do not breathe mouth to mouth: use a pocket mask with a one-way valve.":
    "Pas de bouche-à-bouche : utilisez un masque de poche à valve unidirectionnelle.",
  "Frozen clothing: thaw it first, then take it off.": "Vêtements gelés : dégelez-les d’abord, puis enlevez-les.",
  "Harm may show days later: send the person to a doctor.":
    "Le mal peut paraître des jours plus tard : envoyez la personne à un médecin.",
  "Harm may show hours later: have the person watched.":
    "Le mal peut paraître des heures plus tard : faites surveiller la personne.",
  "Hold burns under cold water at once, and for long.": "Tenez les brûlures sous l’eau froide aussitôt, et longtemps.",
  "Hydrogen fluoride on the skin: rinse 5 minutes, then apply calcium gluconate gel. Without gel, go on rinsing.":
    "Fluorure d’hydrogène sur la peau : rincez 5 minutes, puis appliquez un gel de gluconate de calcium. Sans gel, continuez de rincer.",
  "Keep the exposed skin in water or under wet bandages until medical care is there.":
    "Gardez la peau exposée dans l’eau ou sous des pansements mouillés jusqu’aux soins médicaux.",
  "Leave clothing that sticks to the skin.": "Laissez les vêtements qui collent à la peau.",
  "Leave solidified molten material on the skin to medical staff.":
    "Laissez au personnel médical la matière fondue solidifiée sur la peau.",
  "Leave the thawing of frozen skin to medical staff.": "Laissez au personnel médical le dégel de la peau gelée.",
  "Let none of it touch the skin.": "Ne laissez rien toucher la peau.",
  "Move the person to an isolated place: a person may carry the infection.":
    "Menez la personne dans un lieu isolé : une personne peut porter l’infection.",
  "Protect the person from cold, and reassure them.": "Protégez la personne du froid, et rassurez-la.",
  "Rinse skin and eyes under running water: 20 minutes or more.":
    "Rincez la peau et les yeux à l’eau courante : 20 minutes ou plus.",
  "Rinse the eyes under the tap.": "Rincez les yeux sous le robinet.",
  "Skin: soap and much water.": "Peau : savon et beaucoup d’eau.",
  "Take off contaminated clothing and shoes, and keep them apart.":
    "Enlevez vêtements et chaussures contaminés, et gardez-les à part.",
  "Tell the medical staff what the substance is, so that they protect themselves.":
    "Dites au personnel médical quelle est la matière, pour qu’il se protège.",
  "Treat the injury first, the radiation after.": "Traitez d’abord la blessure, le rayonnement après.",
  "Wipe it from the skin at once.": "Essuyez-la de la peau aussitôt.",
};
