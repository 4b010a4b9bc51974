import { describe, expect, it } from "vitest";
import { bundledChemicalSource } from "./bundled-chemical-source.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import type { SpillDistances } from "../record/transport-entry.ts";

const source = bundledChemicalSource();
const CHLORINE = "cas:7782-50-5";

async function record(key: ChemicalKey) {
  const found = await source.record(key);
  if (found === null) throw new Error(`No record ${key}.`);
  return found;
}

describe("bundledChemicalSource: search", () => {
  it.each([
    "1017",
    "UN 1017",
    "un1017",
    "7782-50-5",
    "7782505",
    "chlorine",
    "CHLORINE",
    "clorine",
    "chlore",
    "Cl2",
    "chlor",
  ])("returns chlorine first for %s", async (query) => {
    const [first] = await source.search(query);
    expect(first?.key).toBe(CHLORINE);
  });

  // 49 CFR 172.101: the aqueous acid, the refrigerated liquid and the fuming acid have their own UN numbers.
  it.each([
    ["hydrochloric acid", "UN1789", "8"],
    ["Hydrochloric acid, solution", "UN1789", "8"],
    ["Hydrogen chloride", "UN1050", "2.3 (8)"],
    ["Ammonia, anhydrous", "UN1005", "2.3 (8)"],
    ["hydrofluoric acid", "UN1790", "8 (6.1)"],
    ["anhydrous hydrofluoric acid", "UN1052", "8 (6.1)"],
    ["anhydrous hydrobromic acid", "UN1048", "2.3 (8)"],
    ["hydrochloric acid gas leak", "UN1050", "2.3 (8)"],
    ["carbon dioxide, refrigerated liquid", "UN2187", "2.2"],
    ["Nitric acid, red fuming", "UN2032", "8 (5.1, 6.1)"],
    ["sodium cyanide solution", "UN3414", "6.1"],
    ["Aluminum powder, uncoated", "UN1396", "4.3"],
    ["ammonium nitrate", "UN1942", "5.1"],
    // As on shipping papers, if the substance has another name here.
    ["Nitrogen, compressed", "UN1066", "2.2"],
    ["Carbon dioxide, compressed", "UN1013", "2.2"],
    ["Acetylene, dissolved", "UN1001", "2.1"],
    ["Vinyl chloride, stabilized", "UN1086", "2.1"],
    ["Refrigerant gas R-22", "UN1018", "2.2"],
    ["Aluminum powder, coated", "UN1309", "4.1"],
    ["Potassium sulfide, anhydrous", "UN1382", "4.2"],
    ["Petroleum gases, liquefied", "UN1075", "2.1"],
    ["Phosphorus, white, dry", "UN1381", "4.2 (6.1)"],
  ])("returns %s under its own UN number", async (query, unNumber, hazardClass) => {
    const [first] = await source.search(query);
    expect(first).toMatchObject({ unNumber, hazardClass });
  });

  // Numbers as written on labels, in reports and in other documents.
  it.each([
    "UN#1017",
    "U.N. 1017",
    "un:1017",
    "UN no. 1017",
    "CAS 7782-50-5",
    "Chlorine (7782-50-5)",
    "7782\u201350\u20135",
    "\uff23\uff28\uff2c\uff2f\uff32\uff29\uff2e\uff25",
    "chlorine gas",
    "clorine gas",
    "chlorine, compressed",
    "chlorine gas leak",
    "\u2623\ufe0f chlorine",
    `chlorine${" ".repeat(10_000)}`,
  ])("returns chlorine first for %j", async (query) => {
    const [first] = await source.search(query);
    expect(first?.key).toBe(CHLORINE);
  });

  it.each([
    ["1203 gasoline", "cas:8006-61-9"],
    ["gasoline 1203", "cas:8006-61-9"],
    ["UN1203 petrol", "cas:8006-61-9"],
    ["carbonmonoxide", "cas:630-08-0"],
    ["halon 1301", "cas:75-63-8"],
    ["PCB 1254", "cas:11097-69-1"],
  ])("returns for %s the intended substance", async (query, key) => {
    const [first] = await source.search(query);
    expect(first?.key).toBe(key);
  });

  it("returns the possible meanings of an everyday name in order", async () => {
    const matches = await source.search("propane tank", { limit: 2 });
    expect(matches.map(({ unNumber, matchedBy }) => [unNumber, matchedBy])).toEqual([
      ["UN1075", "everyday"],
      ["UN1978", "everyday"],
    ]);
  });

  it("returns several numbers of one query in their order", async () => {
    const matches = await source.search("UN1017/UN1005");
    expect(matches.map(({ name, matchedBy }) => [name, matchedBy])).toEqual([
      ["Chlorine", "un"],
      ["Ammonia", "un"],
    ]);
  });

  it("ranks those results of a number first that match the other words", async () => {
    const [first] = await source.search("fuel 1202 diesel");
    expect(first).toMatchObject({ name: "Diesel fuel No. 2", unNumber: "UN1202" });
  });

  it("finds names in the plural", async () => {
    const names = (await source.search("lithium battery")).map(({ name }) => name);
    expect(names.slice(0, 2).every((name) => /^Lithium (metal|ion) batteries/.test(name))).toBe(true);
  });

  it.each([
    ["3082", "un:UN3082"],
    ["1993", "un:UN1993"],
    ["1950", "un:UN1950"],
    ["1965", "un:UN1965"],
    ["UN0004", "un:UN0004"],
  ])("returns the transport entry for %s, which is not a single substance", async (query, key) => {
    const [first] = await source.search(query);
    expect(first).toMatchObject({ key, casNumber: null, matchedBy: "un" });
  });

  it("never uses one member of a group for the group", async () => {
    const [first, ...others] = await source.search("2761");
    expect(first).toMatchObject({ key: "un:UN2761" });
    expect(others.map(({ name }) => name)).toContain("Aldrin");
  });

  it("shows the UN number that was searched for, with its class", async () => {
    const matches = await source.search("2672");
    const ammonia = matches.find(({ key }) => key === "cas:7664-41-7");
    expect(ammonia).toMatchObject({ unNumber: "UN2672", hazardClass: "8", matchedText: "UN2672" });
  });

  it("finds a domestic number by its digits alone", async () => {
    const [first] = await source.search("9202");
    expect(first).toMatchObject({ name: "Carbon monoxide, refrigerated liquid", unNumber: "NA9202" });
  });

  it("states what was matched", async () => {
    const by = async (query: string) => (await source.search(query))[0]?.matchedBy;
    expect(await by("chlorine")).toBe("name");
    expect(await by("chlore")).toBe("synonym");
    expect(await by("Cl2")).toBe("formula");
    expect(await by("chlori")).toBe("begins");
    expect(await by("muriatic acid")).toBe("everyday");
    expect(await by("clorine")).toBe("spelling");
    expect(await by("7782-50-5")).toBe("cas");
  });

  it("prefers the formula in its own letter case", async () => {
    expect((await source.search("CO"))[0]?.name).toBe("Carbon monoxide");
  });

  it("keeps results while a word is typed letter by letter", async () => {
    for (const text of ["e", "et", "ethyl", "ethyl ", "ethyl a", "ethyl ac", "ethyl acetate"]) {
      expect(await source.search(text)).not.toEqual([]);
    }
  });

  it.each([
    ["101", /^UN101\d$/],
    ["un 10", /^UN10\d\d$/],
  ])("offers the UN numbers that begin with %s", async (query, form) => {
    const matches = await source.search(query, { limit: 50 });
    expect(matches.length).toBeGreaterThan(5);
    expect(matches.filter(({ matchedText }) => !form.test(matchedText))).toEqual([]);
  });

  it("offers the substances whose CAS number begins as typed", async () => {
    const matches = await source.search("7782-5");
    expect(matches.map(({ key }) => key)).toContain(CHLORINE);
    expect(matches.filter(({ matchedText }) => !matchedText.startsWith("7782-5"))).toEqual([]);
  });

  it("returns nothing for a blank query and for nonsense", async () => {
    expect(await source.search("   ")).toEqual([]);
    expect(await source.search("qqqqzzzzxxxx")).toEqual([]);
    expect(await source.search("!?")).toEqual([]);
  });

  it("returns at most the requested number of matches, without duplicates", async () => {
    const matches = await source.search("acid", { limit: 7 });
    expect(matches).toHaveLength(7);
    expect(new Set(matches.map(({ key }) => key)).size).toBe(7);
  });

  it("rejects if the caller aborted", async () => {
    const signal = AbortSignal.abort();
    await expect(source.search("chlorine", { signal })).rejects.toThrow("aborted");
    await expect(source.record(CHLORINE, { signal })).rejects.toThrow("aborted");
  });
});

