import type { card as french } from "../../../fr/core/sentences/card.ts";

/** Texts that only the card adds. */
export const card = {
  "A small amount can kill: {words}.": "Una pequeña cantidad puede matar: {words}.",
  "It ignites on its own in air, and can re-ignite once the fire is out ({codes}).":
    "Se enciende sola en el aire, y puede volver a encenderse después de apagado el fuego ({codes}).",
  "It ignites on its own in air, and can re-ignite once the fire is out (class {code}).":
    "Se enciende sola en el aire, y puede volver a encenderse después de apagado el fuego (clase {code}).",
  "Never cut or touch orange cables.": "Nunca corte ni toque los cables naranjas.",
  "Burning cells spray metal and give off toxic, corrosive smoke.":
    "Las celdas en llamas lanzan metal y desprenden humo tóxico y corrosivo.",
  "Burns: cool with water right away. Do not pull off what sticks to the skin.":
    "Quemaduras: enfríe con agua de inmediato. No arranque lo que esté pegado a la piel.",
  "Cool a heated cylinder with water from behind cover. It may burst hours later.":
    "Enfríe con agua, a resguardo, un cilindro calentado. Puede reventar horas después.",
  "Do not walk or drive on asphalt soaked with it: it may explode.":
    "No camine ni maneje sobre asfalto empapado con ella: puede explotar.",
  "Air-purifying respirator: never above {figure}, never in an unknown concentration. A lower reading does not clear its use.":
    "Respirador purificador de aire: nunca arriba de {figure}, nunca en una concentración desconocida. Una lectura más baja no autoriza su uso.",
  "It can kill if inhaled. Two sources list no skin hazard.":
    "Puede matar si se inhala. Dos fuentes no señalan ningún peligro para la piel.",
  "It may re-ignite hours or weeks later. Park it far from buildings and vehicles.":
    "Puede volver a encenderse horas o semanas después. Estaciónelo lejos de edificios y vehículos.",
  "Keep water and foam off, even in a fire: contact with water releases flammable gas ({codes}).":
    "No le ponga agua ni espuma, ni siquiera en un incendio: el contacto con el agua libera gas inflamable ({codes}).",
  "Keep water off, even in a fire. The only foam to use is alcohol-resistant: contact with water releases flammable gas ({codes}).":
    "No le ponga agua, ni siquiera en un incendio. Si usa espuma, use solo la resistente al alcohol: el contacto con el agua libera gas inflamable ({codes}).",
  "Keep water and foam off, even in a fire: contact with water releases flammable gas (class {code}).":
    "No le ponga agua ni espuma, ni siquiera en un incendio: el contacto con el agua libera gas inflamable (clase {code}).",
  "Keep water off, even in a fire. The only foam to use is alcohol-resistant: contact with water releases flammable gas (class {code}).":
    "No le ponga agua, ni siquiera en un incendio. Si usa espuma, use solo la resistente al alcohol: el contacto con el agua libera gas inflamable (clase {code}).",
  "Never mix it with acid: it gives off hydrogen cyanide.":
    "Nunca lo mezcle con ácido: desprende cianuro de hidrógeno.",
  "Never mix it with acid or ammonia: it gives off chlorine or chloramine gas.":
    "Nunca la mezcle con ácido ni con amoniaco: desprende gas cloro o cloramina.",
  "No breakthrough time on file. Before entry, check the suit manufacturer's chart for this substance. Leave at the first suit leak.":
    "No hay tiempo de permeación en el expediente. Antes de entrar, revise la tabla del fabricante del traje para esta sustancia. Salga a la primera fuga del traje.",
  "No air-purifying respirator is listed for it. Wear SCBA.":
    "No hay ningún respirador purificador de aire indicado para ella. Use ERA.",
  "Cartridge respirators do not stop this gas. Wear SCBA.":
    "Los respiradores de cartucho no detienen este gas. Use ERA.",
  "Smoke in a closed garage may explode. Do not stand in line with the door.":
    "El humo en una cochera cerrada puede explotar. No se ponga en línea con la puerta.",
  "Smoke in an enclosed space may explode. Do not stand in line with the door.":
    "El humo en un cuarto cerrado puede explotar. No se ponga en línea con la puerta.",
  "In water it gives off {words}.": "En agua desprende: {words}.",
  "The gas is {number} times as heavy as air. When warm, it rises. When cold, it stays low.":
    "El gas pesa {number} veces lo que el aire. Caliente, sube. Frío, se queda abajo.",
  "The gas is {number} times as heavy as air. It flows downhill and into drains.":
    "El gas pesa {number} veces lo que el aire. Corre cuesta abajo y entra en los drenajes.",
  "The gas is about as heavy as air.": "El gas pesa casi lo mismo que el aire.",
  "The vapour is {number} times as heavy as air. When warm, it rises. When cold, it stays low.":
    "El vapor pesa {number} veces lo que el aire. Caliente, sube. Frío, se queda abajo.",
  "The vapour is {number} times as heavy as air. It flows downhill and into drains.":
    "El vapor pesa {number} veces lo que el aire. Corre cuesta abajo y entra en los drenajes.",
  "The vapour is about as heavy as air.": "El vapor pesa casi lo mismo que el aire.",
  "Turnout gear protects from heat only.": "El traje de bombero protege solo del calor.",
  "Water turns to steam instantly and throws the hot liquid out.":
    "El agua se vuelve vapor al instante y lanza el líquido caliente.",
  "Water on it turns to steam instantly and may scatter it.":
    "El agua encima se vuelve vapor al instante y puede esparcirla.",
} satisfies Record<keyof typeof french, string>;
