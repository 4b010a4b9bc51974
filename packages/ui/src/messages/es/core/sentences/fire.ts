import type { fire as french } from "../../../fr/core/sentences/fire.ts";

/** Actions in a fire. */
export const fire = {
  "Move intact containers out of the heat if it puts nobody at risk.":
    "Saque del calor los recipientes intactos si nadie corre riesgo al hacerlo.",
  "Leave damaged cylinders to specialists.": "Deje los cilindros dañados a especialistas.",
  "Let the gas leak burn until it can be shut off.": "Deje arder la fuga de gas hasta que se pueda cerrar.",
  "Keep water out of containers.": "No deje entrar agua en los recipientes.",
  "Keep water out of containers: the reaction may be violent.":
    "No deje entrar agua en los recipientes: la reacción puede ser violenta.",
  "Do not aim a solid stream at the product.": "No dirija un chorro directo al producto.",
  "Contain firefighting runoff with a dike.": "Contenga con un dique el escurrimiento del combate del incendio.",
  "Flash point may be very low. Water spray may not put the fire out.":
    "El punto de inflamación puede ser muy bajo. El rocío de agua puede no apagar el incendio.",
  "Leave heat-exposed cargo and its vehicle where they are.":
    "Deje donde están la carga expuesta al calor y su vehículo.",
  "Choose an extinguishing agent for the fire around it.":
    "Elija el agente extintor según lo que esté ardiendo alrededor.",
  "Do not hit it with a solid stream: that spreads the material.":
    "No le dirija un chorro directo: esparce el material.",
  "From far away, flood the fire with water.": "Inunde el fuego con agua, desde muy lejos.",
  "Pull back immediately if venting gets louder or the tank changes colour.":
    "Si la descarga suena más fuerte o el tanque cambia de color, retírese de inmediato.",
  "Stay clear of any tank with flames on it.": "Aléjese de todo tanque con llamas encima.",
  "Do not aim water at the leak or relief devices: ice may form.":
    "No dirija agua a la fuga ni a los dispositivos de alivio: puede formarse hielo.",
  "Do not aim water at the leak or relief devices.": "No dirija agua a la fuga ni a los dispositivos de alivio.",
  "Fight it from as far away as possible, or use unmanned monitors.":
    "Combátalo desde lo más lejos posible, o use monitores no tripulados.",
  "Cool containers with lots of water. Keep going long after the flames are out.":
    "Enfríe los recipientes con mucha agua. Siga mucho tiempo después de apagadas las llamas.",
  "If unmanned monitors cannot reach a very large fire, pull back and let it burn.":
    "Si los monitores no tripulados no alcanzan un incendio muy grande, retírese y déjelo arder.",
  "Ammonium nitrate may explode in a fire or if fuel gets into it. Use Guide 112.":
    "El nitrato de amonio puede explotar en un incendio o si se le mezcla combustible. Use la guía 112.",
  "CO2 or halon may help only a little.": "El CO2 o el halón pueden ayudar solo poco.",
  "Chlorosilanes: use alcohol-resistant foam, never water.":
    "Clorosilanos: use espuma resistente al alcohol, nunca agua.",
  "Chlorosilanes: do not use lime, soda ash or dry chemical. They may release hydrogen, which can explode.":
    "Clorosilanos: no use cal, carbonato de sodio ni polvo químico. Pueden liberar hidrógeno, que puede explotar.",
  "Confine and smother the fire.": "Confine y sofoque el fuego.",
  "Incident commander only: consider igniting the leak to end the toxic cloud.":
    "Solo el comandante del incidente: considere encender la fuga para acabar con la nube tóxica.",
  "Contain the fire and let it burn.": "Contenga el fuego y déjelo arder.",
  "Cool nearby batteries with water spray.": "Enfríe las baterías cercanas con rocío de agua.",
  "Do not aim water at the hot metal.": "No dirija agua al metal caliente.",
  "Do not fight an ammonium nitrate cargo fire. Withdraw and isolate at least 1600 m.":
    "No combata un incendio de carga de nitrato de amonio. Retírese y aísle al menos 1600 m.",
  "Do not fight a fire that has reached the cargo: it may explode.":
    "No combata un incendio que llegó a la carga: puede explotar.",
  "Do not spray water into a breached tank car of crude oil: it may boil over.":
    "No eche agua en un carrotanque roto de petróleo crudo: puede desbordarse hirviendo.",
  "Do not use CO2 on cyanides.": "No use CO2 en cianuros.",
  "Do not use salt water: it conducts electricity.": "No use agua salada: conduce la electricidad.",
  "Never use dry chemical on this substance.": "Nunca use polvo químico en esta sustancia.",
  "If you cannot cool it, evacuate immediately.": "Si no puede enfriarla, evacúe de inmediato.",
  "Exception: flood dithionites (UN1384, UN1923, UN1929) and xanthates (UN3342) with water.":
    "Excepción: inunde con agua los ditionitos (UN1384, UN1923, UN1929) y los xantatos (UN3342).",
  "Exception: use alcohol-resistant foam on chlorosilanes.":
    "Excepción: use espuma resistente al alcohol en clorosilanos.",
  "Not on chlorosilanes. On other materials, use sand, lime, soda ash or dry chemical.":
    "En clorosilanos no. En otros materiales, use arena, cal, carbonato de sodio o polvo químico.",
  "Flood a tire or vehicle fire with water before it reaches the cargo.":
    "Inunde con agua el incendio de una llanta o un vehículo antes de que llegue a la carga.",
  "Flood this material with water in small and large fires.":
    "Inunde este material con agua en incendios pequeños y grandes.",
  "Flood the burning material with water. Knock vapour down with fog.":
    "Inunde con agua el material que arde. Abata el vapor con niebla de agua.",
  "Do not use halon, CO2 or dry chemical.": "No use halón, CO2 ni polvo químico.",
  "Do not rely on halon, CO2 or dry chemical. Use water.":
    "No confíe en el halón, el CO2 ni el polvo químico. Use agua.",
  "Stop traffic, pull everyone back and let it burn.": "Detenga el tránsito, retire a todos y déjelo arder.",
  "If you must fight it, use water spray or fog.": "Si debe combatirlo, use rocío o niebla de agua.",
  "On a fire, use water, not dry chemical or foam.": "En un incendio use agua, no polvo químico ni espuma.",
  "The flame is invisible: find it with a thermal camera or a broom handle.":
    "La llama es invisible: búsquela con cámara térmica o con un palo de escoba.",
  "It can burn with an invisible flame: look for it with a thermal camera or a broom handle.":
    "Puede arder con una llama invisible: búsquela con cámara térmica o un palo de escoba.",
  "Keep water and foam off the material itself.": "Mantenga agua y espuma lejos del material mismo.",
  "Keep water, CO2 and foam off the material itself.": "Mantenga agua, CO2 y espuma lejos del material mismo.",
  "Leave damaged packages in place. Move intact ones out of the fire.":
    "Deje los bultos dañados en su lugar. Saque del fuego los intactos.",
  "Let the battery burn out and protect exposures.":
    "Deje que la batería se consuma y proteja lo que esté expuesto alrededor.",
  "Never let it rise above its control temperature.": "Nunca deje que suba de su temperatura de control.",
  "Keep dry chemical and foam off it.": "No le ponga polvo químico ni espuma.",
  "Keep water and foam off it.": "No le ponga agua ni espuma.",
  "Keep water, foam and CO2 off it.": "No le ponga agua, espuma ni CO2.",
  "Use only CO2 or dry chemical.": "Use solo CO2 o polvo químico.",
  "On metals, use dry chemical, dry sand, sodium chloride, graphite or a Class D extinguisher.":
    "En metales, use polvo químico, arena seca, cloruro de sodio, grafito o un extintor clase D.",
  "Or withdraw and let it burn.": "O retírese y déjelo arder.",
  "Division 1.4S packages: normal fire precautions apply, from a distance.":
    "Bultos de la división 1.4S: aplican las precauciones normales de incendio, a distancia.",
  "Pool fire: keep water off. Use dry chemical or high-expansion foam.":
    "Incendio de charco: no use agua. Use polvo químico o espuma de alta expansión.",
  "If it cannot be put out, protect exposures and let it burn out.":
    "Si no se puede apagar, proteja lo que esté expuesto alrededor y deje que se consuma.",
  "Put out fires it starts with an agent suited to that fuel. Keep the agent off the metal.":
    "Apague los fuegos que provoque con un agente adecuado para lo que arde. Que el agente no caiga en el metal.",
  "Radioactive material does not change how you fight the fire.":
    "El material radiactivo no cambia cómo se combate el fuego.",
  "Smothering does not work: it burns without air.": "Sofocarla no sirve: arde sin aire.",
  "The container may explode: stay well back.": "El recipiente puede explotar: manténgase muy atrás.",
  "The foam must be alcohol-resistant.": "La espuma debe resistir el alcohol.",
  "Treat dried-out material as an explosive: use Guide 112.":
    "Trate el material que se secó como un explosivo: use la guía 112.",
  "Metal pigment or paste: fight as a metal fire. Use dry sand, graphite, dry sodium chloride or a Class D extinguisher.":
    "Pigmento o pasta de metal: combátalo como incendio de metal. Use arena seca, grafito, cloruro de sodio seco o un extintor clase D.",
  "Use CO2 or dry chemical.": "Use CO2 o polvo químico.",
  "Use CO2, alcohol-resistant foam, dry sand or dry chemical.":
    "Use CO2, espuma resistente al alcohol, arena seca o polvo químico.",
  "Use a Class D extinguisher, dry sodium chloride, graphite powder or dry sand.":
    "Use un extintor clase D, cloruro de sodio seco, polvo de grafito o arena seca.",
  "Use alcohol-resistant foam where regular foam does not work.":
    "Use espuma resistente al alcohol donde la espuma común no sirva.",
  "Use alcohol-resistant foam, fog or water spray.": "Use espuma resistente al alcohol, niebla o rocío de agua.",
  "Use alcohol-resistant foam, water spray, CO2 or dry chemical.":
    "Use espuma resistente al alcohol, rocío de agua, CO2 o polvo químico.",
  "Use dry sand, lime, soda ash or dry chemical.": "Use arena seca, cal, carbonato de sodio o polvo químico.",
  "Use water fog only to knock down the cloud.": "Use niebla de agua solo para abatir la nube.",
  "Use fog or water spray.": "Use niebla o rocío de agua.",
  "Use lime, soda ash or dry chemical.": "Use cal, carbonato de sodio o polvo químico.",
  "Use lime, soda ash, dry chemical or dry sand.": "Use cal, carbonato de sodio, polvo químico o arena seca.",
  "Do not use foam or any halogenated agent.": "No use espuma ni ningún agente halogenado.",
  "Do not use water unless life is at stake, and then only a fine spray.":
    "No use agua salvo que peligre una vida, y entonces solo un rocío fino.",
  "Use regular foam, fog or water spray.": "Use espuma común, niebla o rocío de agua.",
  "Use regular foam, water spray, CO2 or dry chemical.": "Use espuma común, rocío de agua, CO2 o polvo químico.",
  "Use regular foam, water spray, earth, sand, CO2 or dry chemical.":
    "Use espuma común, rocío de agua, tierra, arena, CO2 o polvo químico.",
  "Use sand, lime, soda ash or dry chemical.": "Use arena, cal, carbonato de sodio o polvo químico.",
  "Use water spray only to knock down the vapour.": "Use rocío de agua solo para abatir el vapor.",
  "Use unmanned monitors from as far away as possible to keep fire off the cargo.":
    "Use monitores no tripulados, desde lo más lejos posible, para que el fuego no llegue a la carga.",
  "Use water only while the package is intact.": "Use agua solo mientras el bulto esté intacto.",
  "Use large amounts of water spray.": "Use grandes cantidades de rocío de agua.",
  "Flood it with water spray or fog.": "Inúndelo con rocío o niebla de agua.",
  "Use water spray, CO2 or dry chemical.": "Use rocío de agua, CO2 o polvo químico.",
  "Use water spray, alcohol-resistant foam, CO2 or dry chemical.":
    "Use rocío de agua, espuma resistente al alcohol, CO2 o polvo químico.",
  "Use water.": "Use agua.",
  "Use wet earth, wet sand or water spray.": "Use tierra mojada, arena mojada o rocío de agua.",
  "Watch burned tires: they may re-ignite.": "Vigile las llantas quemadas: pueden volver a encenderse.",
  "Monitor the battery with a thermal camera.": "Vigile la batería con una cámara térmica.",
  "Use only water. Do not use halon, CO2 or dry chemical.": "Use solo agua. No use halón, CO2 ni polvo químico.",
  "If there is no water, use dry chemical, CO2 or dirt.": "Si no hay agua, use polvo químico, CO2 o tierra.",
  "Unless it is burning, keep water off the material.": "Si no está ardiendo, no le ponga agua al material.",
  "If water is limited, use it only to knock down the vapour.": "Si hay poca agua, solo abata el vapor.",
  "If there is no water, use dry chemical, CO2 or regular foam.":
    "Si no hay agua, use polvo químico, CO2 o espuma común.",
  "Keep it wet with water spray.": "Manténgala mojada con rocío de agua.",
  "Never cut or touch high-voltage vehicle cables.": "Nunca corte ni toque los cables de alta tensión de un vehículo.",
} satisfies Record<keyof typeof french, string>;
