/** How people get clean, by substance and by suit. */
export const decontamination = {
  "It reacts with water. Quickly brush or blot it off first, then rinse with plenty of water, never a trickle.":
    "Reacciona con el agua: cepíllela o séquela primero, rápido, luego enjuague con mucha agua, nunca un hilo.",
  "Keep residue on people wet: it ignites in air when dry.":
    "Mantenga mojado lo que se pega a la gente: seco, arde al aire.",
  "Move people upwind into fresh air before opening suits. Wash where liquid or frost touched them.":
    "Airee a la gente contra el viento, en aire limpio, antes de abrir un traje. Lave donde los tocó el líquido o la escarcha.",
  "Blot off drops first. Then wash from the top down, including folds and soles.":
    "Seque primero las gotas, luego lave de arriba abajo, también pliegues y suelas.",
  "Do not raise dust. Wipe or vacuum it off before opening the suit.":
    "No levante polvo: límpielo o aspírelo antes de abrir un traje.",
  "Physical state unknown: treat it as a liquid that also gives off vapour.":
    "Estado desconocido: trátela como un líquido que también desprende vapor.",
  "It dissolves in water: rinse with plenty of water.": "Se disuelve en agua: enjuague con mucha agua.",
  "It dissolves poorly in water: wash with soap and a brush, then rinse.":
    "Apenas se disuelve en agua: lave con jabón y cepillo, luego enjuague.",
  "Solubility unknown: wash with soap and a brush, then rinse with plenty of water.":
    "Solubilidad desconocida: lave con jabón y cepillo, luego enjuague con mucha agua.",
  "It is corrosive: rinse skin for at least as long as first aid requires. Check suits with pH paper.":
    "Corroe la piel: enjuague la piel al menos el tiempo que dicen los primeros auxilios, y revise los trajes con papel pH.",
  "Stay on air until the suit is off and the meter reads zero.":
    "Mantenga el aire del equipo hasta que el traje esté quitado y el medidor no indique nada.",
  "No ignition sources in the decon corridor. Monitor % LEL there too.":
    "Sin chispas en la línea de lavado: mida allí también el % LIE.",
  "Contain the runoff: it is contaminated.": "Retenga el agua que escurre: lleva la sustancia.",
  "Bag brushed-off material dry and vented. Sealed and damp, it may build pressure.":
    "Embolse en seco y con venteo lo que se cepilló: cerrado y húmedo puede tomar presión.",
  "Wash the whole suit while it is closed, including seams and boots. Open it only when the meter next to it reads zero.":
    "Lave todo el traje cerrado, también costuras y botas. Ábralo solo cuando el medidor al lado no indique nada.",
  "Brush or blot the whole suit while it is closed, then rinse it. Open it only when the meter next to it reads zero.":
    "Cepille o seque todo el traje cerrado, luego enjuáguelo. Ábralo solo cuando el medidor al lado no indique nada.",
  "Clean the suit, then peel it off inside out. Remove SCBA and mask last.":
    "Limpie, luego quite el traje volviéndolo del revés. El equipo de respiración y la máscara al final.",
  "Clean the suit, then peel it off inside out. Remove the mask last and discard its filter.":
    "Limpie, luego quite el traje volviéndolo del revés. La máscara al final, y su filtro es un residuo.",
  "If the air was not monitored, assume the filter was not enough. Have a medic check the wearer.":
    "Un filtro no bastaba si no se midió el aire: que un sanitario vea a quien lo llevó.",
  "Turnout gear absorbs liquid and vapour. Clean it, take it off in the warm zone, then bag and tag it. Keep it out of service until it is cleaned as the manufacturer directs.":
    "Absorbe líquido y vapor: límpielo, quíteselo en la zona tibia, embólselo y etiquételo. No vuelve al servicio antes de la limpieza del fabricante.",
  "Skin underneath may be contaminated. Undress fully and shower immediately.":
    "La piel puede estar mojada debajo: desnude por completo y duche enseguida.",
};
