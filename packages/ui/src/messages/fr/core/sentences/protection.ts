/** PPE. */
export const protection = {
  "Wear positive-pressure SCBA.": "Portez un APRA à pression positive.",
  "Use a suit that its manufacturer has tested for this substance.":
    "Portez une combinaison que son fabricant a mise à l’essai contre cette matière.",
  "Chemical protective clothing burns and melts. Wear it only where nothing can ignite.":
    "Les vêtements de protection chimique brûlent et fondent. Portez-les seulement où rien ne peut s’enflammer.",
  "Turnout gear protects from heat but gives little chemical protection.":
    "La tenue de combat protège de la chaleur, mais très peu des produits chimiques.",
  "Turnout gear protects from heat but gives little protection from the substance.":
    "La tenue de combat protège de la chaleur, mais très peu de la matière.",
  "Wear thermal protection for refrigerated liquid.": "Portez une protection thermique contre le liquide réfrigéré.",
  "Wear positive-pressure SCBA with turnout gear.": "Portez un APRA à pression positive avec la tenue de combat.",
  "This is enough protection for the radiation in this guide.":
    "Cette protection suffit pour le rayonnement visé par ce guide.",
  "It keeps radioactive dust out of the body.": "Cela tient la poussière radioactive hors du corps.",
  "It does not stop external radiation.": "Cela n’arrête pas le rayonnement externe.",
  "Choose PPE for the amount and the routes of exposure.":
    "Choisissez l’ÉPI selon la quantité et les voies d’exposition.",
  "Wear at least a fit-tested N95, or a PAPR or SCBA.":
    "Portez au moins un N95 ajusté par essai, ou un appareil à épuration d’air motorisé, ou un APRA.",
  "Wear full-body coverage, a face shield and disposable fluid-resistant gloves.":
    "Portez une protection de tout le corps, un écran facial et des gants jetables résistants aux liquides.",
  "Add cut-resistant outer gloves where there are needles or broken glass.":
    "Ajoutez des gants anticoupures par-dessus s’il y a des aiguilles ou du verre brisé.",
  "Add insulated outer gloves to handle dry ice.":
    "Ajoutez des gants isolants par-dessus pour manipuler la glace sèche.",
  "Wear aluminized clothing if you may touch the phosphorus.":
    "Portez des vêtements aluminisés si vous risquez de toucher le phosphore.",
  "Wear flame-retardant turnout gear with face shield, helmet and gloves.":
    "Portez une tenue de combat ignifuge avec écran facial, casque et gants.",
  "It protects from heat only up to a point.": "Elle ne protège de la chaleur que jusqu’à un certain point.",
  "Decontaminate clothing and equipment before cleaning or disposal.":
    "Décontaminez vêtements et matériel avant le nettoyage ou l’élimination.",
  "Without the right suit, do not touch the spill or damaged containers.":
    "Sans la combinaison appropriée, ne touchez ni au déversement ni aux contenants endommagés.",
};
