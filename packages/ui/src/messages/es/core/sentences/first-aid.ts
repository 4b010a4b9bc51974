import type { firstAid as french } from "../../../fr/core/sentences/first-aid.ts";

/** What to do for people. */
export const firstAid = {
  "Bring the person into clean air, where nobody is put at risk.":
    "Lleve a la persona a aire limpio, si nadie corre riesgo.",
  "Breathing has stopped: give artificial respiration.": "Dejó de respirar: dé respiración artificial.",
  "Breathing is hard: give oxygen.": "Respira con dificultad: dé oxígeno.",
  "Call 911 or the medical service.": "Llame al 911 o al servicio médico.",
  "Clean the skin with soap, gently: do not break it.": "Limpie la piel con jabón, con suavidad: no la lastime.",
  "Clothing with it on goes into a metal bucket of water: dry, it may catch fire.":
    "La ropa contaminada va a una cubeta de metal con agua: seca puede encenderse.",
  "Contaminated clothing may catch fire when it dries.": "La ropa contaminada puede encenderse al secarse.",
  "Corrosive: rinse skin and eyes under running water for 30 minutes or more.":
    "Corrosivo: enjuague piel y ojos con agua corriente, 30 minutos o más.",
  "Do not breathe mouth to mouth: use a pocket mask with a one-way valve.":
    "No dé respiración boca a boca: use una mascarilla de bolsillo con válvula de una vía.",
  "Frozen clothing: thaw it first, then take it off.": "Ropa congelada: descongélela primero, luego quítela.",
  "Harm may show days later: send the person to a doctor.":
    "El daño puede aparecer días después: mande a la persona a un médico.",
  "Harm may show hours later: have the person watched.":
    "El daño puede aparecer horas después: haga vigilar a la persona.",
  "Hold burns under cold water at once, and for long.":
    "Ponga las quemaduras bajo agua fría de inmediato, y por largo tiempo.",
  "Hydrogen fluoride on the skin: rinse 5 minutes, then apply calcium gluconate gel. Without gel, go on rinsing.":
    "Fluoruro de hidrógeno en la piel: enjuague 5 minutos, luego aplique gel de gluconato de calcio. Sin gel, siga enjuagando.",
  "Keep the exposed skin in water or under wet bandages until medical care is there.":
    "Mantenga la piel expuesta en agua o bajo vendas mojadas hasta la atención médica.",
  "Leave clothing that sticks to the skin.": "Deje la ropa pegada a la piel.",
  "Leave solidified molten material on the skin to medical staff.":
    "Deje al personal médico el material fundido solidificado en la piel.",
  "Leave the thawing of frozen skin to medical staff.": "Deje al personal médico descongelar la piel congelada.",
  "Let none of it touch the skin.": "Que nada toque la piel.",
  "Move the person to an isolated place: a person may carry the infection.":
    "Lleve a la persona a un lugar aislado: una persona puede llevar la infección.",
  "Protect the person from cold, and reassure them.": "Proteja a la persona del frío, y tranquilícela.",
  "Rinse skin and eyes under running water: 20 minutes or more.":
    "Enjuague piel y ojos con agua corriente: 20 minutos o más.",
  "Rinse the eyes under the tap.": "Enjuague los ojos bajo la llave.",
  "Skin: soap and much water.": "Piel: jabón y mucha agua.",
  "Take off contaminated clothing and shoes, and keep them apart.":
    "Quite ropa y zapatos contaminados, y manténgalos aparte.",
  "Tell the medical staff what the substance is, so that they protect themselves.":
    "Diga al personal médico cuál es la sustancia, para que se proteja.",
  "Treat the injury first, the radiation after.": "Atienda primero la lesión, la radiación después.",
  "Wipe it from the skin at once.": "Límpiela de la piel de inmediato.",
} satisfies Record<keyof typeof french, string>;
