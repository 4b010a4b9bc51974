import type { Messages } from "../../en.ts";

export const navigationWords: Pick<Messages, "navigation"> = {
  navigation: {
    title: "Navigation",
    close: "Fermer la navigation",
    whereTo: "Où allez-vous?",
    destinationExample: "Entrez la destination...",
    travelMode: "Mode de déplacement",
    profiles: { driving: "En voiture", walking: "À pied", cycling: "À vélo" },
    locationNeeded: "La navigation a besoin de l’accès à votre position",
    useLocation: "Utiliser ma position",
    findingLocation: "Recherche de votre position...",
    getDirections: "Obtenir l’itinéraire",
    calculatingRoute: "Calcul de l’itinéraire...",
    distance: "Distance",
    duration: "Durée",
    eta: "Arrivée prévue",
    start: "Démarrer la navigation",
    stop: "Arrêter la navigation",
    noRouting: (line) => `${line}; aucun calcul d’itinéraire routier n’est configuré`,
    approximateDestination:
      "Emplacement approximatif : seule la ville est connue. La distance et le trajet mènent à son centre, pas au site.",
    noRoutingReason:
      "Aucun calcul d’itinéraire routier n’est configuré. Une ligne droite traverse l’eau et les bâtiments.",
    noRoute: (line) => `${line}; aucun itinéraire trouvé`,
    openElsewhere: "Ouvrir dans une autre application",
    turnByTurn: "Instructions virage par virage",
    clear: "Effacer l’itinéraire",
    here: "A, vous êtes ici",
    there: (name) => `B, ${name}`,
    position: {
      unsupported: "Ce navigateur ne donne pas la position.",
      denied: "L’accès à la position a été refusé.",
      unavailable: "La position n’est pas disponible.",
      timeout: "La demande de position a pris trop de temps.",
      unknown: "Une erreur inconnue est survenue pendant la recherche de la position.",
    },
  },
};
