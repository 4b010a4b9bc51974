import type { StoredDistances } from "../../packages/hazmat-core/src/data/stored-transport.ts";
import type {
  Sourced,
  StoredLevel,
  StoredLevels,
  StoredSubstance,
} from "../../packages/hazmat-core/src/data/stored-substance.ts";
import { COMES_APART, GHS_OF_ANOTHER, MELTING_OF_ANOTHER, UNUSABLE_LIMITS, WRONG_LINKS } from "./corrections.ts";
import type { Input, InputFigure, InputSpill, InputSubstance } from "./input-types.ts";
import type { Loose } from "./write-module.ts";

const sourced = <T>(figure: InputFigure<T> | undefined): Sourced<T> | undefined =>
  figure === undefined ? undefined : [figure.v, figure.src];

function level(given: { readonly v: number; readonly unit?: string } | null): StoredLevel {
  if (given === null) return null;
  return given.unit === "mg/m3" ? [given.v] : given.v;
}

const levels = (given: InputSubstance["pac"]): StoredLevels | undefined =>
  given === undefined ? undefined : [level(given["1"]), level(given["2"]), level(given["3"])];

/** Listed ids before withdrawn ones, and listed ids with a guide first. */
function rank(id: string, listed: ReadonlyMap<string, boolean>): number {
  const hasGuide = listed.get(id);
  if (hasGuide === undefined) return 0;
  return hasGuide ? 2 : 1;
}

const isAmong = (ties: readonly { readonly cas: string; readonly un: string }[], cas: string, un: string): boolean =>
  ties.some((tie) => tie.cas === cas && tie.un === un);

function links(of: InputSubstance, listed: ReadonlyMap<string, boolean>): StoredSubstance["un"] {
  const kept = of.un
    ?.toSorted((a, b) => rank(b.un, listed) - rank(a.un, listed))
    .filter((link) => !isAmong(WRONG_LINKS, of.cas, link.un))
    .map(({ un, src, note, guide, when, state, isOwnRow }) => ({
      un,
      src,
      ...(note === undefined ? {} : { note }),
      ...(typeof guide === "string" ? { guide: guide.slice(0, 3) } : {}),
      ...(when === undefined ? {} : { when }),
      ...(state === undefined ? {} : { state }),
      ...(isOwnRow === undefined ? {} : { isOwnRow }),
    }));
  return kept === undefined || kept.length === 0 ? undefined : kept;
}

function vapourPressure(given: InputSubstance["vp"]): StoredSubstance["vp"] | undefined {
  if (given === undefined) return undefined;
  const { kPa, mmHg, rangeMmHg, tempC, qualifier } = given;
  return {
    ...(kPa === undefined ? {} : { kPa }),
    ...(mmHg === undefined ? {} : { mmHg }),
    ...(rangeMmHg === undefined ? {} : { rangeMmHg }),
    tempC,
    ...(typeof qualifier === "string" ? { qualifier } : {}),
  };
}

/** Temperature at which the vapour pressure curve reaches one atmosphere, K: decides between two boiling points. */
function curveBoilingPoint(of: InputSubstance): Sourced<number> | undefined {
  const curve = [of.psatDIPPR101, of.antoine].find((fit) => fit?.tbK !== undefined);
  return curve?.tbK === undefined ? undefined : [curve.tbK, curve.src];
}

/** Vapour pressure at 25 °C from a curve whose range covers it, Pa. */
function vapourPressureAt25(of: InputSubstance): Sourced<number> | undefined {
  const curve = [of.psatDIPPR101, of.antoine].find((fit) => fit?.p298Pa !== undefined);
  return curve?.p298Pa === undefined ? undefined : [curve.p298Pa, curve.src];
}

const distances = ({ isolateM, dayM, nightM }: InputSpill): StoredDistances => [isolateM, dayM, nightM];

/** `tear gas` for a `tear agent`, `blister` for a `blister (urticant) agent`. */
const categoryOf = (kind: string): string => (kind.startsWith("tear") ? "tear gas" : (kind.split(" ")[0] ?? kind));

/**
 * The distances for use of the substance as a weapon: the row of its category in the current edition, and its own row
 * that the edition withdrew. A mixture of two substances does not get the distances of either.
 */
function agentOf(
  of: InputSubstance,
  { agents, agentCategories }: Pick<Input, "agents" | "agentCategories">,
): StoredSubstance["agent"] | undefined {
  const agent = agents.find(({ cas }) => cas.length === 1 && cas[0] === of.cas);
  if (agent === undefined) return undefined;
  const { kind, ergRows, small, large, confidence } = agent;
  const row = agentCategories.find(({ category }) => category === categoryOf(kind));
  if (row === undefined) throw new RangeError(`${agent.name}: the ERG has no category of agents for "${kind}".`);
  return {
    kind,
    category: row.category,
    guide: row.guide,
    small: [row.isolateM, row.smallReleaseM, row.smallReleaseM],
    large: [row.isolateM, row.largeReleaseM, row.largeReleaseM],
    withdrawn: {
      row: ergRows[0] ?? agent.name,
      small: distances(small),
      large: distances(large),
      ...(confidence === "low" ? { isDoubtful: true as const } : {}),
    },
  };
}

