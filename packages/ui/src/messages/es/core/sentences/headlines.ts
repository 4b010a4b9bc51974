import type { headlines as french } from "../../../fr/core/sentences/headlines.ts";

/** Headlines of the steps of the card. */
export const headlines = {
  "Clear the area. Never fight a fire that has reached the cargo.":
    "Despeje la zona. Nunca combata un incendio que llegó a la carga.",
  "Flood the battery with water. Never cut or touch orange cables.":
    "Inunde la batería con agua. Nunca corte ni toque cables naranjas.",
  "Fit-tested respirator, full-body coverage, face shield and fluid-resistant gloves":
    "Respirador con prueba de ajuste, protección de cuerpo completo, careta y guantes resistentes a líquidos",
  "Read the marking. Lithium metal or sodium: do not use water. Others: flood with water.":
    "Lea la marca. Litio metálico o sodio: sin agua. Otras: inunde con agua.",
  "Read the marking. Lithium ion: flood with water. Lithium metal: do not use water.":
    "Lea la marca. Ion de litio: inunde con agua. Litio metálico: sin agua.",
  "Stay back: cells burst and re-ignite. No water on bare lithium.":
    "Manténgase atrás: las celdas revientan y se reencienden. No eche agua al litio expuesto.",
  "Stay clear of the hot liquid. Do not aim water into it.":
    "Aléjese del líquido caliente. No le dirija un chorro de agua.",
  "Stay clear. Keep flames away. Do not aim water into it.":
    "Aléjese. Sin llamas cerca. No le dirija un chorro de agua.",
  "Stay clear: hot enough to ignite combustibles. Keep water off.":
    "Aléjese: su calor puede encender combustibles. No le ponga agua.",
  "Keep fuel and combustibles away. Stay upwind.": "Aleje combustibles y todo lo que arda. Permanezca viento arriba.",
  "Keep fuel and heat away. Withdraw if fire reaches the cargo.":
    "Aleje combustible y calor. Retírese si el fuego llega a la carga.",
  "Keep heat, friction and combustibles away. Stay upwind.":
    "Aleje calor, fricción y combustibles. Permanezca viento arriba.",
  "Keep it cold. If you cannot, evacuate immediately.": "Manténgala fría. Si no puede, evacúe de inmediato.",
  "Keep it dry. If it burns, flood it with water.": "Manténgala seca. Si arde, inúndela con agua.",
  "Keep it wet. Clear the area if fire reaches the cargo.":
    "Manténgala mojada. Despeje la zona si el fuego llega a la carga.",
  "Keep people away. Do not touch the package or the spill.": "Aleje a las personas. No toque el bulto ni el derrame.",
  "Keep people out. Do not touch the metal.": "Mantenga fuera a las personas. No toque el metal.",
  "Keep water and foam away. Keep combustibles away.": "Ni agua ni espuma. Aleje los combustibles.",
  "Keep water and foam away. Keep people out of its path.":
    "Ni agua ni espuma. Mantenga a las personas fuera de su camino.",
  "Keep water and foam away. Remove all ignition sources.": "Ni agua ni espuma. Elimine todas las fuentes de ignición.",
  "Keep water and moisture away. Stay upwind.": "Aleje agua y humedad. Permanezca viento arriba.",
  "Keep water, foam and CO2 away. Remove all ignition sources.":
    "Ni agua, ni espuma, ni CO2. Elimine todas las fuentes de ignición.",
  "Remove all ignition sources. Stay clear of the hot liquid.":
    "Elimine todas las fuentes de ignición. Aléjese del líquido caliente.",
  "Remove all ignition sources. Keep combustibles away.":
    "Elimine todas las fuentes de ignición. Aleje los combustibles.",
  "Remove all ignition sources. Keep heat and friction away.":
    "Elimine todas las fuentes de ignición. Evite calor y fricción.",
  "Remove all ignition sources. Stay out of low areas.":
    "Elimine todas las fuentes de ignición. No entre en lugares bajos.",
  "Remove all ignition sources. Do not raise dust.": "Elimine todas las fuentes de ignición. No levante polvo.",
  "Remove all ignition sources. Stay upwind and out of low areas.":
    "Elimine todas las fuentes de ignición. Permanezca viento arriba y fuera de lugares bajos.",
  "SCBA and a vapour-protective, fully encapsulating suit": "ERA y traje encapsulado, hermético al vapor",
  "SCBA and chemical protective clothing": "ERA y ropa de protección química",
  "SCBA and flame-retardant turnout gear with face shield, helmet and gloves":
    "ERA y traje de bombero retardante de flama con careta, casco y guantes",
  "SCBA and structural firefighting clothing": "ERA y traje de bombero estructural",
  "Save lives first. Keep hands off damaged packages.": "Primero salve vidas. No toque los bultos dañados.",
  "Save lives first. Never touch a source capsule.":
    "Primero salve vidas. Nunca toque una cápsula de fuente radiactiva.",
  "Stay upwind and uphill. Do not touch the spill.": "Permanezca viento arriba y cuesta arriba. No toque el derrame.",
  "Stay upwind and uphill. Keep fuel and combustibles away.":
    "Permanezca viento arriba y cuesta arriba. Aleje combustibles y todo lo que arda.",
  "Stay upwind and uphill. Stay out of low areas.":
    "Permanezca viento arriba y cuesta arriba. No entre en lugares bajos.",
  "Stay upwind and uphill. Keep water and foam away.": "Permanezca viento arriba y cuesta arriba. Ni agua ni espuma.",
  "Stay upwind and uphill. Keep water off the material.":
    "Permanezca viento arriba y cuesta arriba. Nada de agua sobre el material.",
  "Stay upwind and uphill. Keep water off the spill.":
    "Permanezca viento arriba y cuesta arriba. Nada de agua sobre el derrame.",
  "Stay upwind and uphill. Remove all ignition sources.":
    "Permanezca viento arriba y cuesta arriba. Elimine todas las fuentes de ignición.",
  "Guide text for this substance could not be loaded. This is from Guide 111.":
    "No se pudo cargar el texto de la guía de esta sustancia. Esto es de la guía 111.",
  "Stay upwind and uphill. Assume the worst.": "Permanezca viento arriba y cuesta arriba. Suponga lo peor.",
  "Stay upwind. Cool it with large amounts of water.": "Permanezca viento arriba. Enfríe con gran cantidad de agua.",
  "Stay upwind. Do not touch the spill.": "Permanezca viento arriba. No toque el derrame.",
  "Stay upwind. It ignites on its own in air.": "Permanezca viento arriba. Se enciende sola en el aire.",
  "Stay upwind. Keep fuel, oil and clothing away from the leak.":
    "Permanezca viento arriba. Aleje de la fuga combustible, aceite y ropa.",
  "Stay upwind. Remove all ignition sources.": "Permanezca viento arriba. Elimine todas las fuentes de ignición.",
} satisfies Record<keyof typeof french, string>;