describe("bundledChemicalSource: names", () => {
  // CAS numbers as registered: 115-07-1 propylene, 7631-99-4 sodium nitrate, 74-82-8 methane.
  it.each([
    ["natural gas", "Methane", "UN1971"],
    ["propylene", "Propylene", "UN1077"],
    ["sodium nitrate", "Sodium nitrate", "UN1498"],
    ["sulfur", "Sulfur", "UN1350"],
    ["hydrogen peroxide", "Hydrogen peroxide", "UN2015"],
  ])("returns for %s %s under %s, not a mixture or a rarer form", async (query, name, unNumber) => {
    const [first] = await source.search(query);
    expect(first).toMatchObject({ name, unNumber });
  });

  it("names the basis of each link to a UN number", async () => {
    const marks = async (key: ChemicalKey) =>
      (await record(key)).transport.map(({ unNumber, linkMark, when }) => [unNumber, linkMark, when]);
    expect(await marks("cas:123-73-9")).toEqual([["UN1143", "name-match", undefined]]); // (E)-crotonaldehyde
    expect(await marks("cas:1321-74-0")).toEqual([["NA1993", "from-memory", "n.o.s."]]); // divinyl benzene, not UN2049
    expect(await marks("cas:96-18-4")).toEqual([["UN2810", "derived", "n.o.s."]]); // 1,2,3-trichloropropane
    expect(await marks("cas:79-00-5")).toEqual([["UN2810", "unverified", "n.o.s."]]); // 1,1,2-trichloroethane
  });
});

