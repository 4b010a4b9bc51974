import type { Messages } from "../../en.ts";

export const mapWords: Pick<Messages, "map"> = {
  map: {
    label: "Mapa del incidente",
    surface: "Superficie del mapa, se mueve con las flechas",
    loading: "Cargando el mapa...",
    noWebGlTitle: "No hay mapa aquí.",
    noWebGl:
      "Este navegador no puede dibujar mapas (WebGL 2 falta o está apagado). La tabla dice lo mismo que el mapa.",
    nothingDrawnTitle: "El mapa aún no dibuja nada.",
    nothingDrawn: (reason) => `${reason === "" ? "No cargó a tiempo." : reason} La tabla dice lo mismo que el mapa.`,
    drawAgain: "Intentar otra vez",
    noStreets: "Las calles no están cargadas.",
    coarse: "Costas y fronteras son aproximadas.",
    fallen: "El mapa elegido no cargó.",
    notForNavigation: "Esquemático, no sirve para navegar.",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    north: "N",
    northUp: "El norte hacia arriba",
    pickMiddle: "Tomar el centro del mapa",
    origin: "Liberación",
    layers: "Capas",
    showAll: "Mostrar todo",
    hideLayers: "Ocultar las capas",
    showLayers: (drawn, all) => `Capas ${drawn}/${all}`,
    some: (drawn, all) => `${drawn} de ${all}`,
    allRound: (distance) => `${distance} alrededor`,
  },
};
