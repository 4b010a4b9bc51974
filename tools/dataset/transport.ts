import type {
  StoredContainer,
  StoredDistances,
  StoredGuide,
  StoredTransport,
} from "../../packages/hazmat-core/src/data/stored-transport.ts";
import type { ExplosionDistances } from "../../packages/hazmat-core/src/guidance/explosions/explosion-distances.ts";
import {
  AMMONIUM_NITRATE,
  CLASS_OUTSIDE_TABLE,
  GAS_NAMES,
  LEADING_NAME,
  SAME_ENTRY,
  SUBSIDIARY,
} from "./corrections.ts";
import type { Loose } from "./write-module.ts";
import type {
  Input,
  InputDistances,
  InputErg,
  InputErgId,
  InputGuide,
  InputLinks,
  InputSpill,
  InputSubstance,
  InputUn,
} from "./input-types.ts";

/** Gas divisions of one id, most dangerous first: lookups of the id return the most dangerous. */
const WORST_FIRST = ["2.3", "2.1", "2.2"];

/** The largest of each distance over the rows of one id: the tables list one id under several names and zones. */
function worst(rows: readonly InputSpill[]): StoredDistances | undefined {
  if (rows.length === 0) return undefined;
  const most = (of: (row: InputSpill) => number): number => Math.max(...rows.map(of));
  return [most((row) => row.isolateM), most((row) => row.dayM), most((row) => row.nightM)];
}

function primaryClass(classes: readonly string[] = []): string | undefined {
  const printed = classes.filter((name) => /^\d/.test(name));
  return WORST_FIRST.find((division) => printed.includes(division)) ?? printed[0];
}

function containers(row: InputDistances | undefined): readonly StoredContainer[] | undefined {
  return row?.table3?.map(({ container, isolateM, day, night }) => [
    container,
    isolateM,
    [day.low, day.moderate, day.high],
    [night.low, night.moderate, night.high],
  ]);
}

/** The names of an id, beginning with the name that its class and distances belong to. */
function namesOf({ id, names, ergNames }: InputUn): readonly string[] {
  const all = names ?? ergNames ?? [];
  const leading = LEADING_NAME[id];
  return leading === undefined ? all : [leading, ...all.filter((name) => name !== leading)];
}

/**
 * The guides that the edition prints for an id, largest isolation first, or the guide assigned to an id without one.
 */
function guideOf(un: InputUn, links: InputLinks): Pick<StoredTransport, "guide" | "otherGuides" | "guideBasis"> {
  const [printed, ...others] = un.guides ?? [];
  if (printed !== undefined) return { guide: printed, ...(others.length > 0 && { otherGuides: others }) };
  const taken = [...links.naGuides, ...links.otherGuides].find(({ id }) => id === un.id);
  return taken === undefined ? {} : { guide: taken.guide, guideBasis: taken.why ?? "" };
}

function storedTransport(un: InputUn, distances: readonly InputDistances[], links: InputLinks): Loose<StoredTransport> {
  const isToxic = un.tih === true || un.inhalationHazard === true;
  // Table 1 uses the four digits on the placard, so a toxic NA id has the rows of its number.
  const hasRows = un.table1 === true || (isToxic && un.id.startsWith("NA"));
  const rows = hasRows ? distances.filter((row) => row.un === un.id.slice(2)) : [];
  const subsidiary = SUBSIDIARY[un.id] ?? un.subsidiary;
  const { guide, otherGuides, guideBasis } = guideOf(un, links);
  return {
    id: un.id,
    names: namesOf(un),
    class: primaryClass(un.hazardClasses) ?? CLASS_OUTSIDE_TABLE[un.id]?.class,
    subsidiary: subsidiary ?? CLASS_OUTSIDE_TABLE[un.id]?.subsidiary,
    packingGroups: un.packingGroups,
    guide,
    otherGuides,
    guideDerived: un.guideDerived === undefined ? undefined : true,
    guideBasis,
    small: worst(rows.map((row) => row.small)),
    large: worst(rows.flatMap((row) => row.large ?? [])),
    containers: containers(rows.find((row) => row.table3 !== undefined)),
    fireM: un.fireIsolationM,
    tih: isToxic ? true : undefined,
    zones: un.pihZones,
    waterGases: un.waterReactiveGases,
    polymerizes: un.polymerizes === true ? true : undefined,
    ergOnly: un.names === undefined ? true : undefined,
    isWithdrawn: un.isWithdrawn,
  };
}

function gasName(formula: string): string {
  const name = GAS_NAMES[formula];
  if (name === undefined) throw new RangeError(`Table 2 names the gas ${formula}. Add its name to GAS_NAMES.`);
  return name;
}

