import type { approach as french } from "../../../fr/core/sentences/approach.ts";

/** Approach to the scene, and keeping people away. */
export const approach = {
  "Call 911, then the emergency number on the shipping paper.":
    "Llame al 911, luego al número de emergencia del documento de embarque.",
  "Keep out everyone who has no assigned task.": "Mantenga fuera a toda persona que no tenga una tarea asignada.",
  "Approach from upwind, uphill and upstream.": "Acérquese viento arriba, cuesta arriba y río arriba.",
  "Stay out of low areas: drains, basements and tanks.": "No entre en lugares bajos: drenajes, sótanos y tanques.",
  "Ventilate enclosed spaces before entry, with a trained and equipped crew only.":
    "Ventile los espacios cerrados antes de entrar, solo con una cuadrilla capacitada y equipada.",
  "Move people behind solid cover, away from glass.":
    "Lleve a las personas detrás de un resguardo sólido, lejos de vidrios.",
  "Do not use radios within 100 m of electric detonators.": "No use radios a menos de 100 m de detonadores eléctricos.",
  "Keep the area isolated until the gas is gone.": "Mantenga aislada la zona hasta que el gas se haya ido.",
  "Notify the radiation authority.": "Avise a la autoridad de seguridad radiológica.",
  "Rescue, first aid and fire control come before measuring radiation.":
    "El rescate, los primeros auxilios y el control del fuego van antes que medir la radiación.",
  "Stay away from any capsule that is out of its package. Wait for the radiation authority.":
    "Aléjese de toda cápsula que esté fuera de su bulto. Espere a la autoridad de seguridad radiológica.",
  "Keep uninjured people and equipment that may be contaminated on scene until the authority decides.":
    "Mantenga en el lugar a las personas ilesas y al equipo que puedan estar contaminados hasta que la autoridad decida.",
  "Do not delay transport of a badly injured person.": "No retrase el traslado de una persona con lesiones graves.",
  "Check the shipping paper to find out what it is.": "Revise el documento de embarque para saber qué es.",
} satisfies Record<keyof typeof french, string>;
