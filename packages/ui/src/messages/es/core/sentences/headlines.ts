import type { headlines as french } from "../../../fr/core/sentences/headlines.ts";

/** The first line of a step of the card. */
export const headlines = {
  "Clear the area. Never fight a fire that has reached the cargo.":
    "Despeje la zona. Nunca combata un incendio que llegó a la carga.",
  "Flood the battery with water. Never cut or touch orange cables.":
    "Enfríe la batería con mucha agua. No corte ni toque ningún cable naranja.",
  "Fit-tested respirator, full-body coverage, face shield and fluid-resistant gloves":
    "Respirador ajustado, traje de cuerpo completo, careta y guantes resistentes a líquidos",
  "Stay back: cells burst and re-ignite. No water on bare lithium.":
    "Manténgase atrás: las celdas revientan y se reavivan. Nada de agua en litio expuesto.",
  "Stay clear of the hot liquid. No water stream into it.":
    "Aléjese del líquido caliente. Nada de chorro de agua en él.",
  "Stay clear. No flames near it. No water stream into it.":
    "Aléjese. Nada de llama cerca, nada de chorro de agua en él.",
  "Stay clear: hot enough to ignite combustibles. Keep water off.":
    "Aléjese: su calor puede encender objetos. Nada de agua encima.",
  "Keep fuel and combustibles away. Stay upwind.":
    "Aleje combustibles y todo lo que arda. Permanezca con el viento a la espalda.",
  "Keep fuel and heat away. Withdraw if fire reaches the cargo.":
    "Aleje combustible y calor. Retírese si el fuego llega a la carga.",
  "Keep heat, friction and combustibles away. Stay upwind.":
    "Aleje calor, fricción y combustibles. Permanezca con el viento a la espalda.",
  "Keep it cold. If you cannot, evacuate immediately.": "Manténgala fría. Evacúe de inmediato si no puede.",
  "Keep it dry. If it burns, flood it with water.": "Manténgala seca. Inúndela con agua en cuanto arda.",
  "Keep it wet. Clear the area if fire reaches the cargo.":
    "Manténgala mojada. Despeje la zona si el fuego llega a la carga.",
  "Keep people away. Do not touch the package or the spill.": "Aleje a las personas. No toque el bulto ni el derrame.",
  "Keep people out. Do not touch the metal.": "Mantenga fuera a las personas. No toque el metal.",
  "Keep water and foam away. Keep combustibles away.": "Ni agua ni espuma. Aleje los combustibles.",
  "Keep water and foam away. Keep people out of its path.":
    "Ni agua ni espuma. Mantenga a las personas fuera de su camino.",
  "Keep water and foam away. Remove all ignition sources.": "Ni agua ni espuma. Elimine toda fuente de ignición.",
  "Keep water and moisture away. Stay upwind.": "Aleje agua y humedad. Permanezca con el viento a la espalda.",
  "Keep water, foam and CO2 away. Remove all ignition sources.":
    "Ni agua, ni espuma, ni CO2. Elimine toda fuente de ignición.",
  "Remove all ignition sources. Stay clear of the hot liquid.":
    "Elimine toda fuente de ignición. Aléjese del líquido caliente.",
  "Remove all ignition sources. Keep combustibles away.": "Elimine toda fuente de ignición. Aleje los combustibles.",
  "Remove all ignition sources. Keep heat and friction away.":
    "Elimine toda fuente de ignición. Aleje calor y fricción.",
  "Remove all ignition sources. Stay out of low areas.":
    "Elimine toda fuente de ignición. Manténgase fuera de lugares bajos.",
  "Remove all ignition sources. Do not raise dust.": "Elimine toda fuente de ignición. No levante polvo.",
  "Remove all ignition sources. Stay upwind and out of low areas.":
    "Elimine toda fuente de ignición. Permanezca con el viento a la espalda y fuera de lugares bajos.",
  "SCBA and a vapour-protective, fully encapsulating suit": "ERA y traje encapsulado, hermético al vapor",
  "SCBA and chemical protective clothing": "ERA y ropa de protección química",
  "SCBA and flame-retardant turnout gear with face shield, helmet and gloves":
    "ERA y traje de bombero retardante de flama con careta, casco y guantes",
  "SCBA and structural firefighting clothing": "ERA y traje de bombero estructural",
  "Save lives first. Keep hands off damaged packages.": "Primero salve vidas. No toque los bultos rotos.",
  "Save lives first. Never touch a source capsule.": "Primero salve vidas. Nunca toque una cápsula de fuente.",
  "Stay upwind and uphill. Do not touch the spill.":
    "Permanezca con el viento a la espalda y más arriba. No toque el derrame.",
  "Stay upwind and uphill. Keep fuel and combustibles away.":
    "Permanezca con el viento a la espalda y más arriba. Aleje combustibles y todo lo que arda.",
  "Stay upwind and uphill. Stay out of low areas.":
    "Permanezca con el viento a la espalda y más arriba. Manténgase fuera de lugares bajos.",
  "Stay upwind and uphill. Keep water and foam away.":
    "Permanezca con el viento a la espalda y más arriba. Ni agua ni espuma.",
  "Stay upwind and uphill. Keep water off the material.":
    "Permanezca con el viento a la espalda y más arriba. Nada de agua sobre el material.",
  "Stay upwind and uphill. Keep water off the spill.":
    "Permanezca con el viento a la espalda y más arriba. Nada de agua sobre el derrame.",
  "Stay upwind and uphill. Remove all ignition sources.":
    "Permanezca con el viento a la espalda y más arriba. Elimine toda fuente de ignición.",
  "Guide text for this substance could not be loaded. This is from Guide 111.":
    "Esto es lo que dice la guía 111: el texto de la guía de esta sustancia no se leyó.",
  "Stay upwind and uphill. Assume the worst.":
    "Permanezca con el viento a la espalda y más arriba. Trátela como lo peor posible.",
  "Stay upwind. Cool it with large amounts of water.":
    "Permanezca con el viento a la espalda. Enfríe con gran cantidad de agua.",
  "Stay upwind. Do not touch the spill.": "Permanezca con el viento a la espalda. No toque el derrame.",
  "Stay upwind. It ignites on its own in air.": "Permanezca con el viento a la espalda. Se enciende sola en el aire.",
  "Stay upwind. Keep fuel, oil and clothing away from the leak.":
    "Permanezca con el viento a la espalda. Aleje de la fuga combustible, aceite y ropa.",
  "Stay upwind. Remove all ignition sources.":
    "Permanezca con el viento a la espalda. Elimine toda fuente de ignición.",
} satisfies Record<keyof typeof french, string>;