describe("bundledChemicalSource: a record without its own UN number", () => {
  it("has the group entry it is shipped under, by name and by number", async () => {
    const [byName, byNumber] = await Promise.all([source.search("chlorosulfonic acid"), source.search("1754")]);
    expect(byName[0]).toMatchObject({ key: "cas:7790-94-5", unNumber: "UN1754" });
    expect(byNumber[0]).toMatchObject({ key: "cas:7790-94-5", unNumber: "UN1754" });
  });

  it("does not use a row of Table 1 that belongs to another substance", async () => {
    const [entry] = (await record("cas:107-16-4")).transport; // glycolonitrile under UN3276
    expect(entry).toMatchObject({ unNumber: "UN3276", state: "liquid", small: null, isToxicByInhalation: false });
  });

  it("gives the reason for the missing number, and the guide to use", async () => {
    const ketene = await record("cas:463-51-4");
    expect(ketene).toMatchObject({ transport: [], noIdReason: "not transported" });
    expect(ketene.standInGuide).toMatchObject({ guide: "119", reason: "toxic, flammable gas" });
    expect((await record("cas:76-13-1")).noIdReason).toBe("not regulated"); // CFC-113
  });
});

describe("bundledChemicalSource: chemical agents", () => {
  // ERG 2024, page 366: one row for each category, without day and night.
  it.each([
    ["sarin", "153", [400, 1000, 1000], [400, 4000, 4000]],
    ["VX", "153", [400, 1000, 1000], [400, 4000, 4000]],
    ["mustard gas", "153", [200, 400, 400], [200, 1600, 1600]],
    ["lewisite", "153", [200, 400, 400], [200, 1600, 1600]],
    ["BZ", "153", [1000, 1700, 1700], [1000, 7800, 7800]],
  ])("returns for %s the distances of its category, not those of a group", async (name, guide, small, large) => {
    const [match] = await source.search(name);
    const [entry] = (await record(match?.key ?? "cas:")).transport;
    const metres = (of: SpillDistances | null | undefined) => [of?.isolateM, of?.dayM, of?.nightM];
    expect(entry).toMatchObject({ guide, isToxicByInhalation: true });
    expect([metres(entry?.small), metres(entry?.large)]).toEqual([small, large]);
    expect(entry?.distanceSource).toMatchObject({ key: "ERG2024", mark: "unverified" });
    expect(entry?.withdrawn?.source).toMatchObject({
      key: "ERG2020",
      locator: expect.stringMatching(/^Table 1, .*Weaponized/) as string,
    });
  });

  it("keeps the distances of a shipment if there is an entry for it, and adds those of the weapon", async () => {
    const [entry] = (await record("cas:75-44-5")).transport; // phosgene
    expect(entry).toMatchObject({ unNumber: "UN1076", guide: "125" });
    expect(entry?.distanceSource).toBeUndefined();
    expect(entry?.asWeapon).toMatchObject({
      kind: "choking agent",
      small: { isolateM: 100, dayM: 300, nightM: 300, isAnyTime: true },
    });
    expect(entry?.withdrawn?.small).toEqual({ isolateM: 150, dayM: 800, nightM: 3200 });
  });
});

