import type { spill as french } from "../../../fr/core/sentences/spill.ts";

/** Actions for a spill. */
export const spill = {
  "Hydrazine: absorb only with dry sand or an inert absorbent.":
    "Hidrazina: absórbala solo con arena seca o un absorbente inerte.",
  "Aerosols may be flammable (Division 2.1). Remove all ignition sources.":
    "Los aerosoles pueden ser inflamables (división 2.1). Elimine todas las fuentes de ignición.",
  "Ask a specialist how to collect it. No method on file for this guide.":
    "Pregunte a un especialista cómo recogerla. No hay método en el expediente para esta guía.",
  "Build a dike well ahead of the flow to collect it.": "Construya un dique muy adelante del flujo para recogerlo.",
  "Cover it with sand, earth or water.": "Cúbrala con arena, tierra o agua.",
  "Build a dike well ahead of the spill to catch runoff.":
    "Construya un dique muy adelante del derrame para retener el escurrimiento.",
  "Clean up only with an expert in charge.": "Limpie solo con un experto a cargo.",
  "Clear combustibles from its path if it puts nobody at risk.":
    "Quite de su camino los materiales combustibles si nadie corre riesgo al hacerlo.",
  "Block drains and shut off ventilation so vapour cannot spread.":
    "Tape los drenajes y apague la ventilación para que el vapor no se extienda.",
  "Cover it with towels. Soak them with bleach or another disinfectant, from the outside in.":
    "Cúbrala con toallas. Empápelas con cloro u otro desinfectante, de afuera hacia adentro.",
  "Dike a large liquid spill to collect it.": "Ponga un dique a un derrame grande de líquido para recogerlo.",
  "Build a dike of dry sand far ahead of it.": "Construya un dique de arena seca muy adelante de ella.",
  "Dike it. Put water on it only if a specialist tells you to.":
    "Rodéela con un dique. Póngale agua solo si un especialista se lo indica.",
  "Small spill: dissolve in 5 parts of water and collect.":
    "Derrame pequeño: disuélvalo en 5 partes de agua y recójalo.",
  "Do not let it warm up: cool it with dry ice or ice.": "No deje que se caliente: enfríela con hielo seco o hielo.",
  "Keep water off the leak, off the spill and out of containers.":
    "No ponga agua en la fuga ni en el derrame, y no la deje entrar en los recipientes.",
  "Do not apply water to the leak.": "No aplique agua a la fuga.",
  "Do not use water, regular foam or alcohol-resistant foam on the spill.":
    "No use agua, espuma común ni espuma resistente al alcohol sobre el derrame.",
  "Do not touch the spill.": "No toque el derrame.",
  "Keep it out of drains, streams and basements.": "No la deje entrar en drenajes, arroyos ni sótanos.",
  "Put dry material in a dry, clean container with a loose lid.":
    "Ponga el material seco en un recipiente seco y limpio, con la tapa floja.",
  "Put it in plastic containers with loose lids.": "Póngala en recipientes de plástico con la tapa floja.",
  "Vapour-suppressing foam may keep the vapour down.": "Una espuma supresora de vapor puede abatir el vapor.",
  "Ground all equipment that pumps or holds the product.":
    "Conecte a tierra todo equipo que bombee o contenga el producto.",
  "Suppress chlorosilane vapour with alcohol-resistant foam.":
    "Abata el vapor de clorosilano con espuma resistente al alcohol.",
  "If liquid is leaking, turn the container so that only gas comes out.":
    "Si sale líquido, gire el recipiente para que solo salga gas.",
  "It flows like water and splashes: do not use a shovel on it.": "Corre como agua y salpica: no use pala.",
  "Do not touch or step in the spill.": "No toque ni pise el derrame.",
  "Keep hands off damaged packages and anything that leaked out.":
    "No toque los bultos dañados ni lo que haya salido de ellos.",
  "Keep it wet until a specialist takes over.": "Manténgala mojada hasta que un especialista se encargue.",
  "Keep it wet with disinfectant.": "Manténgala mojada con desinfectante.",
  "Keep the material under water.": "Mantenga el material bajo el agua.",
  "Keep the metal dry.": "Mantenga seco el metal.",
  "Do not let runoff reach the spill.": "No deje que el escurrimiento llegue al derrame.",
  "Keep water off the spill and out of containers.": "Mantenga el agua lejos del derrame y fuera de los recipientes.",
  "Keep wetted product wet: slowly add plenty of water.":
    "Mantenga mojado el producto humectado: agregue despacio mucha agua.",
  "Leave cleanup and disposal to a specialist.": "Deje la limpieza y la eliminación a un especialista.",
  "Leave the leak alone.": "Deje la fuga.",
  "Leave the leak alone: stopping it may cause an explosion.":
    "No toque la fuga: detenerla puede causar una explosión.",
  "Air out the area.": "Ventile la zona.",
  "Let it evaporate.": "Deje que se evapore.",
  "Let it solidify on its own.": "Deje que se solidifique sola.",
  "Powder: cover with a plastic sheet and keep it dry.": "Polvo: cúbralo con un plástico y manténgalo seco.",
  "Powder: lay a tarp or plastic sheet over it.": "Polvo: cúbralo con una lona o un plástico.",
  "Lay a plastic sheet over it to keep it from spreading.": "Cúbrala con un plástico para que no se esparza.",
  "Dike it and cover it with wet earth or sand.": "Rodéela con un dique y cúbrala con tierra o arena mojada.",
  "Cover it with dry sand or dry earth, then a plastic sheet to keep rain off.":
    "Cúbrala con arena seca o tierra seca, y encima un plástico contra la lluvia.",
  "Put leaking batteries and used absorbent in metal containers.":
    "Ponga las baterías con fuga y el absorbente usado en recipientes metálicos.",
  "Shut off or put out ignition sources: engines, cigarettes, flares, lamps.":
    "Apague las fuentes de ignición: motores, cigarros, bengalas, lámparas.",
  "Cover it with sand or earth, then a plastic sheet.": "Cúbrala con arena o tierra, y encima un plástico.",
  "Cover liquid with sand, earth or another non-combustible absorbent.":
    "Cubra el líquido con arena, tierra u otro absorbente no combustible.",
  "Put the collected material into containers for disposal.":
    "Ponga el material recogido en recipientes para su eliminación.",
  "Do not raise or breathe dust.": "No levante polvo ni lo respire.",
  "Do not raise dust: it may explode in air.": "No levante polvo: puede explotar en el aire.",
  "Rinse the area with plenty of water.": "Enjuague la zona con mucha agua.",
  "Shovel it into a metal container.": "Recójala con pala en un recipiente de metal.",
  "Shut off the leak if it puts nobody at risk.": "Cierre la fuga si nadie corre riesgo al hacerlo.",
  "Small spill: cover it with sand, earth or water.": "Derrame pequeño: cúbralo con arena, tierra o agua.",
  "Absorb it with sand, dry earth or another non-combustible absorbent.":
    "Absórbala con arena, tierra seca u otro absorbente no combustible.",
  "Absorb battery electrolyte with sand, earth or another non-combustible absorbent.":
    "Absorba el electrolito de la batería con arena, tierra u otro absorbente no combustible.",
  "Absorb liquid with sand, vermiculite or another non-combustible absorbent.":
    "Absorba el líquido con arena, vermiculita u otro absorbente no combustible.",
  "Do not use aluminum or steel tools.": "No use herramientas de aluminio ni de acero.",
  "Pick it up with clean, non-sparking tools.": "Recójala con herramientas limpias que no produzcan chispas.",
  "Pick it up with a damp, inert, non-combustible absorbent.": "Recójala con un material húmedo e inerte que no arda.",
  "Move containers away from the spill.": "Aleje los recipientes del derrame.",
  "Use a mercury spill kit for mercury.": "Para el mercurio use un equipo para derrames de mercurio.",
  "Wait for instructions from the radiation authority before cleanup.":
    "No empiece la limpieza hasta que la autoridad de seguridad radiológica diga cómo hacerla.",
  "Wait for instructions from the radiation authority before final cleanup.":
    "No empiece la limpieza final hasta que la autoridad de seguridad radiológica diga cómo hacerla.",
  "Water spray may knock down vapour, but vapour can still ignite in enclosed spaces.":
    "El rocío de agua puede abatir el vapor, pero en espacios cerrados el vapor aún puede encenderse.",
  "Wet it and dike the runoff.": "Mójela y contenga el escurrimiento con un dique.",
  "Keep combustibles away from the spill: clothing, oil, paper, wood.":
    "Mantenga los materiales combustibles lejos del derrame: ropa, aceite, papel, madera.",
  "Keep steel and aluminum tools away from it.": "No use herramientas de acero ni de aluminio.",
  "Do not start cleanup before the radiation authority arrives.":
    "No empiece la limpieza antes de que llegue la autoridad de seguridad radiológica.",
} satisfies Record<keyof typeof french, string>;
