import type { explosions as french } from "../../../fr/core/sentences/explosions.ts";

/** A tank in a fire, and explosive devices: loads with the piece that shows them. */
export const explosions = {
  "If another distance is larger, use the larger one.": "Si otra distancia es mayor, use la mayor.",
  "The figures are for propane.": "Las cifras son para propano.",
  "Their use for this gas is assumed.": "Su uso para este gas es un supuesto.",
  "The times are estimates.": "Los tiempos son estimaciones.",
  "A tank can fail sooner.": "Un tanque puede fallar antes.",
  "Tank size not known: use the largest tank.": "Tamaño del tanque desconocido: use el más grande.",
  "Liquefied gas by its shipping name.": "Gas licuado según su nombre de transporte.",
  "Liquefied gas by 49 CFR 173.115(e): it boils at {figure}.":
    "Gas licuado según 49 CFR 173.115(e): hierve a {figure}.",
  "Liquefied gas by 49 CFR 173.115(e): its critical temperature is {figure}.":
    "Gas licuado según 49 CFR 173.115(e): su temperatura crítica es de {figure}.",
  "No BLEVE distances on file for a refrigerated liquid.":
    "No hay distancias BLEVE archivadas para un líquido refrigerado.",
  "Not known whether this gas is liquefied.": "No se sabe si este gas está licuado.",
  "No BLEVE distances are given.": "No se dan distancias BLEVE.",
  "Evacuate at least {distance} in all directions.": "Evacúe al menos {distance} en todas direcciones.",
  "Better: evacuate {distance}.": "Mejor: evacúe {distance}.",
  "Crews stay back {distance}.": "El personal se mantiene a {distance}.",
  "The fireball reaches {distance}.": "La bola de fuego alcanza {distance}.",
  "BLEVE: tank in a fire": "BLEVE: tanque en un incendio",
  "Distances by tank size": "Distancias según el tamaño del tanque",
  "Tank size": "Tamaño del tanque",
  "None chosen": "Ninguno elegido",
  Distances: "Distancias",
  "Times and water": "Tiempos y agua",
  Tank: "Tanque",
  Fireball: "Bola de fuego",
  "Crews stay back": "Personal a",
  "Evacuate at least": "Evacúe al menos",
  "Better: evacuate": "Mejor: evacúe",
  "Can fail after": "Puede fallar tras",
  "Empty after": "Vacío tras",
  "Cooling water": "Agua de enfriamiento",
  "The circles for this tank are on the map.": "Los círculos de este tanque están en el mapa.",
  "Enter a place to see the circles on the map.": "Indique un lugar para ver los círculos en el mapa.",
} as const satisfies Record<keyof typeof french, string>;
