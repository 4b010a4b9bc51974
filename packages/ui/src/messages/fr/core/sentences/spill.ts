/** Actions for a spill. */
export const spill = {
  "Hydrazine: absorb only with dry sand or an inert absorbent.":
    "Hydrazine : absorbez seulement avec du sable sec ou un absorbant inerte.",
  "Aerosols may be flammable (Division 2.1). Remove all ignition sources.":
    "Les aérosols peuvent être inflammables (division 2.1). Enlevez toutes les sources d’inflammation.",
  "Ask a specialist how to collect it. No method on file for this guide.":
    "Demandez à un spécialiste comment la ramasser. Aucune méthode au dossier pour ce guide.",
  "Build a dike well ahead of the flow to collect it.":
    "Construisez une digue bien en avant de l’écoulement pour le recueillir.",
  "Cover it with sand, earth or water.": "Couvrez-la de sable, de terre ou d’eau.",
  "Build a dike well ahead of the spill to catch runoff.":
    "Construisez une digue bien en avant du déversement pour retenir le ruissellement.",
  "Clean up only with an expert in charge.": "Nettoyez seulement sous la direction d’un expert.",
  "Clear combustibles from its path if it puts nobody at risk.":
    "Éloignez de sa trajectoire les matières combustibles si cela ne met personne en danger.",
  "Block drains and shut off ventilation so vapour cannot spread.":
    "Bouchez les égouts et coupez la ventilation pour que la vapeur ne s’étende pas.",
  "Cover it with towels. Soak them with bleach or another disinfectant, from the outside in.":
    "Couvrez-la de serviettes. Imbibez-les d’eau de Javel ou d’un autre désinfectant, du bord vers le centre.",
  "Dike a large liquid spill to collect it.": "Endiguez un grand déversement de liquide pour le recueillir.",
  "Build a dike of dry sand far ahead of it.": "Construisez une digue de sable sec loin en avant.",
  "Dike it. Put water on it only if a specialist tells you to.":
    "Endiguez-la. N’y mettez de l’eau que si un spécialiste vous le dit.",
  "Small spill: dissolve in 5 parts of water and collect.":
    "Petit déversement : dissolvez-le dans 5 parties d’eau et recueillez-le.",
  "Do not let it warm up: cool it with dry ice or ice.":
    "Ne la laissez pas chauffer : refroidissez-la avec de la glace sèche ou de la glace.",
  "Keep water off the leak, off the spill and out of containers.":
    "Ne mettez d’eau ni sur la fuite, ni sur le déversement, ni dans les contenants.",
  "Do not apply water to the leak.": "Ne mettez pas d’eau sur la fuite.",
  "Do not use water, regular foam or alcohol-resistant foam on the spill.":
    "N’utilisez ni eau, ni mousse ordinaire, ni mousse résistante à l’alcool sur le déversement.",
  "Do not touch the spill.": "Ne touchez pas le déversement.",
  "Keep it out of drains, streams and basements.":
    "Empêchez-la d’entrer dans les égouts, les cours d’eau et les sous-sols.",
  "Put dry material in a dry, clean container with a loose lid.":
    "Mettez la matière sèche dans un contenant sec et propre, au couvercle non serré.",
  "Put it in plastic containers with loose lids.":
    "Mettez-la dans des contenants en plastique aux couvercles non serrés.",
  "Vapour-suppressing foam may keep the vapour down.": "Une mousse antivapeur peut rabattre la vapeur.",
  "Ground all equipment that pumps or holds the product.":
    "Mettez à la terre tout équipement qui pompe ou contient le produit.",
  "Suppress chlorosilane vapour with alcohol-resistant foam.":
    "Rabattez la vapeur de chlorosilane avec de la mousse résistante à l’alcool.",
  "If liquid is leaking, turn the container so that only gas comes out.":
    "Si du liquide fuit, tournez le contenant pour qu’il ne sorte que du gaz.",
  "It flows like water and splashes: do not use a shovel on it.":
    "Il coule comme l’eau et éclabousse : n’utilisez pas de pelle.",
  "Do not touch or step in the spill.": "Ne touchez pas au déversement et n’y marchez pas.",
  "Keep hands off damaged packages and anything that leaked out.":
    "Ne touchez ni aux colis endommagés ni à ce qui en a fui.",
  "Keep it wet until a specialist takes over.": "Gardez-la mouillée jusqu’à ce qu’un spécialiste prenne la relève.",
  "Keep it wet with disinfectant.": "Gardez-la mouillée avec du désinfectant.",
  "Keep the material under water.": "Gardez la matière sous l’eau.",
  "Keep the metal dry.": "Gardez le métal sec.",
  "Do not let runoff reach the spill.": "Empêchez le ruissellement d’atteindre le déversement.",
  "Keep water off the spill and out of containers.": "Tenez l’eau loin du déversement et hors des contenants.",
  "Keep wetted product wet: slowly add plenty of water.":
    "Gardez mouillé le produit humidifié : ajoutez lentement beaucoup d’eau.",
  "Leave cleanup and disposal to a specialist.": "Laissez le nettoyage et l’élimination à un spécialiste.",
  "Leave the leak alone.": "Laissez la fuite.",
  "Leave the leak alone: stopping it may cause an explosion.":
    "Ne touchez pas à la fuite : l’arrêter peut causer une explosion.",
  "Air out the area.": "Aérez les lieux.",
  "Let it evaporate.": "Laissez-la s’évaporer.",
  "Let it solidify on its own.": "Laissez-la se solidifier d’elle-même.",
  "Powder: cover with a plastic sheet and keep it dry.":
    "Poudre : couvrez-la d’une toile de plastique et gardez-la sèche.",
  "Powder: lay a tarp or plastic sheet over it.": "Poudre : couvrez-la d’une bâche ou d’une toile de plastique.",
  "Lay a plastic sheet over it to keep it from spreading.":
    "Couvrez-la d’une toile de plastique pour l’empêcher de se disperser.",
  "Dike it and cover it with wet earth or sand.": "Endiguez-la et couvrez-la de terre ou de sable mouillés.",
  "Cover it with dry sand or dry earth, then a plastic sheet to keep rain off.":
    "Couvrez-la de sable sec ou de terre sèche, puis d’une toile de plastique contre la pluie.",
  "Put leaking batteries and used absorbent in metal containers.":
    "Mettez les piles qui fuient et l’absorbant usé dans des contenants en métal.",
  "Shut off or put out ignition sources: engines, cigarettes, flares, lamps.":
    "Coupez ou éteignez les sources d’inflammation : moteurs, cigarettes, fusées routières, lampes.",
  "Cover it with sand or earth, then a plastic sheet.":
    "Couvrez-la de sable ou de terre, puis d’une toile de plastique.",
  "Cover liquid with sand, earth or another non-combustible absorbent.":
    "Couvrez le liquide de sable, de terre ou d’un autre absorbant incombustible.",
  "Put the collected material into containers for disposal.":
    "Mettez la matière ramassée dans des contenants en vue de son élimination.",
  "Do not raise or breathe dust.": "Ne soulevez pas de poussière et n’en respirez pas.",
  "Do not raise dust: it may explode in air.": "Ne soulevez pas de poussière : elle peut exploser dans l’air.",
  "Rinse the area with plenty of water.": "Rincez les lieux à grande eau.",
  "Shovel it into a metal container.": "Pelletez-la dans un contenant de métal.",
  "Shut off the leak if it puts nobody at risk.": "Fermez la fuite si cela ne met personne en danger.",
  "Small spill: cover it with sand, earth or water.": "Petit déversement : couvrez-le de sable, de terre ou d’eau.",
  "Absorb it with sand, dry earth or another non-combustible absorbent.":
    "Absorbez-la avec du sable, de la terre sèche ou un autre absorbant incombustible.",
  "Absorb battery electrolyte with sand, earth or another non-combustible absorbent.":
    "Absorbez l’électrolyte de pile avec du sable, de la terre ou un autre absorbant incombustible.",
  "Absorb liquid with sand, vermiculite or another non-combustible absorbent.":
    "Absorbez le liquide avec du sable, de la vermiculite ou un autre absorbant incombustible.",
  "Do not use aluminum or steel tools.": "N’utilisez pas d’outils en aluminium ou en acier.",
  "Pick it up with clean, non-sparking tools.": "Ramassez-la avec des outils propres et antiétincelles.",
  "Pick it up with a damp, inert, non-combustible absorbent.":
    "Ramassez-la avec une matière humide, inerte et incombustible.",
  "Move containers away from the spill.": "Éloignez les contenants du déversement.",
  "Use a mercury spill kit for mercury.": "Pour le mercure, utilisez une trousse de déversement de mercure.",
  "Wait for instructions from the radiation authority before cleanup.":
    "Attendez les directives de l’autorité de radioprotection avant de nettoyer.",
  "Wait for instructions from the radiation authority before final cleanup.":
    "Attendez les directives de l’autorité de radioprotection avant le nettoyage final.",
  "Water spray may knock down vapour, but vapour can still ignite in enclosed spaces.":
    "L’eau pulvérisée peut rabattre la vapeur, mais celle-ci peut quand même s’enflammer dans un lieu clos.",
  "Wet it and dike the runoff.": "Mouillez-la et endiguez le ruissellement.",
  "Keep combustibles away from the spill: clothing, oil, paper, wood.":
    "Éloignez du déversement les matières combustibles : vêtements, huile, papier, bois.",
  "Do not start cleanup before the radiation authority arrives.":
    "Ne commencez pas le nettoyage avant l’arrivée de l’autorité de radioprotection.",
  "Keep steel and aluminum tools away from it.": "N’utilisez pas d’outils en acier ou en aluminium.",
};
