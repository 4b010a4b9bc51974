import type { hazards as french } from "../../../fr/core/sentences/hazards.ts";

/** Hazards of a substance. */
export const hazards = {
  "Shock, friction, heat or contact with another chemical may start a self-reaction.":
    "Golpe, fricción, calor o contacto con otra sustancia pueden hacer que reaccione consigo misma.",
  "Shock, friction, heat or contamination may make it explode.":
    "Golpe, fricción, calor o contaminación pueden hacerla explotar.",
  "A capsule exposes people to radiation but rarely contaminates them.":
    "Una cápsula expone a las personas a la radiación, pero rara vez las contamina.",
  "A source capsule outside its package gives off much more radiation.":
    "Una cápsula de fuente fuera de su bulto emite mucha más radiación.",
  "Do not delay medical care because of contamination. Medical staff: wear gloves and a mask.":
    "No retrase la atención médica por la contaminación. Personal médico: use guantes y mascarilla.",
  "A damp package does not usually mean it has failed.": "Un bulto húmedo normalmente no significa que haya fallado.",
  "High gas concentrations may suffocate people without warning.":
    "Las concentraciones altas de gas pueden asfixiar a las personas sin aviso.",
  "Containers may burst when hot.": "Los recipientes calientes pueden reventar.",
  "A hot or damaged battery may vent flammable liquid, ignite and spray sparks.":
    "Una batería caliente o dañada puede soltar líquido inflamable, encenderse y lanzar chispas.",
  "Irritating vapour and residue are signs of a leak. The residue may seal it.":
    "El vapor irritante y el residuo delatan una fuga. El residuo puede taparla.",
  "Anyone who touched it may carry the infection.":
    "Toda persona que la haya tocado puede ser portadora de la infección.",
  "A second hazard label means a greater danger in most cases. Read its guide too.":
    "Una segunda etiqueta de peligro suele indicar un peligro mayor. Lea también su guía.",
  "Sparks, flames or heat can easily ignite it.": "Chispas, llamas o calor pueden encenderla con facilidad.",
  "Sparks, flames or heat can ignite some of them.": "Chispas, llamas o calor pueden encender algunas.",
  "Sparks, flames or heat may ignite it.": "Chispas, llamas o calor pueden encenderla.",
  "Sparks, flames, heat or friction may ignite it.": "Chispas, llamas, calor o fricción pueden encenderla.",
  "A tank exposed to fire may rupture in a fireball (BLEVE).":
    "Un tanque expuesto al fuego puede romperse en una bola de fuego (BLEVE).",
  "A ruptured cylinder may take off like a rocket.": "Un cilindro roto puede salir disparado como un cohete.",
  "Above 50% it may act as an oxidizer. Also read Guide 140.":
    "Arriba de 50 % puede actuar como comburente. Lea también la guía 140.",
  "Above 65% it may act as an oxidizer. Also read Guide 140.":
    "Arriba de 65 % puede actuar como comburente. Lea también la guía 140.",
  "Above its control temperature it may break down violently and catch fire.":
    "Arriba de su temperatura de control puede descomponerse con violencia y encenderse.",
  "Above its control temperature it may react violently and catch fire.":
    "Arriba de su temperatura de control puede reaccionar con violencia y encenderse.",
  "Acetic anhydride is flammable.": "El anhídrido acético es inflamable.",
  "Acetylene may explode even without air.": "El acetileno puede explotar aun sin aire.",
  "Air, moisture or water makes some of them react violently.":
    "El aire, la humedad o el agua hacen reaccionar algunas con violencia.",
  "Air, water or foam may set off a violent reaction.":
    "El aire, el agua o la espuma puede desatar una reacción violenta.",
  "Full cylinders without an overpack may rupture in a fire.":
    "Los cilindros llenos sin sobreembalaje pueden romperse en un incendio.",
  "Battery electrolyte may irritate skin and eyes.": "El electrolito de la batería puede irritar la piel y los ojos.",
  "Breathing it is extremely dangerous and can kill.": "Respirarla es extremadamente peligroso y puede matar.",
  "Breathing it may be harmful.": "Respirarla puede ser nocivo.",
  "It may be toxic to breathe, and its vapour is extremely irritating.":
    "Puede ser tóxica al respirarla, y su vapor irrita en extremo.",
  "Breathing it or skin contact may have toxic effects.":
    "Respirarla o tenerla en la piel puede tener efectos tóxicos.",
  "Breathing it in or skin contact can kill.": "Respirarla o tenerla en la piel puede matar.",
  "It may be toxic to breathe or swallow.": "Puede ser tóxica al respirarla o tragarla.",
  "Breathing or touching it can infect, sicken or kill.": "Respirarla o tocarla puede infectar, enfermar o matar.",
  "Breathing the vapour may be harmful.": "Respirar el vapor puede ser nocivo.",
  "Breathing the vapour or contact causes contamination and may be harmful.":
    "Respirar el vapor o tocarlo contamina y puede ser nocivo.",
  "Breathing it, swallowing it or contact can injure, infect, sicken or kill.":
    "Respirarla, tragarla o tocarla puede lesionar, infectar, enfermar o matar.",
  "Burning batteries may give off toxic hydrogen fluoride.":
    "Las baterías en llamas pueden desprender fluoruro de hidrógeno, tóxico.",
  "Category A is more dangerous than Category B and clinical waste.":
    "La categoría A es más peligrosa que la categoría B y los residuos clínicos.",
  "It may ignite nearby clothing, oil, paper or wood.": "Puede encender ropa, aceite, papel o madera cercanos.",
  "Common instruments do not detect every radioactive material.":
    "Los instrumentos comunes no detectan todos los materiales radiactivos.",
  "Contact may burn skin, eyes and airways.": "El contacto puede quemar la piel, los ojos y las vías respiratorias.",
  "Containers may burst after long exposure to flames.":
    "Los recipientes pueden reventar tras una larga exposición a las llamas.",
  "Contents of a damaged package can expose people externally and internally.":
    "El contenido de un bulto dañado puede exponer a las personas por fuera y por dentro.",
  "Corrosives attack metal and may release flammable hydrogen gas.":
    "Los corrosivos atacan el metal y pueden liberar gas hidrógeno inflamable.",
  "Crude oil may contain toxic hydrogen sulfide.":
    "El petróleo crudo puede contener sulfuro de hidrógeno, que es tóxico.",
  "Uranium or thorium cuttings may ignite in air.": "Las virutas de uranio o torio pueden encenderse en el aire.",
  "Moisture or humid air may ignite it.": "La humedad o el aire húmedo pueden encenderla.",
  "Contamination may make it explode.": "La contaminación puede hacerla explotar.",
  "Its solution in water may be corrosive.": "Su solución en agua puede ser corrosiva.",
  "Dried-out material can explode: see Guide 112.": "El material que se secó puede explotar: vea la guía 112.",
  "Dry ice may cause burns or frostbite.": "El hielo seco puede causar quemaduras o congelación.",
  "Dust or fumes can explode in air.": "El polvo o los humos pueden explotar en el aire.",
  "Ethylene oxide may explode even without air.": "El óxido de etileno puede explotar aun sin aire.",
  "Expandable beads may give off flammable vapour.": "Las perlas expandibles pueden desprender vapor inflamable.",
  "Exposure in enclosed spaces may be very harmful.": "La exposición en espacios cerrados puede ser muy nociva.",
  "Fire or water may release irritating, toxic or corrosive gas.":
    "El fuego o el agua pueden liberar gas irritante, tóxico o corrosivo.",
  "Even when flooded, it gives off flammable carbon disulfide vapour.":
    "Aun inundada, desprende vapor inflamable de disulfuro de carbono.",
  "Gas boiling off the liquid is cold and heavy, and stays low.":
    "El gas que hierve del líquido es frío y pesado, y se queda abajo.",
  "Fumes from burning metal are very harmful to health.": "Los humos de metal en llamas son muy nocivos para la salud.",
  "Toxic or flammable fumes may build up in enclosed spaces.":
    "Pueden acumularse humos tóxicos o inflamables en espacios cerrados.",
  "Gas or liquid may burn skin or cause frostbite.": "El gas o el líquido pueden quemar la piel o causar congelación.",
  "Toxic or flammable gas may build up in enclosed spaces.":
    "Puede acumularse gas tóxico o inflamable en espacios cerrados.",
  "Toxic or flammable gas may build up in hopper cars and tanks.":
    "Puede acumularse gas tóxico o inflamable en carros tolva y tanques.",
  "Heat or contamination may make it explode.": "Calor o contaminación pueden hacerla explotar.",
  "Heat or fire may make it polymerize explosively.": "El calor o el fuego pueden hacer que polimerice con explosión.",
  "Shock, friction, heat or contamination may set it off.": "Golpe, fricción, calor o contaminación pueden activarla.",
  "Heat, contamination or loss of cooling may make it explode.":
    "Calor, contaminación o pérdida de enfriamiento pueden hacerla explotar.",
  "Containers may burst from heat or from water inside.":
    "Los recipientes pueden reventar por el calor o por agua adentro.",
  "High concentrations in enclosed spaces may ignite.":
    "Las concentraciones altas en espacios cerrados pueden encenderse.",
  "Hot aluminum looks the same as cold. Do not touch any until it has been checked.":
    "El aluminio caliente se ve igual que el frío. No toque ninguno hasta que se haya verificado.",
  "Runoff may burn or explode in sewers.": "El escurrimiento puede arder o explotar en las alcantarillas.",
  "In enclosed spaces, vapour can make people dizzy or suffocate them.":
    "En espacios cerrados, el vapor puede marear o asfixiar a las personas.",
  "Some break down explosively in heat or fire.": "Algunas se descomponen con explosión por calor o fuego.",
  "It burns fast, with dense, white, irritating fumes.": "Arde rápido, con humos densos, blancos e irritantes.",
  "It severely burns skin and eyes.": "Causa quemaduras graves en la piel y los ojos.",
  "It does not burn, but heat may produce corrosive or toxic fumes.":
    "No arde, pero el calor puede producir humos corrosivos o tóxicos.",
  "It does not burn, but it feeds a fire.": "No arde, pero alimenta un incendio.",
  "It does not burn, but may react violently with fuels.":
    "No arde, pero puede reaccionar con violencia con combustibles.",
  "It does not burn.": "No arde.",
  "It does not burn, but heat may break it down into toxic or corrosive fumes.":
    "No arde, pero el calor puede descomponerla en humos tóxicos o corrosivos.",
  "It has no smell.": "No tiene olor.",
  "It ignites on its own in air.": "Se enciende sola en el aire.",
  "It ignites wood, paper, oil and debris.": "Enciende madera, papel, aceite y escombros.",
  "Swallowing it or skin contact can badly injure or burn.":
    "Tragarla o tenerla en la piel puede lesionar o quemar gravemente.",
  "Breathing it, swallowing it or skin contact can burn, injure or kill.":
    "Respirarla, tragarla o tenerla en la piel puede quemar, lesionar o matar.",
  "Strong oxidizer: may react explosively with fuels and many other materials.":
    "Comburente fuerte: puede reaccionar con explosión con combustibles y muchos otros materiales.",
  "It is extremely flammable, and the flame may be invisible.":
    "Es extremadamente inflamable, y la llama puede ser invisible.",
  "It is extremely flammable.": "Es extremadamente inflamable.",
  "It is lighter than air and rises.": "Es más ligera que el aire y sube.",
  "It is shipped charged. Beware of short circuits.": "Se transporta cargada. Cuidado con los cortocircuitos.",
  "It is transported molten, above 705 °C.": "Se transporta fundido, arriba de 705 °C.",
  "It makes a fire burn faster.": "Hace que un incendio arda más rápido.",
  "It makes concrete spall and pop.": "Hace estallar el concreto.",
  "It may act as an oxidizer. Also read Guide 140.": "Puede actuar como comburente. Lea también la guía 140.",
  "It may be transported molten, above its flash point.":
    "Puede transportarse fundida, arriba de su punto de inflamación.",
  "It may be transported molten.": "Puede transportarse fundida.",
  "It may flare up suddenly.": "Puede arder de repente en llamarada.",
  "It may burn the eyes and cause tears.": "Puede quemar los ojos y hacerlos lagrimear.",
  "It may burn violently, self-accelerate and give off a lot of gas.":
    "Puede arder con violencia, acelerarse sola y desprender mucho gas.",
  "It can burn but is hard to ignite.": "Puede arder, pero es difícil de encender.",
  "It may explode on contact with cold, wet or dirty tools and containers.":
    "Puede explotar al contacto con herramientas y recipientes fríos, mojados o sucios.",
  "It may explode on contact with nitrates or other oxidizers.":
    "Puede explotar al contacto con nitratos u otros comburentes.",
  "It may re-ignite when the fire seems out.": "Puede volver a encenderse cuando el fuego parece apagado.",
  "It may give off irritating, toxic or corrosive gases.": "Puede desprender gases irritantes, tóxicos o corrosivos.",
  "It may re-ignite, even weeks later.": "Puede volver a encenderse, incluso semanas después.",
  "It may ignite on its own in air.": "Puede encenderse sola en el aire.",
  "It may ignite nearby batteries.": "Puede encender las baterías cercanas.",
  "Breathing or touching it can badly injure or kill.": "Respirarla o tocarla puede lesionar gravemente o matar.",
  "Breathing it, swallowing it or skin contact can kill.": "Respirarla, tragarla o tenerla en la piel puede matar.",
  "It may self-accelerate and give off a lot of gas.": "Puede acelerarse sola y desprender mucho gas.",
  "May irritate or burn eyes, airways and skin.": "Puede irritar o quemar los ojos, las vías respiratorias y la piel.",
  "It reacts violently with water: it may explode or give off flammable gas.":
    "Reacciona con violencia con el agua: puede explotar o desprender gas inflamable.",
  "It rarely burns.": "Rara vez arde.",
  "Its vapour can explode when mixed with air.": "Su vapor puede explotar mezclado con aire.",
  "Vapour may collect in low spots, drains and basements.":
    "El vapor puede acumularse en lugares bajos, drenajes y sótanos.",
  "Many of these liquids float on water.": "Muchos de estos líquidos flotan en el agua.",
  "It can explode when mixed with air.": "Puede explotar mezclada con aire.",
  "Mixed with air, it may explode if ignited.": "Mezclada con aire, puede explotar si se enciende.",
  "Moist air or water may ignite it.": "El aire húmedo o el agua puede encenderla.",
  "Moist air or water may release flammable, corrosive or toxic gas.":
    "El aire húmedo o el agua pueden liberar gas inflamable, corrosivo o tóxico.",
  "Moist air or water turns it into hydrogen fluoride, which is toxic and corrosive.":
    "El aire húmedo o el agua la convierten en fluoruro de hidrógeno, que es tóxico y corrosivo.",
  "Molten material causes deep burns.": "El material fundido causa quemaduras profundas.",
  "Most foams make it release toxic or corrosive gas.":
    "La mayoría de las espumas hacen que libere gas tóxico o corrosivo.",
  "Most instruments detect this radiation.": "La mayoría de los instrumentos detectan esta radiación.",
  "Oxidizing ones may ignite nearby clothing, oil, paper or wood.":
    "Las comburentes pueden encender ropa, aceite, papel o madera cercanos.",
  "Nitrates are oxidizers: nearby combustibles may catch fire.":
    "Los nitratos son comburentes: los combustibles cercanos pueden encenderse.",
  "On metal it may release flammable hydrogen.": "Sobre metal puede liberar hidrógeno inflamable.",
  "If it dries out, shock, friction, heat or flame may set it off.":
    "Si se seca, un golpe, la fricción, el calor o una llama pueden activarla.",
  "If fire reaches the cargo it may explode. Fragments can fly 1600 m or farther.":
    "Si el fuego llega a la carga, puede explotar. Los fragmentos pueden volar 1600 m o más.",
  "If fire reaches the cargo it may explode. Fragments can fly 800 m or farther.":
    "Si el fuego llega a la carga, puede explotar. Los fragmentos pueden volar 800 m o más.",
  "Others do not burn, but feed a fire.": "Otras no arden, pero alimentan un incendio.",
  "Pentaborane is highly toxic: breathing it, swallowing it or skin contact can kill.":
    "El pentaborano es muy tóxico: respirarlo, tragarlo o tenerlo en la piel puede matar.",
  "It may cause coughing, nausea and trouble breathing.": "Puede causar tos, náusea y dificultad para respirar.",
  "Powder and dust may explode.": "El polvo fino puede explotar.",
  "Powder, dust and shavings may explode or burn explosively.":
    "El polvo y las virutas pueden explotar o arder con explosión.",
  "In most transport accidents, radiation is a low risk to crews and the public.":
    "En la mayoría de los accidentes de transporte, la radiación es un riesgo bajo para las cuadrillas y el público.",
  "Radiation outside the packages is low.": "La radiación fuera de los bultos es baja.",
  "Cylinders in a fire may vent flammable gas through their relief valves.":
    "Los cilindros en un incendio pueden soltar gas inflamable por sus válvulas de alivio.",
  "Cylinders in a fire may vent toxic, flammable gas through their relief valves.":
    "Los cilindros en un incendio pueden soltar gas tóxico e inflamable por sus válvulas de alivio.",
  "Cylinders in a fire may vent toxic or corrosive gas through their relief valves.":
    "Los cilindros en un incendio pueden soltar gas tóxico o corrosivo por sus válvulas de alivio.",
  "Friction, heat or contamination may make it explode.": "Fricción, calor o contaminación pueden hacerla explotar.",
  "Runoff may be corrosive or toxic.": "El escurrimiento puede ser corrosivo o tóxico.",
  "Runoff may burn or explode.": "El escurrimiento puede arder o explotar.",
  "Runoff may harm the environment.": "El escurrimiento puede dañar el medio ambiente.",
  "Runoff may pollute lakes, rivers and the sea.": "El escurrimiento puede contaminar los cuerpos de agua.",
  "Silane ignites on its own in air.": "El silano se enciende solo en el aire.",
  "It may burn skin and eyes.": "Puede quemar la piel y los ojos.",
  "It may irritate or burn eyes and skin.": "Puede irritar o quemar los ojos y la piel.",
  "Some are toxic: breathing or swallowing them, or skin contact, can kill.":
    "Algunas son tóxicas: respirarlas, tragarlas o tenerlas en la piel puede matar.",
  "Some are transported hot.": "Algunas se transportan calientes.",
  "Some burn fast.": "Algunas arden rápido.",
  "Some flare up suddenly.": "Algunas arden de repente en llamarada.",
  "Some burn skin and eyes severely.": "Algunas causan quemaduras graves en la piel y los ojos.",
  "Some burn with intense heat.": "Algunas arden con calor intenso.",
  "Some burn but are hard to ignite.": "Algunas arden, pero son difíciles de encender.",
  "Some can burn, but most are hard to ignite.": "Algunas pueden arder, pero la mayoría son difíciles de encender.",
  "Some are flammable: sparks, flames or heat can ignite them.":
    "Algunas son inflamables: chispas, llamas o calor pueden encenderlas.",
  "Some are shipped in a flammable liquid.": "Algunas se transportan en un líquido inflamable.",
  "Some are shipped in a highly flammable liquid.": "Algunas se transportan en un líquido muy inflamable.",
  "Some of it may be absorbed through the skin.": "Una parte puede absorberse por la piel.",
  "Some foams make it release toxic or corrosive gas.": "Algunas espumas hacen que libere gas tóxico o corrosivo.",
  "Some leave a flammable residue when they evaporate.": "Algunas dejan un residuo inflamable al evaporarse.",
  "High concentrations of some may be toxic.": "Las concentraciones altas de algunas pueden ser tóxicas.",
  "Some may give off flammable hydrogen in contact with metals.":
    "Algunas pueden desprender hidrógeno inflamable al contacto con metales.",
  "Some are oxidizers: they may ignite clothing, oil, paper or wood.":
    "Algunas son comburentes: pueden encender ropa, aceite, papel o madera.",
  "Some irritate or burn eyes, skin and airways.":
    "Algunas irritan o queman los ojos, la piel y las vías respiratorias.",
  "If spilled on or near water it may boil off explosively.":
    "Si se derrama sobre el agua o cerca de ella, puede hervir con explosión.",
  "Swallowing it or breathing its breakdown products can badly injure or kill.":
    "Tragarla o respirar los productos de su descomposición puede lesionar gravemente o matar.",
  "It is toxic if swallowed.": "Es tóxica si se traga.",
  "It is toxic if swallowed or if its dust is inhaled.": "Es tóxica si se traga o si se inhala su polvo.",
  "The cargo may react with the extinguishing agent.": "La carga puede reaccionar con el agente extintor.",
  "The chemical hazard is far greater than the radiation.": "El peligro químico es mucho mayor que la radiación.",
  "The container may explode.": "El recipiente puede explotar.",
  "Effects of a short exposure last a few minutes.": "Los efectos de una exposición corta duran unos minutos.",
  "Fumes can make people dizzy or suffocate them.": "Los humos pueden marear o asfixiar a las personas.",
  "The gas or cold liquid may burn skin or cause frostbite.":
    "El gas o el líquido frío pueden quemar la piel o causar congelación.",
  "The gas may burn skin.": "El gas puede quemar la piel.",
  "In enclosed spaces the gas may suffocate people without warning.":
    "En espacios cerrados, el gas puede asfixiar a las personas sin aviso.",
  "The gas displaces air. People may get dizzy or suffocate without warning.":
    "El gas desplaza el aire. Las personas pueden marearse o asfixiarse sin aviso.",
  "The packages prevent a chain reaction.": "Los bultos impiden una reacción en cadena.",
  "It may smell foul at first, then you may no longer smell it.":
    "Puede oler fétido al principio, y luego puede dejar de percibirse.",
  "Smoke may be irritating or toxic.": "El humo puede ser irritante o tóxico.",
  "Smoke is irritating, corrosive or toxic.": "El humo es irritante, corrosivo o tóxico.",
  "The strongest packages hold the most dangerous contents and rarely fail.":
    "Los bultos más resistentes llevan los contenidos más peligrosos y rara vez fallan.",
  "Vapour is corrosive and extremely irritating.": "El vapor es corrosivo y extremadamente irritante.",
  "Vapour can be irritating.": "El vapor puede ser irritante.",
  "Its vapour can be corrosive or irritating.": "Su vapor puede ser corrosivo o irritante.",
  "This substance is known to be toxic.": "Se sabe que esta sustancia es tóxica.",
  "Toxic fumes or dust may build up in enclosed spaces.":
    "Pueden acumularse humos o polvo tóxicos en espacios cerrados.",
  "Vapour may drift to a distant ignition source and flash back.":
    "El vapor puede llegar a una fuente de ignición lejana y regresar en llamas.",
  "Vapour may explode in sewers, in buildings or in the open.":
    "El vapor puede explotar en alcantarillas, en edificios o al aire libre.",
  "Vapour may build up in enclosed spaces.": "El vapor puede acumularse en espacios cerrados.",
  "Vapour tends to sink. Expect it in low spots and enclosed spaces.":
    "El vapor casi siempre baja. Espérelo en lugares bajos y espacios cerrados.",
  "Vapour from some liquids may make people dizzy or suffocate them.":
    "El vapor de algunos líquidos puede marear o asfixiar a las personas.",
  "Vapour or dust in air may explode.": "El vapor o el polvo en el aire puede explotar.",
  "Vapour and dust are extremely irritating.": "El vapor y el polvo son extremadamente irritantes.",
  "If it warms up it may break down violently and catch fire.":
    "Si se calienta, puede descomponerse con violencia y encenderse.",
  "Water makes it explode.": "El agua la hace explotar.",
  "Contact with water releases flammable, toxic gas that can kill.":
    "El contacto con el agua libera gas inflamable y tóxico que puede matar.",
  "Contact with water releases flammable, toxic gas.": "El contacto con el agua libera gas inflamable y tóxico.",
  "Contact with water releases flammable gas.": "El contacto con el agua libera gas inflamable.",
  "Contact with water releases gas, sometimes violently.": "El contacto con el agua libera gas, a veces con violencia.",
  "Contact with water releases toxic or corrosive gas, sometimes violently.":
    "El contacto con el agua libera gas tóxico o corrosivo, a veces con violencia.",
  "Contact with water releases toxic or corrosive substances.":
    "El contacto con el agua libera sustancias tóxicas o corrosivas.",
  "Water makes it heat up and give off fumes.": "El agua hace que se caliente y desprenda humos.",
  "Water makes it heat up and give off more fumes.": "El agua hace que se caliente y desprenda más humos.",
  "Water makes it react violently or explode.": "El agua la hace reaccionar con violencia o explotar.",
  "Water makes some of them react violently or explode.":
    "El agua hace que algunas reaccionen con violencia o exploten.",
  "Water may make it react violently or explode.": "El agua puede hacerla reaccionar con violencia o explotar.",
  "Water makes burning metal give off hydrogen. The hydrogen may explode, above all in enclosed spaces.":
    "El agua sobre metal en llamas produce hidrógeno, que puede explotar, sobre todo en espacios cerrados.",
  "Water on burning metal produces hydrogen, which may explode.":
    "El agua sobre metal en llamas produce hidrógeno, que puede explotar.",
  "Water on molten aluminum may explode.": "El agua sobre aluminio fundido puede explotar.",
  "Water or frost on a package with dry ice may be contaminated.":
    "El agua o la escarcha en un bulto con hielo seco puede estar contaminada.",
  "Water makes some of them react violently.": "El agua hace reaccionar algunas con violencia.",
  "Water turns it into hydrogen fluoride, which is toxic and corrosive.":
    "El agua la convierte en fluoruro de hidrógeno, que es tóxico y corrosivo.",
  "Breathing its breakdown products can badly injure or kill.":
    "Respirar los productos de su descomposición puede lesionar gravemente o matar.",
  "The cold liquid makes materials brittle: they may break.":
    "El líquido frío vuelve quebradizos los materiales: pueden romperse.",
  "When hot, its vapour can explode when mixed with air.": "Caliente, su vapor puede explotar mezclado con aire.",
  "Some explode in contact with fuel.": "Algunas explotan al contacto con combustible.",
  "It may go off after a delay and throw parts. Fight the fire from a distance.":
    "Puede activarse con retraso y lanzar partes. Combata el fuego a distancia.",
  "Asbestos: do not breathe the dust. Cover it and leave it to a specialist.":
    "Asbesto: no respire el polvo. Cúbralo y déjelo a un especialista.",
  "Breathing it can kill.": "Respirarla puede matar.",
  "Swallowing it can kill.": "Tragarla puede matar.",
  "Breathing or swallowing it can kill.": "Respirarla o tragarla puede matar.",
  "Swallowing it or skin contact can kill.": "Tragarla o el contacto con la piel puede matar.",
  "It can be absorbed through the skin.": "Puede absorberse por la piel.",
  "A hot surface can ignite it without a flame.": "Una superficie caliente puede encenderla sin llama.",
  "It may heat up and ignite on its own.": "Puede calentarse y encenderse sola.",
  "Nerve poison: watch for small pupils, drooling and twitching.":
    "Veneno de los nervios: vigile pupilas pequeñas, babeo y espasmos.",
  "Heat or shock may make it explode.": "El calor o un golpe puede hacerla explotar.",
  "Symptoms may be delayed. Watch everyone who was exposed.":
    "Los síntomas pueden tardar. Vigile a toda persona expuesta.",
  "It may form explosive peroxides.": "Puede formar peróxidos explosivos.",
  "Burning sulfur gives off toxic sulfur dioxide.": "El azufre al arder desprende dióxido de azufre tóxico.",
  "Never mix it with acid: it gives off toxic gas.": "Nunca la mezcle con ácido: desprende gas tóxico.",
  "Dry ice causes frostbite.": "El hielo seco causa congelación.",
  "Flames turn it into toxic phosgene.": "Las llamas la convierten en fosgeno tóxico.",
  "It may ignite on its own on earth, wood or cloth.": "Puede encenderse sola sobre tierra, madera o tela.",
  "Smoke from burning PCBs is very toxic.": "El humo de PCB al arder es muy tóxico.",
} satisfies Record<keyof typeof french, string>;