describe("bundledChemicalSource: UN numbers", () => {
  it("use the guide of the same digits if the tables give none, and say so", async () => {
    const [entry] = (await record("un:NA1993")).transport;
    expect(entry).toMatchObject({ guide: "128", guideBasis: "as UN1993" });
    expect(entry?.guideDistances?.source.mark).toBe("derived");
  });

  // ERG 2024, yellow pages. 49 CFR 172.101 lists only UN3550 of them.
  it.each([
    ["UN3550", "151", "6.1", /cobalt dihydroxide/i],
    ["UN3551", "147", "9", /sodium ion batteries/i],
    ["UN3552", "147", "9", /sodium ion batteries/i],
    ["UN3553", "116", "2.1", /disilane/i],
    ["UN3554", "172", "8", /gallium/i],
    ["UN3555", "113", "3", /trifluoromethyltetrazole/i],
    ["UN3556", "147", "9", /lithium ion battery/i],
    ["UN3557", "138", "9", /lithium metal battery/i],
    ["UN3558", "147", "9", /sodium ion battery/i],
    ["UN3559", "171", "9", /fire suppressant/i],
    ["UN3560", "153", "6.1", /tetramethylammonium hydroxide/i],
  ])("%s of the 2024 edition are found by number and by name", async (id, guide, hazardClass, name) => {
    const [entry] = (await record(`un:${id}`)).transport;
    expect(entry).toMatchObject({ guide, hazardClass, guideDistances: { source: { key: "ERG2024" } } });
    expect(entry?.properShippingNames.join()).toMatch(name);
    expect((await source.search(id.slice(2)))[0]?.unNumber).toBe(id);
    const [said = ""] = entry?.properShippingNames ?? [];
    expect((await source.search(said)).map(({ unNumber }) => unNumber)).toContain(id);
    const isListed = id === "UN3550";
    expect(entry?.source).toMatchObject(
      isListed ? { key: "49CFR172.101" } : { key: "UN-MR", locator: id, mark: "unverified" },
    );
  });

  it("that the 2024 edition no longer lists are marked", async () => {
    const [entry] = (await record("un:UN1014")).transport;
    expect(entry?.source).toEqual({ key: "ERG2020", locator: "UN1014, not in ERG 2024" });
  });

  it("have the name to which their class and distances belong", async () => {
    expect((await record("un:UN1831")).transport[0]?.properShippingNames[0]).toContain("30 percent or more");
    expect((await source.search("1831"))[0]?.name).toContain("30 percent or more");
  });

  it.each([
    ["1972", "lel"],
    ["1198", "idlh"],
    ["2209", "idlh"],
    ["1067", "idlh"],
  ])("%s have the limits of the record that represents them", async (query, limit) => {
    const [match] = await source.search(query);
    const { exposure } = await record(match?.key ?? "cas:");
    expect(exposure.map(({ id }) => id)).toContain(limit);
  });
});

