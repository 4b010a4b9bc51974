import type { Messages } from "../../en.ts";

export const navigationWords: Pick<Messages, "navigation"> = {
  navigation: {
    title: "Navegación",
    close: "Cerrar la navegación",
    whereTo: "¿A dónde va?",
    destinationExample: "Escriba el destino...",
    travelMode: "Modo de viaje",
    profiles: { driving: "En auto", walking: "A pie", cycling: "En bicicleta" },
    locationNeeded: "La navegación necesita acceso a su ubicación",
    useLocation: "Usar mi ubicación",
    findingLocation: "Buscando su ubicación...",
    getDirections: "Obtener la ruta",
    calculatingRoute: "Calculando la ruta...",
    distance: "Distancia",
    duration: "Duración",
    eta: "Llegada estimada",
    start: "Iniciar la navegación",
    stop: "Detener la navegación",
    noRouting: (line) => `${line}; no hay cálculo de rutas configurado`,
    approximateDestination:
      "Ubicación aproximada: solo se conoce la ciudad. La distancia y la ruta llevan a su centro, no al sitio.",
    noRoutingReason: "No hay cálculo de rutas configurado. Una línea recta cruza agua y edificios.",
    noRoute: (line) => `${line}; no se encontró ninguna ruta`,
    openElsewhere: "Abrir en otra aplicación",
    turnByTurn: "Indicaciones paso a paso",
    clear: "Borrar la ruta",
    here: "A, usted está aquí",
    there: (name) => `B, ${name}`,
    position: {
      unsupported: "Este navegador no da la ubicación.",
      denied: "Se negó el acceso a la ubicación.",
      unavailable: "La ubicación no está disponible.",
      timeout: "La ubicación tardó demasiado.",
      unknown: "Ocurrió un error desconocido al obtener la ubicación.",
    },
  },
};
