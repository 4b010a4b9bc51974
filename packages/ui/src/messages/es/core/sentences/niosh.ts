import type { niosh as french } from "../../../fr/core/sentences/niosh.ts";

/** First aid, treatment and late effects of one substance. */
export const niosh = {
  "Breathing: get the person into fresh air. If not breathing, give artificial respiration. Get medical care.":
    "Respiración: lleve a la persona a un lugar con aire fresco. Si no respira, dé respiración artificial. Consiga atención médica.",
  "Breathing: get the person into fresh air.": "Respiración: lleve a la persona a un lugar con aire fresco.",
  "Breathing: give {number}% oxygen if trained.": "Respiración: dé oxígeno al {number} % si está capacitado.",
  "Eyes: get medical care.": "Ojos: consiga atención médica.",
  "Eyes: rinse promptly with plenty of water, lids open. Get medical care.":
    "Ojos: enjuague pronto con mucha agua, párpados abiertos. Consiga atención médica.",
  "Eyes: rinse immediately with plenty of water, lids open. Get medical care immediately.":
    "Ojos: enjuague de inmediato con mucha agua, párpados abiertos. Consiga atención médica de inmediato.",
  "Eyes: rinse immediately with plenty of water, lids open. Get medical care immediately ({words}).":
    "Ojos: enjuague de inmediato con mucha agua, párpados abiertos. Consiga atención médica de inmediato ({words}).",
  "Frostbitten eyes: get medical care immediately.": "Ojos con congelación: consiga atención médica de inmediato.",
  "Frostbitten skin: do not rub it or flush it with water. Get medical care immediately.":
    "Piel con congelación: no la frote ni la enjuague con agua. Consiga atención médica de inmediato.",
  "Molten material on the skin: flush immediately with water and get medical care.":
    "Material fundido en la piel: enjuague de inmediato con agua y consiga atención médica.",
  "Skin: blot or brush it away.": "Piel: séquela o cepíllela.",
  "Skin: brush it off.": "Piel: cepíllela.",
  "Do not wash.": "No lave.",
  "Skin: brush the solid off first.": "Piel: cepille primero el sólido.",
  "Skin: flush promptly with soap and water.": "Piel: enjuague pronto con agua y jabón.",
  "Skin: flush promptly with water.": "Piel: enjuague pronto con agua.",
  "Skin: flush promptly with water ({words}).": "Piel: enjuague pronto con agua ({words}).",
  "Skin: flush immediately with soap and water.": "Piel: enjuague de inmediato con agua y jabón.",
  "Skin: flush immediately with water.": "Piel: enjuague de inmediato con agua.",
  "Skin: flush immediately with water ({words}).": "Piel: enjuague de inmediato con agua ({words}).",
  "Skin: flush with water.": "Piel: enjuague con agua.",
  "Skin: then flush with water.": "Piel: luego enjuague con agua.",
  "Skin: wash promptly with soap and water.": "Piel: lave pronto con agua y jabón.",
  "Skin: wash promptly with water.": "Piel: lave pronto con agua.",
  "Skin: wash regularly.": "Piel: lave con regularidad.",
  "Skin: wash immediately with soap and water.": "Piel: lave de inmediato con agua y jabón.",
  "Skin: wash immediately with soap and water ({words}).": "Piel: lave de inmediato con agua y jabón ({words}).",
  "Skin: wash with soap and water.": "Piel: lave con agua y jabón.",
  "Skin: wash immediately with water.": "Piel: lave de inmediato con agua.",
  "Skin: wash immediately with water ({words}).": "Piel: lave de inmediato con agua ({words}).",
  "Skin: wash with water.": "Piel: lave con agua.",
  "Solid or liquid on the skin: wash promptly with soap and water.":
    "Sólido o líquido en la piel: lave pronto con agua y jabón.",
  "Swallowed: get medical care immediately.": "Si la tragó: consiga atención médica de inmediato.",
  "Swallowed: get medical care immediately ({words}).": "Si la tragó: consiga atención médica de inmediato ({words}).",
  "liquid or solution": "líquido o solución",
  "solution or liquid": "solución o líquido",
  "Allergy: keep anyone who reacts to it away from further exposure.":
    "Alergia: evite que se vuelva a exponer quien le tenga reacción.",
  "Blood: tell medical staff that it may cause methemoglobinemia.":
    "Sangre: diga al personal médico que puede causar metahemoglobinemia.",
  "Breathing: let the person sit up. Give oxygen if trained.":
    "Respiración: siente a la persona. Dé oxígeno si está capacitado.",
  "Chemical burns: keep rinsing until medical staff take over.":
    "Quemaduras químicas: siga enjuagando hasta que el personal médico se encargue.",
  "Convulsions: protect the person from injury and keep the airway open.":
    "Convulsiones: proteja a la persona de lesiones y mantenga abierta la vía respiratoria.",
  "Drowsy or unconscious: put the person in the recovery position and watch their breathing.":
    "Somnolienta o inconsciente: ponga a la persona en posición de recuperación y vigile su respiración.",
  "Frostbite: do not rub it. Leave thawing to medical staff.":
    "Congelación: no la frote. Deje la descongelación al personal médico.",
  "Heart: keep the person at rest and monitor the heartbeat.":
    "Corazón: mantenga a la persona en reposo y vigile los latidos.",
  "Lack of oxygen: get the person into fresh air. Give oxygen if trained.":
    "Falta de oxígeno: lleve a la persona a un lugar con aire fresco. Dé oxígeno si está capacitado.",
  "Delayed damage: have a doctor check blood, liver and kidneys.":
    "Daño tardío: que un médico revise sangre, hígado y riñones.",
  "Lungs: fluid may build up hours later. Get medical care for everyone who inhaled it.":
    "Pulmones: puede acumularse líquido horas después. Consiga atención médica para toda persona que la haya inhalado.",
  "Lungs: keep the person at rest, half sitting up.": "Pulmones: mantenga a la persona en reposo, semisentada.",
  "Nerves: tell medical staff immediately that it may block cholinesterase. Antidotes exist.":
    "Nervios: diga de inmediato al personal médico que puede bloquear la colinesterasa. Hay antídotos.",
  "It may cause asthma or an allergic reaction if inhaled ({codes}).":
    "Puede causar asma o una reacción alérgica si se inhala ({codes}).",
  "It may cause a skin allergy ({codes}).": "Puede causar alergia en la piel ({codes}).",
  "It may cause genetic damage ({codes}).": "Puede causar daño genético ({codes}).",
  "It is suspected of causing genetic damage ({codes}).": "Se sospecha que causa daño genético ({codes}).",
  "It may cause cancer ({codes}).": "Puede causar cáncer ({codes}).",
  "It is suspected of causing cancer ({codes}).": "Se sospecha que causa cáncer ({codes}).",
  "It may harm fertility or the unborn child ({codes}).": "Puede dañar la fertilidad o al niño por nacer ({codes}).",
  "It is suspected of harming fertility or the unborn child ({codes}).":
    "Se sospecha que daña la fertilidad o al niño por nacer ({codes}).",
  "It may harm breastfed babies ({codes}).": "Puede dañar a los bebés lactantes ({codes}).",
  "It damages organs after long or repeated exposure ({codes}).":
    "Daña los órganos tras una exposición larga o repetida ({codes}).",
  "It may damage organs after long or repeated exposure ({codes}).":
    "Puede dañar los órganos tras una exposición larga o repetida ({codes}).",
  "Keep ignition sources away: vapour can ignite at {figure} and above.":
    "Aleje las fuentes de ignición: el vapor puede encenderse a {figure} o más.",
  "Explosive range in air: {number} to {number2} vol %.": "Rango explosivo en el aire: {number} a {number2} % vol.",
  "{words}, {number} min: {figure}.": "{words}, {number} min: {figure}.",
  "{words}: {figure}.": "{words}: {figure}.",
  "Brush it off the skin.": "Cepíllela de la piel.",
  "Before leaving work, change clothing that may be contaminated.":
    "Antes de salir del trabajo, cámbiese la ropa que pueda estar contaminada.",
  "Have a quick-drench shower ready.": "Tenga disponible una regadera de emergencia.",
  "Have a quick-drench shower ready ({words}).": "Tenga disponible una regadera de emergencia ({words}).",
  "Have a quick-drench shower or eyewash ready for frostbite.":
    "Tenga disponible una regadera de emergencia o un lavaojos para la congelación.",
  "Have an eyewash available.": "Tenga disponible un lavaojos.",
  "Have an eyewash available ({words}).": "Tenga disponible un lavaojos ({words}).",
  "Take off clothing that is wet or contaminated.": "Quite la ropa mojada o contaminada.",
  "Take off clothing that is wet or contaminated ({words}).": "Quite la ropa mojada o contaminada ({words}).",
  "Take off wet clothing immediately: it may catch fire.": "Quite de inmediato la ropa mojada: puede encenderse.",
  "Wash the skin at the end of every shift.": "Lave la piel al final de cada turno.",
  "Wash the skin at the end of every shift ({words}).": "Lave la piel al final de cada turno ({words}).",
  AgNO3: "AgNO3",
  Ni: "Ni",
  "Wash the skin when it is contaminated.": "Lave la piel cuando esté contaminada.",
  "Wash the skin when it is contaminated ({words}).": "Lave la piel cuando esté contaminada ({words}).",
  "Wear clothing that keeps it off the skin.": "Use ropa que la mantenga lejos de la piel.",
  "Wear clothing that keeps it off the skin ({words}).": "Use ropa que la mantenga lejos de la piel ({words}).",
  "Wear clothing that keeps the cold liquid off the skin.": "Use ropa que mantenga el líquido frío lejos de la piel.",
  "Wear eye protection that keeps it out of the eyes.": "Use protección que la mantenga lejos de los ojos.",
  "Wear eye protection that keeps it out of the eyes ({words}).":
    "Use protección que la mantenga lejos de los ojos ({words}).",
  "Wear eye protection that keeps the cold liquid out of the eyes.":
    "Use protección que mantenga el líquido frío lejos de los ojos.",
  "above {figure}": "arriba de {figure}",
  "above {number}%": "arriba de {number} %",
  "pH below {number}": "pH menor que {number}",
  "Up to {figure}: {words}.": "Hasta {figure}: {words}.",
  "Up to {name}: {words}.": "Hasta {name}: {words}.",
  "For escape: {words}.": "Para escapar: {words}.",
  "For unknown or IDLH concentrations: {words}.": "Concentraciones desconocidas o IDLH: {words}.",
  "Above the REL, or at any detectable concentration if there is no REL: {words}.":
    "Por encima del REL o, sin REL, en toda concentración detectable: {words}.",
  "{words} (protection factor {number})": "{words} (factor de protección {number})",
  "quarter-mask respirator": "respirador de cuarto de cara",
  "half-mask particulate respirator": "respirador de media cara para partículas",
  "full-face particulate respirator": "respirador de cara completa para partículas",
  "half-mask cartridge respirator": "respirador de media cara con cartuchos",
  "full-face cartridge respirator": "respirador de cara completa con cartuchos",
  "full-face gas mask with canister": "máscara antigás de cara completa con canister",
  "powered air-purifying respirator": "respirador purificador de aire motorizado",
  "supplied-air respirator": "respirador con línea de aire",
  "supplied-air respirator with continuous flow": "respirador con línea de aire de flujo continuo",
  "full-face supplied-air respirator": "respirador de cara completa con línea de aire",
  "pressure-demand supplied-air respirator": "respirador con línea de aire de demanda con presión positiva",
  "full-face pressure-demand supplied-air respirator":
    "respirador de cara completa con línea de aire de demanda con presión positiva",
  "full-face pressure-demand supplied-air respirator with auxiliary SCBA":
    "respirador de cara completa con línea de aire de demanda con presión positiva y ERA auxiliar",
  "full-face SCBA": "ERA de cara completa",
  "full-face pressure-demand SCBA": "ERA de cara completa de demanda con presión positiva",
  "{words} or {words2}": "{words} o {words2}",
  "NIOSH REL: {name} See Appendix {name2}.": "REL de NIOSH: {name} Ver el apéndice {name2}.",
  "NIOSH REL: {name}.": "REL de NIOSH: {name}.",
  "OSHA PEL: none.": "PEL de OSHA: ninguno.",
  "OSHA PEL: {name} See Appendix {name2}.": "PEL de OSHA: {name} Ver el apéndice {name2}.",
  "OSHA PEL: {name}.": "PEL de OSHA: {name}.",
  "NIOSH lists it as a potential occupational carcinogen.": "NIOSH la considera un posible cancerígeno laboral.",
} satisfies Record<keyof typeof french, string>;
