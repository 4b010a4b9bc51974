import type { hazards as french } from "../../../fr/core/sentences/hazards.ts";

/** What a substance may do. */
export const hazards = {
  "Shock, friction, heat or contact with another chemical may start a self-reaction.":
    "Un golpe, un roce, el calor u otra sustancia puede hacerla reaccionar consigo misma.",
  "Shock, friction, heat or contamination may make it explode.":
    "Un golpe, un roce, el calor o la suciedad puede hacerla explotar.",
  "A capsule exposes people to radiation but rarely contaminates them.":
    "Una cápsula irradia a las personas, y rara vez deja algo sobre ellas.",
  "A source capsule outside its package gives off much more radiation.":
    "Una cápsula fuera de su bulto emite mucha más radiación.",
  "A contaminated patient is not a serious danger to medical staff.":
    "Un paciente contaminado no es un peligro grave para el personal médico.",
  "A damp package does not usually mean it has failed.": "Un bulto húmedo rara vez es un bulto dañado.",
  "High gas concentrations may suffocate people without warning.":
    "Una concentración alta de gas puede asfixiar sin aviso.",
  "Containers may burst when hot.": "Un recipiente caliente puede reventar.",
  "A hot or damaged battery may vent flammable liquid, ignite and spray sparks.":
    "Una batería caliente o dañada puede soltar líquido inflamable, encenderse y lanzar chispas.",
  "Irritating vapour and residue show a leak. The residue may seal it.":
    "Una fuga se nota por el vapor irritante y un residuo, que puede taparla.",
  "Anyone who touched it may carry the infection.": "Una persona que la tocó puede llevar la infección.",
  "A second hazard label usually means a greater danger. Read its guide too.":
    "Una segunda etiqueta de peligro suele indicar el peligro mayor: lea también su guía.",
  "Sparks, flames or heat can easily ignite it.": "Una chispa, una llama o el calor la enciende con facilidad.",
  "Sparks, flames or heat can ignite some of them.": "Una chispa, una llama o el calor enciende algunas.",
  "Sparks, flames or heat may ignite it.": "Una chispa, una llama o el calor puede encenderla.",
  "Sparks, flames, heat or friction may ignite it.": "Una chispa, una llama, el calor o un roce puede encenderla.",
  "A tank exposed to fire may rupture in a fireball (BLEVE).":
    "Un tanque en el fuego puede reventar en una bola de fuego (BLEVE).",
  "A ruptured cylinder may take off like a rocket.": "Un cilindro roto puede salir volando como un cohete.",
  "Above 50% it may act as an oxidizer. Also read Guide 140.":
    "Arriba de 50 % puede actuar como comburente: lea también la guía 140.",
  "Above 65% it may act as an oxidizer. Also read Guide 140.":
    "Arriba de 65 % puede actuar como comburente: lea también la guía 140.",
  "Above its control temperature it may break down violently and catch fire.":
    "Arriba de su temperatura de control puede descomponerse con violencia y encenderse.",
  "Above its control temperature it may react violently and catch fire.":
    "Arriba de su temperatura de control puede reaccionar con violencia y encenderse.",
  "Acetic anhydride is flammable.": "El anhídrido acético es inflamable.",
  "Acetylene may explode even without air.": "El acetileno puede explotar aun sin aire.",
  "Air, moisture or water makes some of them react violently.":
    "El aire, la humedad o el agua hace reaccionar algunas con violencia.",
  "Air, water or foam may set off a violent reaction.":
    "El aire, el agua o la espuma puede desatar una reacción violenta.",
  "Full cylinders without an overpack may rupture in a fire.":
    "Los cilindros llenos sin protección pueden romperse en un incendio.",
  "Battery electrolyte may irritate skin and eyes.": "El líquido de la batería puede irritar la piel y los ojos.",
  "Breathing it is extremely dangerous and can kill.": "Respirarla es extremadamente peligroso y puede matar.",
  "Breathing it may be harmful.": "Respirarla puede ser nocivo.",
  "It may be toxic to breathe, and its vapour is extremely irritating.":
    "Respirarla puede ser tóxico, y el vapor irrita en extremo.",
  "Breathing it or skin contact may have toxic effects.": "Respirarla o tenerla en la piel puede ser tóxico.",
  "Breathing it in or skin contact can kill.": "Respirarla o tenerla en la piel puede matar.",
  "It may be toxic to breathe or swallow.": "Respirarla o tragarla puede ser tóxico.",
  "Breathing or touching it can infect, sicken or kill.": "Respirarla o tocarla puede infectar, enfermar o matar.",
  "Breathing the vapour may be harmful.": "Respirar el vapor puede hacer daño.",
  "Breathing the vapour or contact causes contamination and may be harmful.":
    "Respirar el vapor o el contacto contamina y puede hacer daño.",
  "Breathing it, swallowing it or contact can injure, infect, sicken or kill.":
    "Respirada, tragada o tocada, puede causar lesión grave, infección, enfermedad o muerte.",
  "Burning batteries may give off toxic hydrogen fluoride.":
    "Las baterías en llamas pueden desprender fluoruro de hidrógeno, tóxico.",
  "Category A is more dangerous than Category B and clinical waste.":
    "La categoría A es más peligrosa que la categoría B y los residuos clínicos.",
  "It may ignite nearby clothing, oil, paper or wood.": "Ropa, aceite, papel o madera pueden encenderse junto a ella.",
  "Common instruments do not detect every radioactive material.":
    "Los instrumentos comunes no detectan todos los materiales radiactivos.",
  "Contact may burn skin, eyes and airways.": "El contacto puede quemar la piel, los ojos y las vías respiratorias.",
  "Containers may burst after long exposure to flames.":
    "Los recipientes expuestos largo tiempo a las llamas pueden explotar.",
  "Contents of a damaged package can expose people externally and internally.":
    "El contenido de un bulto dañado puede exponer a las personas por fuera y por dentro del cuerpo.",
  "Corrosives attack metal and may release flammable hydrogen gas.":
    "Los corrosivos atacan el metal y pueden liberar hidrógeno, que arde.",
  "Crude oil may contain toxic hydrogen sulfide.": "El petróleo crudo puede contener sulfuro de hidrógeno, tóxico.",
  "Uranium or thorium cuttings may ignite in air.": "Las virutas de uranio o torio pueden encenderse en el aire.",
  "Moisture or humid air may ignite it.": "La humedad, o el aire húmedo, puede encenderla.",
  "Contamination may make it explode.": "La suciedad puede hacerla explotar.",
  "Its solution in water may be corrosive.": "Disuelta en agua puede corroer.",
  "Dried-out material can explode: see Guide 112.": "El material seco explota como en la guía 112.",
  "Dry ice may cause burns or frostbite.": "El hielo seco puede causar quemaduras o congelación.",
  "Dust or fumes can explode in air.": "El polvo o los humos pueden formar con el aire mezclas explosivas.",
  "Ethylene oxide may explode even without air.": "El óxido de etileno puede explotar aun sin aire.",
  "Expandable beads may give off flammable vapour.": "Las perlas expandibles pueden desprender vapor inflamable.",
  "Exposure in enclosed spaces may be very harmful.": "La exposición en lugares cerrados puede ser muy nociva.",
  "Fire or water may release irritating, toxic or corrosive gas.":
    "El fuego o el agua puede liberar gases irritantes, tóxicos o corrosivos.",
  "Even when flooded, it gives off flammable carbon disulfide vapour.":
    "Inundada, aún desprende vapor inflamable de disulfuro de carbono.",
  "Gas boiling off the liquid is cold and heavy, and stays low.":
    "Recién salido del líquido, el gas está frío y pesa, y se arrastra por el suelo.",
  "Fumes from burning metal are very harmful to health.":
    "Los humos de metal en llamas son un peligro grave para la salud.",
  "Toxic or flammable fumes may build up in enclosed spaces.":
    "Humos que envenenan o queman pueden acumularse en lugares cerrados.",
  "Gas or liquid may burn skin or cause frostbite.": "El gas y el líquido pueden quemar o congelar la piel.",
  "Toxic or flammable gas may build up in enclosed spaces.":
    "Un gas tóxico o inflamable puede acumularse en lugares cerrados.",
  "Toxic or flammable gas may build up in hopper cars and tanks.":
    "Un gas tóxico o inflamable puede acumularse en carros tolva y tanques.",
  "Heat or contamination may make it explode.": "El calor o la suciedad puede hacerla explotar.",
  "Heat or fire may make it polymerize explosively.": "El calor o el fuego puede hacerla polimerizar con explosión.",
  "Shock, friction, heat or contamination may set it off.":
    "El calor, un golpe, un roce o la suciedad puede activarla.",
  "Heat, contamination or loss of cooling may make it explode.":
    "El calor, la suciedad o la pérdida de enfriamiento puede hacerla explotar.",
  "Containers may burst from heat or from water inside.": "El calor, o el agua adentro, puede reventar un recipiente.",
  "High concentrations in enclosed spaces may ignite.":
    "Las concentraciones altas en lugares cerrados pueden encenderse.",
  "Hot aluminum looks the same as cold. Do not touch any until it has been checked.":
    "El aluminio caliente se ve como el frío: no lo toque antes de saber.",
  "Runoff may burn or explode in sewers.": "En una alcantarilla el escurrimiento puede arder o explotar.",
  "In enclosed spaces, vapour can make people dizzy or suffocate them.":
    "En lugares cerrados el vapor marea o asfixia a las personas.",
  "Some break down explosively in heat or fire.": "Con calor o fuego algunas se descomponen con explosión.",
  "It burns fast, with dense, white, irritating fumes.": "Arde rápido, con humos densos, blancos e irritantes.",
  "It severely burns skin and eyes.": "Quema gravemente la piel y los ojos.",
  "It does not burn, but heat may produce corrosive or toxic fumes.":
    "No arde, pero el calor puede producir humos corrosivos o tóxicos.",
  "It does not burn, but it feeds a fire.": "No arde, pero alimenta un incendio.",
  "It does not burn, but may react violently with fuels.":
    "No arde, pero puede reaccionar con violencia con combustibles.",
  "It does not burn.": "No arde.",
  "It does not burn, but heat may break it down into toxic or corrosive fumes.":
    "No arde; el calor puede convertirla en humos tóxicos o corrosivos.",
  "It has no smell.": "No tiene olor.",
  "It ignites on its own in air.": "Se enciende sola en el aire.",
  "It ignites wood, paper, oil and debris.": "Enciende madera, papel, aceite y escombros.",
  "Swallowing it or skin contact can badly injure or burn.": "Lesiona o quema gravemente, tragada o en la piel.",
  "Breathing it, swallowing it or skin contact can burn, injure or kill.":
    "Lesiona, quema o mata: respirada, tragada o en la piel.",
  "Strong oxidizer: may react explosively with fuels and many other materials.":
    "Es un comburente fuerte y puede reaccionar con explosión con muchos materiales, entre ellos los combustibles.",
  "It is extremely flammable, and the flame may be invisible.":
    "Es extremadamente inflamable, y la llama puede ser invisible.",
  "It is extremely flammable.": "Es extremadamente inflamable.",
  "It is lighter than air and rises.": "Es más ligera que el aire y sube.",
  "It is shipped charged. Beware of short circuits.": "Se transporta cargada: cuidado con un cortocircuito.",
  "It is transported molten, above 705 °C.": "Se transporta fundido, arriba de 705 °C.",
  "It makes a fire burn faster.": "Hace que un incendio arda más rápido.",
  "It makes concrete spall and pop.": "Hace estallar el concreto.",
  "It may act as an oxidizer: read guide 140 too.": "Puede actuar como comburente: lea también la guía 140.",
  "It may be transported molten, above its flash point.":
    "Puede transportarse fundida, arriba de su punto de inflamación.",
  "It may be transported molten.": "Puede transportarse fundida.",
  "It may flare up suddenly.": "Puede arder de golpe.",
  "It may burn the eyes and cause tears.": "Puede quemar los ojos y hacer llorar.",
  "It may burn violently, self-accelerate and give off a lot of gas.":
    "Puede arder con violencia, desbocarse sola y desprender mucho gas.",
  "It can burn but is hard to ignite.": "Puede arder, aunque cuesta encenderla.",
  "It may explode on contact with cold, wet or dirty tools and containers.":
    "Puede explotar al contacto con herramientas y recipientes fríos, mojados o sucios.",
  "It may explode on contact with nitrates or other oxidizers.":
    "Puede explotar al contacto con nitratos u otros comburentes.",
  "It may re-ignite when the fire seems out.": "Puede reavivarse cuando el fuego parece apagado.",
  "It may give off irritating, toxic or corrosive gases.": "Puede desprender gases irritantes, tóxicos o corrosivos.",
  "It may re-ignite, even weeks later.": "Puede volver a encenderse, hasta semanas después.",
  "It may ignite on its own in air.": "Puede encenderse sola en el aire.",
  "It may ignite nearby batteries.": "Puede encender las baterías vecinas.",
  "Breathing or touching it can badly injure or kill.": "Respirada o tocada, puede lesionar gravemente o matar.",
  "Breathing it, swallowing it or skin contact can kill.": "Puede matar: respirada, tragada o en la piel.",
  "It may self-accelerate and give off a lot of gas.": "Puede desbocarse sola y desprender mucho gas.",
  "May irritate or burn eyes, airways and skin.":
    "Puede irritar o quemar los ojos, la piel y, respirada, las vías respiratorias.",
  "It reacts violently with water: it may explode or give off flammable gas.":
    "Reacciona con violencia con el agua: puede explotar o desprender gas inflamable.",
  "It rarely burns.": "Rara vez arde.",
  "Its vapour can explode when mixed with air.": "Su vapor mezclado con aire puede explotar.",
  "Vapour may collect in low spots, drains and basements.":
    "Los lugares bajos, los drenajes y los sótanos pueden retener el vapor.",
  "Many of these liquids float on water.": "Muchos de estos líquidos flotan en el agua.",
  "It can explode when mixed with air.": "Mezclada con aire explota.",
  "Mixed with air, it may explode if ignited.": "Mezclada con aire puede explotar con una chispa.",
  "Moist air or water may ignite it.": "El aire húmedo o el agua puede encenderla.",
  "Moist air or water may release flammable, corrosive or toxic gas.":
    "El aire húmedo o el agua puede liberar gas que arde, corroe o envenena.",
  "Moist air or water turns it into hydrogen fluoride, which is toxic and corrosive.":
    "El aire húmedo o el agua la convierte en fluoruro de hidrógeno, tóxico y corrosivo.",
  "Molten material causes deep burns.": "Fundida, quema profundo.",
  "Most foams make it release toxic or corrosive gas.":
    "La mayoría de las espumas liberan de ella gas tóxico o corrosivo.",
  "Most instruments detect this radiation.": "La mayoría de los instrumentos detectan esta radiación.",
  "Oxidizing ones may ignite nearby clothing, oil, paper or wood.":
    "Junto a las que oxidan, ropa, aceite, papel o madera pueden encenderse.",
  "Nitrates are oxidizers: nearby combustibles may catch fire.":
    "Los nitratos oxidan: lo combustible cerca de ellos puede encenderse.",
  "On metal it may release flammable hydrogen.": "Sobre metal puede liberar hidrógeno, que arde.",
  "If it dries out, shock, friction, heat or flame may set it off.":
    "Una vez seca, un golpe, un roce, el calor o una llama puede activarla.",
  "If fire reaches the cargo it may explode. Fragments can fly 1600 m or farther.":
    "Cuando el fuego llega a la carga, puede explotar: los fragmentos vuelan 1600 m y más.",
  "If fire reaches the cargo it may explode. Fragments can fly 800 m or farther.":
    "Cuando el fuego llega a la carga, puede explotar: los fragmentos vuelan 800 m y más.",
  "Others do not burn, but feed a fire.": "Otras no arden, pero alimentan un incendio.",
  "Pentaborane is highly toxic: breathing it, swallowing it or skin contact can kill.":
    "El pentaborano es muy tóxico: respirado, tragado o en la piel puede matar.",
  "It may cause coughing, nausea and trouble breathing.":
    "Las personas tosen, sienten náusea y respiran con dificultad.",
  "Powder and dust may explode.": "El polvo fino puede explotar.",
  "Powder, dust and shavings may explode or burn explosively.":
    "El polvo y las virutas pueden explotar o arder con explosión.",
  "In most transport accidents, radiation is a low risk to crews and the public.":
    "La radiación es un riesgo pequeño para las cuadrillas y el público en la mayoría de los accidentes de transporte.",
  "Radiation outside the packages is low.": "La radiación fuera de los bultos es baja.",
  "Cylinders in a fire may vent flammable gas through their relief valves.":
    "Las válvulas de alivio de cilindros en un incendio pueden soltar gas que arde.",
  "Cylinders in a fire may vent toxic, flammable gas through their relief valves.":
    "Las válvulas de alivio de cilindros en un incendio pueden soltar gas tóxico que arde.",
  "Cylinders in a fire may vent toxic or corrosive gas through their relief valves.":
    "Las válvulas de alivio de cilindros en un incendio pueden soltar gas tóxico o corrosivo.",
  "Friction, heat or contamination may make it explode.": "Un roce, el calor o la suciedad puede hacerla explotar.",
  "Runoff may be corrosive or toxic.": "El escurrimiento puede ser corrosivo o tóxico.",
  "Runoff may burn or explode.": "El escurrimiento puede arder o explotar.",
  "Runoff may harm the environment.": "El escurrimiento puede dañar el medio ambiente.",
  "Runoff may pollute waterways.": "El escurrimiento puede contaminar los cuerpos de agua.",
  "Silane ignites on its own in air.": "El silano se enciende solo en el aire.",
  "It may burn skin and eyes.": "La piel y los ojos pueden quemarse.",
  "It may irritate or burn eyes and skin.": "La piel y los ojos pueden irritarse o quemarse.",
  "Some are toxic: breathing or swallowing them, or skin contact, can kill.":
    "Algunas son tóxicas: respiradas, tragadas o en la piel pueden matar.",
  "Some are transported hot.": "Algunas se transportan calientes.",
  "Some burn fast.": "Algunas arden rápido.",
  "Some flare up suddenly.": "Algunas arden de golpe.",
  "Some burn skin and eyes severely.": "Algunas queman gravemente la piel y los ojos.",
  "Some burn with intense heat.": "Algunas arden con calor intenso.",
  "Some burn but are hard to ignite.": "Algunas arden, aunque cuesta encenderlas.",
  "Some can burn, but most are hard to ignite.": "Algunas arden, aunque la mayoría cuesta encenderlas.",
  "Some are flammable: sparks, flames or heat can ignite them.":
    "Algunas arden: una chispa, una llama o el calor las enciende.",
  "Some are shipped in a flammable liquid.": "Algunas vienen en un líquido que arde.",
  "Some are shipped in a highly flammable liquid.": "Algunas vienen en un líquido que se enciende muy fácil.",
  "Some of it may be absorbed through the skin.": "Algunos efectos pueden venir por la piel.",
  "Some foams make it release toxic or corrosive gas.": "Algunas espumas liberan de ella gas tóxico o corrosivo.",
  "Some leave a flammable residue when they evaporate.": "Algunas dejan un residuo inflamable al evaporarse.",
  "High concentrations of some may be toxic.": "Algunas pueden ser tóxicas en concentración alta.",
  "Some may give off flammable hydrogen in contact with metals.":
    "Algunas pueden desprender hidrógeno inflamable sobre metales.",
  "Some are oxidizers: they may ignite clothing, oil, paper or wood.":
    "Algunas oxidan: ropa, aceite, papel o madera pueden encenderse.",
  "Some irritate or burn eyes, skin and airways.":
    "Algunas irritan o queman los ojos, la piel y las vías respiratorias.",
  "If spilled on or near water it may boil off explosively.":
    "Derramada sobre el agua o cerca, puede hervir con explosión.",
  "Swallowing it or breathing its breakdown products can badly injure or kill.":
    "Tragada, o respirada cuando se descompone, lesiona gravemente o mata.",
  "It is toxic if swallowed.": "Tragarla es tóxico.",
  "It is toxic if swallowed or if its dust is inhaled.": "Tragarla o respirar su polvo es tóxico.",
  "The cargo may react with the extinguishing agent.": "La carga puede reaccionar con el agente extintor.",
  "The chemical hazard is far greater than the radiation.": "El peligro químico es mucho mayor que la radiación.",
  "The container may explode.": "El recipiente puede explotar.",
  "Effects of a short exposure last a few minutes.": "Los efectos de una exposición corta duran unos minutos.",
  "Fumes can make people dizzy or suffocate them.": "Los humos pueden marear o asfixiar a las personas.",
  "The gas or cold liquid may burn skin or cause frostbite.":
    "El gas y su líquido frío pueden quemar o congelar la piel.",
  "The gas may burn skin.": "El gas puede quemar la piel.",
  "In enclosed spaces the gas may suffocate people without warning.":
    "El gas puede asfixiar sin aviso en lugares cerrados.",
  "The gas displaces air. People may get dizzy or suffocate without warning.":
    "El gas desplaza el aire: las personas se marean o se asfixian sin señal previa.",
  "The packages prevent a chain reaction.": "Los bultos impiden una reacción en cadena.",
  "Aerosol propellant may be flammable.": "El propelente de un aerosol puede ser inflamable.",
  "It may smell foul at first, then you may no longer smell it.":
    "El olor puede ser fétido al principio, luego puede dejar de percibirlo.",
  "Smoke may be irritating or toxic.": "El humo puede irritar o envenenar.",
  "Smoke is irritating, corrosive or toxic.": "El humo irrita, corroe o envenena.",
  "The strongest packages hold the most dangerous contents and rarely fail.":
    "Los bultos más fuertes llevan los contenidos más peligrosos, y rara vez fallan.",
  "Vapour is corrosive and extremely irritating.": "El vapor irrita en extremo y es corrosivo.",
  "Vapour can be irritating.": "El vapor puede irritar.",
  "Its vapour can be corrosive or irritating.": "El vapor puede irritar o corroer.",
  "This substance is known to be toxic.": "De esta se sabe que es tóxica.",
  "Toxic fumes or dust may build up in enclosed spaces.":
    "Humos o polvos tóxicos pueden acumularse en lugares cerrados.",
  "Vapour may drift to a distant ignition source and flash back.":
    "El vapor puede llegar a una llama lejana y regresar ardiendo.",
  "Vapour may explode in sewers, in buildings or in the open.":
    "El vapor puede explotar en una alcantarilla, en un edificio y al aire libre.",
  "Vapour may build up in enclosed spaces.": "El vapor puede acumularse en lugares cerrados.",
  "Vapour usually sinks. Expect it in low spots and enclosed spaces.":
    "El vapor casi siempre baja: búsquelo en lugares bajos y cerrados.",
  "Vapour from some liquids may make people dizzy or suffocate them.":
    "El vapor de algunos líquidos puede causar mareo o asfixia.",
  "Vapour or dust in air may explode.": "El vapor o el polvo en el aire puede explotar.",
  "Vapour and dust are extremely irritating.": "El vapor o el polvo irrita en extremo.",
  "If it warms up it may break down violently and catch fire.":
    "Con calor puede descomponerse con violencia y encenderse.",
  "Water makes it explode.": "El agua la hace explotar.",
  "Contact with water releases flammable, toxic gas that can kill.":
    "El agua le hace desprender gas inflamable y tóxico, que puede matar.",
  "Water makes it give off flammable and toxic gas.": "El agua le hace desprender gas inflamable y tóxico.",
  "Contact with water releases flammable gas.": "El agua le hace desprender gas inflamable.",
  "Contact with water releases gas, sometimes violently.": "El agua le hace desprender gas, a veces con violencia.",
  "Contact with water releases toxic or corrosive gas, sometimes violently.":
    "El agua le hace desprender gas tóxico o corrosivo, a veces con violencia.",
  "Contact with water releases toxic or corrosive substances.":
    "El agua le hace desprender sustancias tóxicas o corrosivas.",
  "Water makes it heat up and give off fumes.": "El agua la calienta y manda humos al aire.",
  "Water makes it heat up and give off more fumes.": "El agua la calienta, y el calor manda más humos al aire.",
  "Water makes it react violently or explode.": "El agua la hace reaccionar con fuerza o explotar.",
  "Water makes some of them react violently or explode.":
    "El agua hace que algunas reaccionen con violencia o exploten.",
  "Water may make it react violently or explode.": "El agua puede hacerla reaccionar con violencia o explotar.",
  "Water on burning metal produces hydrogen, which may explode, especially in enclosed spaces.":
    "El agua sobre metal en llamas produce hidrógeno, que puede explotar, sobre todo en lugares cerrados.",
  "Water on burning metal makes hydrogen, which may explode.":
    "El agua sobre metal en llamas produce hidrógeno, que puede explotar.",
  "Water on molten aluminum may explode.": "El agua sobre aluminio fundido puede explotar.",
  "Water or frost on a package with dry ice may be contaminated.":
    "El agua o la escarcha en un bulto con hielo seco puede estar contaminada.",
  "Water makes some of them react violently.": "El agua hace reaccionar algunas con violencia.",
  "Water turns it into hydrogen fluoride, toxic and corrosive.":
    "El agua la convierte en fluoruro de hidrógeno, tóxico y corrosivo.",
  "Breathing its breakdown products can badly injure or kill.":
    "Aquello en que se descompone puede, respirado, lesionar gravemente o matar.",
  "The cold liquid makes materials brittle: they may break.":
    "Lo que toca el líquido frío se vuelve quebradizo y puede romperse.",
  "When hot, its vapour can explode when mixed with air.": "Caliente, su vapor mezclado con aire puede explotar.",
  "Some explode in contact with fuel.": "Con combustible algunas explotan.",
  "It may go off after a delay and throw parts. Fight the fire from a distance.":
    "Puede activarse tarde y lanzar partes: combata el fuego a distancia.",
  "Asbestos: do not breathe the dust. Cover it and leave it to a specialist.":
    "Asbesto: no respire el polvo, cúbralo, y déjelo a un especialista.",
} satisfies Record<keyof typeof french, string>;
