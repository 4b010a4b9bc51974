import type {
  StoredContainer,
  StoredDistances,
  StoredGuide,
  StoredTransport,
} from "../../packages/hazmat-core/src/data/stored-transport.ts";
import { CLASS_OUTSIDE_TABLE, FARTHEST_M, LEADING_NAME, SAME_ENTRY, SUBSIDIARY } from "./corrections.ts";
import type { Loose } from "./write-module.ts";
import type {
  Input,
  InputDistances,
  InputGuide,
  InputIdGuide,
  InputLinks,
  InputSpill,
  InputUn,
} from "./input-types.ts";

/** Gas divisions of one id, most dangerous first: the id is answered by the worst that it may be. */
const WORST_FIRST = ["2.3", "2.1", "2.2"];

export const capped = (metres: number): number => Math.min(metres, FARTHEST_M);

/** The larger of each distance over the rows of one id: the tables list one id under several names and zones. */
function worst(rows: readonly InputSpill[]): StoredDistances | undefined {
  if (rows.length === 0) return undefined;
  const most = (of: (row: InputSpill) => number): number => capped(Math.max(...rows.map(of)));
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
    [capped(night.low), capped(night.moderate), capped(night.high)],
  ]);
}

/** The names of an id, first the one that its class and distances are of. */
function namesOf({ id, names, ergNames }: InputUn): readonly string[] {
  const all = names ?? ergNames ?? [];
  const leading = LEADING_NAME[id];
  return leading === undefined ? all : [leading, ...all.filter((name) => name !== leading)];
}

/** The guide that the tables give, or the one that is taken for an id without. */
function guideOf(un: InputUn, links: InputLinks): Pick<StoredTransport, "guide" | "guideBasis"> {
  const printed = un.guides?.[0]?.slice(0, 3);
  if (printed !== undefined) return { guide: printed };
  const taken = [...links.naGuides, ...links.otherGuides].find(({ id }) => id === un.id);
  return taken === undefined ? {} : { guide: taken.guide, guideBasis: taken.why ?? "" };
}

function storedTransport(un: InputUn, distances: readonly InputDistances[], links: InputLinks): Loose<StoredTransport> {
  const isToxic = un.tih === true || un.inhalationHazard === true;
  // Table 1 goes by the four digits on the placard, so a toxic NA id has the rows of its number.
  const hasRows = un.table1 === true || (isToxic && un.id.startsWith("NA"));
  const rows = hasRows ? distances.filter((row) => row.un === un.id.slice(2)) : [];
  const subsidiary = SUBSIDIARY[un.id] ?? un.subsidiary;
  const { guide, guideBasis } = guideOf(un, links);
  return {
    id: un.id,
    names: namesOf(un),
    class: primaryClass(un.hazardClasses),
    subsidiary,
    packingGroups: un.packingGroups,
    guide,
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
  };
}

const storedGuide = ({ guide, isolationM, largeSpillM, fireM }: InputGuide): StoredGuide => {
  const distance = ({ v, src }: InputGuide["fireM"]): StoredGuide["fire"] => (src === "memory" ? [v, true] : [v]);
  return { guide, isolate: distance(isolationM), largeSpill: distance(largeSpillM), fire: distance(fireM) };
};

/** An id that neither table lists, as it is remembered of the newer editions. */
const remembered = ({ id, name = id, guide }: InputIdGuide): Loose<StoredTransport> => ({
  ...storedTransport({ id, ergNames: [name], guides: [guide] }, [], NO_LINKS),
  class: CLASS_OUTSIDE_TABLE[id],
  fromMemory: true,
});

const NO_LINKS: InputLinks = { naGuides: [], otherGuides: [], notInTable: [], corrections: [], entries: [] };

/** Every UN and NA id with its distances, in the order of the input, and every guide's own distances. */
export function buildTransport(input: Input): { entries: Loose<StoredTransport>[]; guides: StoredGuide[] } {
  const dropped = input.un.find((un) => un.id === SAME_ENTRY.drop);
  const listed = input.un
    .filter((un) => un !== dropped)
    .map((un) => (un.id === SAME_ENTRY.into ? { ...un, ...dropped, id: un.id } : un));
  return {
    entries: [
      ...listed.map((un) => storedTransport(un, input.distances, input.links)),
      ...input.links.notInTable.map(remembered),
    ],
    guides: input.guides.map(storedGuide),
  };
}
