import type { Messages } from "../../en.ts";

export const mapWords: Pick<Messages, "map"> = {
  map: {
    label: "Carte de l’incident",
    surface: "Surface de la carte, déplacée avec les flèches",
    loading: "Chargement de la carte...",
    noWebGlTitle: "Pas de carte ici.",
    noWebGl:
      "Ce navigateur ne peut pas dessiner de carte (WebGL 2 manque ou est désactivé). Le tableau dit la même chose que la carte.",
    nothingDrawnTitle: "La carte ne dessine encore rien.",
    nothingDrawn: (reason) =>
      `${reason === "" ? "Elle n’a pas été chargée à temps." : reason} Le tableau dit la même chose que la carte.`,
    drawAgain: "Réessayer",
    noStreets: "Les rues ne sont pas chargées.",
    noCoast: "Ni côte ni rues à cette échelle.",
    edition: (name, date) => `${name}, édition du ${date}.`,
    sources: "Sources",
    regionMissing: (name) => `La carte de ${name} n’a pas pu être chargée.`,
    coarse: "Côtes et frontières sont approximatives.",
    fallen: "La carte choisie n’a pas été chargée.",
    notForNavigation: "Schématique, pas pour la navigation.",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    north: "N",
    northUp: "Le nord en haut",
    fullscreen: "Afficher la carte en plein écran",
    leaveFullscreen: "Quitter le plein écran",
    pickMiddle: "Prendre le milieu de la carte",
    origin: "Rejet",
    layers: "Couches",
    showAll: "Tout afficher",
    hideLayers: "Masquer les couches",
    showLayers: (drawn, all) => `Couches ${drawn}/${all}`,
    some: (drawn, all) => `${drawn} de ${all}`,
    allRound: (distance) => `${distance} tout autour`,
  },
};
