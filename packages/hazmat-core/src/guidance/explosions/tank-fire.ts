// Liquefied under pressure, by 49 CFR 173.115(e): partly liquid above −50 °C when packaged under pressure. A gas meets
// this if its critical temperature or boiling point is above −50 °C. [49CFR173.115]
import { formatMetres } from "../../formats/distance.ts";
import { formatNumber } from "../../formats/number.ts";
import type { ChemicalRef } from "../../identity/chemical-ref.ts";
import { distancesOfGuide } from "../../isolation/guide-distances.ts";
import { leadingEntry } from "../../isolation/leading-entry.ts";
import type { ChemicalSource } from "../../ports/chemical-source.ts";
import type { SourceRef } from "../../provenance/source.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { Statement } from "../../record/safety-properties.ts";
import { ICE_POINT } from "../../units/constants.ts";
import type { Metres } from "../../units/length.ts";
import { loadExplosionDistances, type TankSize } from "./explosion-distances.ts";

/** Fields of a card that show whether it is for a flammable gas. */
export interface CardOfGas {
  readonly unNumber: string | null;
  readonly casNumber: string | null;
  readonly hazardClass: string | null;
  readonly subsidiaryClasses: readonly string[];
  readonly guide: string | null;
}

/** Data about a tank of flammable gas in a fire. */
export type TankFire =
  | {
      readonly kind: "distances";
      /** By capacity, smallest first. */
      readonly sizes: readonly TankSize[];
      /** Scope and limits of the figures. */
      readonly notes: readonly Statement[];
      readonly source: SourceRef;
    }
  | {
      /** The table is not used: the gas is refrigerated, or nothing on file shows whether it is liquefied. */
      readonly kind: "refused";
      readonly reason: "refrigerated" | "unknown";
      readonly notes: readonly Statement[];
    };

/** True if a flammable gas is shipped as a liquid under pressure, with the source. */
type Liquefaction =
  | { readonly kind: "liquefied"; readonly because: Statement }
  | { readonly kind: "refrigerated" | "unknown" | "not_liquefied" };

const LIQUEFIED_ABOVE_C = -50;

/** Read in one copy of the page. */
const TABLE: SourceRef = { key: "ERG2024", locator: "page 359", mark: "unverified" };
const OWN: SourceRef = { key: "PLACARD", locator: "BLEVE" };
const SHIPPING_NAME: SourceRef = { key: "49CFR172.101" };

/** UN numbers of the propane of the table, or of gas sold as propane. */
const PROPANE: ReadonlySet<string> = new Set(["UN1075", "UN1978"]);

/** Names of articles that contain less than the smallest tank of the table. */
const ARTICLE =
  /^(?:aerosols|articles|devices|engine|fuel cell|gas cartridges|hydrogen in a metal hydride|lighters|refrigerating machines)/i;

function byName(name: string): Liquefaction | null {
  if (ARTICLE.test(name) || /adsorbed|dissolved|non-pressurized/i.test(name)) return { kind: "not_liquefied" };
  if (/refrigerated liquid/i.test(name)) return { kind: "refrigerated" };
  if (/liquefied/i.test(name)) {
    return { kind: "liquefied", because: { text: "Liquefied gas by its shipping name.", rests: [SHIPPING_NAME] } };
  }
  return /compressed/i.test(name) ? { kind: "not_liquefied" } : null;
}

const celsius = (value: number): string => `${formatNumber(Math.round(value))} °C`;

/** Decides by the figures on file: liquid above −50 °C if the boiling point or the critical point is above. */
function byFigures(boils: Figure, critical: Figure): Liquefaction {
  if (boils !== null && boils.value > LIQUEFIED_ABOVE_C) {
    const text = `Liquefied gas by 49 CFR 173.115(e): it boils at ${celsius(boils.value)}.`;
    return { kind: "liquefied", because: { text, rests: [boils.source] } };
  }
  if (critical === null) return { kind: "unknown" };
  if (critical.value <= LIQUEFIED_ABOVE_C) return { kind: "not_liquefied" };
  const text = `Liquefied gas by 49 CFR 173.115(e): its critical temperature is ${celsius(critical.value)}.`;
  return { kind: "liquefied", because: { text, rests: [critical.source] } };
}

