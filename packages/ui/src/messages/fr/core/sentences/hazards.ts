/** What a substance may do. */
export const hazards = {
  "A blow, rubbing, heat or another chemical may start it reacting with itself.":
    "Un choc, un frottement, la chaleur ou une autre matière peut la faire réagir avec elle-même.",
  "A blow, rubbing, heat or dirt may make it explode.":
    "Un choc, un frottement, la chaleur ou une impureté peut la faire exploser.",
  "A capsule irradiates people, and seldom leaves anything on them.":
    "Une capsule irradie les gens, et laisse rarement quelque chose sur eux.",
  "A capsule outside its package gives off much more radiation.":
    "Une capsule hors de son colis émet beaucoup plus de rayonnement.",
  "A contaminated patient is no serious danger to medical staff.":
    "Un patient contaminé n’est pas un danger grave pour le personnel médical.",
  "A damp package is seldom a failed one.": "Un colis humide est rarement un colis défaillant.",
  "A high gas concentration may suffocate without warning.":
    "Une forte concentration de gaz peut asphyxier sans avertissement.",
  "A hot container may burst.": "Un contenant chaud peut éclater.",
  "A hot or damaged battery may vent flammable liquid, ignite and spray sparks.":
    "Une pile chaude ou endommagée peut rejeter un liquide inflammable, prendre feu et projeter des étincelles.",
  "A leak shows by irritating vapour and a residue, which may seal it.":
    "Une fuite se voit à la vapeur irritante et à un résidu, qui peut la boucher.",
  "A person who touched it may carry the infection.": "Une personne qui l’a touchée peut porter l’infection.",
  "A second hazard label is usually the greater danger: read its guide too.":
    "Une seconde étiquette de danger indique souvent le plus grand danger : lisez aussi son guide.",
  "A spark, a flame or heat ignites it easily.": "Une étincelle, une flamme ou la chaleur l’enflamme facilement.",
  "A spark, a flame or heat ignites some of them.": "Une étincelle, une flamme ou la chaleur en enflamme certaines.",
  "A spark, a flame or heat may ignite it.": "Une étincelle, une flamme ou la chaleur peut l’enflammer.",
  "A spark, a flame, heat or rubbing may ignite it.":
    "Une étincelle, une flamme, la chaleur ou un frottement peut l’enflammer.",
  "A tank in the fire may burst in a fireball (BLEVE).":
    "Une citerne dans le feu peut éclater en boule de feu (BLEVE).",
  "A torn cylinder may fly off like a rocket.": "Une bouteille déchirée peut partir comme une fusée.",
  "Above 50 % it may act as an oxidizer: read guide 140 too.":
    "Au-dessus de 50 %, elle peut agir comme comburant : lisez aussi le guide 140.",
  "Above 65 % it may act as an oxidizer: read guide 140 too.":
    "Au-dessus de 65 %, elle peut agir comme comburant : lisez aussi le guide 140.",
  "Above its control temperature it may break down violently and catch fire.":
    "Au-dessus de sa température de régulation, elle peut se décomposer violemment et prendre feu.",
  "Above its control temperature it may react violently and catch fire.":
    "Au-dessus de sa température de régulation, elle peut réagir violemment et prendre feu.",
  "Acetic anhydride is flammable.": "L’anhydride acétique est inflammable.",
  "Acetylene may explode even without air.": "L’acétylène peut exploser même sans air.",
  "Air, moisture or water sets some of them off violently.":
    "L’air, l’humidité ou l’eau en fait réagir certaines violemment.",
  "Air, water or foam may set off a violent reaction.":
    "L’air, l’eau ou la mousse peut déclencher une réaction violente.",
  "Bare filled cylinders may rupture in a fire.":
    "Des bouteilles pleines sans protection peuvent se rompre dans un feu.",
  "Battery liquid may irritate skin and eyes.": "Le liquide de pile peut irriter la peau et les yeux.",
  "Breathing it is extremely dangerous and may kill.": "La respirer est extrêmement dangereux et peut tuer.",
  "Breathing it may be harmful.": "La respirer peut être nocif.",
  "Breathing it may be toxic, and the vapour irritates extremely.":
    "La respirer peut être toxique, et la vapeur irrite extrêmement.",
  "Breathing it or getting it on the skin may be toxic.": "La respirer ou l’avoir sur la peau peut être toxique.",
  "Breathing it or getting it on the skin may kill.": "La respirer ou l’avoir sur la peau peut tuer.",
  "Breathing or swallowing it may be toxic.": "La respirer ou l’avaler peut être toxique.",
  "Breathing or touching it may infect, sicken or kill.":
    "La respirer ou la toucher peut infecter, rendre malade ou tuer.",
  "Breathing the vapour may harm.": "Respirer la vapeur peut nuire.",
  "Breathing the vapour or contact contaminates and may harm.":
    "Respirer la vapeur ou la toucher contamine et peut nuire.",
  "Breathing, swallowing or contact may cause severe injury, infection, disease or death.":
    "Respirée, avalée ou touchée, elle peut causer une blessure grave, une infection, une maladie ou la mort.",
  "Burning batteries may give off toxic hydrogen fluoride.":
    "Des piles en feu peuvent dégager du fluorure d’hydrogène, toxique.",
  "Category A is more dangerous than Category B and clinical waste.":
    "La catégorie A est plus dangereuse que la catégorie B et les déchets médicaux.",
  "Clothing, oil, paper or wood may catch fire next to it.":
    "Vêtements, huile, papier ou bois peuvent prendre feu près d’elle.",
  "Common instruments do not find every radioactive material.":
    "Les instruments courants ne détectent pas toutes les matières radioactives.",
  "Contact may burn skin, eyes and airways.": "Le contact peut brûler la peau, les yeux et les voies respiratoires.",
  "Containers may explode when flames reach them for long.":
    "Des contenants longtemps exposés aux flammes peuvent exploser.",
  "Contents of a damaged package may expose people outside and inside the body.":
    "Le contenu d’un colis endommagé peut exposer les gens, hors du corps et dans le corps.",
  "Corrosives eat metal and may set free hydrogen, which burns.":
    "Les corrosifs rongent le métal et peuvent libérer de l’hydrogène, qui brûle.",
  "Crude oil may contain toxic hydrogen sulphide.": "Le pétrole brut peut contenir du sulfure d’hydrogène, toxique.",
  "Cuttings of uranium or thorium may ignite in air.":
    "Des copeaux d’uranium ou de thorium peuvent s’enflammer à l’air.",
  "Damp, or damp air, may ignite it.": "L’humidité, ou l’air humide, peut l’enflammer.",
  "Dirt in it may make it explode.": "Une impureté peut la faire exploser.",
  "Dissolved in water it may corrode.": "Dissoute dans l’eau, elle peut corroder.",
  "Dried material explodes like guide 112.": "La matière séchée explose comme au guide 112.",
  "Dry ice may cause burns or frostbite.": "La glace sèche peut causer des brûlures ou des engelures.",
  "Dust or fumes may form explosive mixtures in air.":
    "Poussière ou fumées peuvent former avec l’air des mélanges explosifs.",
  "Ethylene oxide may explode even without air.": "L’oxyde d’éthylène peut exploser même sans air.",
  "Expandable beads may give off flammable vapour.": "Des granules expansibles peuvent dégager une vapeur inflammable.",
  "Exposure in closed places may be very harmful.": "L’exposition dans un lieu clos peut être très nocive.",
  "Fire or water may set free irritating, toxic or corrosive gases.":
    "Le feu ou l’eau peut libérer des gaz irritants, toxiques ou corrosifs.",
  "Flooded, it still gives off flammable carbon disulphide vapour.":
    "Inondée, elle dégage encore une vapeur inflammable de disulfure de carbone.",
  "Fresh from the liquid, the gas is cold and heavy and creeps along the ground.":
    "À peine sorti du liquide, le gaz est froid et lourd et rampe au sol.",
  "Fumes of burning metal are a severe health hazard.":
    "Les fumées de métal en feu sont un grave danger pour la santé.",
  "Fumes that poison or burn may gather in closed places.":
    "Des fumées qui empoisonnent ou brûlent peuvent s’accumuler dans les lieux clos.",
  "Gas and liquid may burn or freeze the skin.": "Le gaz et le liquide peuvent brûler ou geler la peau.",
  "Gas that is toxic or burns may gather in closed places.":
    "Un gaz toxique ou inflammable peut s’accumuler dans les lieux clos.",
  "Gas that is toxic or burns may gather in hopper cars and tanks.":
    "Un gaz toxique ou inflammable peut s’accumuler dans les wagons-trémies et les citernes.",
  "Heat or dirt may make it explode.": "La chaleur ou une impureté peut la faire exploser.",
  "Heat or fire may make it polymerize with an explosion.":
    "La chaleur ou le feu peut la faire polymériser avec explosion.",
  "Heat, a blow, rubbing or dirt may set it off.":
    "La chaleur, un choc, un frottement ou une impureté peut la déclencher.",
  "Heat, dirt or the loss of cooling may make it explode.":
    "La chaleur, une impureté ou la perte du refroidissement peut la faire exploser.",
  "Heat, or water inside, may burst a container.":
    "La chaleur, ou l’eau à l’intérieur, peut faire éclater un contenant.",
  "High concentrations in closed places may ignite.": "De fortes concentrations dans un lieu clos peuvent s’enflammer.",
  "Hot aluminum looks like cold: touch none before you know.":
    "L’aluminium chaud ressemble au froid : n’en touchez pas avant de savoir.",
  "In a sewer the runoff may burn or explode.": "Dans un égout, le ruissellement peut brûler ou exploser.",
  "In closed places the vapour makes people dizzy or suffocates them.":
    "Dans un lieu clos, la vapeur étourdit ou asphyxie les gens.",
  "In heat or fire some of them break down with an explosion.":
    "À la chaleur ou au feu, certaines se décomposent avec explosion.",
  "It burns fast, with dense, white, irritating fumes.":
    "Elle brûle vite, avec des fumées denses, blanches et irritantes.",
  "It burns skin and eyes badly.": "Elle brûle gravement la peau et les yeux.",
  "It does not burn, but heat may make corrosive or toxic fumes.":
    "Elle ne brûle pas, mais la chaleur peut produire des fumées corrosives ou toxiques.",
  "It does not burn, but it feeds a fire.": "Elle ne brûle pas, mais elle alimente un feu.",
  "It does not burn, but may react violently with fuels.":
    "Elle ne brûle pas, mais peut réagir violemment avec les combustibles.",
  "It does not burn.": "Elle ne brûle pas.",
  "It does not burn; heat may turn it into toxic or corrosive fumes.":
    "Elle ne brûle pas; la chaleur peut la changer en fumées toxiques ou corrosives.",
  "It has no smell.": "Elle n’a pas d’odeur.",
  "It ignites by itself in air.": "Elle s’enflamme d’elle-même à l’air.",
  "It ignites wood, paper, oil and debris.": "Elle enflamme le bois, le papier, l’huile et les débris.",
  "It injures or burns badly, swallowed or on the skin.": "Elle blesse ou brûle gravement, avalée ou sur la peau.",
  "It injures, burns or kills: breathed, swallowed or on the skin.":
    "Elle blesse, brûle ou tue : respirée, avalée ou sur la peau.",
  "It is a strong oxidizer and may react explosively with many materials, fuels among them.":
    "C’est un comburant fort; il peut réagir avec explosion avec beaucoup de matières, dont les combustibles.",
  "It is extremely flammable, and the flame may be invisible.":
    "Elle est extrêmement inflammable, et la flamme peut être invisible.",
  "It is extremely flammable.": "Elle est extrêmement inflammable.",
  "It is lighter than air and rises.": "Elle est plus légère que l’air et monte.",
  "It is transported charged: beware of a short circuit.": "Elle est transportée chargée : attention au court-circuit.",
  "It is transported molten, above 705 °C.": "Il est transporté fondu, au-dessus de 705 °C.",
  "It makes a fire burn faster.": "Elle fait brûler un feu plus vite.",
  "It makes concrete spall and pop.": "Il fait éclater le béton.",
  "It may act as an oxidizer: read guide 140 too.": "Elle peut agir comme comburant : lisez aussi le guide 140.",
  "It may be transported molten, above its flash point.":
    "Elle peut être transportée fondue, au-dessus de son point d’éclair.",
  "It may be transported molten.": "Elle peut être transportée fondue.",
  "It may burn in a sudden flare.": "Elle peut brûler d’un seul coup.",
  "It may burn the eyes and make tears flow.": "Elle peut brûler les yeux et faire couler des larmes.",
  "It may burn violently, run away by itself and give off much gas.":
    "Elle peut brûler violemment, s’emballer d’elle-même et dégager beaucoup de gaz.",
  "It may burn, though it takes much to light it.": "Elle peut brûler, bien qu’elle soit difficile à allumer.",
  "It may explode on contact with cold, wet or dirty tools and containers.":
    "Il peut exploser au contact d’outils et de contenants froids, mouillés ou sales.",
  "It may explode on contact with nitrates or other oxidizers.":
    "Il peut exploser au contact de nitrates ou d’autres comburants.",
  "It may flare up again when the fire seems out.": "Elle peut se rallumer quand le feu semble éteint.",
  "It may give off irritating, toxic or corrosive gases.":
    "Elle peut dégager des gaz irritants, toxiques ou corrosifs.",
  "It may ignite again, up to weeks later.": "Elle peut se rallumer, jusqu’à des semaines plus tard.",
  "It may ignite by itself in air.": "Elle peut s’enflammer d’elle-même à l’air.",
  "It may ignite the batteries next to it.": "Elle peut enflammer les piles voisines.",
  "It may injure badly or kill when breathed or touched.": "Respirée ou touchée, elle peut blesser gravement ou tuer.",
  "It may kill: breathed, swallowed or on the skin.": "Elle peut tuer : respirée, avalée ou sur la peau.",
  "It may run away by itself and give off much gas.": "Elle peut s’emballer d’elle-même et dégager beaucoup de gaz.",
  "It may sting or burn the eyes, the skin and, breathed in, the airways.":
    "Elle peut piquer ou brûler les yeux, la peau et, respirée, les voies respiratoires.",
  "It reacts violently with water: it may explode or give off flammable gas.":
    "Elle réagit violemment avec l’eau : elle peut exploser ou dégager un gaz inflammable.",
  "It seldom burns.": "Elle brûle rarement.",
  "Its vapour and air together may explode.": "Sa vapeur mêlée à l’air peut exploser.",
  "Low ground, drains and cellars may hold the vapour.":
    "Les lieux bas, les égouts et les caves peuvent retenir la vapeur.",
  "Many of these liquids float on water.": "Beaucoup de ces liquides flottent sur l’eau.",
  "Mixed with air it explodes.": "Mêlée à l’air, elle explose.",
  "Mixed with air it may explode at a spark.": "Mêlée à l’air, elle peut exploser à une étincelle.",
  "Moist air or water may ignite it.": "L’air humide ou l’eau peut l’enflammer.",
  "Moist air or water may set free gas that burns, corrodes or poisons.":
    "L’air humide ou l’eau peut libérer un gaz qui brûle, corrode ou empoisonne.",
  "Moist air or water turns it into hydrogen fluoride, toxic and corrosive.":
    "L’air humide ou l’eau la change en fluorure d’hydrogène, toxique et corrosif.",
  "Molten, it burns deep.": "Fondue, elle brûle en profondeur.",
  "Most foams set free toxic or corrosive gas from it.":
    "La plupart des mousses en libèrent un gaz toxique ou corrosif.",
  "Most instruments find this radiation.": "La plupart des instruments détectent ce rayonnement.",
  "Next to those that oxidize, clothing, oil, paper or wood may catch fire.":
    "Près de celles qui oxydent, vêtements, huile, papier ou bois peuvent prendre feu.",
  "Nitrates oxidize: what burns near them may catch fire.":
    "Les nitrates oxydent : ce qui est combustible près d’eux peut prendre feu.",
  "On metal it may set free hydrogen, which burns.": "Sur le métal, elle peut libérer de l’hydrogène, qui brûle.",
  "Once dry, a blow, rubbing, heat or a flame may set it off.":
    "Une fois sèche, un choc, un frottement, la chaleur ou une flamme peut la déclencher.",
  "Once fire is at the cargo it may explode: fragments fly 1600 m and farther.":
    "Dès que le feu atteint la cargaison, elle peut exploser : des éclats volent à 1600 m et plus.",
  "Once fire is at the cargo it may explode: fragments fly 800 m and farther.":
    "Dès que le feu atteint la cargaison, elle peut exploser : des éclats volent à 800 m et plus.",
  "Others do not burn, but feed a fire.": "D’autres ne brûlent pas, mais alimentent un feu.",
  "Pentaborane is highly toxic: breathing, swallowing or skin contact may kill.":
    "Le pentaborane est très toxique : respiré, avalé ou sur la peau, il peut tuer.",
  "People cough, feel sick and breathe hard.": "Les gens toussent, ont la nausée et respirent mal.",
  "Powder and dust may explode.": "Poudre et poussière peuvent exploser.",
  "Powder, dust and shavings may explode or burn explosively.":
    "Poudre, poussière et copeaux peuvent exploser ou brûler avec explosion.",
  "Radiation is a small risk to crews and public in most transport accidents.":
    "Le rayonnement est un faible risque pour les équipes et le public dans la plupart des accidents de transport.",
  "Radiation outside the packages is low.": "Le rayonnement hors des colis est faible.",
  "Relief valves of cylinders in a fire may let out gas that burns.":
    "Les soupapes de bouteilles dans un feu peuvent laisser sortir un gaz qui brûle.",
  "Relief valves of cylinders in a fire may let out gas that is toxic and burns.":
    "Les soupapes de bouteilles dans un feu peuvent laisser sortir un gaz toxique qui brûle.",
  "Relief valves of cylinders in a fire may let out gas that is toxic or corrosive.":
    "Les soupapes de bouteilles dans un feu peuvent laisser sortir un gaz toxique ou corrosif.",
  "Rubbing, heat or dirt may make it explode.": "Un frottement, la chaleur ou une impureté peut la faire exploser.",
  "Runoff may be corrosive or toxic.": "Le ruissellement peut être corrosif ou toxique.",
  "Runoff may burn or explode.": "Le ruissellement peut brûler ou exploser.",
  "Runoff may harm the environment.": "Le ruissellement peut nuire à l’environnement.",
  "Runoff may pollute waterways.": "Le ruissellement peut polluer les cours d’eau.",
  "Silane ignites by itself in air.": "Le silane s’enflamme de lui-même à l’air.",
  "Skin and eyes may burn.": "La peau et les yeux peuvent être brûlés.",
  "Skin and eyes may sting or burn.": "La peau et les yeux peuvent piquer ou brûler.",
  "Some are toxic: breathing, swallowing or skin contact may kill.":
    "Certaines sont toxiques : respirées, avalées ou sur la peau, elles peuvent tuer.",
  "Some are transported hot.": "Certaines sont transportées chaudes.",
  "Some burn fast.": "Certaines brûlent vite.",
  "Some burn in a sudden flare.": "Certaines brûlent d’un seul coup.",
  "Some burn skin and eyes badly.": "Certaines brûlent gravement la peau et les yeux.",
  "Some burn with intense heat.": "Certaines brûlent avec une chaleur intense.",
  "Some burn, though it takes much to light them.": "Certaines brûlent, bien que difficiles à allumer.",
  "Some burn, though most are hard to light.": "Certaines brûlent, bien que la plupart soient difficiles à allumer.",
  "Some burn: a spark, a flame or heat ignites them.":
    "Certaines brûlent : une étincelle, une flamme ou la chaleur les enflamme.",
  "Some come in a liquid that burns.": "Certaines viennent dans un liquide qui brûle.",
  "Some come in a liquid that ignites very easily.":
    "Certaines viennent dans un liquide qui s’enflamme très facilement.",
  "Some effects may come through the skin.": "Certains effets peuvent venir par la peau.",
  "Some foams set free toxic or corrosive gas from it.": "Certaines mousses en libèrent un gaz toxique ou corrosif.",
  "Some leave a flammable residue when they evaporate.": "Certaines laissent un résidu inflammable en s’évaporant.",
  "Some may be toxic in high concentration.": "Certaines peuvent être toxiques à forte concentration.",
  "Some may give off flammable hydrogen on metals.":
    "Certaines peuvent dégager de l’hydrogène inflammable sur les métaux.",
  "Some oxidize: clothing, oil, paper or wood may catch fire.":
    "Certaines oxydent : vêtements, huile, papier ou bois peuvent prendre feu.",
  "Some sting or burn eyes, skin and airways.":
    "Certaines piquent ou brûlent les yeux, la peau et les voies respiratoires.",
  "Spilled on or near water, it may boil off explosively.":
    "Déversée sur l’eau ou tout près, elle peut bouillir avec explosion.",
  "Swallowed, or breathed in as it breaks down, it injures badly or kills.":
    "Avalée, ou respirée quand elle se décompose, elle blesse gravement ou tue.",
  "Swallowing it is toxic.": "L’avaler est toxique.",
  "Swallowing it or breathing its dust is toxic.": "L’avaler ou respirer sa poussière est toxique.",
  "The cargo may react with the extinguishing agent.": "La cargaison peut réagir avec l’agent extincteur.",
  "The chemical hazard is far greater than the radiation.":
    "Le danger chimique est bien plus grand que le rayonnement.",
  "The container may explode.": "Le contenant peut exploser.",
  "The effects of a short exposure last a few minutes.": "Les effets d’une courte exposition durent quelques minutes.",
  "The fumes may make people dizzy or suffocate them.": "Les fumées peuvent étourdir ou asphyxier les gens.",
  "The gas and its cold liquid may burn or freeze the skin.":
    "Le gaz et son liquide froid peuvent brûler ou geler la peau.",
  "The gas may burn the skin.": "Le gaz peut brûler la peau.",
  "The gas may suffocate without warning in closed places.":
    "Le gaz peut asphyxier sans avertissement dans un lieu clos.",
  "The gas pushes the air away: people grow dizzy or suffocate with no sign before.":
    "Le gaz chasse l’air : les gens s’étourdissent ou s’asphyxient sans signe avant-coureur.",
  "The packages prevent a chain reaction.": "Les colis empêchent une réaction en chaîne.",
  "The propellant of an aerosol may be flammable.": "Le propulseur d’un aérosol peut être inflammable.",
  "The smell may be foul at first, then you may stop smelling it.":
    "L’odeur peut être infecte au début, puis vous pouvez ne plus la sentir.",
  "The smoke may sting or poison.": "La fumée peut piquer ou empoisonner.",
  "The smoke stings, corrodes or poisons.": "La fumée pique, corrode ou empoisonne.",
  "The strongest packages hold the most dangerous contents, and seldom fail.":
    "Les colis les plus solides portent les contenus les plus dangereux, et cèdent rarement.",
  "The vapour irritates extremely and is corrosive.": "La vapeur irrite extrêmement et est corrosive.",
  "The vapour may irritate.": "La vapeur peut irriter.",
  "The vapour may sting or corrode.": "La vapeur peut piquer ou corroder.",
  "This one is known to be toxic.": "Celle-ci est connue comme toxique.",
  "Toxic fumes or dust may gather in closed places.":
    "Des fumées ou poussières toxiques peuvent s’accumuler dans les lieux clos.",
  "Vapour may drift to a flame far off and burn back.":
    "La vapeur peut dériver jusqu’à une flamme lointaine et ramener le feu.",
  "Vapour may explode in a sewer, in a building and in the open.":
    "La vapeur peut exploser dans un égout, dans un bâtiment et à l’air libre.",
  "Vapour may gather in closed places.": "La vapeur peut s’accumuler dans les lieux clos.",
  "Vapour mostly sinks: look for it in low and closed places.":
    "La vapeur descend le plus souvent : cherchez-la dans les lieux bas et clos.",
  "Vapour of some liquids may cause dizziness or suffocation.":
    "La vapeur de certains liquides peut étourdir ou asphyxier.",
  "Vapour or dust in air may explode.": "Vapeur ou poussière dans l’air peut exploser.",
  "Vapour or dust irritates extremely.": "Vapeur ou poussière irrite extrêmement.",
  "Warm, it may break down violently and catch fire.":
    "À la chaleur, elle peut se décomposer violemment et prendre feu.",
  "Water makes it explode.": "L’eau la fait exploser.",
  "Water makes it give off flammable and toxic gas, which may kill.":
    "L’eau lui fait dégager un gaz inflammable et toxique, qui peut tuer.",
  "Water makes it give off flammable and toxic gas.": "L’eau lui fait dégager un gaz inflammable et toxique.",
  "Water makes it give off flammable gas.": "L’eau lui fait dégager un gaz inflammable.",
  "Water makes it give off gas, sometimes violently.": "L’eau lui fait dégager du gaz, parfois violemment.",
  "Water makes it give off toxic or corrosive gas, sometimes violently.":
    "L’eau lui fait dégager un gaz toxique ou corrosif, parfois violemment.",
  "Water makes it give off toxic or corrosive substances.":
    "L’eau lui fait dégager des matières toxiques ou corrosives.",
  "Water makes it hot and drives fumes into the air.": "L’eau l’échauffe et envoie des fumées dans l’air.",
  "Water makes it hot, and the heat drives more fumes into the air.":
    "L’eau l’échauffe, et la chaleur envoie plus de fumées dans l’air.",
  "Water makes it react hard or explode.": "L’eau la fait réagir fortement ou exploser.",
  "Water makes some of them react violently or explode.": "L’eau en fait réagir certaines violemment ou exploser.",
  "Water may make it react violently or explode.": "L’eau peut la faire réagir violemment ou exploser.",
  "Water on burning metal makes hydrogen, which may explode, most of all in closed places.":
    "L’eau sur du métal en feu produit de l’hydrogène, qui peut exploser, surtout dans un lieu clos.",
  "Water on burning metal makes hydrogen, which may explode.":
    "L’eau sur du métal en feu produit de l’hydrogène, qui peut exploser.",
  "Water on molten aluminum may explode.": "L’eau sur l’aluminium fondu peut exploser.",
  "Water or frost on a package with dry ice may be contaminated.":
    "L’eau ou le givre sur un colis avec glace sèche peut être contaminé.",
  "Water sets some of them off violently.": "L’eau en fait réagir certaines violemment.",
  "Water turns it into hydrogen fluoride, toxic and corrosive.":
    "L’eau la change en fluorure d’hydrogène, toxique et corrosif.",
  "What it breaks down to may injure badly or kill when breathed.":
    "Ce qu’elle devient en se décomposant peut, respiré, blesser gravement ou tuer.",
  "What the cold liquid touches turns brittle and may snap.":
    "Ce que touche le liquide froid devient cassant et peut se briser.",
  "When hot, its vapour and air together may explode.": "À chaud, sa vapeur mêlée à l’air peut exploser.",
  "With fuel some of them explode.": "Avec un combustible, certaines explosent.",
  "It may go off late and throw parts: fight the fire from a distance.":
    "Elle peut partir tard et projeter des pièces : combattez le feu à distance.",
  "Asbestos: breathe no dust, cover it, and leave it to a specialist.":
    "Amiante : ne respirez pas la poussière, couvrez-le, et laissez-le à un spécialiste.",
};
