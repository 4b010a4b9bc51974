/** What to wear. */
export const protection = {
  "Wear positive-pressure SCBA.": "Portez un APRA à pression positive.",
  "Choose the suit that its maker tested against this substance.":
    "Choisissez la combinaison que son fabricant a essayée contre cette matière.",
  "Chemical clothing burns and melts: wear it only where nothing can ignite.":
    "Les vêtements de protection chimique brûlent et fondent : portez-les seulement où rien ne peut s’enflammer.",
  "Turnout gear protects from heat, and only a little from the chemical.":
    "La tenue de combat protège de la chaleur, et très peu de la matière.",
  "Turnout gear protects from heat, and only a little from the substance.":
    "La tenue de combat protège de la chaleur, et très peu de la matière.",
  "Wear thermal protection for refrigerated liquid.": "Portez une protection thermique contre le liquide réfrigéré.",
  "Wear positive-pressure SCBA with turnout gear.": "Portez un APRA à pression positive avec la tenue de combat.",
  "This is enough for the radiation of this guide.": "Cela suffit pour le rayonnement de ce guide.",
  "It keeps radioactive dust out of the body.": "Cela tient la poussière radioactive hors du corps.",
  "It does not stop external radiation.": "Cela n’arrête pas le rayonnement externe.",
  "Choose clothing by the amount and the ways of exposure.":
    "Choisissez les vêtements selon la quantité et les voies d’exposition.",
  "Wear a fitted N95 respirator at least, or a powered respirator, or SCBA.":
    "Portez au moins un appareil N95 ajusté, ou un appareil à épuration d’air motorisé, ou un APRA.",
  "Wear a full-body cover, a face shield and disposable fluid-resistant gloves.":
    "Portez une combinaison intégrale, un écran facial et des gants jetables résistants aux liquides.",
  "Wear cut-resistant gloves over them where there are needles or broken glass.":
    "Portez par-dessus des gants anticoupures où il y a des aiguilles ou du verre brisé.",
  "Wear insulated gloves over them to handle dry ice.":
    "Portez par-dessus des gants isolants pour manier la glace sèche.",
  "Wear aluminized clothing where you may touch the phosphorus.":
    "Portez des vêtements aluminisés où vous pourriez toucher le phosphore.",
  "Wear flame-retardant turnout gear with face shield, helmet and gloves.":
    "Portez une tenue de combat ignifuge avec écran facial, casque et gants.",
  "It protects from the heat only to a limit.": "Elle ne protège de la chaleur que jusqu’à une limite.",
  "Decontaminate clothing and equipment before cleaning or disposal.":
    "Décontaminez vêtements et matériel avant le nettoyage ou l’élimination.",
  "Without the right suit keep hands off the spill and off broken containers.":
    "Sans la bonne combinaison, ne touchez ni le déversement ni les contenants brisés.",
};