type Figure = { readonly value: number; readonly source: SourceRef } | null;

const MAY_RUPTURE = "A tank exposed to fire may rupture in a fireball (BLEVE).";

/** Notes for every flammable gas: the guide's own distance, and that the larger one applies. */
function common({ guide }: CardOfGas, fireM: number | null): readonly Statement[] {
  const larger = { text: "If another distance is larger, use the larger one.", rests: [OWN] };
  if (guide === null || fireM === null) return [larger];
  const text = `Fire involving a tank, rail car or truck: isolate ${formatMetres(fireM)} in all directions.`;
  return [{ text, rests: [{ key: "ERG2024", locator: `Guide ${guide}` }] }, larger];
}

function notesOf(gas: CardOfGas, because: Statement): readonly Statement[] {
  const isPropane = gas.unNumber !== null && PROPANE.has(gas.unNumber);
  return [
    isPropane
      ? { text: "The figures are for propane.", rests: [TABLE] }
      : {
          text: "The figures are for propane. Using them for this gas is an assumption.",
          rests: [{ ...TABLE, mark: "assumed" }],
        },
    { text: "The times are estimates. A tank can fail sooner.", rests: [OWN] },
    { text: "Tank size unknown: use the largest tank.", rests: [OWN] },
    because,
  ];
}

const REFUSALS = {
  refrigerated: "No BLEVE distances on file for a refrigerated liquid.",
  unknown: "It is unknown whether this gas is liquefied. No BLEVE distances are given.",
} as const;

/**
 * Returns distances and times for a tank of flammable gas in a fire, for each tank size of the BLEVE table. The table
 * is for propane. It is given for every flammable gas liquefied under pressure as in 49 CFR 173.115(e); the notes state
 * if its use is assumed. It never replaces a larger distance on the card.
 *
 * @param gas - a card, or its fields that identify the gas
 * @param record - record of the same gas; `null` if only its class is known
 * @returns `null` if it is not a flammable gas, or not liquid in its container
 * @example
 * const record = await bundledChemicalSource().record("cas:74-98-6");
 * const entry = record && leadingEntry(record, "UN1978");
 * const fire = entry && (await tankFire({ ...entry, casNumber: "74-98-6" }, record));
 * fire?.kind; // "distances"
 * @see [ERG2024] page 359
 */
export async function tankFire(
  gas: CardOfGas,
  record: Pick<ChemicalRecord, "transport" | "constants"> | null,
): Promise<TankFire | null> {
  if (![gas.hazardClass, ...gas.subsidiaryClasses].includes("2.1")) return null;
  const { tanks, criticalK } = await loadExplosionDistances();
  const entry = record?.transport.find(({ unNumber }) => unNumber === gas.unNumber) ?? null;
  // "Butane see also Petroleum gases, liquefied" does not name butane as liquefied.
  const name = entry?.properShippingNames[0]?.replace(/,? see also .*$/, "") ?? "";
  const critical = gas.casNumber === null ? undefined : criticalK[gas.casNumber];
  const liquefaction =
    byName(name) ??
    byFigures(
      record?.constants.boilingPointC ?? null,
      critical === undefined
        ? null
        : { value: critical[0] - ICE_POINT, source: { key: "CHEMICALS", locator: critical[1] } },
    );
  const notes = common(gas, entry?.fireM ?? (gas.guide === null ? null : (distancesOfGuide(gas.guide)?.fireM ?? null)));
  switch (liquefaction.kind) {
    case "not_liquefied":
      return null;
    case "liquefied":
      return {
        kind: "distances",
        sizes: tanks,
        notes: [{ text: MAY_RUPTURE, rests: [TABLE] }, ...notes, ...notesOf(gas, liquefaction.because)],
        source: TABLE,
      };
    case "refrigerated":
    case "unknown": {
      const { kind: reason } = liquefaction;
      const refusal = { text: REFUSALS[reason], rests: [OWN] };
      return { kind: "refused", reason, notes: [refusal, { text: MAY_RUPTURE, rests: [TABLE] }, ...notes] };
    }
  }
}

/**
 * Loads a chemical and returns its `tankFire` data.
 *
 * @example
 * const fire = await loadTankFire(bundledChemicalSource(), { key: "cas:74-98-6", unNumber: "UN1978" });
 * fire?.kind; // "distances"
 */
