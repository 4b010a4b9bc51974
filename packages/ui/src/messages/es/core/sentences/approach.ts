import type { approach as french } from "../../../fr/core/sentences/approach.ts";

/** How to come near, and whom to keep away. */
export const approach = {
  "Call 911, then the emergency number on the shipping paper.":
    "Llame al 911, luego al número de emergencia del documento de embarque.",
  "Keep everyone without a task out of the area.": "Mantenga fuera de la zona a quien no tenga tarea.",
  "Approach with the wind behind you, from higher ground and above any stream.":
    "Acérquese con el viento a la espalda, desde terreno más alto y arriba de toda corriente de agua.",
  "Keep out of low ground: drains, cellars and tanks.":
    "Manténgase fuera de lugares bajos: drenajes, sótanos y tanques.",
  "Air closed rooms before anybody goes in: work for a trained, equipped crew.":
    "Ventile los lugares cerrados antes de que alguien entre: trabajo de una cuadrilla capacitada y equipada.",
  "Send people behind solid cover and far from glass.":
    "Mande a las personas detrás de un resguardo sólido y lejos de vidrios.",
  "Do not use radios within 100 m of electric detonators.": "No use radios a menos de 100 m de detonadores eléctricos.",
  "Keep the area closed until the gas has gone.": "Mantenga cerrada la zona hasta que el gas se haya ido.",
  "Notify the radiation authority.": "Avise a la autoridad de seguridad radiológica.",
  "Rescue, first aid and fire come before measuring radiation.":
    "Rescate, primeros auxilios y fuego van antes que medir la radiación.",
  "Stay away from a capsule that is out of its package, and wait for the authority.":
    "Aléjese de una cápsula fuera de su bulto, y espere a la autoridad.",
  "Hold uninjured people and equipment that may be contaminated until the authority decides.":
    "Retenga a las personas ilesas y el equipo que puedan estar contaminados hasta que la autoridad decida.",
  "Do not delay the transport of a badly injured person.": "No retrase el traslado de una persona con lesiones graves.",
  "Read the shipping paper to learn what it is.": "Lea el documento de embarque para saber qué es.",
  "For a battery vehicle read guide 147 (lithium ion) or 138 (sodium) too.":
    "Para un vehículo con batería, lea también la guía 147 (ion de litio) o 138 (sodio).",
} satisfies Record<keyof typeof french, string>;
