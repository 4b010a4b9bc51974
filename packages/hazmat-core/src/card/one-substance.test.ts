import { beforeAll, expect, test } from "vitest";
import { loadSearchData, loadSubstances, loadTransport } from "../data/load.ts";
import { writtenGuidance } from "../guidance/all-guidance.ts";
import { markedGuideFor } from "../guidance/derived/guide-for.ts";
import { physicalStateOf } from "../guidance/derived/physical-state-of.ts";
import { safetyPropertiesOf } from "../guidance/safety-properties-of.ts";
import { chemicalKey } from "../identity/chemical-key.ts";
import { formatChemicalRef, isSameChemical, parseChemicalRef, type ChemicalRef } from "../identity/chemical-ref.ts";
import { unNumber as un } from "../identity/un-number.ts";
import { initialIsolation } from "../isolation/initial-isolation.ts";
import type { IsolationAnswer } from "../isolation/isolation-answer.ts";
import { isolationFor } from "../isolation/isolation.ts";
import { isolationForRecord } from "../isolation/isolation-for-record.ts";
import { leadingEntry } from "../isolation/leading-entry.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { loadRecord } from "../reference/load-record.ts";
import { loadResponseCard } from "./load-response-card.ts";
import { responseCardOf } from "./response-card-of.ts";
import type { ResponseCard } from "./response-card.ts";

/** Every record by key: each substance, and the entry of each UN and NA number. */
const records = new Map<string, ChemicalRecord>();
/** Every reference to a substance: each record by each of its UN numbers, and without one. */
const refs: ChemicalRef[] = [];

beforeAll(async () => {
  const [{ documents }, substances, { entries }] = await Promise.all([
    loadSearchData(),
    loadSubstances(),
    loadTransport(),
  ]);
  const documentOf = new Map(documents.map((document) => [document[0], document]));
  const keys = [...[...substances.keys()].map((cas) => `cas:${cas}`), ...[...entries.keys()].map((id) => `un:${id}`)];
  for (const key of keys.map(chemicalKey)) {
    const record = await loadRecord(key, documentOf.get(key));
    if (record === null) throw new Error(`No record ${key}.`);
    records.set(key, record);
    refs.push({ key, unNumber: null }, ...record.transport.map(({ unNumber }) => ({ key, unNumber })));
  }
}, 60_000);

function recordOf({ key }: ChemicalRef): ChemicalRecord {
  const record = records.get(key);
  if (record === undefined) throw new Error(`No record ${key}.`);
  return record;
}

