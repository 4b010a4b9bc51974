import type { firstAid as french } from "../../../fr/core/sentences/first-aid.ts";

/** First aid. */
export const firstAid = {
  "Get the person into fresh air if it puts nobody at risk.":
    "Lleve a la persona a un lugar con aire fresco si nadie corre riesgo al hacerlo.",
  "Not breathing: give artificial respiration.": "No respira: dé respiración artificial.",
  "Trouble breathing: give oxygen.": "Le cuesta respirar: dé oxígeno.",
  "Call 911 or EMS.": "Llame al 911 o al servicio médico de urgencias.",
  "Wash the skin gently with soap. Do not break the skin.":
    "Lave la piel con suavidad y con jabón. No lastime la piel.",
  "Put contaminated clothing in a metal bucket of water. If it dries, it may catch fire.":
    "Ponga la ropa contaminada en una cubeta metálica con agua. Si se seca, puede encenderse.",
  "Contaminated clothing may catch fire when it dries.": "La ropa contaminada puede encenderse al secarse.",
  "Corrosive: rinse skin and eyes under running water for 30 minutes or more.":
    "Corrosivo: enjuague piel y ojos con agua corriente, 30 minutos o más.",
  "Eyes: rinse under running water for 30 minutes or more.": "Ojos: enjuague con agua corriente, 30 minutos o más.",
  "Do not give mouth-to-mouth: use a pocket mask with a one-way valve.":
    "No dé respiración boca a boca: use una mascarilla de bolsillo con válvula de una vía.",
  "Thaw frozen clothing before you take it off.": "Descongele la ropa congelada antes de quitarla.",
  "Effects may not show for days: send the person to a doctor.":
    "Los efectos pueden tardar días en aparecer: mande a la persona con un médico.",
  "Effects may not show for hours. Watch the person closely.":
    "Los efectos pueden tardar horas en aparecer. Vigile de cerca a la persona.",
  "Cool burns under cold water right away, and keep cooling.":
    "Enfríe las quemaduras con agua fría de inmediato, y siga enfriando.",
  "Hydrogen fluoride on skin: rinse for 5 minutes, then apply calcium gluconate gel. If there is no gel, keep rinsing.":
    "Fluoruro de hidrógeno en la piel: enjuague 5 minutos, luego aplique gel de gluconato de calcio. Si no hay gel, siga enjuagando.",
  "Keep affected skin under water or wet bandages until medical help comes.":
    "Mantenga la piel afectada bajo el agua o con vendas mojadas hasta que llegue la atención médica.",
  "Do not pull off clothing stuck to the skin.": "No arranque la ropa pegada a la piel.",
  "Do not peel solidified material off the skin. Leave it to medical staff.":
    "No despegue de la piel el material solidificado. Déjelo al personal médico.",
  "Frostbite: leave thawing to medical staff.": "Congelación: deje la descongelación al personal médico.",
  "Keep it off the skin.": "Que no toque la piel.",
  "Isolate the person: they may carry the infection.": "Aísle a la persona: puede ser portadora de la infección.",
  "Keep the person warm and reassured.": "Mantenga a la persona abrigada y tranquila.",
  "Rinse skin and eyes under running water for 20 minutes or more.":
    "Enjuague piel y ojos con agua corriente 20 minutos o más.",
  "Rinse the eyes under a tap.": "Enjuague los ojos bajo la llave del agua.",
  "Skin: use soap and plenty of water.": "Piel: use jabón y mucha agua.",
  "Take off contaminated clothing and shoes. Set them aside.":
    "Quite la ropa y los zapatos contaminados. Déjelos aparte.",
  "Tell medical staff what the substance is so they can protect themselves.":
    "Diga al personal médico cuál es la sustancia para que pueda protegerse.",
  "Treat injuries before dealing with radiation.": "Atienda las lesiones antes de ocuparse de la radiación.",
  "Wipe it off the skin right away.": "Quítela de la piel de inmediato con un paño.",
} satisfies Record<keyof typeof french, string>;
