/** What to wear. */
export const protection = {
  "Wear positive-pressure SCBA.": "Portez un APRA à pression positive.",
  "Use a suit that its manufacturer has tested for this substance.":
    "Choisissez la combinaison que son fabricant a essayée contre cette matière.",
  "Chemical protective clothing burns and melts. Wear it only where nothing can ignite.":
    "Les vêtements de protection chimique brûlent et fondent : portez-les seulement où rien ne peut s’enflammer.",
  "Turnout gear protects from heat but gives little chemical protection.":
    "La tenue de combat protège de la chaleur, et très peu de la matière.",
  "Turnout gear protects from heat but gives little protection from the substance.":
    "La tenue de combat protège de la chaleur, et très peu de la matière.",
  "Wear thermal protection for refrigerated liquid.": "Portez une protection thermique contre le liquide réfrigéré.",
  "Wear positive-pressure SCBA with turnout gear.": "Portez un APRA à pression positive avec la tenue de combat.",
  "This is enough protection for the radiation in this guide.": "Cela suffit pour le rayonnement de ce guide.",
  "It keeps radioactive dust out of the body.": "Cela tient la poussière radioactive hors du corps.",
  "It does not stop external radiation.": "Cela n’arrête pas le rayonnement externe.",
  "Choose PPE for the amount and the routes of exposure.":
    "Choisissez les vêtements selon la quantité et les voies d’exposition.",
  "Wear at least a fit-tested N95, or a PAPR or SCBA.":
    "Portez au moins un appareil N95 ajusté, ou un appareil à épuration d’air motorisé, ou un APRA.",
  "Wear full-body coverage, a face shield and disposable fluid-resistant gloves.":
    "Portez une combinaison intégrale, un écran facial et des gants jetables résistants aux liquides.",
  "Add cut-resistant outer gloves where there are needles or broken glass.":
    "Portez par-dessus des gants anticoupures où il y a des aiguilles ou du verre brisé.",
  "Add insulated outer gloves to handle dry ice.": "Portez par-dessus des gants isolants pour manier la glace sèche.",
  "Wear aluminized clothing if you may touch the phosphorus.":
    "Portez des vêtements aluminisés où vous pourriez toucher le phosphore.",
  "Wear flame-retardant turnout gear with face shield, helmet and gloves.":
    "Portez une tenue de combat ignifuge avec écran facial, casque et gants.",
  "It protects from heat only up to a point.": "Elle ne protège de la chaleur que jusqu’à une limite.",
  "Decontaminate clothing and equipment before cleaning or disposal.":
    "Décontaminez vêtements et matériel avant le nettoyage ou l’élimination.",
  "Without the right suit, do not touch the spill or damaged containers.":
    "Sans la bonne combinaison, ne touchez ni le déversement ni les contenants brisés.",
};
