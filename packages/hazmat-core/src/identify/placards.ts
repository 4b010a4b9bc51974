import type { SpillState } from "../guidance/guide-guidance.ts";

/** Colours of placards, visible from a distance. */
export const PLACARD_COLOURS = ["orange", "red", "green", "yellow", "white", "blue", "black"] as const;

/** A colour of `PLACARD_COLOURS`. */
export type PlacardColour = (typeof PLACARD_COLOURS)[number];

/** Symbols on placards. */
export const PLACARD_SYMBOLS = [
  "explosion",
  "flame",
  "flame-over-circle",
  "cylinder",
  "skull",
  "biohazard",
  "trefoil",
  "corrosion",
  "stripes",
  "number",
] as const;

/** A symbol of `PLACARD_SYMBOLS`. */
export type PlacardSymbol = (typeof PLACARD_SYMBOLS)[number];

/** A placard: its appearance and its class. */
export interface Placard {
  /** Class or division: `2.3`. Every division of class 1 with the exploding bomb is `1`. */
  readonly hazardClass: string;
  /** All of its colours, background first. */
  readonly colours: readonly PlacardColour[];
  readonly symbols: readonly PlacardSymbol[];
  /** Physical state, if the class implies it. */
  readonly state?: SpillState;
}

/** The placards of the UN classes, in their order: 49 CFR 172, subpart F. [49CFR172.101] */
export const PLACARDS: readonly Placard[] = [
  { hazardClass: "1", colours: ["orange", "black"], symbols: ["explosion"] },
  { hazardClass: "1.4", colours: ["orange", "black"], symbols: ["number"] },
  { hazardClass: "1.5", colours: ["orange", "black"], symbols: ["number"] },
  { hazardClass: "1.6", colours: ["orange", "black"], symbols: ["number"] },
  { hazardClass: "2.1", colours: ["red", "white"], symbols: ["flame"], state: "gas" },
  { hazardClass: "2.2", colours: ["green", "white"], symbols: ["cylinder"], state: "gas" },
  { hazardClass: "2.3", colours: ["white", "black"], symbols: ["skull"], state: "gas" },
  { hazardClass: "3", colours: ["red", "white"], symbols: ["flame"], state: "liquid" },
  { hazardClass: "4.1", colours: ["white", "red"], symbols: ["flame", "stripes"], state: "solid" },
  { hazardClass: "4.2", colours: ["white", "red"], symbols: ["flame"] },
  { hazardClass: "4.3", colours: ["blue", "white"], symbols: ["flame"] },
  { hazardClass: "5.1", colours: ["yellow", "black"], symbols: ["flame-over-circle"] },
  { hazardClass: "5.2", colours: ["red", "yellow"], symbols: ["flame"] },
  { hazardClass: "6.1", colours: ["white", "black"], symbols: ["skull"] },
  { hazardClass: "6.2", colours: ["white", "black"], symbols: ["biohazard"] },
  { hazardClass: "7", colours: ["yellow", "white"], symbols: ["trefoil"] },
  { hazardClass: "8", colours: ["white", "black"], symbols: ["corrosion"] },
  { hazardClass: "9", colours: ["white", "black"], symbols: ["stripes"] },
];

/** Observed features of a placard. Omit those that were not seen. */
export interface SeenPlacard {
  readonly colour?: PlacardColour;
  readonly symbol?: PlacardSymbol;
}

/**
 * Returns the placards with the given colour and symbol.
 *
 * @example
 * placardsWith({ colour: "white", symbol: "skull" }).map(({ hazardClass }) => hazardClass); // ["2.3", "6.1"]
 */
export function placardsWith({ colour, symbol }: SeenPlacard): readonly Placard[] {
  return PLACARDS.filter(
    ({ colours, symbols }) =>
      (colour === undefined || colours.includes(colour)) && (symbol === undefined || symbols.includes(symbol)),
  );
}

/**
 * Returns the placard of a class, or `null` if the text is not a class.
 *
 * @example
 * placardOf("1.1D")?.hazardClass; // "1"
 * placardOf("2"); // null
 */
export function placardOf(hazardClass: string): Placard | null {
  const code = /^(\d(?:\.\d)?)[A-S]?$/.exec(hazardClass.trim())?.[1];
  if (code === undefined) return null;
  const drawn = code.startsWith("1") && !["1.4", "1.5", "1.6"].includes(code) ? "1" : code;
  return PLACARDS.find((placard) => placard.hazardClass === drawn) ?? null;
}
