import { beforeAll, describe, expect, it } from "vitest";
import { loadSearchData } from "../../data/load.ts";
import { createEverydayNames } from "./everyday-names.ts";
import type { Meant } from "./meant.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

let index: SearchIndex;
beforeAll(async () => {
  index = createSearchIndex(await loadSearchData());
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
  ])("takes %s for one", (text, key, unNumber) => {
    expect(index.meant(text)).toMatchObject({ kind: "one", match: { key, unNumber } });
  });

  it("takes an everyday name that is sure, and asks of one that only probably means something", () => {
    expect(index.meant("lighter refill")).toMatchObject({ kind: "one", match: { certainty: "sure" } });
    expect(index.meant("Sterno")).toMatchObject({
      kind: "near",
      matches: [{ certainty: "probable", matchedBy: "everyday" }],
    });
  });

  it("takes nothing that is only probable, of all the everyday names", async () => {
    const { everyday, leaders } = await loadSearchData();
    const taken = createEverydayNames(everyday, leaders).all.filter(({ name }) => {
      const meant = index.meant(name);
      return meant.kind === "one" && meant.match.certainty === "probable";
    });
    expect(taken).toEqual([]);
  });

  it.each(["C3H6O", "xylene", "co", "drain cleaner", "car battery", "UN1017/UN1005", "UN1017 propane"])(
    "takes %s for several",
    (text) => {
      const meant = index.meant(text);
      expect(meant.kind).toBe("several");
      expect(keys(meant).length).toBeGreaterThan(1);
    },
  );

  it("asks what separates the meanings", () => {
    expect(index.meant("drain cleaner")).toMatchObject({ question: "Lye (alkali) or sulfuric acid?" });
    expect(index.meant("hay")).toMatchObject({
      kind: "several",
      unregulated: ["dry hay (not regulated, burns deep inside)"],
    });
  });

  it.each(["viny chloride", "methanoll", "acet", "oxygen powder", "10", "7782-5", "trichlor0ethylene"])(
    "takes %s for a near name, and for none of them",
    (text) => {
      expect(index.meant(text).kind).toBe("near");
    },
  );

  it("says of what no rule lists what it is", () => {
    expect(index.meant("AdBlue")).toMatchObject({ kind: "unregulated", what: "urea solution (not regulated)" });
    expect(index.meant("thermite")).toMatchObject({ kind: "none", known: { name: "thermite" } });
  });

  it.each(["", "   ", "!?", "9999", "UN9999", "12-34-5", "7782-50-6", "zzqqx"])("finds nothing in %j", (text) => {
    expect(index.meant(text)).toEqual({ kind: "none" });
  });
});