/** The reference after being stored in an address, a draft or the log. */
function travelled(ref: ChemicalRef): ChemicalRef {
  const read = parseChemicalRef(decodeURIComponent(encodeURIComponent(formatChemicalRef(ref))));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

test("every reference to a record is unchanged after conversion to text and back", () => {
  expect(refs.length).toBeGreaterThan(5000);
  expect(refs.filter((ref) => !isSameChemical(travelled(ref), ref))).toEqual([]);
});

/** The distances, which must be equal. The assumption about the state disappears once a state is given. */
const distancesOf = (answer: IsolationAnswer): readonly (number | null)[] => [
  answer.isolateM,
  answer.kind === "distance" ? answer.downwindM : null,
];

test("card, circle and plume give the same isolation for every record by every UN number", { timeout: 60_000 }, () => {
  const different = refs.filter((ref) => {
    const { unNumber } = travelled(ref);
    const record = recordOf(ref);
    const card = responseCardOf(record, null, unNumber === null ? {} : { unNumber });
    return (["solid", "liquid", "gas"] as const).some((state) => {
      const circle = isolationForRecord(record, { ...(unNumber === null ? {} : { unNumber }), state });
      // If a solid is given as a liquid, it gets the larger distance of its guide page; no given state reduces a
      // distance.
      const isRaised = state !== "solid" && (circle.isolateM ?? 0) > (card.isolate.isolateM ?? 0);
      return !isRaised && JSON.stringify(distancesOf(circle)) !== JSON.stringify(distancesOf(card.isolate));
    });
  });
  expect(different.map(formatChemicalRef)).toEqual([]);
});

test("the tables by number give the same answers as the card of that number", { timeout: 60_000 }, async () => {
  const different: string[] = [];
  const source = bundledChemicalSource();
  for (const id of (await loadTransport()).entries.keys()) {
    const meant = await source.meant(id);
    const card = meant.kind === "one" ? await loadResponseCard(source, meant.match, { state: "gas" }) : null;
    const byNumber = await initialIsolation({ unNumber: id, state: "gas" });
    if (JSON.stringify(byNumber) !== JSON.stringify(card?.isolate)) different.push(id);
  }
  expect(different).toEqual([]);
});

test(
  "card and Safety Information have the same UN number, guide and name for every record by every UN number",
  { timeout: 60_000 },
  () => {
    const different = refs.filter((ref) => {
      const { unNumber } = travelled(ref);
      const record = recordOf(ref);
      const entry = leadingEntry(record, unNumber ?? undefined);
      const guidance = entry === null ? null : writtenGuidance(markedGuideFor(record, entry.unNumber));
      const card = responseCardOf(record, guidance, unNumber === null ? {} : { unNumber });
      const safety = safetyPropertiesOf(record, guidance, entry);
      const isAsked = unNumber === null || card.unNumber === unNumber;
      return !isAsked || card.unNumber !== safety.unNumber || card.name !== safety.chemicalName;
    });
    expect(different.map(formatChemicalRef)).toEqual([]);
  },
);

test("the source answers for the given UN number: card, Safety Information and identity of the number", async () => {
  const source = bundledChemicalSource();
  const several = refs.filter((ref) => ref.unNumber !== null && recordOf(ref).transport.length > 1);
  expect(several.length).toBeGreaterThan(200);
  for (const ref of several) {
    const [card, safety] = await Promise.all([loadResponseCard(source, ref), source.safety(travelled(ref))]);
    expect([card?.unNumber, safety?.unNumber, safety?.chemicalName]).toEqual([ref.unNumber, ref.unNumber, card?.name]);
  }
  // Red fuming nitric acid has a downwind distance, the other does not. [ERG2024] table 1
  const [plain, fuming] = await Promise.all(
    ["UN2031", "UN2032"].map((id) => source.safety({ key: chemicalKey("cas:7697-37-2"), unNumber: un(id) })),
  );
  expect(fuming?.topics.isolation_and_evacuation).not.toEqual(plain?.topics.isolation_and_evacuation);
});

test("every UN and NA number has a record, with the same name as its card", async () => {
  const source = bundledChemicalSource();
  const { entries } = await loadTransport();
  const strangers: string[] = [];
  for (const id of entries.keys()) {
    const meant = await source.meant(id);
    const match = meant.kind === "one" ? meant.match : null;
    const card = match === null ? null : await loadResponseCard(source, match);
    if (match?.unNumber !== id || card?.unNumber !== id || card.name !== match.name) strangers.push(id);
  }
  expect(strangers).toEqual([]);
}, 60_000);

// Names and numbers as printed in 49 CFR 172.101 and the ERG; the pure gases are UN1008, UN1017, UN1859 ...
test.each([
  ["UN3519", "cas:7637-07-2", "173"],
  ["UN3520", "cas:7782-50-5", "173"],
  ["UN3521", "cas:7783-61-1", "173"],
  ["UN3522", "cas:7784-42-1", "173"],
  ["UN3523", "cas:7782-65-2", "173"],
  ["UN3524", "cas:7647-19-0", "173"],
  ["UN3525", "cas:7803-51-2", "173"],
  ["UN3526", "cas:7783-07-5", "173"],
  ["UN3374", "cas:74-86-2", "116"],
  ["NA1613", "cas:74-90-8", "154"],
])("%s is a form of a substance: figures of the substance, name and guide of its own", async (id, key, guide) => {
  const source = bundledChemicalSource();
  const meant = await source.meant(id);
  const match = meant.kind === "one" ? meant.match : null;
  expect(match).toMatchObject({ key, unNumber: id });
  const card = match === null ? null : await loadResponseCard(source, match);
  expect(card).toMatchObject({ unNumber: id, guide, name: match?.name });
  expect(recordOf({ key: chemicalKey(key), unNumber: null }).constants.molarMassGPerMol).not.toBeNull();
});

test("an adsorbed gas has the limits of the gas and the distances of its own number", async () => {
  const source = bundledChemicalSource();
  const arsine = chemicalKey("cas:7784-42-1");
  const [pure, adsorbed] = await Promise.all(
    ["UN2188", "UN3522"].map((id) => loadResponseCard(source, { key: arsine, unNumber: un(id) })),
  );
  expect(adsorbed?.name).toBe("Arsine, adsorbed");
  expect(adsorbed?.exposure.map(({ id }) => id)).toContain("aegl-3");
  expect(adsorbed?.exposure).toEqual(pure?.exposure);
  // [ERG2024] table 1, UN3522: 30 m, and 100 m by night; Guide 173, immediate isolation: 100 m
  expect(adsorbed?.isolate).toMatchObject({ isolateM: 100, downwindM: 100 });
  expect(pure?.isolate).toMatchObject({ downwindM: 10_500 });
});

interface CardOfId {
  readonly record: ChemicalRecord;
  readonly entry: TransportEntry;
  readonly card: ResponseCard;
}

/** The card of every record by every UN number, with the text of its guide. */
function cardsById(): readonly CardOfId[] {
  return [...records.values()].flatMap((record) =>
    record.transport.map((entry) => {
      const { unNumber } = entry;
      return {
        record,
        entry,
        card: responseCardOf(record, writtenGuidance(markedGuideFor(record, unNumber)), { unNumber }),
      };
    }),
  );
}

const named = ({ record, entry, card }: CardOfId): string => `${record.key} ${entry.unNumber} ${card.name}`;

test("the hazard level on a card follows from the given UN number, or is named as assumed from another form", () => {
  const cards = cardsById();
  expect(cards.length).toBeGreaterThan(4000);
  const foreign = cards.filter(({ record, entry, card: { hazardLevel } }) => {
    const others = record.transport.flatMap(({ unNumber }) => (unNumber === entry.unNumber ? [] : [unNumber]));
    const isForeign = hazardLevel.sources.some(({ locator = "" }) => others.some((id) => locator === id));
    return (
      isForeign && !hazardLevel.basis.endsWith(`Assumed for ${entry.unNumber} from another form of the substance.`)
    );
  });
  expect(foreign.map(named)).toEqual([]);
});

/** Lighters, aerosols, cartridges and machines: articles that contain a flammable gas. */
const GAS_ARTICLES: ReadonlySet<string> = new Set([
  "UN1057",
  "UN1950",
  "UN2037",
  "UN3150",
  "UN3166",
  "UN3358",
  "UN3468",
  "UN3478",
  "UN3479",
  "UN3529",
  "UN3537",
]);

test("every flammable gas of Division 2.1 has the same level by one rule", () => {
  const gases = cardsById().filter(({ entry }) => entry.hazardClass === "2.1" && !GAS_ARTICLES.has(entry.unNumber));
  expect(gases.length).toBeGreaterThan(60);
  expect(gases.filter(({ card }) => card.hazardLevel.level !== "extreme").map(named)).toEqual([]);
});

/** Its only UN number is that of the frozen hydrate, but its name means the gas: the larger distance applies. */
const CHLORINE_DIOXIDE = "cas:10049-04-4";

test("a UN number outside class 2 and 7 is not treated as a gas, even if the pure substance is one", () => {
  const gases = cardsById().filter(
    ({ record, entry }) =>
      entry.hazardClass !== null &&
      !/^[27]/.test(entry.hazardClass) &&
      record.key !== CHLORINE_DIOXIDE &&
      (physicalStateOf(record, entry) === "gas" ||
        /do not stop this gas|, gas/.test(JSON.stringify(responseCardOf(record, null, { unNumber: entry.unNumber })))),
  );
  expect(gases.map(named)).toEqual([]);
});

test("no vapour-protective suit is required because of a limit for dust or mist", () => {
  const wrong = cardsById().filter(({ record, card }) => {
    const isWithoutVapour = record.constants.vapourPressurePa?.value === 0;
    return isWithoutVapour && /A small amount can kill: (?:IDLH|AEGL-3) [\d.]+ mg/.test(JSON.stringify(card.protect));
  });
  expect(wrong.map(named)).toEqual([]);
});

test("a circle larger than the rows of its own UN number names the assumption", () => {
  const larger = cardsById().filter(({ record, entry, card }) => {
    if (entry.guide === null) return false;
    const own = isolationFor(entry, {}).isolateM ?? 0;
    const { isolateM, basis } = isolationForRecord(record, { unNumber: entry.unNumber });
    expect(card.isolate.isolateM).toBe(isolateM);
    return (isolateM ?? 0) > own && !basis.sources.some(({ mark }) => mark === "assumed");
  });
  expect(larger.map(named)).toEqual([]);
});

// Rows of ERG 2024 and 49 CFR 172.101: class, packing group and guide of the UN number itself.
test.each([
  ["UN1789", "cas:7647-01-0", { level: "high", isolateM: 50, headline: "SCBA and chemical protective clothing" }],
  [
    "UN1050",
    "cas:7647-01-0",
    { level: "extreme", isolateM: 500, headline: "SCBA and a vapour-protective, fully encapsulating suit" },
  ],
  ["UN1824", "cas:1310-73-2", { level: "high", isolateM: 50, headline: "SCBA and chemical protective clothing" }],
  ["UN1830", "cas:7664-93-9", { level: "high", isolateM: 50, headline: "SCBA and chemical protective clothing" }],
  ["UN1160", "cas:124-40-3", { level: "high", isolateM: 50, headline: "SCBA and chemical protective clothing" }],
  ["UN1297", "cas:75-50-3", { level: "extreme", isolateM: 50, headline: "SCBA and chemical protective clothing" }],
  ["UN1971", "cas:74-82-8", { level: "extreme", isolateM: 100, headline: "SCBA and structural firefighting clothing" }],
  ["UN1978", "cas:74-98-6", { level: "extreme", isolateM: 100, headline: "SCBA and structural firefighting clothing" }],
] as const)("%s shows the values of its own row", (id, key, shown) => {
  const record = recordOf({ key: chemicalKey(key), unNumber: null });
  const { hazardLevel, isolate, protect } = responseCardOf(record, writtenGuidance(markedGuideFor(record, id)), {
    unNumber: id,
  });
  expect({ level: hazardLevel.level, isolateM: isolate.isolateM, headline: protect.headline }).toEqual(shown);
});

test("nitric acid UN2031 is extreme by its own H331, and fertilizer UN2071 by another form, named as assumed", () => {
  const levelOf = (key: string, unNumber: string) =>
    responseCardOf(recordOf({ key: chemicalKey(key), unNumber: null }), null, { unNumber }).hazardLevel;
  expect(levelOf("cas:7697-37-2", "UN2031")).toMatchObject({ level: "extreme", basis: "GHS H331: toxic." });
  const fertilizer = levelOf("cas:6484-52-2", "UN2071");
  expect(fertilizer.level).toBe("extreme");
  expect(fertilizer.basis).toContain("Assumed for UN2071 from another form of the substance.");
  expect(fertilizer.sources.map(({ mark }) => mark)).not.toContain(undefined);
  const acid = levelOf("cas:7647-01-0", "UN1789");
  expect(acid.others.map(({ basis }) => basis).join()).toContain("This is for another form of the substance.");
});
