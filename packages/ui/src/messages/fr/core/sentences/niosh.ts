/** First aid, treatment and late effects of one substance. */
export const niosh = {
  "Breathing: get the person into fresh air. If not breathing, give artificial respiration. Get medical care.":
    "Respiration : amenez la personne à l’air frais. Si elle ne respire pas, donnez la respiration artificielle. Obtenez des soins médicaux.",
  "Breathing: get the person into fresh air.": "Respiration : amenez la personne à l’air frais.",
  "Breathing: give {number}% oxygen if trained.": "Respiration : donnez de l’oxygène à {number} % si vous êtes formé.",
  "Eyes: get medical care.": "Yeux : obtenez des soins médicaux.",
  "Eyes: rinse promptly with plenty of water, lids open. Get medical care.":
    "Yeux : rincez sans tarder à grande eau, paupières ouvertes. Obtenez des soins médicaux.",
  "Eyes: rinse immediately with plenty of water, lids open. Get medical care immediately.":
    "Yeux : rincez immédiatement à grande eau, paupières ouvertes. Obtenez immédiatement des soins médicaux.",
  "Eyes: rinse immediately with plenty of water, lids open. Get medical care immediately ({words}).":
    "Yeux : rincez immédiatement à grande eau, paupières ouvertes. Obtenez immédiatement des soins médicaux ({words}).",
  "Frostbitten eyes: get medical care immediately.": "Yeux gelés : obtenez immédiatement des soins médicaux.",
  "Frostbitten skin: do not rub it or flush it with water. Get medical care immediately.":
    "Peau gelée : ne la frottez pas et ne la rincez pas à l’eau. Obtenez immédiatement des soins médicaux.",
  "Molten material on the skin: flush immediately with water and get medical care.":
    "Matière fondue sur la peau : rincez immédiatement à l’eau et obtenez des soins médicaux.",
  "Skin: blot or brush it away.": "Peau : épongez-la ou brossez-la.",
  "Skin: brush it off.": "Peau : brossez-la.",
  "Do not wash.": "Ne lavez pas.",
  "Skin: brush the solid off first.": "Peau : brossez d’abord le solide.",
  "Skin: flush promptly with soap and water.": "Peau : rincez sans tarder à l’eau et au savon.",
  "Skin: flush promptly with water.": "Peau : rincez sans tarder à l’eau.",
  "Skin: flush promptly with water ({words}).": "Peau : rincez sans tarder à l’eau ({words}).",
  "Skin: flush immediately with soap and water.": "Peau : rincez immédiatement à l’eau et au savon.",
  "Skin: flush immediately with water.": "Peau : rincez immédiatement à l’eau.",
  "Skin: flush immediately with water ({words}).": "Peau : rincez immédiatement à l’eau ({words}).",
  "Skin: flush with water.": "Peau : rincez à l’eau.",
  "Skin: then flush with water.": "Peau : puis rincez à l’eau.",
  "Skin: wash promptly with soap and water.": "Peau : lavez sans tarder à l’eau et au savon.",
  "Skin: wash promptly with water.": "Peau : lavez sans tarder à l’eau.",
  "Skin: wash regularly.": "Peau : lavez régulièrement.",
  "Skin: wash immediately with soap and water.": "Peau : lavez immédiatement à l’eau et au savon.",
  "Skin: wash immediately with soap and water ({words}).": "Peau : lavez immédiatement à l’eau et au savon ({words}).",
  "Skin: wash with soap and water.": "Peau : lavez à l’eau et au savon.",
  "Skin: wash immediately with water.": "Peau : lavez immédiatement à l’eau.",
  "Skin: wash immediately with water ({words}).": "Peau : lavez immédiatement à l’eau ({words}).",
  "Skin: wash with water.": "Peau : lavez à l’eau.",
  "Solid or liquid on the skin: wash promptly with soap and water.":
    "Solide ou liquide sur la peau : lavez sans tarder à l’eau et au savon.",
  "Swallowed: get medical care immediately.": "Avalée : obtenez immédiatement des soins médicaux.",
  "Swallowed: get medical care immediately ({words}).": "Avalée : obtenez immédiatement des soins médicaux ({words}).",
  "liquid or solution": "liquide ou solution",
  "solution or liquid": "solution ou liquide",
  "Allergy: keep anyone who reacts to it away from further exposure.":
    "Allergie : évitez toute nouvelle exposition à quiconque y réagit.",
  "Blood: tell medical staff that it may cause methemoglobinemia.":
    "Sang : dites au personnel médical qu’elle peut causer une méthémoglobinémie.",
  "Breathing: let the person sit up. Give oxygen if trained.":
    "Respiration : laissez la personne s’asseoir. Donnez de l’oxygène si vous êtes formé.",
  "Chemical burns: keep rinsing until medical staff take over.":
    "Brûlures chimiques : continuez de rincer jusqu’à ce que le personnel médical prenne la relève.",
  "Convulsions: protect the person from injury and keep the airway open.":
    "Convulsions : protégez la personne des blessures et gardez les voies respiratoires ouvertes.",
  "Drowsy or unconscious: put the person in the recovery position and watch their breathing.":
    "Somnolente ou inconsciente : mettez la personne en position latérale de sécurité et surveillez sa respiration.",
  "Frostbite: do not rub it. Leave thawing to medical staff.":
    "Engelures : ne les frottez pas. Laissez le dégel au personnel médical.",
  "Heart: keep the person at rest and monitor the heartbeat.":
    "Cœur : gardez la personne au repos et surveillez son rythme cardiaque.",
  "Lack of oxygen: get the person into fresh air. Give oxygen if trained.":
    "Manque d’oxygène : amenez la personne à l’air frais. Donnez de l’oxygène si vous êtes formé.",
  "Delayed damage: have a doctor check blood, liver and kidneys.":
    "Atteinte tardive : faites examiner le sang, le foie et les reins par un médecin.",
  "Lungs: fluid may build up hours later. Get medical care for everyone who inhaled it.":
    "Poumons : du liquide peut s’y accumuler des heures plus tard. Obtenez des soins médicaux pour toute personne qui l’a respirée.",
  "Lungs: keep the person at rest, half sitting up.": "Poumons : gardez la personne au repos, à demi assise.",
  "Nerves: tell medical staff immediately that it may block cholinesterase. Antidotes exist.":
    "Nerfs : dites immédiatement au personnel médical qu’elle peut bloquer la cholinestérase. Il existe des antidotes.",
  "It may cause asthma or an allergic reaction if inhaled ({codes}).":
    "La respirer peut causer l’asthme ou une réaction allergique ({codes}).",
  "It may cause a skin allergy ({codes}).": "Elle peut causer une allergie de la peau ({codes}).",
  "It may cause genetic damage ({codes}).": "Elle peut causer des dommages génétiques ({codes}).",
  "It is suspected of causing genetic damage ({codes}).":
    "Elle est soupçonnée de causer des dommages génétiques ({codes}).",
  "It may cause cancer ({codes}).": "Elle peut causer le cancer ({codes}).",
  "It is suspected of causing cancer ({codes}).": "Elle est soupçonnée de causer le cancer ({codes}).",
  "It may harm fertility or the unborn child ({codes}).":
    "Elle peut nuire à la fertilité ou à l’enfant à naître ({codes}).",
  "It is suspected of harming fertility or the unborn child ({codes}).":
    "Elle est soupçonnée de nuire à la fertilité ou à l’enfant à naître ({codes}).",
  "It may harm breastfed babies ({codes}).": "Elle peut nuire aux bébés allaités ({codes}).",
  "It damages organs after long or repeated exposure ({codes}).":
    "Elle endommage des organes après une exposition longue ou répétée ({codes}).",
  "It may damage organs after long or repeated exposure ({codes}).":
    "Elle peut endommager des organes après une exposition longue ou répétée ({codes}).",
  "Keep ignition sources away: vapour can ignite at {figure} and above.":
    "Éloignez les sources d’inflammation : la vapeur peut s’enflammer à {figure} et plus.",
  "Explosive range in air: {number} to {number2} vol %.":
    "Plage d’explosivité dans l’air : {number} à {number2} % vol.",
  "{words}, {number} min: {figure}.": "{words}, {number} min : {figure}.",
  "{words}: {figure}.": "{words} : {figure}.",
  "Brush it off the skin.": "Brossez-la de la peau.",
  "Before leaving work, change clothing that may be contaminated.":
    "Avant de quitter le travail, changez les vêtements qui peuvent être contaminés.",
  "Have a quick-drench shower ready.": "Ayez une douche d’urgence à portée.",
  "Have a quick-drench shower ready ({words}).": "Ayez une douche d’urgence à portée ({words}).",
  "Have a quick-drench shower or eyewash ready for frostbite.":
    "Ayez une douche d’urgence ou une douche oculaire à portée en cas d’engelure.",
  "Have an eyewash available.": "Ayez une douche oculaire à portée.",
  "Have an eyewash available ({words}).": "Ayez une douche oculaire à portée ({words}).",
  "Take off clothing that is wet or contaminated.": "Enlevez les vêtements mouillés ou contaminés.",
  "Take off clothing that is wet or contaminated ({words}).": "Enlevez les vêtements mouillés ou contaminés ({words}).",
  "Take off wet clothing immediately: it may catch fire.":
    "Enlevez immédiatement les vêtements mouillés : ils peuvent prendre feu.",
  "Wash the skin at the end of every shift.": "Lavez la peau à la fin de chaque quart.",
  "Wash the skin at the end of every shift ({words}).": "Lavez la peau à la fin de chaque quart ({words}).",
  AgNO3: "AgNO3",
  Ni: "Ni",
  "Wash the skin when it is contaminated.": "Lavez la peau quand elle est contaminée.",
  "Wash the skin when it is contaminated ({words}).": "Lavez la peau quand elle est contaminée ({words}).",
  "Wear clothing that keeps it off the skin.": "Portez des vêtements qui la tiennent loin de la peau.",
  "Wear clothing that keeps it off the skin ({words}).":
    "Portez des vêtements qui la tiennent loin de la peau ({words}).",
  "Wear clothing that keeps the cold liquid off the skin.":
    "Portez des vêtements qui tiennent le liquide froid loin de la peau.",
  "Wear eye protection that keeps it out of the eyes.": "Portez une protection qui la tient loin des yeux.",
  "Wear eye protection that keeps it out of the eyes ({words}).":
    "Portez une protection qui la tient loin des yeux ({words}).",
  "Wear eye protection that keeps the cold liquid out of the eyes.":
    "Portez une protection qui tient le liquide froid loin des yeux.",
  "above {figure}": "au-dessus de {figure}",
  "above {number}%": "au-dessus de {number} %",
  "pH below {number}": "pH sous {number}",
  "Up to {figure}: {words}.": "Jusqu’à {figure} : {words}.",
  "Up to {name}: {words}.": "Jusqu’à {name} : {words}.",
  "For escape: {words}.": "Pour fuir : {words}.",
  "For unknown or IDLH concentrations: {words}.": "Concentrations inconnues ou DIVS : {words}.",
  "Above the REL, or at any detectable concentration if there is no REL: {words}.":
    "Au-dessus de la REL ou, sans REL, à toute concentration décelable : {words}.",
  "{words} (protection factor {number})": "{words} (facteur de protection {number})",
  "quarter-mask respirator": "quart de masque",
  "half-mask particulate respirator": "demi-masque à filtre à particules",
  "full-face particulate respirator": "masque complet à filtre à particules",
  "half-mask cartridge respirator": "demi-masque à cartouches",
  "full-face cartridge respirator": "masque complet à cartouches",
  "full-face gas mask with canister": "masque à gaz complet à boîtier filtrant",
  "powered air-purifying respirator": "respirateur d’épuration d’air motorisé",
  "supplied-air respirator": "respirateur à adduction d’air",
  "supplied-air respirator with continuous flow": "respirateur à adduction d’air à débit continu",
  "full-face supplied-air respirator": "masque complet à adduction d’air",
  "pressure-demand supplied-air respirator": "respirateur à adduction d’air à surpression",
  "full-face pressure-demand supplied-air respirator": "masque complet à adduction d’air à surpression",
  "full-face pressure-demand supplied-air respirator with auxiliary SCBA":
    "masque complet à adduction d’air à surpression avec APRA auxiliaire",
  "full-face SCBA": "APRA à masque complet",
  "full-face pressure-demand SCBA": "APRA à masque complet à surpression",
  "{words} or {words2}": "{words} ou {words2}",
  "NIOSH REL: {name} See Appendix {name2}.": "REL de NIOSH : {name} Voir l’annexe {name2}.",
  "NIOSH REL: {name}.": "REL de NIOSH : {name}.",
  "OSHA PEL: none.": "PEL de l’OSHA : aucune.",
  "OSHA PEL: {name} See Appendix {name2}.": "PEL de l’OSHA : {name} Voir l’annexe {name2}.",
  "OSHA PEL: {name}.": "PEL de l’OSHA : {name}.",
  "NIOSH lists it as a potential occupational carcinogen.": "NIOSH la classe comme cancérogène possible au travail.",
};
