import type { spill as french } from "../../../fr/core/sentences/spill.ts";

/** What to do with a spill. */
export const spill = {
  "Absorb hydrazine with dry sand or an inert absorbent only.":
    "Absorba la hidrazina solo con arena seca o un absorbente inerte.",
  "Aerosols may be flammable (class 2.1): remove every ignition source.":
    "Los aerosoles pueden ser inflamables (clase 2.1): elimine toda fuente de ignición.",
  "Ask a specialist how to pick it up: no method is on file for this guide.":
    "Pregunte a un especialista cómo recogerla: no hay método en el expediente para esta guía.",
  "Build a dike well ahead of the flow, and collect it there.":
    "Haga un dique bien adelante del flujo, y recójalo ahí.",
  "Bury it in sand or earth, or put water over it.": "Cúbrala con arena o tierra, o con agua.",
  "Catch the runoff behind a dike well ahead of it.": "Retenga el escurrimiento detrás de un dique, bien adelante.",
  "Clean up under an expert.": "Limpie bajo la dirección de un experto.",
  "Clear its path of whatever burns, where nobody is put at risk.":
    "Despeje de su camino todo lo que arda, si nadie corre riesgo.",
  "Close drains and ventilation to the vapour.": "Cierre drenajes y ventilación al vapor.",
  "Cover it with towels, and soak them with bleach or another disinfectant from the outside in.":
    "Cúbrala con toallas, y empápelas con cloro u otro desinfectante, de afuera hacia adentro.",
  "Dike a large liquid spill to collect it.": "Ponga un dique a un derrame grande de líquido para recogerlo.",
  "Dike far ahead of it with dry sand.": "Ponga un dique muy adelante con arena seca.",
  "Dike it, and put no water on it unless you are told to.": "Póngale un dique, y no le eche agua sin indicación.",
  "Dissolve a small spill in 5 parts of water and collect it.":
    "Disuelva un derrame pequeño en 5 partes de agua y recójalo.",
  "Do not let it warm up: cool it with dry ice or ice.": "No deje que se caliente: enfríela con hielo seco o hielo.",
  "Do not put water on the leak, on the spill or into a container.":
    "No eche agua a la fuga, al derrame ni en un recipiente.",
  "Do not put water on the leak.": "No eche agua a la fuga.",
  "Do not put water, regular or alcohol-resistant foam on the spill.":
    "No eche agua ni espuma común o resistente al alcohol al derrame.",
  "Do not touch the spill.": "No toque el derrame.",
  "Drains, streams, cellars: let none of it in.": "Drenajes, arroyos, sótanos: que no entre nada.",
  "Dry material goes into a dry, clean container with a loose lid.":
    "El material seco va en un recipiente seco y limpio, con la tapa floja.",
  "Fill it into plastic containers with loose lids.": "Póngala en recipientes de plástico con tapas flojas.",
  "Foam made for it may hold the vapour down.": "Una espuma hecha para ella puede abatir el vapor.",
  "Ground whatever pumps or carries the product.": "Conecte a tierra todo lo que bombee o lleve el producto.",
  "Hold chlorosilane vapour down with alcohol-resistant foam.":
    "Abata el vapor de clorosilano con espuma resistente al alcohol.",
  "If it leaks liquid, turn the container until only gas comes out.":
    "Si sale líquido, gire el recipiente hasta que solo salga gas.",
  "It runs like water and splashes: use no shovel on it.": "Corre como agua y salpica: no use pala.",
  "Keep hands and feet out of the spill.": "No meta manos ni pies en el derrame.",
  "Keep hands off broken packages and off what came out.": "No toque los bultos rotos ni lo que salió de ellos.",
  "Keep it wet until a specialist takes it over.": "Manténgala mojada hasta que un especialista se encargue.",
  "Keep it wet with the disinfectant.": "Manténgala mojada con el desinfectante.",
  "Keep the material under water.": "Mantenga el material bajo el agua.",
  "Keep the metal dry.": "Mantenga seco el metal.",
  "Keep the runoff away from the spill.": "Mantenga el escurrimiento lejos del derrame.",
  "Keep water off the spill and out of containers.": "Mantenga el agua lejos del derrame y fuera de los recipientes.",
  "Keep wet product wet: add water slowly and in quantity.":
    "Mantenga mojado el producto mojado: agregue agua despacio y en cantidad.",
  "Leave clean-up and disposal to a specialist.": "Deje la limpieza y la eliminación a un especialista.",
  "Leave the leak alone.": "Deje la fuga.",
  "Leave the leak alone: it may explode.": "Deje la fuga: puede explotar.",
  "Let fresh air through.": "Deje pasar aire fresco.",
  "Let it evaporate.": "Deje que se evapore.",
  "Let it solidify by itself.": "Deje que se solidifique sola.",
  "Powder: lay a plastic sheet over it and keep it dry.": "Polvo: cúbralo con un plástico y manténgalo seco.",
  "Powder: lay a tarpaulin or plastic sheet over it.": "Polvo: cúbralo con una lona o un plástico.",
  "A plastic sheet over it keeps it from spreading.": "Un plástico encima evita que se esparza.",
  "Put a dike round it, and wet earth or sand over it.": "Rodéela con un dique, y cúbrala con tierra o arena mojada.",
  "Put dry sand or dry earth over it, and a plastic sheet on top against rain.":
    "Cúbrala con arena seca o tierra seca, y encima un plástico contra la lluvia.",
  "Put leaking batteries and the absorbent into metal containers.":
    "Ponga las baterías que fugan y el absorbente en recipientes de metal.",
  "Put out or switch off whatever could ignite it: engines, cigarettes, flares, lamps.":
    "Apague todo lo que pudiera encenderla: motores, cigarros, bengalas, lámparas.",
  "Put sand or earth over it, and a plastic sheet on top.": "Cúbrala con arena o tierra, y encima un plástico.",
  "Put sand, earth or some other absorbent that cannot burn on the liquid.":
    "Ponga sobre el líquido arena, tierra u otro absorbente que no arda.",
  "Put what you picked up into containers for disposal.": "Ponga lo recogido en recipientes, para su eliminación.",
  "Raise no dust, and breathe none.": "No levante polvo, y no lo respire.",
  "Raise no dust: it may explode in air.": "No levante polvo: puede explotar en el aire.",
  "Rinse the place with much water.": "Enjuague el lugar con mucha agua.",
  "Shovel it into a metal container.": "Recójala con pala en un recipiente de metal.",
  "Shut the leak off where nobody is put at risk.": "Cierre la fuga, si nadie corre riesgo.",
  "Small spill: bury it in sand or earth, or put water over it.":
    "Derrame pequeño: cúbralo con arena o tierra, o con agua.",
  "Soak it up with sand, dry earth or some other absorbent that cannot burn.":
    "Absórbala con arena, tierra seca u otro absorbente que no arda.",
  "Soak up battery liquid with sand, earth or some other absorbent that cannot burn.":
    "Absorba el líquido de la batería con arena, tierra u otro absorbente que no arda.",
  "Soak up liquid with sand, vermiculite or some other absorbent that cannot burn.":
    "Absorba el líquido con arena, vermiculita u otro absorbente que no arda.",
  "Steel and aluminum tools are wrong here.": "Las herramientas de acero y aluminio no sirven aquí.",
  "Take clean tools that cannot spark.": "Use herramientas limpias que no echen chispas.",
  "Take it up with something damp and inert that cannot burn.": "Recójala con algo húmedo e inerte que no arda.",
  "Take the containers away from the spill.": "Aleje los recipientes del derrame.",
  "Use a mercury spill kit for mercury.": "Para el mercurio use un equipo para derrames de mercurio.",
  "Wait with the clean-up for the radiation authority.":
    "Para la limpieza espere a la autoridad de seguridad radiológica.",
  "Wait with the final clean-up for the radiation authority.":
    "Para la limpieza final espere a la autoridad de seguridad radiológica.",
  "Water spray may hold vapour down; in a closed place it may ignite all the same.":
    "El rocío de agua puede abatir el vapor; en un lugar cerrado puede encenderse de todos modos.",
  "Wet it, and hold the water back with a dike.": "Mójela, y retenga el agua con un dique.",
  "Whatever burns stays away from the spill: clothing, oil, paper, wood.":
    "Todo lo que arde se queda lejos del derrame: ropa, aceite, papel, madera.",
} satisfies Record<keyof typeof french, string>;
