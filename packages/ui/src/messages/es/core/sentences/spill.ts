import type { spill as french } from "../../../fr/core/sentences/spill.ts";

/** What to do with a spill. */
export const spill = {
  "Hydrazine: absorb only with dry sand or an inert absorbent.":
    "Absorba la hidrazina solo con arena seca o un absorbente inerte.",
  "Aerosols may be flammable (Division 2.1). Remove all ignition sources.":
    "Los aerosoles pueden ser inflamables (clase 2.1): elimine toda fuente de ignición.",
  "Ask a specialist how to collect it. No method on file for this guide.":
    "Pregunte a un especialista cómo recogerla: no hay método en el expediente para esta guía.",
  "Build a dike well ahead of the flow to collect it.": "Haga un dique bien adelante del flujo, y recójalo ahí.",
  "Bury it in sand or earth, or put water over it.": "Cúbrala con arena o tierra, o con agua.",
  "Build a dike well ahead of the spill to catch runoff.":
    "Retenga el escurrimiento detrás de un dique, bien adelante.",
  "Clean up only with an expert in charge.": "Limpie bajo la dirección de un experto.",
  "Clear combustibles from its path if it puts nobody at risk.":
    "Despeje de su camino todo lo que arda, si nadie corre riesgo.",
  "Block drains and shut off ventilation so vapour cannot spread.": "Cierre drenajes y ventilación al vapor.",
  "Cover it with towels. Soak them with bleach or another disinfectant, from the outside in.":
    "Cúbrala con toallas, y empápelas con cloro u otro desinfectante, de afuera hacia adentro.",
  "Dike a large liquid spill to collect it.": "Ponga un dique a un derrame grande de líquido para recogerlo.",
  "Build a dike of dry sand far ahead of it.": "Ponga un dique muy adelante con arena seca.",
  "Dike it. Put water on it only if told to.": "Póngale un dique, y no le eche agua sin indicación.",
  "Small spill: dissolve in 5 parts of water and collect.":
    "Disuelva un derrame pequeño en 5 partes de agua y recójalo.",
  "Do not let it warm up: cool it with dry ice or ice.": "No deje que se caliente: enfríela con hielo seco o hielo.",
  "Keep water off the leak, off the spill and out of containers.":
    "No eche agua a la fuga, al derrame ni en un recipiente.",
  "Do not apply water to the leak.": "No eche agua a la fuga.",
  "Do not use water, regular foam or alcohol-resistant foam on the spill.":
    "No eche agua ni espuma común o resistente al alcohol al derrame.",
  "Do not touch the spill.": "No toque el derrame.",
  "Keep it out of drains, streams and basements.": "Drenajes, arroyos, sótanos: que no entre nada.",
  "Put dry material in a dry, clean container with a loose lid.":
    "El material seco va en un recipiente seco y limpio, con la tapa floja.",
  "Put it in plastic containers with loose lids.": "Póngala en recipientes de plástico con tapas flojas.",
  "Vapour-suppressing foam may hold the vapour down.": "Una espuma hecha para ella puede abatir el vapor.",
  "Ground all equipment that pumps or holds the product.": "Conecte a tierra todo lo que bombee o lleve el producto.",
  "Hold down chlorosilane vapour with alcohol-resistant foam.":
    "Abata el vapor de clorosilano con espuma resistente al alcohol.",
  "If liquid is leaking, turn the container so that only gas comes out.":
    "Si sale líquido, gire el recipiente hasta que solo salga gas.",
  "It flows like water and splashes: do not use a shovel on it.": "Corre como agua y salpica: no use pala.",
  "Do not touch or step in the spill.": "No meta manos ni pies en el derrame.",
  "Keep hands off damaged packages and anything that leaked out.":
    "No toque los bultos rotos ni lo que salió de ellos.",
  "Keep it wet until a specialist takes over.": "Manténgala mojada hasta que un especialista se encargue.",
  "Keep it wet with disinfectant.": "Manténgala mojada con el desinfectante.",
  "Keep the material under water.": "Mantenga el material bajo el agua.",
  "Keep the metal dry.": "Mantenga seco el metal.",
  "Do not let runoff reach the spill.": "Mantenga el escurrimiento lejos del derrame.",
  "Keep water off the spill and out of containers.": "Mantenga el agua lejos del derrame y fuera de los recipientes.",
  "Keep wetted product wet: slowly add plenty of water.":
    "Mantenga mojado el producto mojado: agregue agua despacio y en cantidad.",
  "Leave cleanup and disposal to a specialist.": "Deje la limpieza y la eliminación a un especialista.",
  "Leave the leak alone.": "Deje la fuga.",
  "Leave the leak alone: stopping it may cause an explosion.": "Deje la fuga: puede explotar.",
  "Air out the area.": "Deje pasar aire fresco.",
  "Let it evaporate.": "Deje que se evapore.",
  "Let it solidify on its own.": "Deje que se solidifique sola.",
  "Powder: cover with a plastic sheet and keep it dry.": "Polvo: cúbralo con un plástico y manténgalo seco.",
  "Powder: lay a tarp or plastic sheet over it.": "Polvo: cúbralo con una lona o un plástico.",
  "Lay a plastic sheet over it to keep it from spreading.": "Un plástico encima evita que se esparza.",
  "Dike it and cover it with wet earth or sand.": "Rodéela con un dique, y cúbrala con tierra o arena mojada.",
  "Cover it with dry sand or dry earth, then a plastic sheet to keep rain off.":
    "Cúbrala con arena seca o tierra seca, y encima un plástico contra la lluvia.",
  "Put leaking batteries and used absorbent in metal containers.":
    "Ponga las baterías que fugan y el absorbente en recipientes de metal.",
  "Shut off or put out ignition sources: engines, cigarettes, flares, lamps.":
    "Apague todo lo que pudiera encenderla: motores, cigarros, bengalas, lámparas.",
  "Cover it with sand or earth, then a plastic sheet.": "Cúbrala con arena o tierra, y encima un plástico.",
  "Cover liquid with sand, earth or another non-combustible absorbent.":
    "Ponga sobre el líquido arena, tierra u otro absorbente que no arda.",
  "Put the collected material into containers for disposal.": "Ponga lo recogido en recipientes, para su eliminación.",
  "Do not raise or breathe dust.": "No levante polvo, y no lo respire.",
  "Do not raise dust: it may explode in air.": "No levante polvo: puede explotar en el aire.",
  "Rinse the area with plenty of water.": "Enjuague el lugar con mucha agua.",
  "Shovel it into a metal container.": "Recójala con pala en un recipiente de metal.",
  "Shut off the leak if it puts nobody at risk.": "Cierre la fuga, si nadie corre riesgo.",
  "Small spill: cover it with sand, earth or water.": "Derrame pequeño: cúbralo con arena o tierra, o con agua.",
  "Absorb it with sand, dry earth or another non-combustible absorbent.":
    "Absórbala con arena, tierra seca u otro absorbente que no arda.",
  "Absorb battery electrolyte with sand, earth or another non-combustible absorbent.":
    "Absorba el líquido de la batería con arena, tierra u otro absorbente que no arda.",
  "Absorb liquid with sand, vermiculite or another non-combustible absorbent.":
    "Absorba el líquido con arena, vermiculita u otro absorbente que no arda.",
  "Use no aluminum or steel tools.": "Las herramientas de acero y aluminio no sirven aquí.",
  "Pick it up with clean, non-sparking tools.": "Use herramientas limpias que no echen chispas.",
  "Pick it up with damp, inert material that cannot burn.": "Recójala con algo húmedo e inerte que no arda.",
  "Move containers away from the spill.": "Aleje los recipientes del derrame.",
  "Use a mercury spill kit for mercury.": "Para el mercurio use un equipo para derrames de mercurio.",
  "Leave cleanup until the radiation authority says how.":
    "Para la limpieza espere a la autoridad de seguridad radiológica.",
  "Leave final cleanup until the radiation authority says how.":
    "Para la limpieza final espere a la autoridad de seguridad radiológica.",
  "Water spray may hold vapour down, but vapour can still ignite in enclosed spaces.":
    "El rocío de agua puede abatir el vapor; en un lugar cerrado puede encenderse de todos modos.",
  "Wet it and dike the runoff.": "Mójela, y retenga el agua con un dique.",
  "Keep combustibles away from the spill: clothing, oil, paper, wood.":
    "Todo lo que arde se queda lejos del derrame: ropa, aceite, papel, madera.",
} satisfies Record<keyof typeof french, string>;
