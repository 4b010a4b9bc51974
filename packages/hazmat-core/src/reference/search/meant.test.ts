import { beforeAll, describe, expect, it } from "vitest";
import { loadSearchData, type SearchData } from "../../data/load.ts";
import { createEverydayNames } from "./everyday-names.ts";
import type { Meant } from "./meant.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";
import { readSearchTopic } from "./search-topic.ts";

let data: SearchData;
let index: SearchIndex;
beforeAll(async () => {
  data = await loadSearchData();
  index = createSearchIndex(data);
});

const keys = (meant: Meant): readonly string[] => {
  if (meant.kind === "one") return [meant.match.key];
  return meant.kind === "several" || meant.kind === "near" ? meant.matches.map(({ key }) => key) : [];
};

describe("meant", () => {
  it.each([
    ["UN 1017", "cas:7782-50-5", "UN1017"],
    ["2672", "un:UN2672", "UN2672"], // ammonia solution leads itself
    ["UN2761", "un:UN2761", "UN2761"], // a group: no member of it
    ["7782-50-5", "cas:7782-50-5", "UN1017"],
    ["Chlorine (7782-50-5)", "cas:7782-50-5", "UN1017"],
    ["UN1017 chlorine", "cas:7782-50-5", "UN1017"],
    ["UN1203 petrol", "cas:8006-61-9", "UN1203"],
    ["chlorine", "cas:7782-50-5", "UN1017"],
    ["chlorine gas leak", "cas:7782-50-5", "UN1017"],
    ["hydrochloric acid", "cas:7647-01-0", "UN1789"],
    ["anhydrous hydrofluoric acid", "cas:7664-39-3", "UN1052"],
    ["Phosphorus, white, dry", "cas:7723-14-0", "UN1381"],
    ["carbonmonoxide", "cas:630-08-0", "UN1016"],
    ["h2s", "cas:7783-06-4", "UN1053"],
    ["R22", "cas:75-45-6", "UN1018"],
  ])("returns one for %s", (text, key, unNumber) => {
    expect(index.meant(text)).toMatchObject({ kind: "one", match: { key, unNumber } });
  });

  it("returns one for a certain everyday name, and asks for one that is only probable", () => {
    expect(index.meant("lighter refill")).toMatchObject({ kind: "one", match: { certainty: "sure" } });
    expect(index.meant("Sterno")).toMatchObject({
      kind: "near",
      matches: [{ certainty: "probable", matchedBy: "everyday" }],
    });
  });

  it("never returns one for a probable meaning, of all everyday names", async () => {
    const { everyday, leaders } = await loadSearchData();
    const taken = createEverydayNames(everyday, leaders).all.filter(({ name }) => {
      const meant = index.meant(name);
      return meant.kind === "one" && meant.match.certainty === "probable";
    });
    expect(taken).toEqual([]);
  });

  it.each(["C3H6O", "xylene", "co", "drain cleaner", "car battery", "UN1017/UN1005", "UN1017 propane"])(
    "returns several for %s",
    (text) => {
      const meant = index.meant(text);
      expect(meant.kind).toBe("several");
      expect(keys(meant).length).toBeGreaterThan(1);
    },
  );

  it("asks the question that separates the meanings", () => {
    expect(index.meant("drain cleaner")).toMatchObject({ question: "Lye (alkali) or sulfuric acid?" });
    expect(index.meant("hay")).toMatchObject({
      kind: "several",
      unregulated: ["dry hay (not regulated, burns deep inside)"],
    });
  });

  it.each(["viny chloride", "methanoll", "acet", "oxygen powder", "10", "7782-5", "trichlor0ethylene"])(
    "returns near for %s, and none of the names as chosen",
    (text) => {
      expect(index.meant(text).kind).toBe("near");
    },
  );

  it("describes a substance that no rule lists", () => {
    expect(index.meant("AdBlue")).toMatchObject({ kind: "unregulated", what: "urea solution (not regulated)" });
    expect(index.meant("thermite")).toMatchObject({ kind: "none", known: { name: "thermite" } });
  });

  it.each(["", "   ", "!?", "9999", "UN9999", "12-34-5", "7782-50-6", "zzqqx"])("returns none for %j", (text) => {
    expect(index.meant(text)).toEqual({ kind: "none" });
  });
});

