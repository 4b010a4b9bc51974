/** What to do with a spill. */
export const spill = {
  "Absorb hydrazine with dry sand or an inert absorbent only.":
    "Absorbez l’hydrazine avec du sable sec ou un absorbant inerte seulement.",
  "Aerosols may be flammable (class 2.1): remove every ignition source.":
    "Les aérosols peuvent être inflammables (classe 2.1) : enlevez toute source d’inflammation.",
  "Ask a specialist how to pick it up: no method is on file for this guide.":
    "Demandez à un spécialiste comment la ramasser : aucune méthode n’est au dossier pour ce guide.",
  "Build a dike well ahead of the flow, and collect it there.":
    "Construisez une digue bien en avant de l’écoulement, et recueillez-le là.",
  "Bury it in sand or earth, or put water over it.": "Recouvrez-la de sable ou de terre, ou d’eau.",
  "Catch the runoff behind a dike well ahead of it.": "Retenez le ruissellement derrière une digue, bien en avant.",
  "Clean up under an expert.": "Nettoyez sous la direction d’un expert.",
  "Clear its path of whatever burns, where nobody is put at risk.":
    "Dégagez son chemin de tout ce qui brûle, si personne n’est mis en danger.",
  "Close drains and ventilation to the vapour.": "Fermez égouts et ventilation à la vapeur.",
  "Cover it with towels, and soak them with bleach or another disinfectant from the outside in.":
    "Couvrez-la de serviettes, et imbibez-les d’eau de Javel ou d’un autre désinfectant, du bord vers le centre.",
  "Dike a large liquid spill to collect it.": "Endiguez un grand déversement de liquide pour le recueillir.",
  "Dike far ahead of it with dry sand.": "Endiguez loin en avant avec du sable sec.",
  "Dike it, and put no water on it unless you are told to.": "Endiguez-la, et n’y mettez pas d’eau sans consigne.",
  "Dissolve a small spill in 5 parts of water and collect it.":
    "Dissolvez un petit déversement dans 5 parties d’eau et recueillez-le.",
  "Do not let it warm up: cool it with dry ice or ice.":
    "Ne la laissez pas chauffer : refroidissez-la avec de la glace sèche ou de la glace.",
  "Do not put water on the leak, on the spill or into a container.":
    "Ne mettez pas d’eau sur la fuite, sur le déversement ni dans un contenant.",
  "Do not put water on the leak.": "Ne mettez pas d’eau sur la fuite.",
  "Do not put water, regular or alcohol-resistant foam on the spill.":
    "Ne mettez ni eau, ni mousse ordinaire, ni mousse résistante à l’alcool sur le déversement.",
  "Do not touch the spill.": "Ne touchez pas le déversement.",
  "Drains, streams, cellars: let none of it in.": "Égouts, cours d’eau, caves : n’y laissez rien entrer.",
  "Dry material goes into a dry, clean container with a loose lid.":
    "La matière sèche va dans un contenant sec et propre, au couvercle non serré.",
  "Fill it into plastic containers with loose lids.":
    "Mettez-la dans des contenants de plastique aux couvercles non serrés.",
  "Foam made for it may hold the vapour down.": "Une mousse prévue pour elle peut rabattre la vapeur.",
  "Ground whatever pumps or carries the product.": "Mettez à la terre tout ce qui pompe ou porte le produit.",
  "Hold chlorosilane vapour down with alcohol-resistant foam.":
    "Rabattez la vapeur de chlorosilane avec de la mousse résistante à l’alcool.",
  "If it leaks liquid, turn the container until only gas comes out.":
    "Si du liquide fuit, tournez le contenant jusqu’à ce qu’il ne sorte que du gaz.",
  "It runs like water and splashes: use no shovel on it.":
    "Il coule comme l’eau et éclabousse : n’utilisez pas de pelle.",
  "Keep hands and feet out of the spill.": "Ne mettez ni mains ni pieds dans le déversement.",
  "Keep hands off broken packages and off what came out.": "Ne touchez ni les colis brisés ni ce qui en est sorti.",
  "Keep it wet until a specialist takes it over.": "Gardez-la mouillée jusqu’à ce qu’un spécialiste s’en charge.",
  "Keep it wet with the disinfectant.": "Gardez-la mouillée de désinfectant.",
  "Keep the material under water.": "Gardez la matière sous l’eau.",
  "Keep the metal dry.": "Gardez le métal sec.",
  "Keep the runoff away from the spill.": "Tenez le ruissellement loin du déversement.",
  "Keep water off the spill and out of containers.": "Tenez l’eau loin du déversement et hors des contenants.",
  "Keep wet product wet: add water slowly and in quantity.":
    "Gardez mouillé le produit mouillé : ajoutez de l’eau lentement et en quantité.",
  "Leave clean-up and disposal to a specialist.": "Laissez nettoyage et élimination à un spécialiste.",
  "Leave the leak alone.": "Laissez la fuite.",
  "Leave the leak alone: it may explode.": "Laissez la fuite : elle peut exploser.",
  "Let fresh air through.": "Laissez passer l’air frais.",
  "Let it evaporate.": "Laissez-la s’évaporer.",
  "Let it solidify by itself.": "Laissez-la se solidifier d’elle-même.",
  "Powder: lay a plastic sheet over it and keep it dry.":
    "Poudre : couvrez-la d’une toile de plastique et gardez-la sèche.",
  "Powder: lay a tarpaulin or plastic sheet over it.": "Poudre : couvrez-la d’une bâche ou d’une toile de plastique.",
  "A plastic sheet over it keeps it from spreading.": "Une toile de plastique par-dessus l’empêche de se disperser.",
  "Put a dike round it, and wet earth or sand over it.":
    "Entourez-la d’une digue, et couvrez-la de terre ou de sable mouillés.",
  "Put dry sand or dry earth over it, and a plastic sheet on top against rain.":
    "Couvrez-la de sable sec ou de terre sèche, et d’une toile de plastique contre la pluie.",
  "Put leaking batteries and the absorbent into metal containers.":
    "Mettez les piles qui fuient et l’absorbant dans des contenants de métal.",
  "Put out or switch off whatever could ignite it: engines, cigarettes, flares, lamps.":
    "Éteignez tout ce qui pourrait l’enflammer : moteurs, cigarettes, fusées routières, lampes.",
  "Put sand or earth over it, and a plastic sheet on top.":
    "Couvrez-la de sable ou de terre, et d’une toile de plastique.",
  "Put sand, earth or some other absorbent that cannot burn on the liquid.":
    "Mettez sur le liquide du sable, de la terre ou un autre absorbant qui ne brûle pas.",
  "Put what you picked up into containers for disposal.":
    "Mettez ce que vous avez ramassé dans des contenants, pour élimination.",
  "Raise no dust, and breathe none.": "Ne soulevez pas de poussière, et n’en respirez pas.",
  "Raise no dust: it may explode in air.": "Ne soulevez pas de poussière : elle peut exploser dans l’air.",
  "Rinse the place with much water.": "Rincez les lieux à grande eau.",
  "Shovel it into a metal container.": "Pelletez-la dans un contenant de métal.",
  "Shut the leak off where nobody is put at risk.": "Fermez la fuite, si personne n’est mis en danger.",
  "Small spill: bury it in sand or earth, or put water over it.":
    "Petit déversement : couvrez-le de sable ou de terre, ou d’eau.",
  "Soak it up with sand, dry earth or some other absorbent that cannot burn.":
    "Absorbez-la avec du sable, de la terre sèche ou un autre absorbant qui ne brûle pas.",
  "Soak up battery liquid with sand, earth or some other absorbent that cannot burn.":
    "Absorbez le liquide de pile avec du sable, de la terre ou un autre absorbant qui ne brûle pas.",
  "Soak up liquid with sand, vermiculite or some other absorbent that cannot burn.":
    "Absorbez le liquide avec du sable, de la vermiculite ou un autre absorbant qui ne brûle pas.",
  "Steel and aluminum tools are wrong here.": "Les outils d’acier et d’aluminium ne conviennent pas ici.",
  "Take clean tools that cannot spark.": "Prenez des outils propres qui ne font pas d’étincelles.",
  "Take it up with something damp and inert that cannot burn.":
    "Ramassez-la avec une matière humide et inerte qui ne brûle pas.",
  "Take the containers away from the spill.": "Éloignez les contenants du déversement.",
  "Use a mercury spill kit for mercury.": "Pour le mercure, utilisez une trousse de déversement de mercure.",
  "Wait with the clean-up for the radiation authority.": "Attendez l’autorité de radioprotection pour le nettoyage.",
  "Wait with the final clean-up for the radiation authority.":
    "Attendez l’autorité de radioprotection pour le nettoyage final.",
  "Water spray may hold vapour down; in a closed place it may ignite all the same.":
    "L’eau pulvérisée peut rabattre la vapeur; dans un lieu clos, elle peut s’enflammer quand même.",
  "Wet it, and hold the water back with a dike.": "Mouillez-la, et retenez l’eau avec une digue.",
  "Whatever burns stays away from the spill: clothing, oil, paper, wood.":
    "Tout ce qui brûle reste loin du déversement : vêtements, huile, papier, bois.",
};
