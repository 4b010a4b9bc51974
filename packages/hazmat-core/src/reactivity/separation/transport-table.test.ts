import { describe, expect, it } from "vitest";
import type { PackingGroup } from "../../record/packing-group.ts";
import { transportReading, transportVerdict, type TransportDetail } from "./transport-table.ts";

const said = (one: string, other: string, zones: readonly string[] = ["B"]) => {
  const detail = { names: ["Liquid"], zones };
  const [a, b] = [transportReading([one], detail), transportReading([other], detail)];
  expect(transportVerdict(b, a).verdict).toBe(transportVerdict(a, b).verdict);
  return transportVerdict(a, b).verdict;
};

describe("49 CFR 177.848(d)", () => {
  it.each([
    ["2.1", "2.3", "separated"],
    ["2.1", "7", "separated"],
    ["2.3", "3", "separated"],
    ["3", "5.1", "separated"],
    ["4.1", "8", "separated"],
    ["4.2", "8", "apart"],
    ["4.3", "8", "separated"],
    ["5.1", "8", "separated"],
    ["5.2", "8", "separated"],
    ["3", "4.1", "none"],
    ["3", "7", "none"],
    ["3", "8", "none"],
    ["4.1", "5.1", "none"],
    ["5.1", "5.2", "none"],
    ["7", "8", "none"],
    ["1.1D", "3", "apart"],
    ["9", "3", "none"],
  ] as const)("%s and %s: %s", (one, other, verdict) => {
    expect(said(one, other)).toBe(verdict);
  });

  it.each([
    ["2.1", "2.3", "apart"],
    ["2.3", "3", "apart"],
    ["2.3", "8", "apart"],
    ["3", "6.1", "apart"],
    ["6.1", "8", "apart"],
    ["2.1", "6.1", "separated"],
  ] as const)("of zone A, %s and %s: %s", (one, other, verdict) => {
    expect(said(one, other, ["A"])).toBe(verdict);
  });

  it.each([
    ["8", "4.1", true],
    ["8", "5.2", true],
    ["8", "4.2", true],
    ["8", "2.3", false],
    ["3", "5.1", false],
  ] as const)(
    "never allows a corrosive liquid above or adjacent to class 4 or 5: %s and %s, %s",
    (one, other, never) => {
      const detail = { names: ["Liquid"], zones: ["B"] };
      const [a, b] = [transportReading([one], detail), transportReading([other], detail)];
      expect(transportVerdict(a, b).notAboveOrBeside).toBe(never);
      expect(transportVerdict(b, a).notAboveOrBeside).toBe(never);
    },
  );

  it("gives no result if no class is on file", () => {
    const none = transportReading([], null);
    expect(transportVerdict(none, transportReading(["3"], null)).verdict).toBe("unknown");
  });

  it("uses the packing group on file for a poison if its number does not decide it", () => {
    const open = { names: ["Toxic liquid, n.o.s."], zones: ["A", "B"], packingGroups: ["I", "II", "III"] };
    const acid = transportReading(["3"], null);
    const of = (groups: readonly PackingGroup[], detail: TransportDetail | null = open) => {
      const { verdict, isAssumed } = transportVerdict(
        transportReading(["6.1"], detail, { packingGroups: groups }),
        acid,
      );
      return [verdict, isAssumed];
    };
    expect(of([])).toEqual(["apart", true]);
    expect(of(["I"])).toEqual(["apart", true]);
    expect(of(["III"])).toEqual(["none", false]);
    // Two rows of one substance: the stricter counts.
    expect(of(["III", "I"])).toEqual(["apart", true]);
    // Without a number on file, the zone of a group I is not known and the stricter row applies.
    expect(of([], null)).toEqual(["none", true]);
    expect(of(["I"], null)).toEqual(["apart", true]);
    expect(of(["II"], null)).toEqual(["none", false]);
  });

  it("is not relaxed by a packing group that the number does not have", () => {
    const acrolein = { names: ["Acrolein, stabilized"], zones: ["A"], packingGroups: ["I"] };
    const reading = transportReading(["6.1", "3"], acrolein, { packingGroups: ["III"] });
    expect(transportVerdict(reading, transportReading(["8"], null)).verdict).toBe("apart");
  });

  it.each([
    ["1", "3", "apart"],
    ["2", "3", "apart"],
    ["2", "7", "separated"],
    ["2", "2", "apart"],
    ["4", "8", "apart"],
    ["5", "3", "separated"],
    ["1.7", "3", "apart"],
    ["3.1", "5.1", "separated"],
  ] as const)(
    "uses for class %s, which has no row of its own, the strictest row of its class with %s, and says so",
    (one, other, verdict) => {
      const saying = transportVerdict(transportReading([one], null), transportReading([other], null));
      expect(saying).toMatchObject({ verdict, isAssumed: true });
    },
  );
});