describe("protective action criteria", () => {
  const pac = async (key: ChemicalKey) =>
    (await record(key)).properties.toxicity_data.filter(({ source: { key: from } }) => from === "PAC");

  it.each(["cas:7446-11-9", "cas:7637-07-2", "cas:7790-94-5", "cas:79-21-0", "cas:51-75-2"] as const)(
    "of %s are in mg/m³, like the AEGL of the same numbers",
    async (key) => {
      const shown = await pac(key);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.every(({ value }) => !value.includes("ppm") && value.includes("mg/m³"))).toBe(true);
    },
  );

  it.each([
    ["cas:75-05-8", "PAC-1 13 ppm, PAC-2 50 ppm, PAC-3 150 ppm"],
    ["cas:78-00-2", "PAC-1 0.3 mg/m³, PAC-2 4 mg/m³, PAC-3 40 mg/m³"], // tetraethyl lead, which has no AEGL
  ] as const)("of %s have their unit and name a revision older than 29", async (key, text) => {
    expect(await pac(key)).toEqual([{ value: text, source: { key: "PAC", locator: "older than revision 29" } }]);
  });
});

describe("bundledChemicalSource: an IDLH that NIOSH revised", () => {
  const REVISED = { key: "NIOSH-IDLH", locator: "revised 2017" };

  it.each([
    ["cas:10102-44-0", 13, "20 ppm", "0454"],
    ["cas:75-05-8", 137, "500 ppm", "0006"],
    ["cas:126-98-7", 4, "N.D.", "0395"],
  ] as const)("leads for %s and keeps the superseded value visible", async (key, ppm, superseded, entry) => {
    const { niosh, exposure, properties } = await record(key);
    expect(properties.idlh).toEqual([
      { value: `${ppm} ppm`, source: REVISED },
      { value: `${superseded}, NIOSH 2016, superseded`, source: { key: "NPG", locator: entry } },
    ]);
    expect(exposure.find(({ id }) => id === "idlh")).toMatchObject({ value: ppm, unit: "ppm", source: REVISED });
    expect(niosh).toMatchObject({ idlh: `${ppm} ppm`, idlhPpm: ppm, idlhSource: REVISED });
  });

  it("is used to rate acetonitrile", async () => {
    const { others } = (await record("cas:75-05-8")).hazardLevel;
    expect(others).toContainEqual({ level: "medium", basis: "IDLH 137 ppm: under 500 ppm.", sources: [REVISED] });
  });

  it("differs from the figure of the Pocket Guide, and is used", async () => {
    expect((await record("cas:10102-44-0")).disagreements).toContainEqual({
      quantity: "IDLH",
      values: [
        { text: "13 ppm", source: REVISED },
        { text: "20 ppm, NIOSH 2016, superseded", source: { key: "NPG", locator: "0454" } },
      ],
      rule: "The revised value is used.",
    });
    const { disagreements } = await record("cas:126-98-7"); // the Pocket Guide has no figure
    expect(disagreements.map(({ quantity }) => quantity)).not.toContain("IDLH");
  });

  it("is not taken from an uncertain row", async () => {
    expect((await record("cas:107-13-1")).niosh?.idlhPpm).toBe(85); // acrylonitrile
    expect((await record("cas:106-97-8")).niosh?.idlhPpm).toBeNull(); // butane
    expect((await record("cas:107-14-2")).properties.idlh).toEqual([]); // chloroacetonitrile
  });
});

