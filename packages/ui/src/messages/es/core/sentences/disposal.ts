import type { disposal as french } from "../../../fr/core/sentences/disposal.ts";

/** Waste disposal. */
export const disposal = {
  "Collect it as corrosive waste in compatible containers.":
    "Recójala como residuo corrosivo, en recipientes compatibles.",
  "Collect it as flammable waste in closed, grounded containers, away from ignition sources.":
    "Recójala como residuo inflamable, en recipientes cerrados y conectados a tierra, lejos de fuentes de ignición.",
  "Collect it as flammable waste, away from heat and friction.":
    "Recójala como residuo inflamable, lejos de calor y fricción.",
  "Collect it as toxic waste in sealed, labelled containers.":
    "Recójala como residuo tóxico, en recipientes sellados y etiquetados.",
  "Collect it in sealed, labelled containers.": "Recójala en recipientes sellados y etiquetados.",
  "Disinfect it before disposal as medical waste.": "Desinféctela antes de eliminarla como residuo médico.",
  "Do not vent a cylinder to dispose of it.": "No ventee un cilindro para deshacerse de él.",
  "Give the waste to a licensed hazardous waste contractor and follow local regulations.":
    "Entregue los residuos a una empresa autorizada en residuos peligrosos y cumpla las normas locales.",
  "Keep acid and alkaline waste separate.": "Mantenga separados los residuos ácidos y los alcalinos.",
  "Keep the waste away from fuels, paper, wood and other waste.":
    "Mantenga los residuos lejos de combustibles, papel, madera y otros residuos.",
  "Keep the waste cool and away from all other waste.":
    "Mantenga los residuos frescos y lejos de cualquier otro residuo.",
  "Keep the waste dry. Never put it in water or a drain.":
    "Mantenga secos los residuos. Nunca los eche al agua ni al drenaje.",
  "Keep the waste away from air as the supplier directs until a specialist takes over.":
    "Mantenga los residuos sin contacto con el aire, como indique el proveedor, hasta que un especialista se encargue.",
  "Leave disposal to a specialist.": "Deje la eliminación a un especialista.",
  "Leave disposal to an explosives specialist.": "Deje la eliminación a un especialista en explosivos.",
  "Leave disposal to the radiation authority.": "Deje la eliminación a la autoridad de seguridad radiológica.",
  "Leave leaking cylinders to a specialist. Return the others to the supplier.":
    "Deje los cilindros con fuga a un especialista. Devuelva los demás al proveedor.",
  "Return cylinders to the supplier.": "Devuelva los cilindros al proveedor.",
  "Treat used absorbent and clothing as toxic waste.": "Trate el absorbente y la ropa usados como residuos tóxicos.",
} satisfies Record<keyof typeof french, string>;