/** Substances by name, as listed in their UN entries. */
const ENTRIES = {
  cartridges: [["1.4S"], ["Cartridges, small arms"], "UN0012"],
  fireworks: [["1.4S"], ["Fireworks"], "UN0337"],
  detonators: [["1.4S"], ["Detonators, electric for blasting"], "UN0456"],
  "lead azide": [["1.1A"], ["Lead azide, wetted"], "UN0129"],
  "blasting explosive": [["1.1D"], ["Explosive, blasting, type A"], "UN0081"],
  "shaped charge": [["1.2D"], ["Charges, shaped, without detonator"], "UN0439"],
  "blasting agent": [["1.5D"], ["Explosive, blasting, type B"], "UN0331"],
  propellant: [["1.3C"], ["Propellant, solid"], "UN0161"],
  grenades: [["1.2E"], ["Ammunition, smoke"], "UN9999"],
  "distress signals": [["1.3G"], ["Signals, distress, ship"], "UN0195"],
  "1.6N": [["1.6N"], ["Articles, explosive, extremely insensitive"], "UN0486"],
  "group L": [["1.2L"], ["Articles, explosive, n.o.s."], "UN0355"],
  "ammonium nitrate": [["5.1"], ["Ammonium nitrate"], "UN1942"],
  "ammonium nitrate fertilizer": [["5.1"], ["Ammonium nitrate based fertilizer"], "UN2067"],
  "sodium chlorate": [["5.1"], ["Sodium chlorate"], "UN1495"],
  acetone: [["3"], ["Acetone"], "UN1090"],
  "sulfuric acid": [["8"], ["Sulfuric acid"], "UN1830"],
  "sodium hydroxide, solid": [["8"], ["Sodium hydroxide, solid"], "UN1823"],
  "calcium carbide": [["4.3"], ["Calcium carbide"], "UN1402"],
  phosphorus: [["4.2", "6.1"], ["Phosphorus, white"], "UN1381"],
} as const;

type Entry = keyof typeof ENTRIES;

const entryReading = (entry: Entry) => {
  const [classes, names, number] = ENTRIES[entry];
  return transportReading(classes, { names }, { names, numbers: [number] });
};

describe("worked examples of 49 CFR 177.848", () => {
  it.each([
    ["cartridges", "cartridges", "none", [], null, "paragraph (f), groups S and S"],
    ["lead azide", "cartridges", "apart", [], null, "paragraph (f), groups A and S"],
    ["blasting explosive", "cartridges", "none", [], null, "paragraph (f), groups D and S"],
    ["blasting explosive", "fireworks", "apart", ["fireworks"], null, "paragraph (f), groups D and S"],
    ["propellant", "fireworks", "none", [], null, "paragraph (f), groups C and S"],
    ["blasting explosive", "detonators", "conditional", ["detonators"], null, "paragraph (f), groups D and S"],
    ["blasting explosive", "shaped charge", "none", [], "1.1D", "paragraph (f), groups D and D"],
    ["blasting agent", "shaped charge", "none", [], "1.1D", "paragraph (f), groups D and D"],
    ["propellant", "grenades", "none", [], "E", "paragraph (f), groups C and E"],
    ["propellant", "1.6N", "none", [], "D", "paragraph (f), groups C and N"],
    ["distress signals", "shaped charge", "conditional", ["articles-only"], null, "paragraph (f), groups G and D"],
    ["group L", "group L", "conditional", ["identical-only"], null, "paragraph (f), groups L and L"],
    [
      "ammonium nitrate",
      "blasting explosive",
      "conditional",
      ["ammonium-nitrate"],
      null,
      "paragraph (e)(5), 5.1 and 1.1",
    ],
    [
      "ammonium nitrate fertilizer",
      "blasting agent",
      "conditional",
      ["ammonium-nitrate"],
      null,
      "paragraph (e)(5), 5.1 and 1.5",
    ],
    ["ammonium nitrate", "shaped charge", "apart", [], null, "paragraph (d), 5.1 and 1.1"],
    ["ammonium nitrate", "propellant", "apart", [], null, "paragraph (d), 5.1 and 1.3"],
    ["sodium chlorate", "blasting explosive", "apart", [], null, "paragraph (d), 5.1 and 1.1"],
    ["acetone", "sodium chlorate", "separated", [], null, "paragraph (d), 3 and 5.1"],
    ["sulfuric acid", "calcium carbide", "separated", [], null, "paragraph (d), 8 and 4.3"],
    ["sodium hydroxide, solid", "calcium carbide", "none", [], null, "paragraph (d)"],
    ["sulfuric acid", "phosphorus", "apart", [], null, "paragraph (d), 8 and 4.2"],
  ] as const)("%s and %s: %s", (one, other, verdict, notes, countsAs, locator) => {
    const [a, b] = [entryReading(one), entryReading(other)];
    expect(transportVerdict(a, b)).toMatchObject({
      verdict,
      notes,
      countsAs,
      source: { key: "49CFR177.848", locator },
    });
    expect(transportVerdict(b, a)).toMatchObject({ verdict, notes, countsAs });
  });
});