export async function loadTankFire(
  source: Pick<ChemicalSource, "record">,
  { key, unNumber }: ChemicalRef,
): Promise<TankFire | null> {
  const record = await source.record(key);
  const entry = record === null ? null : leadingEntry(record, unNumber ?? undefined);
  if (record === null || entry === null) return null;
  return tankFire({ ...entry, casNumber: record.casNumber }, record);
}

/** A tank size chosen for a substance, with the notes and source of its figures. */
export interface ChosenTank {
  readonly size: TankSize;
  readonly notes: readonly Statement[];
  readonly source: SourceRef;
}

/**
 * Loads the chosen tank size for a chemical.
 *
 * @param capacityL - capacity in litres as stored by the form; empty: none chosen
 * @returns `null` if no tank is chosen, the size is not in the table or the chemical has no table
 * @example
 * const tank = await loadChosenTank(bundledChemicalSource(), { key: "cas:74-98-6", unNumber: "UN1978" }, "2000");
 * tank?.size.fireballRadiusM; // 28
 */
export async function loadChosenTank(
  source: Pick<ChemicalSource, "record">,
  chemical: ChemicalRef,
  capacityL: string,
): Promise<ChosenTank | null> {
  const fire = capacityL === "" ? null : await loadTankFire(source, chemical);
  if (fire?.kind !== "distances") return null;
  const size = fire.sizes.find((one) => String(one.capacityL) === capacityL);
  return size === undefined ? null : { size, notes: fire.notes, source: fire.source };
}

/** One circle around a tank in a fire. */
export interface TankCircle {
  readonly id: "evacuate" | "preferred" | "responders" | "fireball";
  readonly label: string;
  readonly radiusM: Metres;
}

/**
 * Returns the circles around a tank, most important first, for maps without space for all labels.
 *
 * @example
 * const tank = await loadChosenTank(bundledChemicalSource(), { key: "cas:74-98-6", unNumber: "UN1978" }, "2000");
 * tank && tankCircles(tank.size).at(-1)?.label; // "Fireball"
 */
export function tankCircles(tank: TankSize): readonly TankCircle[] {
  return CIRCLES.map(([id, figure]) => ({ id, label: TANK_FIRE_LABELS[id], radiusM: tank[figure] }));
}

const CIRCLES = [
  ["evacuate", "minEvacuationM"],
  ["preferred", "preferredEvacuationM"],
  ["responders", "emergencyResponseM"],
  ["fireball", "fireballRadiusM"],
] as const satisfies readonly (readonly [id: TankCircle["id"], figure: keyof TankSize])[];

/**
 * Formats the distances and times of a tank size as text, for readers without the table or map.
 *
 * @example
 * const fire = await loadTankFire(bundledChemicalSource(), { key: "cas:74-98-6", unNumber: "UN1978" });
 * const tank = fire?.kind === "distances" ? fire.sizes.at(-1) : undefined;
 * tank && tankFireWords(tank).startsWith("Evacuate at least"); // true
 */
export function tankFireWords(tank: TankSize): string {
  return [
    `Evacuate at least ${formatMetres(tank.minEvacuationM)} in all directions.`,
    `Better: evacuate ${formatMetres(tank.preferredEvacuationM)}.`,
    `Crews stay back ${formatMetres(tank.emergencyResponseM)}.`,
    `The fireball reaches ${formatMetres(tank.fireballRadiusM)}.`,
  ].join(" ");
}

/** Labels of the BLEVE table, its figures and its circles. */
export const TANK_FIRE_LABELS = {
  title: "BLEVE: tank in a fire",
  bySize: "Distances by tank size",
  choose: "Tank size",
  none: "None chosen",
  distances: "Distances",
  times: "Times and water",
  tank: "Tank",
  fireball: "Fireball",
  responders: "Crews stay back",
  evacuate: "Evacuate at least",
  preferred: "Better: evacuate",
  fails: "Can fail after",
  empties: "Empty after",
  water: "Cooling water",
  onMap: "The circles for this tank are on the map.",
  needsPlace: "Enter a location to see the circles on the map.",
} as const;
