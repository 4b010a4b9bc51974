/** What to do with a spill. */
export const spill = {
  "Hydrazine: absorb only with dry sand or an inert absorbent.":
    "Absorbez l’hydrazine avec du sable sec ou un absorbant inerte seulement.",
  "Aerosols may be flammable (Division 2.1). Remove all ignition sources.":
    "Les aérosols peuvent être inflammables (classe 2.1) : enlevez toute source d’inflammation.",
  "Ask a specialist how to collect it. No method on file for this guide.":
    "Demandez à un spécialiste comment la ramasser : aucune méthode n’est au dossier pour ce guide.",
  "Build a dike well ahead of the flow to collect it.":
    "Construisez une digue bien en avant de l’écoulement, et recueillez-le là.",
  "Bury it in sand or earth, or put water over it.": "Recouvrez-la de sable ou de terre, ou d’eau.",
  "Build a dike well ahead of the spill to catch runoff.":
    "Retenez le ruissellement derrière une digue, bien en avant.",
  "Clean up only with an expert in charge.": "Nettoyez sous la direction d’un expert.",
  "Clear combustibles from its path if it puts nobody at risk.":
    "Dégagez son chemin de tout ce qui brûle, si personne n’est mis en danger.",
  "Block drains and shut off ventilation so vapour cannot spread.": "Fermez égouts et ventilation à la vapeur.",
  "Cover it with towels. Soak them with bleach or another disinfectant, from the outside in.":
    "Couvrez-la de serviettes, et imbibez-les d’eau de Javel ou d’un autre désinfectant, du bord vers le centre.",
  "Dike a large liquid spill to collect it.": "Endiguez un grand déversement de liquide pour le recueillir.",
  "Build a dike of dry sand far ahead of it.": "Endiguez loin en avant avec du sable sec.",
  "Dike it. Put water on it only if told to.": "Endiguez-la, et n’y mettez pas d’eau sans consigne.",
  "Small spill: dissolve in 5 parts of water and collect.":
    "Dissolvez un petit déversement dans 5 parties d’eau et recueillez-le.",
  "Do not let it warm up: cool it with dry ice or ice.":
    "Ne la laissez pas chauffer : refroidissez-la avec de la glace sèche ou de la glace.",
  "Keep water off the leak, off the spill and out of containers.":
    "Ne mettez pas d’eau sur la fuite, sur le déversement ni dans un contenant.",
  "Do not apply water to the leak.": "Ne mettez pas d’eau sur la fuite.",
  "Do not use water, regular foam or alcohol-resistant foam on the spill.":
    "Ne mettez ni eau, ni mousse ordinaire, ni mousse résistante à l’alcool sur le déversement.",
  "Do not touch the spill.": "Ne touchez pas le déversement.",
  "Keep it out of drains, streams and basements.": "Égouts, cours d’eau, caves : n’y laissez rien entrer.",
  "Put dry material in a dry, clean container with a loose lid.":
    "La matière sèche va dans un contenant sec et propre, au couvercle non serré.",
  "Put it in plastic containers with loose lids.":
    "Mettez-la dans des contenants de plastique aux couvercles non serrés.",
  "Vapour-suppressing foam may hold the vapour down.": "Une mousse prévue pour elle peut rabattre la vapeur.",
  "Ground all equipment that pumps or holds the product.": "Mettez à la terre tout ce qui pompe ou porte le produit.",
  "Hold down chlorosilane vapour with alcohol-resistant foam.":
    "Rabattez la vapeur de chlorosilane avec de la mousse résistante à l’alcool.",
  "If liquid is leaking, turn the container so that only gas comes out.":
    "Si du liquide fuit, tournez le contenant jusqu’à ce qu’il ne sorte que du gaz.",
  "It flows like water and splashes: do not use a shovel on it.":
    "Il coule comme l’eau et éclabousse : n’utilisez pas de pelle.",
  "Do not touch or step in the spill.": "Ne mettez ni mains ni pieds dans le déversement.",
  "Keep hands off damaged packages and anything that leaked out.":
    "Ne touchez ni les colis brisés ni ce qui en est sorti.",
  "Keep it wet until a specialist takes over.": "Gardez-la mouillée jusqu’à ce qu’un spécialiste s’en charge.",
  "Keep it wet with disinfectant.": "Gardez-la mouillée de désinfectant.",
  "Keep the material under water.": "Gardez la matière sous l’eau.",
  "Keep the metal dry.": "Gardez le métal sec.",
  "Do not let runoff reach the spill.": "Tenez le ruissellement loin du déversement.",
  "Keep water off the spill and out of containers.": "Tenez l’eau loin du déversement et hors des contenants.",
  "Keep wetted product wet: slowly add plenty of water.":
    "Gardez mouillé le produit mouillé : ajoutez de l’eau lentement et en quantité.",
  "Leave cleanup and disposal to a specialist.": "Laissez nettoyage et élimination à un spécialiste.",
  "Leave the leak alone.": "Laissez la fuite.",
  "Leave the leak alone: stopping it may cause an explosion.": "Laissez la fuite : elle peut exploser.",
  "Air out the area.": "Laissez passer l’air frais.",
  "Let it evaporate.": "Laissez-la s’évaporer.",
  "Let it solidify on its own.": "Laissez-la se solidifier d’elle-même.",
  "Powder: cover with a plastic sheet and keep it dry.":
    "Poudre : couvrez-la d’une toile de plastique et gardez-la sèche.",
  "Powder: lay a tarp or plastic sheet over it.": "Poudre : couvrez-la d’une bâche ou d’une toile de plastique.",
  "Lay a plastic sheet over it to keep it from spreading.":
    "Une toile de plastique par-dessus l’empêche de se disperser.",
  "Dike it and cover it with wet earth or sand.":
    "Entourez-la d’une digue, et couvrez-la de terre ou de sable mouillés.",
  "Cover it with dry sand or dry earth, then a plastic sheet to keep rain off.":
    "Couvrez-la de sable sec ou de terre sèche, et d’une toile de plastique contre la pluie.",
  "Put leaking batteries and used absorbent in metal containers.":
    "Mettez les piles qui fuient et l’absorbant dans des contenants de métal.",
  "Shut off or put out ignition sources: engines, cigarettes, flares, lamps.":
    "Éteignez tout ce qui pourrait l’enflammer : moteurs, cigarettes, fusées routières, lampes.",
  "Cover it with sand or earth, then a plastic sheet.": "Couvrez-la de sable ou de terre, et d’une toile de plastique.",
  "Cover liquid with sand, earth or another non-combustible absorbent.":
    "Mettez sur le liquide du sable, de la terre ou un autre absorbant qui ne brûle pas.",
  "Put the collected material into containers for disposal.":
    "Mettez ce que vous avez ramassé dans des contenants, pour élimination.",
  "Do not raise or breathe dust.": "Ne soulevez pas de poussière, et n’en respirez pas.",
  "Do not raise dust: it may explode in air.": "Ne soulevez pas de poussière : elle peut exploser dans l’air.",
  "Rinse the area with plenty of water.": "Rincez les lieux à grande eau.",
  "Shovel it into a metal container.": "Pelletez-la dans un contenant de métal.",
  "Shut off the leak if it puts nobody at risk.": "Fermez la fuite, si personne n’est mis en danger.",
  "Small spill: cover it with sand, earth or water.": "Petit déversement : couvrez-le de sable ou de terre, ou d’eau.",
  "Absorb it with sand, dry earth or another non-combustible absorbent.":
    "Absorbez-la avec du sable, de la terre sèche ou un autre absorbant qui ne brûle pas.",
  "Absorb battery electrolyte with sand, earth or another non-combustible absorbent.":
    "Absorbez le liquide de pile avec du sable, de la terre ou un autre absorbant qui ne brûle pas.",
  "Absorb liquid with sand, vermiculite or another non-combustible absorbent.":
    "Absorbez le liquide avec du sable, de la vermiculite ou un autre absorbant qui ne brûle pas.",
  "Use no aluminum or steel tools.": "Les outils d’acier et d’aluminium ne conviennent pas ici.",
  "Pick it up with clean, non-sparking tools.": "Prenez des outils propres qui ne font pas d’étincelles.",
  "Pick it up with damp, inert material that cannot burn.":
    "Ramassez-la avec une matière humide et inerte qui ne brûle pas.",
  "Move containers away from the spill.": "Éloignez les contenants du déversement.",
  "Use a mercury spill kit for mercury.": "Pour le mercure, utilisez une trousse de déversement de mercure.",
  "Leave cleanup until the radiation authority says how.": "Attendez l’autorité de radioprotection pour le nettoyage.",
  "Leave final cleanup until the radiation authority says how.":
    "Attendez l’autorité de radioprotection pour le nettoyage final.",
  "Water spray may hold vapour down, but vapour can still ignite in enclosed spaces.":
    "L’eau pulvérisée peut rabattre la vapeur; dans un lieu clos, elle peut s’enflammer quand même.",
  "Wet it and dike the runoff.": "Mouillez-la, et retenez l’eau avec une digue.",
  "Keep combustibles away from the spill: clothing, oil, paper, wood.":
    "Tout ce qui brûle reste loin du déversement : vêtements, huile, papier, bois.",
};