describe("meant with an orange plate", () => {
  it.each([
    "33/1203",
    "33 1203",
    "33 / UN 1203",
    "33\n1203",
    "orange plate 33/1203",
    "plaque orange 33/1203",
    "30/1203",
  ])("uses the UN number of %j", (text) => {
    expect(index.meant(text)).toMatchObject({ kind: "one", match: { unNumber: "UN1203", matchedBy: "un" } });
    expect(index.search(text, 8)[0]).toMatchObject({ unNumber: "UN1203" });
  });

  it("opens methanol for 336 1230", () => {
    expect(index.meant("336 1230")).toMatchObject({ kind: "one", match: { unNumber: "UN1230" } });
  });

  it.each(["X423", "orange plate 268", "Kemler 33", "code danger 33", "panel naranja X423", "33/0001"])(
    "returns no substance for %s",
    (text) => {
      expect(readSearchTopic(text)).toMatchObject({ kind: "orange_plate", isNamed: true });
      expect(index.meant(text)).toEqual({ kind: "none" });
      expect(index.search(text, 8)).toEqual([]);
    },
  );

  it("treats bare digits as the beginning of UN numbers", () => {
    expect(readSearchTopic("268")).toEqual({
      kind: "orange_plate",
      hazardNumber: "268",
      unNumber: null,
      isNamed: false,
    });
    expect(index.search("268", 8)[0]?.unNumber).toMatch(/^UN268/);
  });

  it.each(["1203", "UN1203", "guide 124", "124", "12/1203", "7782-50-5", "33/120", "R22", "x", "33 gal"])(
    "does not treat %s as a plate",
    (text) => expect(readSearchTopic(text)).toBeNull(),
  );
});

describe("meant with a bomb", () => {
  it.each([
    ["pipe bomb", "pipe bomb"],
    ["Pipe Bombs", "pipe bomb"],
    ["car bomb", "car"],
    ["voiture piégée", "car"],
    ["coche bomba", "car"],
    ["suicide vest", "suicide bomber"],
    ["ceinture explosive", "suicide bomber"],
    ["chaleco bomba", "suicide bomber"],
    ["suitcase bomb", "briefcase or suitcase"],
    ["bomb", null],
    ["IED", null],
    ["VBIED", null],
    ["truck bomb", null],
    ["engin explosif improvisé", null],
    ["artefacto explosivo improvisado", null],
  ])("recognizes %s, and opens no substance", (text, threat) => {
    expect(readSearchTopic(text)).toEqual({ kind: "stand_off", threat });
    expect(index.meant(text).kind).toBe("none");
    expect(index.search(text, 8)).toEqual([]);
  });

  it.each([
    "bug bomb",
    "smoke bomb",
    "cherry bomb",
    "bombe aérosol",
    "dirty bomb",
    "bomba",
    "Bombs, photo-flash",
    "TNT",
  ])("does not recognize %s", (text) => expect(readSearchTopic(text)).toBeNull());

  it("does not recognize any name on file as a bomb", () => {
    const names = data.documents.flatMap(([, name, , , , , synonyms]) => [name, ...synonyms]);
    expect(names.filter((name) => readSearchTopic(name) !== null)).toEqual([]);
    const everyday = createEverydayNames(data.everyday, data.leaders).all;
    const opening = everyday.filter(
      ({ name, entry }) => readSearchTopic(name) !== null && entry[2].some(([at]) => at !== null),
    );
    expect(opening.map(({ name }) => name)).toEqual([]);
  });
});