describe("explosives in the transport table", () => {
  const saying = (one: readonly string[], other: readonly string[]) => {
    const { verdict, notes } = transportVerdict(transportReading(one, null), transportReading(other, null));
    return [verdict, notes];
  };

  it.each(["1.4", "1", "1.4I", "1.1S", "1.4N", "1.7D"])(
    "require the compatibility group of %s, with itself and with 1.4S",
    (printed) => {
      expect(saying([printed], [printed])).toEqual(["group-needed", ["enter-group"]]);
      expect(saying([printed], ["1.4S"])).toEqual(["group-needed", ["enter-group"]]);
    },
  );

  it("count as possible detonator and firework without a number on file", () => {
    expect(saying(["1.4S"], ["1.4S"])).toEqual(["none", []]);
    expect(saying(["1.4S"], ["1.1D"])).toEqual(["conditional", ["fireworks", "detonators"]]);
    expect(saying(["1.4S"], ["1.3G"])).toEqual(["conditional", ["detonators"]]);
    expect(saying(["1.1B"], ["1.1D"])).toEqual(["apart", ["detonators"]]);
  });

  it("take the letter from another code of the same division, and the strictest of several divisions", () => {
    expect(saying(["1.4", "1.4S"], ["1.4S"])).toEqual(["none", []]);
    expect(saying(["1.4", "1.1D"], ["1.4S"])).toEqual(["group-needed", ["enter-group"]]);
    expect(saying(["1.4S", "1.1A"], ["1.4S"])).toEqual(["apart", []]);
  });

  it("are not separated from themselves by their subsidiary class", () => {
    expect(saying(["1.4G", "8"], ["1.4G", "8"])).toEqual(["none", []]);
  });
});

describe("paragraph (c)", () => {
  const cyanide = transportReading(["6.1"], null, { reactiveGroups: [11] });
  const acid = transportReading(["8"], null, { reactiveGroups: [1] });
  const hydrogenCyanide = transportReading(["6.1", "3"], null, { reactiveGroups: [11, 60] });

  it("separates a cyanide from an acid, whatever their classes", () => {
    for (const verdict of [transportVerdict(cyanide, acid), transportVerdict(acid, cyanide)]) {
      expect(verdict).toMatchObject({ verdict: "apart", notes: ["cyanide-with-acid"] });
      expect(verdict.source.locator).toBe("paragraph (c), cyanide and acid");
    }
    const withoutClass = transportReading([], null, { reactiveGroups: [60] });
    expect(transportVerdict(cyanide, withoutClass).verdict).toBe("apart");
  });

  it("does not separate two cyanides, two acids or two bottles of hydrogen cyanide", () => {
    for (const one of [cyanide, acid, hydrogenCyanide]) expect(transportVerdict(one, one).verdict).toBe("none");
  });
});
