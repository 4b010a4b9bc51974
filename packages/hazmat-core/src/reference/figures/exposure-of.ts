import { dataSource } from "../../data/data-source.ts";
import type { StoredLevel, StoredSubstance } from "../../data/stored-substance.ts";
import type { SourceRef } from "../../provenance/source.ts";
import type { AeglTable, ExposureLimit } from "../../record/chemical-record.ts";
import { LIMIT_IDS, LIMIT_LABELS, type LimitId } from "../../record/limit-ids.ts";

/** AEGL averaging times on file, minutes. */
const AEGL_MINUTES = [10, 30, 60, 240, 480] as const;

/** The AEGL in the order of their levels on file. */
const AEGL_STEPS = ["aegl-1", "aegl-2", "aegl-3"] as const satisfies readonly LimitId[];

/** Averaging time of an IDLH, minutes. */
const IDLH_MINUTES = 30;

/** ppm in one volume percent. */
const PPM_PER_PERCENT = 10_000;

/** Molar volume of air at 25 °C and one atmosphere, L/mol. [NPG] */
const MOLAR_VOLUME_L = 24.45;

/** Most dangerous first, for limits that cannot be converted to one unit. */
const DANGER: readonly LimitId[] = ["lel", ...LIMIT_IDS.filter((id) => id !== "lel")];

function aeglSource(of: StoredSubstance, code: string): SourceRef {
  if (of.aegl === undefined) {
    return { key: "AEGL", locator: code === "aloha" ? "60 min, from the ALOHA chemical library" : "60 min" };
  }
  return of.aegl.status === "final"
    ? { key: "AEGL", locator: "60 min" }
    : { key: "AEGL", locator: "60 min, final or interim" };
}

function amount(level: StoredLevel): Pick<ExposureLimit, "value" | "unit"> | null {
  if (level === null) return null;
  return typeof level === "number" ? { value: level, unit: "ppm" } : { value: level[0], unit: "mg/m³" };
}

function aeglLimits(of: StoredSubstance): ExposureLimit[] {
  const storedAegl = of.aegl60;
  if (storedAegl === undefined) return [];
  const source = aeglSource(of, storedAegl.src);
  return storedAegl.levels.flatMap((level, index) => {
    const read = amount(level);
    if (read === null) return [];
    const id = AEGL_STEPS[index] ?? "aegl-1";
    return [{ id, label: LIMIT_LABELS[id], ...read, durationMin: 60, source }];
  });
}

function idlhLimit(of: StoredSubstance): ExposureLimit[] {
  const { idlh } = of;
  if (idlh === undefined) return [];
  const common = { id: "idlh", label: LIMIT_LABELS.idlh, durationMin: IDLH_MINUTES } as const;
  const source = dataSource(idlh.src, of.npg);
  if (idlh.ppm !== undefined) return [{ ...common, value: idlh.ppm, unit: "ppm", source }];
  return idlh.mgm3 === undefined ? [] : [{ ...common, value: idlh.mgm3, unit: "mg/m³", source }];
}

function lelLimit(of: StoredSubstance): ExposureLimit[] {
  if (of.lelVolPct === undefined) return [];
  const [value, code] = of.lelVolPct;
  return [
    { id: "lel", label: LIMIT_LABELS.lel, value, unit: "vol %", durationMin: null, source: dataSource(code, of.npg) },
  ];
}

function asPpm(limit: ExposureLimit, molarMass: number | undefined): number | null {
  if (limit.unit === "ppm") return limit.value;
  if (limit.unit === "vol %") return limit.value * PPM_PER_PERCENT;
  return molarMass === undefined ? null : (limit.value * MOLAR_VOLUME_L) / molarMass;
}

/** The exposure limits in order: 60-minute AEGL, IDLH and LEL, highest concentration first. */
export function exposureOf(of: StoredSubstance): readonly ExposureLimit[] {
  const limits = [...aeglLimits(of), ...idlhLimit(of), ...lelLimit(of)];
  const ranked = limits.map((limit) => ({ limit, ppm: asPpm(limit, of.mw?.[0]) }));
  const isComparable = ranked.every(({ ppm }) => ppm !== null);
  return ranked
    .toSorted((a, b) => {
      const byDanger = DANGER.indexOf(a.limit.id) - DANGER.indexOf(b.limit.id);
      return isComparable ? (b.ppm ?? 0) - (a.ppm ?? 0) || byDanger : byDanger;
    })
    .map(({ limit }) => limit);
}

function aeglUnit(levels: readonly StoredLevel[]): AeglTable["unit"] {
  return levels.some((level) => Array.isArray(level)) ? "mg/m³" : "ppm";
}

/** AEGL by averaging time; only the 60-minute row if no more is on file. */
export function aeglTableOf(of: StoredSubstance): AeglTable | null {
  const { aegl, aegl60 } = of;
  if (aegl !== undefined) {
    const rows = AEGL_MINUTES.map((durationMin, index) => ({
      durationMin,
      aegl1: aegl.aegl1[index] ?? null,
      aegl2: aegl.aegl2[index] ?? null,
      aegl3: aegl.aegl3[index] ?? null,
    }));
    const locator = aegl.status === "final" ? undefined : "final or interim";
    return {
      unit: aegl.unit === "ppm" ? "ppm" : "mg/m³",
      rows,
      source: { key: "AEGL", ...(locator === undefined ? {} : { locator }) },
    };
  }
  if (aegl60 === undefined) return null;
  const [aegl1, aegl2, aegl3] = aegl60.levels.map((level) => amount(level)?.value ?? null);
  const row = { durationMin: 60, aegl1: aegl1 ?? null, aegl2: aegl2 ?? null, aegl3: aegl3 ?? null };
  return { unit: aeglUnit(aegl60.levels), rows: [row], source: aeglSource(of, aegl60.src) };
}
