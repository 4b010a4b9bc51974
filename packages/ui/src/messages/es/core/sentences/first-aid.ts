import type { firstAid as french } from "../../../fr/core/sentences/first-aid.ts";

/** What to do for people. */
export const firstAid = {
  "Get the person into fresh air if it puts nobody at risk.":
    "Lleve a la persona a aire limpio, si nadie corre riesgo.",
  "Not breathing: give artificial respiration.": "Dejó de respirar: dé respiración artificial.",
  "Trouble breathing: give oxygen.": "Respira con dificultad: dé oxígeno.",
  "Call 911 or EMS.": "Llame al 911 o al servicio médico.",
  "Wash the skin gently with soap. Do not break the skin.": "Limpie la piel con jabón, con suavidad: no la lastime.",
  "Put contaminated clothing in a metal bucket of water. If it dries, it may catch fire.":
    "La ropa contaminada va a una cubeta de metal con agua: seca puede encenderse.",
  "Contaminated clothing may catch fire when it dries.": "La ropa contaminada puede encenderse al secarse.",
  "Corrosive: rinse skin and eyes under running water for 30 minutes or more.":
    "Corrosivo: enjuague piel y ojos con agua corriente, 30 minutos o más.",
  "Do not give mouth-to-mouth: use a pocket mask with a one-way valve.":
    "No dé respiración boca a boca: use una mascarilla de bolsillo con válvula de una vía.",
  "Thaw frozen clothing before you take it off.": "Ropa congelada: descongélela primero, luego quítela.",
  "Effects may not show for days: send the person to a doctor.":
    "El daño puede aparecer días después: mande a la persona a un médico.",
  "Effects may not show for hours. Watch the person closely.":
    "El daño puede aparecer horas después: haga vigilar a la persona.",
  "Cool burns under cold water right away, and keep cooling.":
    "Ponga las quemaduras bajo agua fría de inmediato, y por largo tiempo.",
  "Hydrogen fluoride on skin: rinse for 5 minutes, then apply calcium gluconate gel. If there is no gel, keep rinsing.":
    "Fluoruro de hidrógeno en la piel: enjuague 5 minutos, luego aplique gel de gluconato de calcio. Sin gel, siga enjuagando.",
  "Keep affected skin under water or wet bandages until medical help arrives.":
    "Mantenga la piel expuesta en agua o bajo vendas mojadas hasta la atención médica.",
  "Do not pull off clothing stuck to the skin.": "Deje la ropa pegada a la piel.",
  "Do not peel solidified material off the skin. Leave it to medical staff.":
    "Deje al personal médico el material fundido solidificado en la piel.",
  "Frostbite: leave thawing to medical staff.": "Deje al personal médico descongelar la piel congelada.",
  "Keep it off the skin.": "Que nada toque la piel.",
  "Isolate the person: they may carry the infection.":
    "Lleve a la persona a un lugar aislado: una persona puede llevar la infección.",
  "Keep the person warm and reassured.": "Proteja a la persona del frío, y tranquilícela.",
  "Rinse skin and eyes under running water for 20 minutes or more.":
    "Enjuague piel y ojos con agua corriente: 20 minutos o más.",
  "Rinse the eyes under a tap.": "Enjuague los ojos bajo la llave.",
  "Skin: use soap and plenty of water.": "Piel: jabón y mucha agua.",
  "Take off contaminated clothing and shoes. Set them aside.":
    "Quite ropa y zapatos contaminados, y manténgalos aparte.",
  "Tell medical staff what the substance is so they can protect themselves.":
    "Diga al personal médico cuál es la sustancia, para que se proteja.",
  "Treat injuries before dealing with radiation.": "Atienda primero la lesión, la radiación después.",
  "Wipe it off the skin right away.": "Límpiela de la piel de inmediato.",
} satisfies Record<keyof typeof french, string>;
