import { dataSource } from "../../data/data-source.ts";
import type { Sourced, StoredLevel, StoredLevels, StoredSubstance } from "../../data/stored-substance.ts";
import type { SourceRef } from "../../provenance/source.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import { boilingPointsOf } from "./boiling-point-of.ts";
import {
  STRUCTURED_PROPERTY_IDS,
  type PropertyValue,
  type StructuredPropertyId,
} from "../../record/chemical-record.ts";
import { constantsOf } from "./constants-of.ts";
import { aeglTableOf } from "./exposure-of.ts";
import { figureText, limitText } from "./figure-text.ts";
import { idlhValuesOf } from "./idlh-values-of.ts";

type Values = readonly PropertyValue[];

const value = (text: string, source: SourceRef): PropertyValue => ({ value: text, source });

function one(of: StoredSubstance, stored: Sourced<number> | undefined, text: (shown: string) => string): Values {
  return stored === undefined ? [] : [value(text(figureText(stored[0])), dataSource(stored[1], of.npg))];
}

function vapourPressure(of: StoredSubstance): Values {
  const read: PropertyValue[] = [];
  if (of.vp !== undefined) {
    const { mmHg, kPa, rangeMmHg, tempC, qualifier } = of.vp;
    const amount =
      rangeMmHg === undefined
        ? `${qualifier ?? ""}${figureText(mmHg ?? 0)} mmHg (${figureText(kPa ?? 0)} kPa)`
        : `${rangeMmHg[0]} to ${rangeMmHg[1]} mmHg`;
    read.push(value(`${amount} at ${figureText(tempC)} °C`, dataSource("niosh", of.npg)));
  }
  if (of.p298Pa !== undefined) {
    const source = { ...dataSource(of.p298Pa[1]), mark: "derived" } as const;
    read.push(value(`${figureText(of.p298Pa[0] / 1000)} kPa at 25 °C`, source));
  }
  return read;
}

function density(of: StoredSubstance): Values {
  const read = one(of, of.spGr, (shown) => `${shown} (water = 1)`);
  if (of.rhoLiqKgM3 === undefined || of.rhoLiqKgM3[1] === "niosh spGr") return [...read];
  const [kgPerM3, code, tempC] = of.rhoLiqKgM3;
  const at = tempC === null ? "" : ` at ${figureText(tempC)} °C`;
  return [...read, value(`${figureText(kgPerM3)} kg/m³${at}`, dataSource(code, of.npg))];
}

function vapourDensity(of: StoredSubstance): Values {
  const figure = constantsOf(of).relativeVapourDensity;
  return figure === null ? [] : [value(`${figureText(figure.value)} (air = 1)`, figure.source)];
}

function flammableLimits(of: StoredSubstance): Values {
  const { lelVolPct: lower, uelVolPct: upper } = of;
  if (lower !== undefined && upper !== undefined) {
    return [value(`${figureText(lower[0])} to ${figureText(upper[0])} vol %`, dataSource(lower[1], of.npg))];
  }
  if (lower === undefined && of.combustClass?.[0] === "noncombustible") {
    return [value("Does not burn", dataSource(of.combustClass[1], of.npg))];
  }
  return [];
}

function flash(of: StoredSubstance): Values {
  const read = one(of, of.flashC, (shown) => `${shown} °C`);
  if (read.length > 0 || of.combustClass?.[0] !== "noncombustible") return read;
  return [value("Does not burn", dataSource(of.combustClass[1], of.npg))];
}

function levelText(level: StoredLevel): string {
  if (level === null) return "none";
  return typeof level === "number" ? `${figureText(level)} ppm` : `${figureText(level[0])} mg/m³`;
}

const threeLevels = (name: string, levels: StoredLevels): string =>
  levels.map((level, index) => `${name}-${index + 1} ${levelText(level)}`).join(", ");

function toxicity(of: StoredSubstance): Values {
  const read: PropertyValue[] = [];
  if (of.pac !== undefined)
    read.push(value(threeLevels("PAC", of.pac), { key: "PAC", locator: "older than revision 29" }));
  if (of.erpg !== undefined) {
    read.push(value(threeLevels("ERPG", of.erpg), { key: "ALOHA", locator: "ERPG, the same in two sources" }));
  }
  if (of.iarc !== undefined) read.push(value(`IARC group ${of.iarc[0]}`, dataSource(of.iarc[1])));
  if (of.ntp !== undefined) read.push(value(`NTP: ${of.ntp[0]} carcinogen`, dataSource(of.ntp[1])));
  return read;
}