function storedSubstance(
  of: InputSubstance,
  listed: ReadonlyMap<string, boolean>,
  input: Pick<Input, "agents" | "agentCategories">,
): Loose<StoredSubstance> {
  const boils = !Object.hasOwn(COMES_APART, of.cas);
  const hasLimits = !UNUSABLE_LIMITS.includes(of.cas);
  return {
    cas: of.cas,
    name: of.name,
    npg: of.npg,
    cid: of.cid,
    smiles: of.smiles,
    formula: sourced(of.formula),
    mw: sourced(of.mw),
    bpC: boils ? sourced(of.bpC) : undefined,
    tbK: boils ? sourced(of.tbK) : undefined,
    tbCurveK: curveBoilingPoint(of),
    mpC: MELTING_OF_ANOTHER.includes(of.cas) ? undefined : sourced(of.mpC),
    flashC: sourced(of.flashC),
    autoignC: sourced(of.autoignC),
    lelVolPct: hasLimits ? sourced(of.lelVolPct) : undefined,
    uelVolPct: hasLimits ? sourced(of.uelVolPct) : undefined,
    ipEv: sourced(of.ipEv),
    spGr: sourced(of.spGr),
    relGasDensity: sourced(of.relGasDensity),
    solubility: sourced(of.solubility),
    combustClass: sourced(of.combustClass),
    mgm3PerPpm: sourced(of.mgm3PerPpm),
    rhoLiqKgM3:
      of.rhoLiqKgM3 === undefined ? undefined : [of.rhoLiqKgM3.v, of.rhoLiqKgM3.src, of.rhoLiqKgM3.tempC ?? null],
    hvap298Jmol: sourced(of.hvap298Jmol),
    hvapTbJmol: sourced(of.hvapTbJmol),
    cpGas298JmolK: sourced(of.cpGas298JmolK),
    cpLiq298JmolK: sourced(of.cpLiq298JmolK),
    iarc: sourced(of.iarc),
    ntp: sourced(of.ntp),
    vp: vapourPressure(of.vp),
    p298Pa: vapourPressureAt25(of),
    idlh: of.idlh,
    rel: of.rel,
    pel: of.pel,
    ontarioOEL: of.ontarioOEL?.v,
    aegl60:
      of.aegl60 === undefined ? undefined : { levels: levels(of.aegl60) ?? [null, null, null], src: of.aegl60.src },
    pac: levels(of.pac),
    erpg: levels(of.erpg),
    aegl:
      of.aegl === undefined
        ? undefined
        : {
            unit: of.aegl.unit,
            aegl1: of.aegl.aegl1,
            aegl2: of.aegl.aegl2,
            aegl3: of.aegl.aegl3,
            status: of.aegl.status,
          },
    ghs:
      of.ghs === undefined
        ? undefined
        : {
            ...(of.ghs.index === undefined ? {} : { index: of.ghs.index }),
            classes: of.ghs.classes,
            hCodes: of.ghs.hCodes,
            pictograms: of.ghs.pictograms ?? [],
            src: of.ghs.src,
          },
    nfpa: of.nfpa === undefined ? undefined : { h: of.nfpa.h, f: of.nfpa.f, r: of.nfpa.r, special: of.nfpa.special },
    un: links(of, listed),
    agent: agentOf(of, input),
    actAs: of.actAs,
    noId: of.noId,
    routes: of.routes,
    targetOrgans: of.targetOrgans,
    symptoms: of.symptoms,
    incompatibilities: of.incompatibilities,
    ppe: of.ppe,
    firstAid: of.firstAid,
    respirators: of.respirators?.map(({ label, types }) => ({ label, types })),
  };
}

/** Every substance, core first, without its synonyms (in the search index) and its correlations. */
export function buildSubstances(input: Input): Loose<StoredSubstance>[] {
  const listed = new Map(input.un.map((un) => [un.id, un.guides !== undefined]));
  const all = [...input.core, ...input.extended];
  const ghsOf = new Map(all.map(({ cas, ghs }) => [cas, ghs]));
  return all.map((of) => {
    const ghs = ghsOf.get(GHS_OF_ANOTHER.find(({ cas }) => cas === of.cas)?.takes ?? of.cas);
    return storedSubstance(ghs === undefined ? of : { ...of, ghs }, listed, input);
  });
}
