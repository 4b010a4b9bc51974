/** Hazards of a substance. */
export const hazards = {
  "Shock, friction, heat or contact with another chemical may start a self-reaction.":
    "Un choc, un frottement, la chaleur ou le contact d’une autre matière peut déclencher une autoréaction.",
  "Shock, friction, heat or contamination may make it explode.":
    "Un choc, un frottement, la chaleur ou une contamination peut la faire exploser.",
  "A capsule exposes people to radiation but rarely contaminates them.":
    "Une capsule expose les gens au rayonnement, mais les contamine rarement.",
  "A source capsule outside its package gives off much more radiation.":
    "Une capsule de source hors de son colis émet beaucoup plus de rayonnement.",
  "Do not delay medical care because of contamination. Medical staff: wear gloves and a mask.":
    "Ne retardez pas les soins médicaux à cause de la contamination. Personnel médical : portez des gants et un masque.",
  "A damp package does not usually mean it has failed.": "Un colis humide n’indique pas d’habitude qu’il a cédé.",
  "High gas concentrations may suffocate people without warning.":
    "De fortes concentrations de gaz peuvent asphyxier les gens sans avertissement.",
  "Containers may burst when hot.": "Les contenants peuvent éclater à la chaleur.",
  "A hot or damaged battery may vent flammable liquid, ignite and spray sparks.":
    "Une pile chaude ou endommagée peut rejeter un liquide inflammable, prendre feu et projeter des étincelles.",
  "Irritating vapour and residue are signs of a leak. The residue may seal it.":
    "De la vapeur irritante et un résidu révèlent une fuite. Le résidu peut la boucher.",
  "Anyone who touched it may carry the infection.": "Toute personne qui l’a touchée peut être porteuse de l’infection.",
  "A second hazard label means a greater danger in most cases. Read its guide too.":
    "Une seconde étiquette de danger indique d’habitude un danger plus grand. Lisez aussi son guide.",
  "Sparks, flames or heat can easily ignite it.":
    "Des étincelles, des flammes ou la chaleur peuvent facilement l’enflammer.",
  "Sparks, flames or heat can ignite some of them.":
    "Des étincelles, des flammes ou la chaleur peuvent enflammer certaines d’entre elles.",
  "Sparks, flames or heat may ignite it.": "Des étincelles, des flammes ou la chaleur peuvent l’enflammer.",
  "Sparks, flames, heat or friction may ignite it.":
    "Des étincelles, des flammes, la chaleur ou un frottement peuvent l’enflammer.",
  "A tank exposed to fire may rupture in a fireball (BLEVE).":
    "Une citerne exposée au feu peut se rompre en boule de feu (BLEVE).",
  "A ruptured cylinder may take off like a rocket.": "Une bouteille rompue peut partir comme une fusée.",
  "Above 50% it may act as an oxidizer. Also read Guide 140.":
    "Au-dessus de 50 %, elle peut agir comme comburant. Lisez aussi le guide 140.",
  "Above 65% it may act as an oxidizer. Also read Guide 140.":
    "Au-dessus de 65 %, elle peut agir comme comburant. Lisez aussi le guide 140.",
  "Above its control temperature it may break down violently and catch fire.":
    "Au-dessus de sa température de régulation, elle peut se décomposer violemment et prendre feu.",
  "Above its control temperature it may react violently and catch fire.":
    "Au-dessus de sa température de régulation, elle peut réagir violemment et prendre feu.",
  "Acetic anhydride is flammable.": "L’anhydride acétique est inflammable.",
  "Acetylene may explode even without air.": "L’acétylène peut exploser même sans air.",
  "Air, moisture or water makes some of them react violently.":
    "L’air, l’humidité ou l’eau fait réagir certaines d’entre elles violemment.",
  "Air, water or foam may set off a violent reaction.":
    "L’air, l’eau ou la mousse peut déclencher une réaction violente.",
  "Full cylinders without an overpack may rupture in a fire.":
    "Des bouteilles pleines sans suremballage peuvent se rompre dans un feu.",
  "Battery electrolyte may irritate skin and eyes.": "L’électrolyte de pile peut irriter la peau et les yeux.",
  "Breathing it is extremely dangerous and can kill.": "La respirer est extrêmement dangereux et peut tuer.",
  "Breathing it may be harmful.": "La respirer peut être nocif.",
  "It may be toxic to breathe, and its vapour is extremely irritating.":
    "La respirer peut être toxique, et sa vapeur est extrêmement irritante.",
  "Breathing it or skin contact may have toxic effects.":
    "La respirer ou l’avoir sur la peau peut avoir des effets toxiques.",
  "Breathing it in or skin contact can kill.": "La respirer ou l’avoir sur la peau peut tuer.",
  "It may be toxic to breathe or swallow.": "La respirer ou l’avaler peut être toxique.",
  "Breathing or touching it can infect, sicken or kill.":
    "La respirer ou la toucher peut infecter, rendre malade ou tuer.",
  "Breathing the vapour may be harmful.": "Respirer la vapeur peut être nocif.",
  "Breathing the vapour or contact causes contamination and may be harmful.":
    "Respirer la vapeur ou la toucher contamine et peut être nocif.",
  "Breathing it, swallowing it or contact can injure, infect, sicken or kill.":
    "La respirer, l’avaler ou la toucher peut blesser, infecter, rendre malade ou tuer.",
  "Burning batteries may give off toxic hydrogen fluoride.":
    "Des piles en feu peuvent dégager du fluorure d’hydrogène, toxique.",
  "Category A is more dangerous than Category B and clinical waste.":
    "La catégorie A est plus dangereuse que la catégorie B et les déchets médicaux.",
  "It may ignite nearby clothing, oil, paper or wood.":
    "Elle peut enflammer vêtements, huile, papier ou bois à proximité.",
  "Common instruments do not detect every radioactive material.":
    "Les instruments courants ne détectent pas toutes les matières radioactives.",
  "Contact may burn skin, eyes and airways.": "Le contact peut brûler la peau, les yeux et les voies respiratoires.",
  "Containers may burst after long exposure to flames.":
    "Les contenants peuvent éclater après une longue exposition aux flammes.",
  "Contents of a damaged package can expose people externally and internally.":
    "Le contenu d’un colis endommagé peut exposer les gens de l’extérieur et de l’intérieur du corps.",
  "Corrosives attack metal and may release flammable hydrogen gas.":
    "Les corrosifs attaquent le métal et peuvent libérer de l’hydrogène, un gaz inflammable.",
  "Crude oil may contain toxic hydrogen sulfide.": "Le pétrole brut peut contenir du sulfure d’hydrogène, toxique.",
  "Uranium or thorium cuttings may ignite in air.": "Les copeaux d’uranium ou de thorium peuvent s’enflammer à l’air.",
  "Moisture or humid air may ignite it.": "L’humidité ou l’air humide peut l’enflammer.",
  "Contamination may make it explode.": "Une contamination peut la faire exploser.",
  "Its solution in water may be corrosive.": "Sa solution dans l’eau peut être corrosive.",
  "Dried-out material can explode: see Guide 112.": "La matière séchée peut exploser : voyez le guide 112.",
  "Dry ice may cause burns or frostbite.": "La glace sèche peut causer des brûlures ou des engelures.",
  "Dust or fumes can explode in air.": "La poussière ou les fumées peuvent exploser dans l’air.",
  "Ethylene oxide may explode even without air.": "L’oxyde d’éthylène peut exploser même sans air.",
  "Expandable beads may give off flammable vapour.": "Des granules expansibles peuvent dégager une vapeur inflammable.",
  "Exposure in enclosed spaces may be very harmful.": "L’exposition dans un lieu clos peut être très nocive.",
  "Fire or water may release irritating, toxic or corrosive gas.":
    "Le feu ou l’eau peut libérer un gaz irritant, toxique ou corrosif.",
  "Even when flooded, it gives off flammable carbon disulfide vapour.":
    "Même inondée, elle dégage une vapeur inflammable de disulfure de carbone.",
  "Gas boiling off the liquid is cold and heavy, and stays low.":
    "Le gaz qui s’évapore du liquide est froid et lourd, et reste au sol.",
  "Fumes from burning metal are very harmful to health.": "Les fumées du métal en feu sont très nocives pour la santé.",
  "Toxic or flammable fumes may build up in enclosed spaces.":
    "Des fumées toxiques ou inflammables peuvent s’accumuler dans les lieux clos.",
  "Gas or liquid may burn skin or cause frostbite.":
    "Le gaz ou le liquide peut brûler la peau ou causer des engelures.",
  "Toxic or flammable gas may build up in enclosed spaces.":
    "Un gaz toxique ou inflammable peut s’accumuler dans les lieux clos.",
  "Toxic or flammable gas may build up in hopper cars and tanks.":
    "Un gaz toxique ou inflammable peut s’accumuler dans les wagons-trémies et les citernes.",
  "Heat or contamination may make it explode.": "La chaleur ou une contamination peut la faire exploser.",
  "Heat or fire may make it polymerize explosively.": "La chaleur ou le feu peut la faire polymériser avec explosion.",
  "Shock, friction, heat or contamination may set it off.":
    "Un choc, un frottement, la chaleur ou une contamination peut la déclencher.",
  "Heat, contamination or loss of cooling may make it explode.":
    "La chaleur, une contamination ou une perte de refroidissement peut la faire exploser.",
  "Containers may burst from heat or from water inside.":
    "La chaleur, ou l’eau à l’intérieur, peut faire éclater les contenants.",
  "High concentrations in enclosed spaces may ignite.":
    "De fortes concentrations dans un lieu clos peuvent s’enflammer.",
  "Hot aluminum looks the same as cold. Do not touch any until it has been checked.":
    "L’aluminium chaud a l’air pareil au froid. N’en touchez pas avant qu’il ait été vérifié.",
  "Runoff may burn or explode in sewers.": "Le ruissellement peut brûler ou exploser dans les égouts.",
  "In enclosed spaces, vapour can make people dizzy or suffocate them.":
    "Dans un lieu clos, la vapeur peut étourdir ou asphyxier les gens.",
  "Some break down explosively in heat or fire.": "Certaines se décomposent avec explosion à la chaleur ou au feu.",
  "It burns fast, with dense, white, irritating fumes.":
    "Elle brûle vite, avec des fumées denses, blanches et irritantes.",
  "It severely burns skin and eyes.": "Elle brûle gravement la peau et les yeux.",
  "It does not burn, but heat may produce corrosive or toxic fumes.":
    "Elle ne brûle pas, mais la chaleur peut produire des fumées corrosives ou toxiques.",
  "It does not burn, but it feeds a fire.": "Elle ne brûle pas, mais elle alimente un feu.",
  "It does not burn, but may react violently with fuels.":
    "Elle ne brûle pas, mais peut réagir violemment avec les combustibles.",
  "It does not burn.": "Elle ne brûle pas.",
  "It does not burn, but heat may break it down into toxic or corrosive fumes.":
    "Elle ne brûle pas, mais la chaleur peut la décomposer en fumées toxiques ou corrosives.",
  "It has no smell.": "Elle n’a pas d’odeur.",
  "It ignites on its own in air.": "Elle s’enflamme d’elle-même à l’air.",
  "It ignites wood, paper, oil and debris.": "Elle enflamme le bois, le papier, l’huile et les débris.",
  "Swallowing it or skin contact can badly injure or burn.":
    "L’avaler ou l’avoir sur la peau peut blesser ou brûler gravement.",
  "Breathing it, swallowing it or skin contact can burn, injure or kill.":
    "La respirer, l’avaler ou l’avoir sur la peau peut brûler, blesser ou tuer.",
  "Strong oxidizer: may react explosively with fuels and many other materials.":
    "Comburant fort : peut réagir avec explosion au contact des combustibles et de beaucoup d’autres matières.",
  "It is extremely flammable, and the flame may be invisible.":
    "Elle est extrêmement inflammable, et la flamme peut être invisible.",
  "It is extremely flammable.": "Elle est extrêmement inflammable.",
  "It is lighter than air and rises.": "Elle est plus légère que l’air et monte.",
  "It is shipped charged. Beware of short circuits.": "Elle est transportée chargée. Attention aux courts-circuits.",
  "It is transported molten, above 705 °C.": "Il est transporté fondu, au-dessus de 705 °C.",
  "It makes a fire burn faster.": "Elle fait brûler un feu plus vite.",
  "It makes concrete spall and pop.": "Il fait éclater le béton.",
  "It may act as an oxidizer. Also read Guide 140.": "Elle peut agir comme comburant. Lisez aussi le guide 140.",
  "It may be transported molten, above its flash point.":
    "Elle peut être transportée fondue, au-dessus de son point d’éclair.",
  "It may be transported molten.": "Elle peut être transportée fondue.",
  "It may flare up suddenly.": "Elle peut s’embraser soudainement.",
  "It may burn the eyes and cause tears.": "Elle peut brûler les yeux et faire larmoyer.",
  "It may burn violently, self-accelerate and give off a lot of gas.":
    "Elle peut brûler violemment, s’emballer d’elle-même et dégager beaucoup de gaz.",
  "It can burn but is hard to ignite.": "Elle peut brûler, mais s’enflamme difficilement.",
  "It may explode on contact with cold, wet or dirty tools and containers.":
    "Il peut exploser au contact d’outils et de contenants froids, mouillés ou sales.",
  "It may explode on contact with nitrates or other oxidizers.":
    "Il peut exploser au contact de nitrates ou d’autres comburants.",
  "It may re-ignite when the fire seems out.": "Elle peut se rallumer quand le feu semble éteint.",
  "It may give off irritating, toxic or corrosive gases.":
    "Elle peut dégager des gaz irritants, toxiques ou corrosifs.",
  "It may re-ignite, even weeks later.": "Elle peut se rallumer, même des semaines plus tard.",
  "It may ignite on its own in air.": "Elle peut s’enflammer d’elle-même à l’air.",
  "It may ignite nearby batteries.": "Elle peut enflammer les piles voisines.",
  "Breathing or touching it can badly injure or kill.": "La respirer ou la toucher peut blesser gravement ou tuer.",
  "Breathing it, swallowing it or skin contact can kill.": "La respirer, l’avaler ou l’avoir sur la peau peut tuer.",
  "It may self-accelerate and give off a lot of gas.": "Elle peut s’emballer d’elle-même et dégager beaucoup de gaz.",
  "May irritate or burn eyes, airways and skin.":
    "Peut irriter ou brûler les yeux, les voies respiratoires et la peau.",
  "It reacts violently with water: it may explode or give off flammable gas.":
    "Elle réagit violemment avec l’eau : elle peut exploser ou dégager un gaz inflammable.",
  "It rarely burns.": "Elle brûle rarement.",
  "Its vapour can explode when mixed with air.": "Sa vapeur peut exploser quand elle est mêlée à l’air.",
  "Vapour may collect in low spots, drains and basements.":
    "La vapeur peut s’accumuler dans les lieux bas, les égouts et les sous-sols.",
  "Many of these liquids float on water.": "Beaucoup de ces liquides flottent sur l’eau.",
  "It can explode when mixed with air.": "Mêlée à l’air, elle peut exploser.",
  "Mixed with air, it may explode if ignited.": "Mêlée à l’air, elle peut exploser si elle s’enflamme.",
  "Moist air or water may ignite it.": "L’air humide ou l’eau peut l’enflammer.",
  "Moist air or water may release flammable, corrosive or toxic gas.":
    "L’air humide ou l’eau peut libérer un gaz inflammable, corrosif ou toxique.",
  "Moist air or water turns it into hydrogen fluoride, which is toxic and corrosive.":
    "L’air humide ou l’eau la change en fluorure d’hydrogène, toxique et corrosif.",
  "Molten material causes deep burns.": "La matière fondue cause des brûlures profondes.",
  "Most foams make it release toxic or corrosive gas.":
    "La plupart des mousses lui font libérer un gaz toxique ou corrosif.",
  "Most instruments detect this radiation.": "La plupart des instruments détectent ce rayonnement.",
  "Oxidizing ones may ignite nearby clothing, oil, paper or wood.":
    "Celles qui sont comburantes peuvent enflammer vêtements, huile, papier ou bois à proximité.",
  "Nitrates are oxidizers: nearby combustibles may catch fire.":
    "Les nitrates sont des comburants : les combustibles à proximité peuvent prendre feu.",
  "On metal it may release flammable hydrogen.": "Au contact du métal, elle peut libérer de l’hydrogène, inflammable.",
  "If it dries out, shock, friction, heat or flame may set it off.":
    "Si elle sèche, un choc, un frottement, la chaleur ou une flamme peut la déclencher.",
  "If fire reaches the cargo it may explode. Fragments can fly 1600 m or farther.":
    "Si le feu atteint la cargaison, elle peut exploser. Des éclats peuvent voler à 1600 m ou plus loin.",
  "If fire reaches the cargo it may explode. Fragments can fly 800 m or farther.":
    "Si le feu atteint la cargaison, elle peut exploser. Des éclats peuvent voler à 800 m ou plus loin.",
  "Others do not burn, but feed a fire.": "D’autres ne brûlent pas, mais alimentent un feu.",
  "Pentaborane is highly toxic: breathing it, swallowing it or skin contact can kill.":
    "Le pentaborane est très toxique : le respirer, l’avaler ou l’avoir sur la peau peut tuer.",
  "It may cause coughing, nausea and trouble breathing.":
    "Elle peut causer de la toux, des nausées et de la difficulté à respirer.",
  "Powder and dust may explode.": "Poudre et poussière peuvent exploser.",
  "Powder, dust and shavings may explode or burn explosively.":
    "Poudre, poussière et copeaux peuvent exploser ou brûler avec explosion.",
  "In most transport accidents, radiation is a low risk to crews and the public.":
    "Dans la plupart des accidents de transport, le rayonnement est un faible risque pour les équipes et le public.",
  "Radiation outside the packages is low.": "Le rayonnement hors des colis est faible.",
  "Cylinders in a fire may vent flammable gas through their relief valves.":
    "Dans un feu, les bouteilles peuvent laisser échapper un gaz inflammable par leurs soupapes.",
  "Cylinders in a fire may vent toxic, flammable gas through their relief valves.":
    "Dans un feu, les bouteilles peuvent laisser échapper un gaz toxique et inflammable par leurs soupapes.",
  "Cylinders in a fire may vent toxic or corrosive gas through their relief valves.":
    "Dans un feu, les bouteilles peuvent laisser échapper un gaz toxique ou corrosif par leurs soupapes.",
  "Friction, heat or contamination may make it explode.":
    "Un frottement, la chaleur ou une contamination peut la faire exploser.",
  "Runoff may be corrosive or toxic.": "Le ruissellement peut être corrosif ou toxique.",
  "Runoff may burn or explode.": "Le ruissellement peut brûler ou exploser.",
  "Runoff may harm the environment.": "Le ruissellement peut nuire à l’environnement.",
  "Runoff may pollute lakes, rivers and the sea.": "Le ruissellement peut polluer les lacs, les cours d’eau et la mer.",
  "Silane ignites on its own in air.": "Le silane s’enflamme de lui-même à l’air.",
  "It may burn skin and eyes.": "Elle peut brûler la peau et les yeux.",
  "It may irritate or burn eyes and skin.": "Elle peut irriter ou brûler les yeux et la peau.",
  "Some are toxic: breathing or swallowing them, or skin contact, can kill.":
    "Certaines sont toxiques : les respirer, les avaler ou les avoir sur la peau peut tuer.",
  "Some are transported hot.": "Certaines sont transportées chaudes.",
  "Some burn fast.": "Certaines brûlent vite.",
  "Some flare up suddenly.": "Certaines s’embrasent soudainement.",
  "Some burn skin and eyes severely.": "Certaines brûlent gravement la peau et les yeux.",
  "Some burn with intense heat.": "Certaines brûlent avec une chaleur intense.",
  "Some burn but are hard to ignite.": "Certaines brûlent, mais s’enflamment difficilement.",
  "Some can burn, but most are hard to ignite.":
    "Certaines peuvent brûler, mais la plupart s’enflamment difficilement.",
  "Some are flammable: sparks, flames or heat can ignite them.":
    "Certaines sont inflammables : des étincelles, des flammes ou la chaleur peuvent les enflammer.",
  "Some are shipped in a flammable liquid.": "Certaines sont transportées dans un liquide inflammable.",
  "Some are shipped in a highly flammable liquid.": "Certaines sont transportées dans un liquide très inflammable.",
  "Some of it may be absorbed through the skin.": "Une partie peut être absorbée par la peau.",
  "Some foams make it release toxic or corrosive gas.":
    "Certaines mousses lui font libérer un gaz toxique ou corrosif.",
  "Some leave a flammable residue when they evaporate.": "Certaines laissent un résidu inflammable en s’évaporant.",
  "High concentrations of some may be toxic.": "De fortes concentrations de certaines peuvent être toxiques.",
  "Some may give off flammable hydrogen in contact with metals.":
    "Certaines peuvent dégager de l’hydrogène inflammable au contact des métaux.",
  "Some are oxidizers: they may ignite clothing, oil, paper or wood.":
    "Certaines sont comburantes : elles peuvent enflammer vêtements, huile, papier ou bois.",
  "Some irritate or burn eyes, skin and airways.":
    "Certaines irritent ou brûlent les yeux, la peau et les voies respiratoires.",
  "If spilled on or near water it may boil off explosively.":
    "Déversée sur l’eau ou tout près, elle peut bouillir avec explosion.",
  "Swallowing it or breathing its breakdown products can badly injure or kill.":
    "L’avaler ou respirer ses produits de décomposition peut blesser gravement ou tuer.",
  "It is toxic if swallowed.": "Elle est toxique si elle est avalée.",
  "It is toxic if swallowed or if its dust is inhaled.":
    "Elle est toxique si elle est avalée ou si sa poussière est respirée.",
  "The cargo may react with the extinguishing agent.": "La cargaison peut réagir avec l’agent extincteur.",
  "The chemical hazard is far greater than the radiation.":
    "Le danger chimique est bien plus grand que le rayonnement.",
  "The container may explode.": "Le contenant peut exploser.",
  "Effects of a short exposure last a few minutes.": "Les effets d’une courte exposition durent quelques minutes.",
  "Fumes can make people dizzy or suffocate them.": "Les fumées peuvent étourdir ou asphyxier les gens.",
  "The gas or cold liquid may burn skin or cause frostbite.":
    "Le gaz ou le liquide froid peut brûler la peau ou causer des engelures.",
  "The gas may burn skin.": "Le gaz peut brûler la peau.",
  "In enclosed spaces the gas may suffocate people without warning.":
    "Dans un lieu clos, le gaz peut asphyxier les gens sans avertissement.",
  "The gas displaces air. People may get dizzy or suffocate without warning.":
    "Le gaz chasse l’air. Les gens peuvent être étourdis ou asphyxiés sans avertissement.",
  "The packages prevent a chain reaction.": "Les colis empêchent une réaction en chaîne.",
  "It may smell foul at first, then you may no longer smell it.":
    "L’odeur peut être infecte au début, puis vous pouvez ne plus la sentir.",
  "Smoke may be irritating or toxic.": "La fumée peut être irritante ou toxique.",
  "Smoke is irritating, corrosive or toxic.": "La fumée est irritante, corrosive ou toxique.",
  "The strongest packages hold the most dangerous contents and rarely fail.":
    "Les colis les plus solides contiennent les matières les plus dangereuses et cèdent rarement.",
  "Vapour is corrosive and extremely irritating.": "La vapeur est corrosive et extrêmement irritante.",
  "Vapour can be irritating.": "La vapeur peut être irritante.",
  "Its vapour can be corrosive or irritating.": "Sa vapeur peut être corrosive ou irritante.",
  "This substance is known to be toxic.": "Cette matière est connue pour être toxique.",
  "Toxic fumes or dust may build up in enclosed spaces.":
    "Des fumées ou des poussières toxiques peuvent s’accumuler dans les lieux clos.",
  "Vapour may drift to a distant ignition source and flash back.":
    "La vapeur peut dériver jusqu’à une source d’inflammation lointaine et provoquer un retour de flamme.",
  "Vapour may explode in sewers, in buildings or in the open.":
    "La vapeur peut exploser dans les égouts, dans les bâtiments ou à l’air libre.",
  "Vapour may build up in enclosed spaces.": "La vapeur peut s’accumuler dans les lieux clos.",
  "Vapour tends to sink. Expect it in low spots and enclosed spaces.":
    "La vapeur descend d’habitude. Attendez-vous à en trouver dans les lieux bas et clos.",
  "Vapour from some liquids may make people dizzy or suffocate them.":
    "La vapeur de certains liquides peut étourdir ou asphyxier les gens.",
  "Vapour or dust in air may explode.": "Vapeur ou poussière dans l’air peut exploser.",
  "Vapour and dust are extremely irritating.": "La vapeur et la poussière sont extrêmement irritantes.",
  "If it warms up it may break down violently and catch fire.":
    "Si elle se réchauffe, elle peut se décomposer violemment et prendre feu.",
  "Water makes it explode.": "L’eau la fait exploser.",
  "Contact with water releases flammable, toxic gas that can kill.":
    "Le contact avec l’eau libère un gaz inflammable et toxique, qui peut tuer.",
  "Contact with water releases flammable, toxic gas.": "Le contact avec l’eau libère un gaz inflammable et toxique.",
  "Contact with water releases flammable gas.": "Le contact avec l’eau libère un gaz inflammable.",
  "Contact with water releases gas, sometimes violently.": "Le contact avec l’eau libère du gaz, parfois violemment.",
  "Contact with water releases toxic or corrosive gas, sometimes violently.":
    "Le contact avec l’eau libère un gaz toxique ou corrosif, parfois violemment.",
  "Contact with water releases toxic or corrosive substances.":
    "Le contact avec l’eau libère des substances toxiques ou corrosives.",
  "Water makes it heat up and give off fumes.": "L’eau la fait chauffer et dégager des fumées.",
  "Water makes it heat up and give off more fumes.": "L’eau la fait chauffer et dégager plus de fumées.",
  "Water makes it react violently or explode.": "L’eau la fait réagir violemment ou exploser.",
  "Water makes some of them react violently or explode.": "L’eau en fait réagir certaines violemment ou exploser.",
  "Water may make it react violently or explode.": "L’eau peut la faire réagir violemment ou exploser.",
  "Water makes burning metal give off hydrogen. The hydrogen may explode, above all in enclosed spaces.":
    "L’eau sur du métal en feu produit de l’hydrogène, qui peut exploser, surtout dans les lieux clos.",
  "Water on burning metal produces hydrogen, which may explode.":
    "L’eau sur du métal en feu produit de l’hydrogène, qui peut exploser.",
  "Water on molten aluminum may explode.": "L’eau sur l’aluminium fondu peut exploser.",
  "Water or frost on a package with dry ice may be contaminated.":
    "L’eau ou le givre sur un colis avec glace sèche peut être contaminé.",
  "Water makes some of them react violently.": "L’eau fait réagir certaines d’entre elles violemment.",
  "Water turns it into hydrogen fluoride, which is toxic and corrosive.":
    "L’eau la change en fluorure d’hydrogène, toxique et corrosif.",
  "Breathing its breakdown products can badly injure or kill.":
    "Respirer ses produits de décomposition peut blesser gravement ou tuer.",
  "The cold liquid makes materials brittle: they may break.":
    "Le liquide froid rend les matériaux cassants : ils peuvent se briser.",
  "When hot, its vapour can explode when mixed with air.": "Chaude, sa vapeur mêlée à l’air peut exploser.",
  "Some explode in contact with fuel.": "Certaines explosent au contact d’un combustible.",
  "It may go off after a delay and throw parts. Fight the fire from a distance.":
    "Elle peut partir après un délai et projeter des pièces. Combattez le feu à distance.",
  "Asbestos: do not breathe the dust. Cover it and leave it to a specialist.":
    "Amiante : ne respirez pas la poussière. Couvrez-le et laissez-le à un spécialiste.",
  "Breathing it can kill.": "La respirer peut tuer.",
  "Swallowing it can kill.": "L’avaler peut tuer.",
  "Breathing or swallowing it can kill.": "La respirer ou l’avaler peut tuer.",
  "Swallowing it or skin contact can kill.": "L’avaler ou l’avoir sur la peau peut tuer.",
  "It can be absorbed through the skin.": "Elle peut traverser la peau.",
  "A hot surface can ignite it without a flame.": "Une surface chaude peut l’enflammer sans flamme.",
  "It may heat up and ignite on its own.": "Elle peut chauffer et s’enflammer d’elle-même.",
  "Nerve poison: watch for small pupils, drooling and twitching.":
    "Poison des nerfs : surveillez pupilles étroites, bave et secousses.",
  "Heat or shock may make it explode.": "La chaleur ou un choc peut la faire exploser.",
  "Symptoms may be delayed. Watch everyone who was exposed.":
    "Les symptômes peuvent tarder. Surveillez toute personne exposée.",
  "It may form explosive peroxides.": "Elle peut former des peroxydes explosifs.",
  "Burning sulfur gives off toxic sulfur dioxide.": "Le soufre en feu dégage du dioxyde de soufre toxique.",
  "Never mix it with acid: it gives off toxic gas.": "Ne la mélangez jamais à un acide : elle dégage un gaz toxique.",
  "Dry ice causes frostbite.": "La glace sèche cause des gelures.",
  "Flames turn it into toxic phosgene.": "Les flammes la changent en phosgène toxique.",
  "It may ignite on its own on earth, wood or cloth.":
    "Elle peut s’enflammer d’elle-même sur la terre, le bois ou un tissu.",
  "Smoke from burning PCBs is very toxic.": "La fumée de BPC en feu est très toxique.",
};