const storedGuide = ({ guide, isolationM, isolationSolidM, largeSpillM, fireM }: InputGuide): StoredGuide => ({
  guide,
  isolateM: isolationM ?? null,
  ...(isolationSolidM !== undefined && { isolateSolidM: isolationSolidM }),
  largeSpillM: largeSpillM ?? null,
  fireM: fireM ?? null,
});

/**
 * The ids of 49 CFR 172.101 with the ERG edition's data for their numbers, then the numbers that only the edition
 * lists. A number refers to the `UN` id if there is one, else to the `NA` id.
 */
export function withEdition(listed: readonly InputUn[], erg: InputErg): readonly InputUn[] {
  const pages = new Map(erg.guides.entries.map((page) => [page.guide, page]));
  /** Distances of a guide page: isolation, large spill, fire. */
  const careOf = (guide: string): readonly number[] => {
    const { isolationM = 0, largeSpillM = 0, fireM = 0 } = pages.get(guide.slice(0, 3)) ?? {};
    return [isolationM ?? 0, largeSpillM ?? 0, fireM ?? 0];
  };
  const moreCareful = (a: string, b: string): number =>
    careOf(b)
      .map((metres, place) => metres - (careOf(a)[place] ?? 0))
      .find((difference) => difference !== 0) ?? 0;
  const ids = new Set(listed.map(({ id }) => id));
  const idOf = ({ un }: InputErgId): string => (ids.has(`NA${un}`) && !ids.has(`UN${un}`) ? `NA${un}` : `UN${un}`);
  const printed = new Map(erg.un.entries.map((entry) => [idOf(entry), entry]));
  const guidesOf = ({ guides }: InputErgId, before: readonly string[] = []): readonly string[] =>
    guides
      .toSorted((a, b) => before.indexOf(a) - before.indexOf(b))
      .toSorted(moreCareful)
      .map((guide) => guide.slice(0, 3));
  const ofNitrate = erg.guides.entries.find(({ guide }) => guide === "140")?.fireAmmoniumNitrateM;
  const merged = (un: InputUn, entry: InputErgId): InputUn => {
    const { ergNames, table1, polymerizes } = entry;
    const waterReactiveGases = entry.waterReactiveGases?.map(gasName);
    const guides = guidesOf(entry, un.guides);
    const fireIsolationM = AMMONIUM_NITRATE.includes(entry.un) ? ofNitrate : undefined;
    return { ...un, ergNames, guides, table1, polymerizes, waterReactiveGases, fireIsolationM };
  };
  return [
    ...listed.map((un) => {
      const entry = printed.get(un.id);
      if (entry !== undefined) return merged(un, entry);
      const { fireIsolationM: _, ...rest } = un;
      return un.ergNames === undefined ? rest : { ...rest, isWithdrawn: true as const };
    }),
    ...[...printed].filter(([id]) => !ids.has(id)).map(([id, entry]) => merged({ id }, entry)),
  ];
}

/** Every UN and NA id with its distances, in the order of the input, and every guide's own distances. */
export function buildTransport(input: Input): { entries: Loose<StoredTransport>[]; guides: StoredGuide[] } {
  const dropped = input.un.find((un) => un.id === SAME_ENTRY.drop);
  const listed = input.un
    .filter((un) => un !== dropped)
    .map((un) => (un.id === SAME_ENTRY.into ? { ...un, ...dropped, id: un.id } : un));
  return {
    entries: listed.map((un) => storedTransport(un, input.distances, input.links)),
    guides: input.guides.map(storedGuide),
  };
}

/** True if the hazard classes of 49 CFR 172.101 make an id a flammable gas. */
const isFlammableGas = ({ hazardClasses = [], subsidiary = [] }: Input["un"][number]): boolean =>
  [...hazardClasses, ...subsidiary].includes("2.1");

/**
 * BLEVE and stand-off distances as the ERG prints them, with the critical temperatures that determine which flammable
 * gases are liquefied under pressure.
 */
export function buildExplosionDistances({ un, core, extended, blevePropane, iedStandOff }: Input): ExplosionDistances {
  const gases = new Set(un.filter(isFlammableGas).map(({ id }) => id));
  const isGas = ({ un: links }: InputSubstance): boolean => (links ?? []).some((link) => gases.has(link.un));
  const criticalK = [...core, ...extended].flatMap(({ cas, tcK, ...of }) =>
    tcK !== undefined && tcK.v > 0 && isGas({ cas, ...of }) ? [[cas, [tcK.v, tcK.src]] as const] : [],
  );
  return {
    tanks: blevePropane.entries,
    devices: iedStandOff.explosives,
    lpg: iedStandOff.lpgWithExplosives,
    criticalK: Object.fromEntries(criticalK),
  };
}