function aegls(of: StoredSubstance): Values {
  const table = aeglTableOf(of);
  if (table === null) return [];
  const shown = (level: number | null): string => (level === null ? "none" : `${figureText(level)} ${table.unit}`);
  const time = (minutes: number): string => (minutes > 60 ? `${minutes / 60} h` : `${minutes} min`);
  return table.rows
    .toSorted((a, b) => Number(b.durationMin === 60) - Number(a.durationMin === 60) || a.durationMin - b.durationMin)
    .map(({ durationMin, aegl1, aegl2, aegl3 }) =>
      value(
        `${time(durationMin)}: AEGL-1 ${shown(aegl1)}, AEGL-2 ${shown(aegl2)}, AEGL-3 ${shown(aegl3)}`,
        table.source,
      ),
    );
}

/** ACGIH TLVs may not be copied here. The text in their place names the source of its limit. */
function tlv(of: StoredSubstance): Values {
  const ontarioLimits = of.ontarioOEL;
  if (ontarioLimits === undefined) return [];
  const amount = (name: string, ppm?: number, mgm3?: number): string[] => {
    if (ppm !== undefined) return [`${name} ${figureText(ppm)} ppm`];
    return mgm3 === undefined ? [] : [`${name} ${figureText(mgm3)} mg/m³`];
  };
  const parts = [
    ...amount("TWA", ontarioLimits.twaPpm, ontarioLimits.twaMgM3),
    ...amount("STEL", ontarioLimits.stelPpm, ontarioLimits.stelMgM3),
    ...amount("C", ontarioLimits.ceilPpm, ontarioLimits.ceilMgM3),
  ];
  const skin = ontarioLimits.skin === true ? " [skin]" : "";
  return parts.length === 0 ? [] : [value(`Ontario limit, not a TLV: ${parts.join(", ")}${skin}`, { key: "ONTARIO" })];
}

function unNumbers(transport: readonly TransportEntry[]): Values {
  return transport.map(({ unNumber, linkMark, source }) => ({
    value: unNumber,
    source: linkMark === undefined ? source : { ...source, mark: linkMark },
  }));
}

/** All 20 properties, each empty: nothing on file. */
export function noProperties(): Record<StructuredPropertyId, readonly PropertyValue[]> {
  const empty: Partial<Record<StructuredPropertyId, Values>> = {};
  for (const id of STRUCTURED_PROPERTY_IDS) empty[id] = [];
  return empty as Record<StructuredPropertyId, Values>; // the loop assigned every id
}

/** The 20 structured properties of one substance as text, each value with its source. */
export function propertiesOf(
  of: StoredSubstance,
  synonyms: readonly string[],
  transport: readonly TransportEntry[],
): Readonly<Record<StructuredPropertyId, readonly PropertyValue[]>> {
  const limits = (ontarioLimits: StoredSubstance["rel"]): Values =>
    ontarioLimits === undefined ? [] : [value(limitText(ontarioLimits.text), dataSource(ontarioLimits.src, of.npg))];
  return {
    cas: [value(of.cas, { key: "CAMEO", locator: "names and numbers" })],
    un_number: unNumbers(transport),
    mesh_entry_terms: synonyms.map((name) => value(name, { key: "CAMEO", locator: "names and numbers" })),
    boiling_point: boilingPointsOf(of).map((point) => value(`${figureText(point.value)} °C`, point.source)),
    melting_point: one(of, of.mpC, (shown) => `${shown} °C`),
    vapor_pressure: vapourPressure(of),
    vapor_density: vapourDensity(of),
    ionization_potential: one(of, of.ipEv, (shown) => `${shown} eV`),
    solubility: of.solubility === undefined ? [] : [value(of.solubility[0], dataSource(of.solubility[1], of.npg))],
    density: density(of),
    flammable_limits: flammableLimits(of),
    lower_explosive_limit: one(of, of.lelVolPct, (shown) => `${shown} vol %`),
    upper_explosive_limit: one(of, of.uelVolPct, (shown) => `${shown} vol %`),
    idlh: idlhValuesOf(of),
    toxicity_data: toxicity(of),
    rel: limits(of.rel),
    pel: limits(of.pel),
    tlv: tlv(of),
    aegls: aegls(of),
    flash_point: flash(of),
  };
}
