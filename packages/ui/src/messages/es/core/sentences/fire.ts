import type { fire as french } from "../../../fr/core/sentences/fire.ts";

/** What to do in a fire. */
export const fire = {
  "Take sound containers out of the heat where nobody is put at risk.":
    "Saque del calor los recipientes sanos, si nadie corre riesgo.",
  "Specialists deal with damaged cylinders.": "De los cilindros dañados se encargan especialistas.",
  "Let a burning leak burn until somebody can shut it off.":
    "Deje arder una fuga encendida hasta que alguien pueda cerrarla.",
  "Keep water out of the containers.": "Mantenga el agua fuera de los recipientes.",
  "Keep water out of the containers: the reaction may be violent.":
    "Mantenga el agua fuera de los recipientes: la reacción puede ser violenta.",
  "No solid stream on the product.": "Nada de chorro directo sobre el producto.",
  "Hold the fire water behind a dike.": "Retenga el agua del incendio detrás de un dique.",
  "The flash point may be very low: water spray may not be enough.":
    "El punto de inflamación puede ser muy bajo: el rocío de agua puede no bastar.",
  "Cargo that got hot stays where it is, and so does its vehicle.":
    "La carga que se calentó se queda donde está, y su vehículo también.",
  "Choose the agent for what burns around it.": "Elija el agente según lo que arda alrededor.",
  "A hard water jet spreads the material: use none.": "Un chorro de agua fuerte esparce el material: no lo use.",
  "Drown the fire with water, from far off.": "Ahogue el fuego con agua, desde lejos.",
  "Pull back at once if the venting gets louder or the tank changes colour.":
    "Retírese de inmediato si la descarga suena más fuerte o el tanque cambia de color.",
  "Keep away from a tank that has flames on it.": "Aléjese de un tanque con llamas encima.",
  "Do not aim water at the leak or the relief devices: it may freeze there.":
    "No dirija agua a la fuga ni a las válvulas de alivio: ahí puede congelarse.",
  "Do not aim water at the leak or the relief devices.": "No dirija agua a la fuga ni a las válvulas de alivio.",
  "Fight it from as far away as you can, or with unmanned nozzles.":
    "Combátalo desde lo más lejos posible, o con monitores sin personal.",
  "Keep much water on the containers, and go on long after the flames are gone.":
    "Mantenga mucha agua sobre los recipientes, y siga mucho después de que se apaguen las llamas.",
  "Withdraw from a very large fire and let it burn, if unmanned nozzles cannot reach it.":
    "Retírese de un incendio muy grande y déjelo arder, si los monitores sin personal no lo alcanzan.",
  "Ammonium nitrate may explode in a fire or when fuel gets into it: treat it as guide 112.":
    "El nitrato de amonio puede explotar en un incendio o con combustible: trátelo según la guía 112.",
  "CO2 or Halon may help only a little.": "El CO2 o el halón pueden ayudar solo poco.",
  "Chlorosilanes: alcohol-resistant foam, never water.": "Clorosilanos: espuma resistente al alcohol, nunca agua.",
  "Chlorosilanes: lime, soda ash and dry chemical may set free hydrogen, which explodes.":
    "Clorosilanos: la cal, el carbonato de sodio y el polvo químico pueden liberar hidrógeno, que explota.",
  "Confine and smother the fire.": "Confine y sofoque el fuego.",
  "Consider igniting the leak to end the toxic cloud.": "Considere encender la fuga para acabar con la nube tóxica.",
  "Contain the fire and let it burn.": "Contenga el fuego y déjelo arder.",
  "Cool the neighbouring batteries with water spray.": "Enfríe las baterías vecinas con rocío de agua.",
  "Do not aim water at the hot metal.": "No dirija agua al metal caliente.",
  "Do not fight a cargo fire of ammonium nitrate: withdraw and isolate at least 1600 m.":
    "No combata un incendio de carga de nitrato de amonio: retírese y aísle al menos 1600 m.",
  "Do not fight a fire that has reached the cargo: it may explode.":
    "No combata un incendio que llegó a la carga: puede explotar.",
  "Do not spray water into a breached tank car of crude oil: it may boil over.":
    "No eche agua en un carrotanque roto de petróleo crudo: puede desbordarse hirviendo.",
  "Do not use CO2 on cyanides.": "No use CO2 en cianuros.",
  "Do not use salt water.": "No use agua salada.",
  "Dry chemical is wrong on this one.": "El polvo químico no sirve para esta.",
  "Evacuate at once if you cannot cool it.": "Evacúe de inmediato si no puede enfriarla.",
  "Exception: flood dithionites (UN1384, UN1923, UN1929) and xanthates (UN3342) with water.":
    "Excepción: inunde con agua los ditionitos (UN1384, UN1923, UN1929) y los xantatos (UN3342).",
  "Exception: use alcohol-resistant foam on chlorosilanes.":
    "Excepción: use espuma resistente al alcohol en clorosilanos.",
  "Flood a tyre or vehicle fire with water before it reaches the cargo.":
    "Inunde con agua un incendio de llanta o vehículo antes de que llegue a la carga.",
  "Flood this one with water in small and large fires.": "Inunde esta con agua, en incendios pequeños y grandes.",
  "Fog on the vapour, and floods of water on what burns.":
    "Niebla de agua sobre el vapor, y mucha agua sobre lo que arde.",
  "Halon, CO2 and dry chemical are wrong here.": "Halón, CO2 y polvo químico no sirven aquí.",
  "Halt the traffic, pull everybody back and let it burn.": "Detenga el tránsito, retire a todos y déjelo arder.",
  "If you must fight it, use water spray or fog.": "Si debe combatirlo, use rocío o niebla de agua.",
  "In a fire use water, not dry chemical or foam.": "En un incendio use agua, no polvo químico ni espuma.",
  "It burns with an invisible flame: look for it with a thermal camera or a broom handle.":
    "Arde con una llama invisible: búsquela con cámara térmica o un palo de escoba.",
  "It can burn with an invisible flame: look for it with a thermal camera or a broom handle.":
    "Puede arder con una llama invisible: búsquela con cámara térmica o un palo de escoba.",
  "Keep water and foam off the material itself.": "Mantenga agua y espuma lejos del material mismo.",
  "Keep water, CO2 and foam off the material itself.": "Mantenga agua, CO2 y espuma lejos del material mismo.",
  "Leave broken packages where they are. Take whole ones out of the fire.":
    "Deje los bultos rotos donde están. Saque del fuego los enteros.",
  "Let the battery burn out and protect what is around it.":
    "Deje que la batería se consuma y proteja lo que la rodea.",
  "Never let it get warmer than its control temperature.": "Nunca deje que pase de su temperatura de control.",
  "No dry chemical, no foam.": "Ni polvo químico ni espuma.",
  "No water and no foam.": "Ni agua ni espuma.",
  "No water, no foam, no CO2.": "Ni agua, ni espuma, ni CO2.",
  "Nothing but CO2 or dry chemical.": "Nada más que CO2 o polvo químico.",
  "On metals use dry chemical, dry sand, sodium chloride, graphite or a class D extinguisher.":
    "En metales use polvo químico, arena seca, cloruro de sodio, grafito o un extintor clase D.",
  "Or withdraw and let it burn.": "O retírese y déjelo arder.",
  "Packages of division 1.4S may be fought with normal care from a distance.":
    "Los bultos de la división 1.4S pueden combatirse con las precauciones normales, a distancia.",
  "Pool fire: no water. High-expansion foam or dry chemical.":
    "Incendio de charco: nada de agua. Espuma de alta expansión o polvo químico.",
  "Protect the surroundings and let it burn out, if it cannot be put out.":
    "Proteja los alrededores y deje que se consuma, si no se puede apagar.",
  "Put out what it has ignited with the agent for that material, away from the metal.":
    "Apague lo que encendió con el agente para ese material, lejos del metal.",
  "Radioactive material does not change how you fight the fire.":
    "El material radiactivo no cambia cómo se combate el fuego.",
  "Smothering does not work: it burns without air.": "Sofocarla no sirve: arde sin aire.",
  "The container may explode: keep far off.": "El recipiente puede explotar: manténgase lejos.",
  "The foam must be alcohol-resistant.": "La espuma debe resistir el alcohol.",
  "Treat dried material as an explosive of guide 112.": "Trate el material seco como un explosivo de la guía 112.",
  "Treat metal pigment or paste as a metal fire: dry sand, graphite, dry sodium chloride or class D.":
    "Trate el pigmento o la pasta de metal como incendio de metal: arena seca, grafito, cloruro de sodio seco o clase D.",
  "Use CO2 or dry chemical.": "Use CO2 o polvo químico.",
  "Use CO2, alcohol-resistant foam, dry sand or dry chemical.":
    "Use CO2, espuma resistente al alcohol, arena seca o polvo químico.",
  "Use a class D extinguisher, dry sodium chloride, graphite powder or dry sand.":
    "Use un extintor clase D, cloruro de sodio seco, polvo de grafito o arena seca.",
  "Use alcohol-resistant foam where regular foam does not work.":
    "Use espuma resistente al alcohol donde la espuma común no sirva.",
  "Use alcohol-resistant foam, fog or water spray.": "Use espuma resistente al alcohol, niebla o rocío de agua.",
  "Use alcohol-resistant foam, water spray, CO2 or dry chemical.":
    "Use espuma resistente al alcohol, rocío de agua, CO2 o polvo químico.",
  "Use dry sand, lime, soda ash or dry chemical.": "Use arena seca, cal, carbonato de sodio o polvo químico.",
  "Use fog only to knock the cloud down.": "Use niebla de agua solo para abatir la nube.",
  "Use fog or water spray.": "Use niebla o rocío de agua.",
  "Use lime, soda ash or dry chemical.": "Use cal, carbonato de sodio o polvo químico.",
  "Use lime, soda ash, dry chemical or dry sand.": "Use cal, carbonato de sodio, polvo químico o arena seca.",
  "Use no halogenated agent and no foam.": "No use agente halogenado ni espuma.",
  "Use no water, unless life is at stake, and then only a fine spray.":
    "No use agua, salvo que peligre una vida, y entonces solo rocío fino.",
  "Use regular foam, fog or water spray.": "Use espuma común, niebla o rocío de agua.",
  "Use regular foam, water spray, CO2 or dry chemical.": "Use espuma común, rocío de agua, CO2 o polvo químico.",
  "Use regular foam, water spray, earth, sand, CO2 or dry chemical.":
    "Use espuma común, rocío de agua, tierra, arena, CO2 o polvo químico.",
  "Use sand, lime, soda ash or dry chemical.": "Use arena, cal, carbonato de sodio o polvo químico.",
  "Use spray only to hold the vapour down.": "Use rocío solo para abatir el vapor.",
  "Use unmanned nozzles from as far away as you can to keep fire from the cargo.":
    "Use monitores sin personal, desde lo más lejos posible, para mantener el fuego lejos de la carga.",
  "Use water only while the package is whole.": "Use agua solo mientras el bulto esté entero.",
  "Use water spray in large amounts.": "Use rocío de agua en gran cantidad.",
  "Use water spray or fog in flooding amounts.": "Inunde con rocío o niebla de agua.",
  "Use water spray, CO2 or dry chemical.": "Use rocío de agua, CO2 o polvo químico.",
  "Use water spray, alcohol-resistant foam, CO2 or dry chemical.":
    "Use rocío de agua, espuma resistente al alcohol, CO2 o polvo químico.",
  "Use water.": "Use agua.",
  "Use wet earth, wet sand or water spray.": "Use tierra mojada, arena mojada o rocío de agua.",
  "Watch burnt tyres: they may ignite again.": "Vigile las llantas quemadas: pueden volver a encenderse.",
  "Watch the battery with a thermal camera.": "Vigile la batería con cámara térmica.",
  "Water alone: Halon, CO2 and dry chemical are wrong here.": "Solo agua: halón, CO2 y polvo químico no sirven aquí.",
  "Where there is no water, throw dirt or use dry chemical or CO2.":
    "Donde no haya agua, eche tierra o use polvo químico o CO2.",
  "While it does not burn, keep water off the material itself.":
    "Mientras no arda, mantenga el agua lejos del material mismo.",
  "With too little water, only knock the vapour down.": "Con muy poca agua, solo abata el vapor.",
  "Without water, use dry chemical, CO2 or regular foam.": "Sin agua, use polvo químico, CO2 o espuma común.",
  "Keep it wet with water spray.": "Manténgala mojada con rocío de agua.",
  "Never cut or touch high-voltage cables of a vehicle.":
    "Nunca corte ni toque los cables de alta tensión de un vehículo.",
} satisfies Record<keyof typeof french, string>;
