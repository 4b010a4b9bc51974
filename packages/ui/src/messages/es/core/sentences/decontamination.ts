/** Decontamination by substance and by suit. */
export const decontamination = {
  "It reacts with water. Quickly brush or blot it off first, then rinse with plenty of water, never a trickle.":
    "Reacciona con el agua. Primero cepíllela o séquela rápido, luego enjuague con mucha agua, nunca con un chorrito.",
  "Keep residue on people wet: it ignites in air when dry.":
    "Mantenga mojados los residuos sobre las personas: secos, se encienden con el aire.",
  "Move people upwind into fresh air before opening suits. Wash skin that liquid touched. Leave frostbite to medical staff.":
    "Lleve a las personas viento arriba, al aire fresco, antes de abrir los trajes. Lave la piel que el líquido haya tocado. Deje las lesiones por congelación al personal médico.",
  "Blot off drops first. Then wash from the top down, including folds and soles.":
    "Primero seque las gotas con absorbente. Luego lave de arriba abajo, incluidos pliegues y suelas.",
  "Do not raise dust. Wipe or vacuum it off before opening the suit.":
    "No levante polvo. Límpielo con un paño o aspírelo antes de abrir el traje.",
  "Physical state unknown: treat it as a liquid that also gives off vapour.":
    "Estado físico desconocido: trátela como un líquido que también desprende vapor.",
  "It dissolves in water: rinse with plenty of water.": "Se disuelve en agua: enjuague con mucha agua.",
  "It dissolves poorly in water: wash with soap and a brush, then rinse.":
    "Se disuelve poco en agua: lave con jabón y cepillo, luego enjuague.",
  "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.":
    "Solubilidad desconocida: lave con jabón y cepillo, luego enjuague con mucha agua.",
  "It is corrosive: rinse skin for at least as long as first aid requires. Check suits with pH paper.":
    "Es corrosiva: enjuague la piel al menos el tiempo que piden los primeros auxilios. Revise los trajes con papel pH.",
  "Stay on air until the suit is off and the meter reads zero.":
    "Siga respirando del equipo hasta que se quite el traje y el medidor marque cero.",
  "Keep ignition sources out of the decon corridor. Monitor % LEL there too.":
    "Sin fuentes de ignición en el corredor de descontaminación. Mida también allí el % LIE.",
  "Contain the runoff: it is contaminated.": "Contenga el agua que escurre: está contaminada.",
  "Bag brushed-off material dry, in a vented bag. In a sealed bag, damp material may build up pressure.":
    "Embolse en seco y con venteo el material cepillado. En una bolsa cerrada, el material húmedo puede acumular presión.",
  "Wash the whole suit while it is closed, including seams and boots. Open it only when the meter next to it reads zero.":
    "Lave todo el traje mientras está cerrado, incluidas costuras y botas. Ábralo solo cuando el medidor junto a él marque cero.",
  "Brush or blot the whole suit while it is closed, then rinse it. Open it only when the meter next to it reads zero.":
    "Cepille o seque todo el traje mientras está cerrado, luego enjuáguelo. Ábralo solo cuando el medidor junto a él marque cero.",
  "Clean the suit, then peel it off inside out. Remove SCBA and mask last.":
    "Limpie el traje y quíteselo volteándolo al revés. Quítese al final el ERA y la máscara.",
  "Clean the suit, then peel it off inside out. Remove the mask last and discard its filter.":
    "Limpie el traje y quíteselo volteándolo al revés. Quítese al final la máscara y deseche su filtro.",
  "If the air was not monitored, assume the filter was not enough. Have a medic check the wearer.":
    "Si no se midió el aire, suponga que el filtro no bastó. Que un médico o paramédico revise a quien lo usó.",
  "Turnout gear absorbs liquid and vapour. Clean it, take it off in the warm zone, then bag and tag it. Keep it out of service until it is cleaned as the manufacturer directs.":
    "El traje de bombero absorbe líquido y vapor. Límpielo, quíteselo en la zona tibia, luego embólselo y etiquételo. Manténgalo fuera de servicio hasta limpiarlo como indica el fabricante.",
  "Skin underneath may be contaminated. Undress fully and shower immediately.":
    "La piel de abajo puede estar contaminada. Desvista por completo y duche de inmediato.",
  "decontamination rule: {words}": "regla de descontaminación: {words}",
  "state gas": "estado gaseoso",
  "state liquid": "estado líquido",
  "state solid": "estado sólido",
  "state unknown": "estado desconocido",
  "reacts with water": "reacciona con el agua",
  "kept under water": "se guarda bajo agua",
  runoff: "escurrimiento",
  "vapour-protective suit": "traje hermético al vapor",
  "splash-protective suit with SCBA": "traje contra salpicaduras con ERA",
  "splash-protective suit with air-purifying respirator":
    "traje contra salpicaduras con respirador purificador de aire",
  "turnout gear": "traje estructural",
  "corrosive or toxic": "corrosivo o tóxico",
  solubility: "solubilidad",
  "solubility unknown": "solubilidad desconocida",
  "burning sulfur": "azufre en llamas",
  "heated acetylene cylinders": "cilindros de acetileno calentados",
  "hot solids and water": "sólidos calientes y agua",
  "liquid oxygen on asphalt": "oxígeno líquido sobre asfalto",
  "lithium metal cells": "celdas de litio metálico",
  "vapour of lithium cells": "vapor de celdas de litio",
  "vehicles with batteries": "vehículos con baterías",
  "vehicles with lithium metal batteries": "vehículos con baterías de litio metálico",
};
