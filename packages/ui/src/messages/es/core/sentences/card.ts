import type { card as french } from "../../../fr/core/sentences/card.ts";

/** What a card adds of its own. */
export const card = {
  "A small amount can kill: {words}.": "Una pequeña cantidad mata: {words}.",
  "Air alone sets it on fire, and again after the fire is out ({codes}).":
    "El aire solo la enciende, y otra vez después de apagado el fuego ({codes}).",
  "Air alone sets it on fire, and again after the fire is out (class {code}).":
    "El aire solo la enciende, y otra vez después de apagado el fuego (clase {code}).",
  "Burning cells spray metal and give off toxic, corrosive smoke.":
    "Las celdas en llamas lanzan metal y desprenden humo tóxico y corrosivo.",
  "Burns: cool with water right away. Do not pull off what sticks to the skin.":
    "Quemaduras: enfríe con agua de inmediato, y deje lo pegado a la piel.",
  "Cool a heated cylinder with water from behind cover. It may burst hours later.":
    "Enfríe con agua, a resguardo, un cilindro calentado: puede reventar horas después.",
  "Do not walk or drive on asphalt soaked with it: it may explode.":
    "No camine ni maneje sobre asfalto mojado con ella: puede explotar.",
  "Filter mask: never above {figure}, never while the level is unknown. Below: not cleared here.":
    "Mascarilla filtrante: nunca arriba de {figure}, nunca mientras se desconozca el nivel. Abajo: no se autoriza aquí.",
  "It can kill if inhaled. No skin hazard on file.":
    "Mata por los pulmones: no hay peligro para la piel en el expediente.",
  "It may re-ignite hours or weeks later. Park it far from buildings and vehicles.":
    "Puede volver a arder horas o semanas después: estaciónelo lejos de edificios y vehículos.",
  "Keep water and foam off, in a fire too: water makes it give off gas that burns ({codes}).":
    "Ni agua ni espuma, tampoco en un incendio: el agua le hace desprender gas que arde ({codes}).",
  "Keep water and foam off, in a fire too: water makes it give off gas that burns (class {code}).":
    "Ni agua ni espuma, tampoco en un incendio: el agua le hace desprender gas que arde (clase {code}).",
  "Never mix it with acid or ammonia: it gives off chlorine or chloramine gas.":
    "Nunca deje que toque ácido o amoniaco: se desprende gas cloro o cloramina.",
  "No breakthrough time on file. Before entry, check the suit manufacturer's chart for this substance. Leave at the first suit leak.":
    "Tiempo de permeación no está en el expediente: antes de entrar lea la tabla del fabricante del traje, y salga a la primera fuga.",
  "No air-purifying respirator is listed for it. Wear SCBA.":
    "Ninguna mascarilla filtrante está indicada contra ella. Use ERA.",
  "Cartridge respirators do not stop this gas. Wear SCBA.": "Ninguna mascarilla filtrante detiene este gas. Use ERA.",
  "Smoke in a closed garage may explode. Do not stand in line with the door.":
    "El humo en una cochera cerrada puede explotar: no se ponga frente a la puerta.",
  "Smoke in a closed room may explode. Do not stand in line with the door.":
    "El humo en un lugar cerrado puede explotar: no se ponga frente a la puerta.",
  "In water it gives off {words}.": "Derramada en agua, desprende: {words}.",
  "The gas has {number} times the weight of air: warm it rises, cold it stays low.":
    "El gas pesa {number} veces lo que el aire: caliente sube, frío se queda abajo.",
  "The gas is {number} times heavier than air and follows drains and slopes.":
    "El gas pesa {number} veces lo que el aire y sigue drenajes y pendientes.",
  "The gas is about as heavy as air.": "El gas pesa casi lo mismo que el aire.",
  "The vapour has {number} times the weight of air: warm it rises, cold it stays low.":
    "El vapor pesa {number} veces lo que el aire: caliente sube, frío se queda abajo.",
  "The vapour is {number} times heavier than air and follows drains and slopes.":
    "El vapor pesa {number} veces lo que el aire y sigue drenajes y pendientes.",
  "The vapour is about as heavy as air.": "El vapor pesa casi lo mismo que el aire.",
  "Turnout gear protects from heat only.": "El traje de bombero protege solo del calor.",
  "Water turns to steam instantly and throws the hot liquid out.":
    "El agua en él se vuelve vapor de inmediato y lo lanza.",
  "Water on it turns to steam instantly and may scatter it.":
    "El agua encima se vuelve vapor de inmediato y puede lanzarla.",
} satisfies Record<keyof typeof french, string>;
