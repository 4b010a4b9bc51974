/** How people get clean, by substance and by suit. */
export const decontamination = {
  "It reacts with water: brush or blot it off first, quickly, then rinse with plenty of water, never a trickle.":
    "Reacciona con el agua: cepíllela o séquela primero, rápido, luego enjuague con mucha agua, nunca un hilo.",
  "Keep what sticks to people wet: it burns in air once it is dry.":
    "Mantenga mojado lo que se pega a la gente: seco, arde al aire.",
  "Air people out upwind in clean air before a suit is opened. Wash where liquid or frost touched them.":
    "Airee a la gente contra el viento, en aire limpio, antes de abrir un traje. Lave donde los tocó el líquido o la escarcha.",
  "Blot off drops first, then wash from the top down, folds and soles too.":
    "Seque primero las gotas, luego lave de arriba abajo, también pliegues y suelas.",
  "Raise no dust: wipe or vacuum it off before a suit is opened.":
    "No levante polvo: límpielo o aspírelo antes de abrir un traje.",
  "State unknown: treat it as a liquid that also gives off vapour.":
    "Estado desconocido: trátela como un líquido que también desprende vapor.",
  "It dissolves in water: rinse with plenty of water.": "Se disuelve en agua: enjuague con mucha agua.",
  "It hardly dissolves in water: wash with soap and a brush, then rinse.":
    "Apenas se disuelve en agua: lave con jabón y cepillo, luego enjuague.",
  "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.":
    "Solubilidad desconocida: lave con jabón y cepillo, luego enjuague con mucha agua.",
  "It eats skin: rinse skin for at least as long as the first aid says, and check suits with pH paper.":
    "Corroe la piel: enjuague la piel al menos el tiempo que dicen los primeros auxilios, y revise los trajes con papel pH.",
  "Keep the air supply on until the suit is off and the meter shows nothing.":
    "Mantenga el aire del equipo hasta que el traje esté quitado y el medidor no indique nada.",
  "No spark at the wash line: measure % LEL there too.":
    "Sin chispas en la línea de lavado: mida allí también el % LIE.",
  "Hold back what runs off: it carries the substance.": "Retenga el agua que escurre: lleva la sustancia.",
  "Bag what was brushed off, dry and vented: closed and damp it may build pressure.":
    "Embolse en seco y con venteo lo que se cepilló: cerrado y húmedo puede tomar presión.",
  "Wash the whole suit closed, seams and boots too. Open it only when the meter beside it shows nothing.":
    "Lave todo el traje cerrado, también costuras y botas. Ábralo solo cuando el medidor al lado no indique nada.",
  "Brush or blot the whole suit closed, then rinse it. Open it only when the meter beside it shows nothing.":
    "Cepille o seque todo el traje cerrado, luego enjuáguelo. Ábralo solo cuando el medidor al lado no indique nada.",
  "Clean, then peel the suit inside out. Breathing apparatus and mask come off last.":
    "Limpie, luego quite el traje volviéndolo del revés. El equipo de respiración y la máscara al final.",
  "Clean, then peel the suit inside out. The mask comes off last, and its filter is waste.":
    "Limpie, luego quite el traje volviéndolo del revés. La máscara al final, y su filtro es un residuo.",
  "A filter was too little if the air was not measured: have a medic see the wearer.":
    "Un filtro no bastaba si no se midió el aire: que un sanitario vea a quien lo llevó.",
  "It soaks up liquid and vapour: clean it, take it off in the warm zone, bag and tag it. No return to service before its maker's cleaning.":
    "Absorbe líquido y vapor: límpielo, quíteselo en la zona tibia, embólselo y etiquételo. No vuelve al servicio antes de la limpieza del fabricante.",
  "Skin may be wet beneath it: undress fully and shower at once.":
    "La piel puede estar mojada debajo: desnude por completo y duche enseguida.",
};