describe("bundledChemicalSource: record", () => {
  it("returns the data for chlorine, each with its source", async () => {
    // NIOSH Pocket Guide 0115, EPA AEGL, EU CLP 017-001-00-7.
    const chlorine = await record(CHLORINE);
    expect(chlorine).toMatchObject({ name: "Chlorine", formula: "Cl2", casNumber: "7782-50-5", isThin: false });
    expect(chlorine.niosh).toMatchObject({ number: "0115", idlh: "10 ppm", idlhPpm: 10 });
    expect(chlorine.exposure.map(({ id, value, unit, durationMin }) => [id, value, unit, durationMin])).toEqual([
      ["aegl-3", 20, "ppm", 60],
      ["idlh", 10, "ppm", 30],
      ["aegl-2", 2, "ppm", 60],
      ["aegl-1", 0.5, "ppm", 60],
    ]);
    expect(chlorine.aegl?.rows.find(({ durationMin }) => durationMin === 10)).toMatchObject({ aegl2: 2.8, aegl3: 50 });
    expect(chlorine.constants.boilingPointC?.value).toBe(-33.9);
    expect(chlorine.constants.isNoncombustible?.value).toBe(true);
    expect(chlorine.transport[0]).toMatchObject({
      unNumber: "UN1017",
      hazardClass: "2.3",
      subsidiaryClasses: ["5.1", "8"],
      guide: "124",
      hazardZones: ["B"],
      isToxicByInhalation: true,
    });
    expect(chlorine.hazardLevel).toMatchObject({ level: "extreme", kind: "graded" });
    expect(chlorine.properties.boiling_point.map(({ value }) => value)).toEqual(["−33.9 °C", "−34.04 °C"]);
    expect(chlorine.properties.lower_explosive_limit).toEqual([]);
  });

  it("shows the difference between REL and PEL of chlorine, and which is used", async () => {
    const { disagreements } = await record(CHLORINE);
    expect(disagreements).toEqual([
      {
        quantity: "Ceiling limit",
        values: [
          { text: "C 0.5 ppm", source: { key: "NPG", locator: "0115, NIOSH REL" } },
          { text: "C 1 ppm", source: { key: "NPG", locator: "0115, OSHA PEL" } },
        ],
        rule: "The lower value is used.",
      },
    ]);
  });

  it("labels the unverified NFPA list, and does not let it lead the level", async () => {
    const { nfpa, hazardLevel } = await record(CHLORINE);
    expect(nfpa).toMatchObject({ special: "OX", source: { key: "NFPA-LIST", mark: "unverified" } });
    expect(hazardLevel.sources.some(({ key }) => key === "NFPA-LIST")).toBe(false);
  });

  it.each([
    [CHLORINE, 4, 3, "49 CFR zone B"],
    ["cas:7778-54-3", 3, 1, "H314"], // calcium hypochlorite
    ["cas:75-21-8", 3, 2, "H314"], // ethylene oxide, zone D
    ["cas:10102-44-0", 4, null, "49 CFR zone A"], // nitrogen dioxide
    ["cas:630-08-0", null, null, null], // carbon monoxide: zone D and H331 allow 2 and 3
  ] as const)("shows health of %s as %s, listed as %s: %s", async (key, health, listed, from) => {
    const { nfpa } = await record(key);
    expect(nfpa?.health ?? null).toBe(health);
    expect(nfpa?.derived?.map((degree) => [degree.listed, degree.text]) ?? []).toEqual(
      from === null ? [] : [[listed, `Health ${health}: derived from ${from}.`]],
    );
  });

  it("sorts the limits of carbon monoxide and ammonia by concentration, highest first", async () => {
    // CO: LEL 12.5 %, IDLH 1200, AEGL 330 and 83 ppm; no AEGL-1. Ammonia: LEL 15 %, AEGL 1100, 160, 30, IDLH 300.
    const ids = async (key: ChemicalKey) => (await record(key)).exposure.map(({ id }) => id);
    expect(await ids("cas:630-08-0")).toEqual(["lel", "idlh", "aegl-3", "aegl-2"]);
    expect(await ids("cas:7664-41-7")).toEqual(["lel", "aegl-3", "idlh", "aegl-2", "aegl-1"]);
  });

  it("marks the boiling points of gasoline as disputed and uses the lower, because there is no curve", async () => {
    const gasoline = await record("cas:8006-61-9");
    expect(gasoline.constants.boilingPointC?.value).toBe(38.9);
    expect(gasoline.disagreements.map(({ quantity }) => quantity)).toContain("Boiling point");
    expect(gasoline.properties.vapor_pressure[0]?.value).toBe("38 to 300 mmHg at 20 °C");
    expect(gasoline.constants.vapourPressurePa).toBeNull();
  });

  it("shows a boiling point below the melting point, and uses it in no model", async () => {
    const sublimes = await record("cas:7440-38-2"); // arsenic, which has no liquid at ordinary pressure
    expect(sublimes.constants.boilingPointC).toBeNull();
    expect(sublimes.properties.boiling_point.length).toBeGreaterThan(0);
    expect(sublimes.disagreements.map(({ quantity }) => quantity)).toContain("Boiling point below melting point");
  });

  it("uses the boiling point that the vapour-pressure curve confirms", async () => {
    const phenol = await record("cas:89-72-5"); // o-sec-butylphenol: 108 °C is a reduced-pressure value, 229 °C the normal one
    expect(phenol.constants.boilingPointC?.value).toBeCloseTo(229, -1);
    expect(phenol.properties.boiling_point.map(({ value }) => value)).toEqual(["108.3 °C", "229 °C"]);
  });

  it("uses the sublimation point that the curve confirms, and not a boiling point with the wrong sign", async () => {
    const hexafluoride = await record("cas:7783-80-4"); // tellurium hexafluoride: 35.5 °C in one source, −38.9 °C in the other
    expect(hexafluoride.constants.boilingPointC?.value).toBe(-38.9);
  });

  it("omits explosive limits if the lower one is above the upper one", async () => {
    expect((await record("cas:25321-09-9")).constants.lelVolPercent).toBeNull();
  });

  it("builds a record without limits from the entry of a number without a substance", async () => {
    const entry = await record("un:UN1993");
    expect(entry).toMatchObject({ name: "Flammable liquids, n.o.s.", isThin: true, niosh: null, exposure: [] });
    expect(entry.transport[0]).toMatchObject({ guide: "128", hazardClass: "3", packingGroups: ["I", "II", "III"] });
    expect(entry.hazardLevel).toMatchObject({ level: "high", kind: "graded" });
  });

  it("has an entry record also for a UN number that a substance represents", async () => {
    expect((await record("un:UN1017")).transport[0]?.unNumber).toBe("UN1017");
  });

  it("marks a link made only by name", async () => {
    const links = (await record("cas:7782-41-4")).transport; // fluorine
    expect(links.map(({ unNumber }) => unNumber)).toEqual(["UN1045", "UN9192"]);
    const byName = await record("cas:108-94-1");
    expect(byName.transport.every(({ linkMark }) => linkMark === undefined)).toBe(true);
  });

  it("marks a number as no longer listed, without a class", async () => {
    const [current, former] = (await record("cas:123-31-9")).transport; // hydroquinone
    expect(current).toMatchObject({ unNumber: "UN3077", hazardClass: "9" });
    expect(former).toMatchObject({ unNumber: "UN2662", hazardClass: null });
    expect(former?.source.locator).toContain("no longer listed");
  });

  it.each(["cas:0000-00-0", "un:UN9999", "cas:"] as const)("returns null for %s", async (key) => {
    expect(await source.record(key)).toBeNull();
  });
});

describe("bundledChemicalSource: safety", () => {
  it("fills the topics of chlorine, each sentence with its source", async () => {
    const safety = await source.safety(CHLORINE);
    const statements = Object.values(safety?.topics ?? {}).flat();
    expect(safety).toMatchObject({ chemicalName: "Chlorine", cas: "7782-50-5", unNumber: "UN1017" });
    expect(statements.length).toBeGreaterThan(30);
    expect(statements.every(({ rests, text }) => rests.length > 0 && text !== "")).toBe(true);
  });

  it("returns null for a chemical that is not on file", async () => {
    expect(await source.safety("un:UN9999")).toBeNull();
  });
});
