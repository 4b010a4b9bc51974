import type { hazards as french } from "../../../fr/core/sentences/hazards.ts";

/** What a substance may do. */
export const hazards = {
  "A blow, rubbing, heat or another chemical may start it reacting with itself.":
    "Un golpe, un roce, el calor u otra sustancia puede hacerla reaccionar consigo misma.",
  "A blow, rubbing, heat or dirt may make it explode.":
    "Un golpe, un roce, el calor o la suciedad puede hacerla explotar.",
  "A capsule irradiates people, and seldom leaves anything on them.":
    "Una cápsula irradia a las personas, y rara vez deja algo sobre ellas.",
  "A capsule outside its package gives off much more radiation.":
    "Una cápsula fuera de su bulto emite mucha más radiación.",
  "A contaminated patient is no serious danger to medical staff.":
    "Un paciente contaminado no es un peligro grave para el personal médico.",
  "A damp package is seldom a failed one.": "Un bulto húmedo rara vez es un bulto dañado.",
  "A high gas concentration may suffocate without warning.": "Una concentración alta de gas puede asfixiar sin aviso.",
  "A hot container may burst.": "Un recipiente caliente puede reventar.",
  "A hot or damaged battery may vent flammable liquid, ignite and spray sparks.":
    "Una batería caliente o dañada puede soltar líquido inflamable, encenderse y lanzar chispas.",
  "A leak shows by irritating vapour and a residue, which may seal it.":
    "Una fuga se nota por el vapor irritante y un residuo, que puede taparla.",
  "A person who touched it may carry the infection.": "Una persona que la tocó puede llevar la infección.",
  "A second hazard label is usually the greater danger: read its guide too.":
    "Una segunda etiqueta de peligro suele indicar el peligro mayor: lea también su guía.",
  "A spark, a flame or heat ignites it easily.": "Una chispa, una llama o el calor la enciende con facilidad.",
  "A spark, a flame or heat ignites some of them.": "Una chispa, una llama o el calor enciende algunas.",
  "A spark, a flame or heat may ignite it.": "Una chispa, una llama o el calor puede encenderla.",
  "A spark, a flame, heat or rubbing may ignite it.": "Una chispa, una llama, el calor o un roce puede encenderla.",
  "A tank in the fire may burst in a fireball (BLEVE).":
    "Un tanque en el fuego puede reventar en una bola de fuego (BLEVE).",
  "A torn cylinder may fly off like a rocket.": "Un cilindro roto puede salir volando como un cohete.",
  "Above 50 % it may act as an oxidizer: read guide 140 too.":
    "Arriba de 50 % puede actuar como comburente: lea también la guía 140.",
  "Above 65 % it may act as an oxidizer: read guide 140 too.":
    "Arriba de 65 % puede actuar como comburente: lea también la guía 140.",
  "Above its control temperature it may break down violently and catch fire.":
    "Arriba de su temperatura de control puede descomponerse con violencia y encenderse.",
  "Above its control temperature it may react violently and catch fire.":
    "Arriba de su temperatura de control puede reaccionar con violencia y encenderse.",
  "Acetic anhydride is flammable.": "El anhídrido acético es inflamable.",
  "Acetylene may explode even without air.": "El acetileno puede explotar aun sin aire.",
  "Air, moisture or water sets some of them off violently.":
    "El aire, la humedad o el agua hace reaccionar algunas con violencia.",
  "Air, water or foam may set off a violent reaction.":
    "El aire, el agua o la espuma puede desatar una reacción violenta.",
  "Bare filled cylinders may rupture in a fire.": "Los cilindros llenos sin protección pueden romperse en un incendio.",
  "Battery liquid may irritate skin and eyes.": "El líquido de la batería puede irritar la piel y los ojos.",
  "Breathing it is extremely dangerous and may kill.": "Respirarla es extremadamente peligroso y puede matar.",
  "Breathing it may be harmful.": "Respirarla puede ser nocivo.",
  "Breathing it may be toxic, and the vapour irritates extremely.":
    "Respirarla puede ser tóxico, y el vapor irrita en extremo.",
  "Breathing it or getting it on the skin may be toxic.": "Respirarla o tenerla en la piel puede ser tóxico.",
  "Breathing it or getting it on the skin may kill.": "Respirarla o tenerla en la piel puede matar.",
  "Breathing or swallowing it may be toxic.": "Respirarla o tragarla puede ser tóxico.",
  "Breathing or touching it may infect, sicken or kill.": "Respirarla o tocarla puede infectar, enfermar o matar.",
  "Breathing the vapour may harm.": "Respirar el vapor puede hacer daño.",
  "Breathing the vapour or contact contaminates and may harm.":
    "Respirar el vapor o el contacto contamina y puede hacer daño.",
  "Breathing, swallowing or contact may cause severe injury, infection, disease or death.":
    "Respirada, tragada o tocada, puede causar lesión grave, infección, enfermedad o muerte.",
  "Burning batteries may give off toxic hydrogen fluoride.":
    "Las baterías en llamas pueden desprender fluoruro de hidrógeno, tóxico.",
  "Category A is more dangerous than Category B and clinical waste.":
    "La categoría A es más peligrosa que la categoría B y los residuos clínicos.",
  "Clothing, oil, paper or wood may catch fire next to it.":
    "Ropa, aceite, papel o madera pueden encenderse junto a ella.",
  "Common instruments do not find every radioactive material.":
    "Los instrumentos comunes no detectan todos los materiales radiactivos.",
  "Contact may burn skin, eyes and airways.": "El contacto puede quemar la piel, los ojos y las vías respiratorias.",
  "Containers may explode when flames reach them for long.":
    "Los recipientes expuestos largo tiempo a las llamas pueden explotar.",
  "Contents of a damaged package may expose people outside and inside the body.":
    "El contenido de un bulto dañado puede exponer a las personas por fuera y por dentro del cuerpo.",
  "Corrosives eat metal and may set free hydrogen, which burns.":
    "Los corrosivos atacan el metal y pueden liberar hidrógeno, que arde.",
  "Crude oil may contain toxic hydrogen sulphide.": "El petróleo crudo puede contener sulfuro de hidrógeno, tóxico.",
  "Cuttings of uranium or thorium may ignite in air.": "Las virutas de uranio o torio pueden encenderse en el aire.",
  "Damp, or damp air, may ignite it.": "La humedad, o el aire húmedo, puede encenderla.",
  "Dirt in it may make it explode.": "La suciedad puede hacerla explotar.",
  "Dissolved in water it may corrode.": "Disuelta en agua puede corroer.",
  "Dried material explodes like guide 112.": "El material seco explota como en la guía 112.",
  "Dry ice may cause burns or frostbite.": "El hielo seco puede causar quemaduras o congelación.",
  "Dust or fumes may form explosive mixtures in air.":
    "El polvo o los humos pueden formar con el aire mezclas explosivas.",
  "Ethylene oxide may explode even without air.": "El óxido de etileno puede explotar aun sin aire.",
  "Expandable beads may give off flammable vapour.": "Las perlas expandibles pueden desprender vapor inflamable.",
  "Exposure in closed places may be very harmful.": "La exposición en lugares cerrados puede ser muy nociva.",
  "Fire or water may set free irritating, toxic or corrosive gases.":
    "El fuego o el agua puede liberar gases irritantes, tóxicos o corrosivos.",
  "Flooded, it still gives off flammable carbon disulphide vapour.":
    "Inundada, aún desprende vapor inflamable de disulfuro de carbono.",
  "Fresh from the liquid, the gas is cold and heavy and creeps along the ground.":
    "Recién salido del líquido, el gas está frío y pesa, y se arrastra por el suelo.",
  "Fumes of burning metal are a severe health hazard.":
    "Los humos de metal en llamas son un peligro grave para la salud.",
  "Fumes that poison or burn may gather in closed places.":
    "Humos que envenenan o queman pueden acumularse en lugares cerrados.",
  "Gas and liquid may burn or freeze the skin.": "El gas y el líquido pueden quemar o congelar la piel.",
  "Gas that is toxic or burns may gather in closed places.":
    "Un gas tóxico o inflamable puede acumularse en lugares cerrados.",
  "Gas that is toxic or burns may gather in hopper cars and tanks.":
    "Un gas tóxico o inflamable puede acumularse en carros tolva y tanques.",
  "Heat or dirt may make it explode.": "El calor o la suciedad puede hacerla explotar.",
  "Heat or fire may make it polymerize with an explosion.":
    "El calor o el fuego puede hacerla polimerizar con explosión.",
  "Heat, a blow, rubbing or dirt may set it off.": "El calor, un golpe, un roce o la suciedad puede activarla.",
  "Heat, dirt or the loss of cooling may make it explode.":
    "El calor, la suciedad o la pérdida de enfriamiento puede hacerla explotar.",
  "Heat, or water inside, may burst a container.": "El calor, o el agua adentro, puede reventar un recipiente.",
  "High concentrations in closed places may ignite.":
    "Las concentraciones altas en lugares cerrados pueden encenderse.",
  "Hot aluminum looks like cold: touch none before you know.":
    "El aluminio caliente se ve como el frío: no lo toque antes de saber.",
  "In a sewer the runoff may burn or explode.": "En una alcantarilla el escurrimiento puede arder o explotar.",
  "In closed places the vapour makes people dizzy or suffocates them.":
    "En lugares cerrados el vapor marea o asfixia a las personas.",
  "In heat or fire some of them break down with an explosion.":
    "Con calor o fuego algunas se descomponen con explosión.",
  "It burns fast, with dense, white, irritating fumes.": "Arde rápido, con humos densos, blancos e irritantes.",
  "It burns skin and eyes badly.": "Quema gravemente la piel y los ojos.",
  "It does not burn, but heat may make corrosive or toxic fumes.":
    "No arde, pero el calor puede producir humos corrosivos o tóxicos.",
  "It does not burn, but it feeds a fire.": "No arde, pero alimenta un incendio.",
  "It does not burn, but may react violently with fuels.":
    "No arde, pero puede reaccionar con violencia con combustibles.",
  "It does not burn.": "No arde.",
  "It does not burn; heat may turn it into toxic or corrosive fumes.":
    "No arde; el calor puede convertirla en humos tóxicos o corrosivos.",
  "It has no smell.": "No tiene olor.",
  "It ignites by itself in air.": "Se enciende sola en el aire.",
  "It ignites wood, paper, oil and debris.": "Enciende madera, papel, aceite y escombros.",
  "It injures or burns badly, swallowed or on the skin.": "Lesiona o quema gravemente, tragada o en la piel.",
  "It injures, burns or kills: breathed, swallowed or on the skin.":
    "Lesiona, quema o mata: respirada, tragada o en la piel.",
  "It is a strong oxidizer and may react explosively with many materials, fuels among them.":
    "Es un comburente fuerte y puede reaccionar con explosión con muchos materiales, entre ellos los combustibles.",
  "It is extremely flammable, and the flame may be invisible.":
    "Es extremadamente inflamable, y la llama puede ser invisible.",
  "It is extremely flammable.": "Es extremadamente inflamable.",
  "It is lighter than air and rises.": "Es más ligera que el aire y sube.",
  "It is transported charged: beware of a short circuit.": "Se transporta cargada: cuidado con un cortocircuito.",
  "It is transported molten, above 705 °C.": "Se transporta fundido, arriba de 705 °C.",
  "It makes a fire burn faster.": "Hace que un incendio arda más rápido.",
  "It makes concrete spall and pop.": "Hace estallar el concreto.",
  "It may act as an oxidizer: read guide 140 too.": "Puede actuar como comburente: lea también la guía 140.",
  "It may be transported molten, above its flash point.":
    "Puede transportarse fundida, arriba de su punto de inflamación.",
  "It may be transported molten.": "Puede transportarse fundida.",
  "It may burn in a sudden flare.": "Puede arder de golpe.",
  "It may burn the eyes and make tears flow.": "Puede quemar los ojos y hacer llorar.",
  "It may burn violently, run away by itself and give off much gas.":
    "Puede arder con violencia, desbocarse sola y desprender mucho gas.",
  "It may burn, though it takes much to light it.": "Puede arder, aunque cuesta encenderla.",
  "It may explode on contact with cold, wet or dirty tools and containers.":
    "Puede explotar al contacto con herramientas y recipientes fríos, mojados o sucios.",
  "It may explode on contact with nitrates or other oxidizers.":
    "Puede explotar al contacto con nitratos u otros comburentes.",
  "It may flare up again when the fire seems out.": "Puede reavivarse cuando el fuego parece apagado.",
  "It may give off irritating, toxic or corrosive gases.": "Puede desprender gases irritantes, tóxicos o corrosivos.",
  "It may ignite again, up to weeks later.": "Puede volver a encenderse, hasta semanas después.",
  "It may ignite by itself in air.": "Puede encenderse sola en el aire.",
  "It may ignite the batteries next to it.": "Puede encender las baterías vecinas.",
  "It may injure badly or kill when breathed or touched.": "Respirada o tocada, puede lesionar gravemente o matar.",
  "It may kill: breathed, swallowed or on the skin.": "Puede matar: respirada, tragada o en la piel.",
  "It may run away by itself and give off much gas.": "Puede desbocarse sola y desprender mucho gas.",
  "It may sting or burn the eyes, the skin and, breathed in, the airways.":
    "Puede irritar o quemar los ojos, la piel y, respirada, las vías respiratorias.",
  "It reacts violently with water: it may explode or give off flammable gas.":
    "Reacciona con violencia con el agua: puede explotar o desprender gas inflamable.",
  "It seldom burns.": "Rara vez arde.",
  "Its vapour and air together may explode.": "Su vapor mezclado con aire puede explotar.",
  "Low ground, drains and cellars may hold the vapour.":
    "Los lugares bajos, los drenajes y los sótanos pueden retener el vapor.",
  "Many of these liquids float on water.": "Muchos de estos líquidos flotan en el agua.",
  "Mixed with air it explodes.": "Mezclada con aire explota.",
  "Mixed with air it may explode at a spark.": "Mezclada con aire puede explotar con una chispa.",
  "Moist air or water may ignite it.": "El aire húmedo o el agua puede encenderla.",
  "Moist air or water may set free gas that burns, corrodes or poisons.":
    "El aire húmedo o el agua puede liberar gas que arde, corroe o envenena.",
  "Moist air or water turns it into hydrogen fluoride, toxic and corrosive.":
    "El aire húmedo o el agua la convierte en fluoruro de hidrógeno, tóxico y corrosivo.",
  "Molten, it burns deep.": "Fundida, quema profundo.",
  "Most foams set free toxic or corrosive gas from it.":
    "La mayoría de las espumas liberan de ella gas tóxico o corrosivo.",
  "Most instruments find this radiation.": "La mayoría de los instrumentos detectan esta radiación.",
  "Next to those that oxidize, clothing, oil, paper or wood may catch fire.":
    "Junto a las que oxidan, ropa, aceite, papel o madera pueden encenderse.",
  "Nitrates oxidize: what burns near them may catch fire.":
    "Los nitratos oxidan: lo combustible cerca de ellos puede encenderse.",
  "On metal it may set free hydrogen, which burns.": "Sobre metal puede liberar hidrógeno, que arde.",
  "Once dry, a blow, rubbing, heat or a flame may set it off.":
    "Una vez seca, un golpe, un roce, el calor o una llama puede activarla.",
  "Once fire is at the cargo it may explode: fragments fly 1600 m and farther.":
    "Cuando el fuego llega a la carga, puede explotar: los fragmentos vuelan 1600 m y más.",
  "Once fire is at the cargo it may explode: fragments fly 800 m and farther.":
    "Cuando el fuego llega a la carga, puede explotar: los fragmentos vuelan 800 m y más.",
  "Others do not burn, but feed a fire.": "Otras no arden, pero alimentan un incendio.",
  "Pentaborane is highly toxic: breathing, swallowing or skin contact may kill.":
    "El pentaborano es muy tóxico: respirado, tragado o en la piel puede matar.",
  "People cough, feel sick and breathe hard.": "Las personas tosen, sienten náusea y respiran con dificultad.",
  "Powder and dust may explode.": "El polvo fino puede explotar.",
  "Powder, dust and shavings may explode or burn explosively.":
    "El polvo y las virutas pueden explotar o arder con explosión.",
  "Radiation is a small risk to crews and public in most transport accidents.":
    "La radiación es un riesgo pequeño para las cuadrillas y el público en la mayoría de los accidentes de transporte.",
  "Radiation outside the packages is low.": "La radiación fuera de los bultos es baja.",
  "Relief valves of cylinders in a fire may let out gas that burns.":
    "Las válvulas de alivio de cilindros en un incendio pueden soltar gas que arde.",
  "Relief valves of cylinders in a fire may let out gas that is toxic and burns.":
    "Las válvulas de alivio de cilindros en un incendio pueden soltar gas tóxico que arde.",
  "Relief valves of cylinders in a fire may let out gas that is toxic or corrosive.":
    "Las válvulas de alivio de cilindros en un incendio pueden soltar gas tóxico o corrosivo.",
  "Rubbing, heat or dirt may make it explode.": "Un roce, el calor o la suciedad puede hacerla explotar.",
  "Runoff may be corrosive or toxic.": "El escurrimiento puede ser corrosivo o tóxico.",
  "Runoff may burn or explode.": "El escurrimiento puede arder o explotar.",
  "Runoff may harm the environment.": "El escurrimiento puede dañar el medio ambiente.",
  "Runoff may pollute waterways.": "El escurrimiento puede contaminar los cuerpos de agua.",
  "Silane ignites by itself in air.": "El silano se enciende solo en el aire.",
  "Skin and eyes may burn.": "La piel y los ojos pueden quemarse.",
  "Skin and eyes may sting or burn.": "La piel y los ojos pueden irritarse o quemarse.",
  "Some are toxic: breathing, swallowing or skin contact may kill.":
    "Algunas son tóxicas: respiradas, tragadas o en la piel pueden matar.",
  "Some are transported hot.": "Algunas se transportan calientes.",
  "Some burn fast.": "Algunas arden rápido.",
  "Some burn in a sudden flare.": "Algunas arden de golpe.",
  "Some burn skin and eyes badly.": "Algunas queman gravemente la piel y los ojos.",
  "Some burn with intense heat.": "Algunas arden con calor intenso.",
  "Some burn, though it takes much to light them.": "Algunas arden, aunque cuesta encenderlas.",
  "Some burn, though most are hard to light.": "Algunas arden, aunque la mayoría cuesta encenderlas.",
  "Some burn: a spark, a flame or heat ignites them.": "Algunas arden: una chispa, una llama o el calor las enciende.",
  "Some come in a liquid that burns.": "Algunas vienen en un líquido que arde.",
  "Some come in a liquid that ignites very easily.": "Algunas vienen en un líquido que se enciende muy fácil.",
  "Some effects may come through the skin.": "Algunos efectos pueden venir por la piel.",
  "Some foams set free toxic or corrosive gas from it.": "Algunas espumas liberan de ella gas tóxico o corrosivo.",
  "Some leave a flammable residue when they evaporate.": "Algunas dejan un residuo inflamable al evaporarse.",
  "Some may be toxic in high concentration.": "Algunas pueden ser tóxicas en concentración alta.",
  "Some may give off flammable hydrogen on metals.": "Algunas pueden desprender hidrógeno inflamable sobre metales.",
  "Some oxidize: clothing, oil, paper or wood may catch fire.":
    "Algunas oxidan: ropa, aceite, papel o madera pueden encenderse.",
  "Some sting or burn eyes, skin and airways.": "Algunas irritan o queman los ojos, la piel y las vías respiratorias.",
  "Spilled on or near water, it may boil off explosively.":
    "Derramada sobre el agua o cerca, puede hervir con explosión.",
  "Swallowed, or breathed in as it breaks down, it injures badly or kills.":
    "Tragada, o respirada cuando se descompone, lesiona gravemente o mata.",
  "Swallowing it is toxic.": "Tragarla es tóxico.",
  "Swallowing it or breathing its dust is toxic.": "Tragarla o respirar su polvo es tóxico.",
  "The cargo may react with the extinguishing agent.": "La carga puede reaccionar con el agente extintor.",
  "The chemical hazard is far greater than the radiation.": "El peligro químico es mucho mayor que la radiación.",
  "The container may explode.": "El recipiente puede explotar.",
  "The effects of a short exposure last a few minutes.": "Los efectos de una exposición corta duran unos minutos.",
  "The fumes may make people dizzy or suffocate them.": "Los humos pueden marear o asfixiar a las personas.",
  "The gas and its cold liquid may burn or freeze the skin.":
    "El gas y su líquido frío pueden quemar o congelar la piel.",
  "The gas may burn the skin.": "El gas puede quemar la piel.",
  "The gas may suffocate without warning in closed places.": "El gas puede asfixiar sin aviso en lugares cerrados.",
  "The gas pushes the air away: people grow dizzy or suffocate with no sign before.":
    "El gas desplaza el aire: las personas se marean o se asfixian sin señal previa.",
  "The packages prevent a chain reaction.": "Los bultos impiden una reacción en cadena.",
  "The propellant of an aerosol may be flammable.": "El propelente de un aerosol puede ser inflamable.",
  "The smell may be foul at first, then you may stop smelling it.":
    "El olor puede ser fétido al principio, luego puede dejar de percibirlo.",
  "The smoke may sting or poison.": "El humo puede irritar o envenenar.",
  "The smoke stings, corrodes or poisons.": "El humo irrita, corroe o envenena.",
  "The strongest packages hold the most dangerous contents, and seldom fail.":
    "Los bultos más fuertes llevan los contenidos más peligrosos, y rara vez fallan.",
  "The vapour irritates extremely and is corrosive.": "El vapor irrita en extremo y es corrosivo.",
  "The vapour may irritate.": "El vapor puede irritar.",
  "The vapour may sting or corrode.": "El vapor puede irritar o corroer.",
  "This one is known to be toxic.": "De esta se sabe que es tóxica.",
  "Toxic fumes or dust may gather in closed places.": "Humos o polvos tóxicos pueden acumularse en lugares cerrados.",
  "Vapour may drift to a flame far off and burn back.": "El vapor puede llegar a una llama lejana y regresar ardiendo.",
  "Vapour may explode in a sewer, in a building and in the open.":
    "El vapor puede explotar en una alcantarilla, en un edificio y al aire libre.",
  "Vapour may gather in closed places.": "El vapor puede acumularse en lugares cerrados.",
  "Vapour mostly sinks: look for it in low and closed places.":
    "El vapor casi siempre baja: búsquelo en lugares bajos y cerrados.",
  "Vapour of some liquids may cause dizziness or suffocation.":
    "El vapor de algunos líquidos puede causar mareo o asfixia.",
  "Vapour or dust in air may explode.": "El vapor o el polvo en el aire puede explotar.",
  "Vapour or dust irritates extremely.": "El vapor o el polvo irrita en extremo.",
  "Warm, it may break down violently and catch fire.": "Con calor puede descomponerse con violencia y encenderse.",
  "Water makes it explode.": "El agua la hace explotar.",
  "Water makes it give off flammable and toxic gas, which may kill.":
    "El agua le hace desprender gas inflamable y tóxico, que puede matar.",
  "Water makes it give off flammable and toxic gas.": "El agua le hace desprender gas inflamable y tóxico.",
  "Water makes it give off flammable gas.": "El agua le hace desprender gas inflamable.",
  "Water makes it give off gas, sometimes violently.": "El agua le hace desprender gas, a veces con violencia.",
  "Water makes it give off toxic or corrosive gas, sometimes violently.":
    "El agua le hace desprender gas tóxico o corrosivo, a veces con violencia.",
  "Water makes it give off toxic or corrosive substances.":
    "El agua le hace desprender sustancias tóxicas o corrosivas.",
  "Water makes it hot and drives fumes into the air.": "El agua la calienta y manda humos al aire.",
  "Water makes it hot, and the heat drives more fumes into the air.":
    "El agua la calienta, y el calor manda más humos al aire.",
  "Water makes it react hard or explode.": "El agua la hace reaccionar con fuerza o explotar.",
  "Water makes some of them react violently or explode.":
    "El agua hace que algunas reaccionen con violencia o exploten.",
  "Water may make it react violently or explode.": "El agua puede hacerla reaccionar con violencia o explotar.",
  "Water on burning metal makes hydrogen, which may explode, most of all in closed places.":
    "El agua sobre metal en llamas produce hidrógeno, que puede explotar, sobre todo en lugares cerrados.",
  "Water on burning metal makes hydrogen, which may explode.":
    "El agua sobre metal en llamas produce hidrógeno, que puede explotar.",
  "Water on molten aluminum may explode.": "El agua sobre aluminio fundido puede explotar.",
  "Water or frost on a package with dry ice may be contaminated.":
    "El agua o la escarcha en un bulto con hielo seco puede estar contaminada.",
  "Water sets some of them off violently.": "El agua hace reaccionar algunas con violencia.",
  "Water turns it into hydrogen fluoride, toxic and corrosive.":
    "El agua la convierte en fluoruro de hidrógeno, tóxico y corrosivo.",
  "What it breaks down to may injure badly or kill when breathed.":
    "Aquello en que se descompone puede, respirado, lesionar gravemente o matar.",
  "What the cold liquid touches turns brittle and may snap.":
    "Lo que toca el líquido frío se vuelve quebradizo y puede romperse.",
  "When hot, its vapour and air together may explode.": "Caliente, su vapor mezclado con aire puede explotar.",
  "With fuel some of them explode.": "Con combustible algunas explotan.",
  "It may go off late and throw parts: fight the fire from a distance.":
    "Puede activarse tarde y lanzar partes: combata el fuego a distancia.",
  "Asbestos: breathe no dust, cover it, and leave it to a specialist.":
    "Asbesto: no respire el polvo, cúbralo, y déjelo a un especialista.",
} satisfies Record<keyof typeof french, string>;
