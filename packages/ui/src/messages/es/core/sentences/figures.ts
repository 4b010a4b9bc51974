import type { figures as french } from "../../../fr/core/sentences/figures.ts";

/** Distances, times and compass points. */
export const figures = {
  "{distance}": "{distance}",
  "{figure}": "{figure}",
  "{number}h {number2}m": "{number} h {number2} min",
  "{number}m": "{number} min",
  N: "N",
  NNE: "NNE",
  NE: "NE",
  ENE: "ENE",
  E: "E",
  ESE: "ESE",
  SE: "SE",
  SSE: "SSE",
  S: "S",
  SSW: "SSO",
  SW: "SO",
  WSW: "OSO",
  W: "O",
  WNW: "ONO",
  NW: "NO",
  NNW: "NNO",
  " and ": " y ",
} satisfies Record<keyof typeof french, string>;
