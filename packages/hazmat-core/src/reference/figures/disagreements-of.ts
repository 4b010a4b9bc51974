import { dataSource } from "../../data/data-source.ts";
import type { StoredLimit, StoredSubstance } from "../../data/stored-substance.ts";
import type { Figure } from "../../provenance/figure.ts";
import type { SourceRef } from "../../provenance/source.ts";
import { boilingPointOf, boilingPointsOf, isBelowMelting, isBoilingPointDisputed } from "./boiling-point-of.ts";
import type { Disagreement } from "../../record/chemical-record.ts";
import { figureText, limitText } from "./figure-text.ts";
import { idlhValuesOf } from "./idlh-values-of.ts";

const LIMIT_NAMES: readonly (readonly [type: StoredLimit["type"], name: string, word: string])[] = [
  ["ceiling", "Ceiling limit", "C"],
  ["TWA", "Eight-hour limit", "TWA"],
  ["STEL", "Short-term limit", "ST"],
];

/** Fraction by which limits in one unit must differ for a disagreement; less is rounding. */
const LIMIT_TOLERANCE = 0.1;

function limitValue(limit: StoredLimit, unit: "ppm" | "mgm3"): number | undefined {
  return limit[unit];
}

function limitWords(limit: StoredLimit, unit: "ppm" | "mgm3", word: string): string {
  return limitText(`${word} ${limitValue(limit, unit)} ${unit === "ppm" ? "ppm" : "mg/m3"}`);
}

/** REL and PEL of the same kind with different figures. */
function limitDisagreements(of: StoredSubstance): Disagreement[] {
  return LIMIT_NAMES.flatMap(([type, quantity, word]) => {
    const rel = of.rel?.limits.find((limit) => limit.type === type);
    const pel = of.pel?.limits.find((limit) => limit.type === type);
    if (rel === undefined || pel === undefined) return [];
    const unit = rel.ppm !== undefined && pel.ppm !== undefined ? "ppm" : "mgm3";
    const [a, b] = [limitValue(rel, unit), limitValue(pel, unit)];
    if (a === undefined || b === undefined || Math.abs(a - b) <= LIMIT_TOLERANCE * Math.max(a, b)) return [];
    const place = (name: string): SourceRef => ({
      key: "NPG",
      locator: of.npg === undefined ? name : `${of.npg}, ${name}`,
    });
    return [
      {
        quantity,
        values: [
          { text: limitWords(rel, unit, word), source: place("NIOSH REL") },
          { text: limitWords(pel, unit, word), source: place("OSHA PEL") },
        ],
        rule: "The lower value is used.",
      },
    ];
  });
}

/** An IDLH that NIOSH revised, and the figure of the Pocket Guide. */
function revisedIdlh(of: StoredSubstance): Disagreement[] {
  if (of.idlh?.superseded === undefined || !/\d/.test(of.idlh.superseded)) return [];
  const values = idlhValuesOf(of).map(({ value, source }) => ({ text: value, source }));
  return [{ quantity: "IDLH", values, rule: "The revised value is used." }];
}

const inCelsius = ({ value, source }: Figure): { text: string; source: SourceRef } => ({
  text: `${figureText(value)} °C`,
  source,
});

function boilingPoint(of: StoredSubstance): Disagreement[] {
  const points = boilingPointsOf(of);
  if (!isBoilingPointDisputed(points)) return [];
  return [{ quantity: "Boiling point", values: points.map(inCelsius), rule: boilingPointRule(of, points) }];
}

function boilingPointRule(of: StoredSubstance, points: readonly Figure[]): string {
  const used = boilingPointOf(of);
  if (used === null) return "Models use neither value.";
  const shown = `Models use ${figureText(used.value)} °C`;
  if (points.some((point) => isBelowMelting(of, point))) return `${shown}: the other is below the melting point.`;
  return of.tbCurveK === undefined
    ? `${shown}: the lower value, since no vapour pressure curve is available.`
    : `${shown}: the value that agrees with the vapour pressure curve.`;
}

/** A boiling point below the melting point: sublimation, a value at reduced pressure, or one of the two is wrong. */
function boilingBelowMelting(of: StoredSubstance): Disagreement[] {
  const point = boilingPointsOf(of).find((candidate) => isBelowMelting(of, candidate));
  if (point === undefined || of.mpC === undefined) return [];
  const melting = { value: of.mpC[0], source: dataSource(of.mpC[1], of.npg) };
  return [
    {
      quantity: "Boiling point below melting point",
      values: [
        { text: `boiling point ${figureText(point.value)} °C`, source: point.source },
        { text: `melting point ${figureText(melting.value)} °C`, source: melting.source },
      ],
      rule: "Models do not use this boiling point.",
    },
  ];
}

function flashOverBoiling(of: StoredSubstance): Disagreement[] {
  const boils = boilingPointOf(of);
  if (of.flashC === undefined || boils === null || of.flashC[0] <= boils.value) return [];
  const flash = { value: of.flashC[0], source: dataSource(of.flashC[1], of.npg) };
  return [
    {
      quantity: "Flash point above boiling point",
      values: [
        { text: `flash point ${figureText(flash.value)} °C`, source: flash.source },
        { text: `boiling point ${figureText(boils.value)} °C`, source: boils.source },
      ],
      rule: "No rating is derived from this flash point.",
    },
  ];
}

/** Fraction by which vapour pressures of two sources must differ for a disagreement. */
const VAPOUR_PRESSURE_TOLERANCE = 1 / 3;
const PA_PER_KPA = 1000;

function vapourPressure(of: StoredSubstance): Disagreement[] {
  if (of.vp?.kPa === undefined || of.vp.qualifier !== undefined || of.p298Pa === undefined) return [];
  if (Math.abs(of.vp.tempC - 25) > 1) return []; // at two temperatures they are two quantities
  const printed = of.vp.kPa * PA_PER_KPA;
  const curve = of.p298Pa[0];
  if (Math.abs(printed - curve) <= VAPOUR_PRESSURE_TOLERANCE * Math.max(printed, curve)) return [];
  return [
    {
      quantity: "Vapour pressure",
      values: [
        { text: `${figureText(of.vp.kPa)} kPa at ${of.vp.tempC} °C`, source: dataSource("niosh", of.npg) },
        { text: `${figureText(curve / PA_PER_KPA)} kPa at 25 °C`, source: dataSource(of.p298Pa[1]) },
      ],
      rule: "Models use the published value.",
    },
  ];
}

/** Disagreements between sources of one substance, each with the rule that chose. Empty if they agree. */
export function disagreementsOf(of: StoredSubstance): readonly Disagreement[] {
  return [
    ...revisedIdlh(of),
    ...limitDisagreements(of),
    ...boilingPoint(of),
    ...boilingBelowMelting(of),
    ...flashOverBoiling(of),
    ...vapourPressure(of),
  ];
}
