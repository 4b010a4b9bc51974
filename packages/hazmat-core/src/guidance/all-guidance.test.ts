import { describe, expect, it } from "vitest";
import { allStatements } from "./all-statements.ts";
import { WRITTEN_GUIDES, writtenGuidance } from "./all-guidance.ts";
import { stepOf } from "./sentences/order-of-use.ts";
import type { GuideGuidance } from "./guide-guidance.ts";

function guide(number: string): GuideGuidance {
  const guidance = writtenGuidance(number);
  if (guidance === null) throw new RangeError(`Guide ${number} is not written.`);
  return guidance;
}

const texts = (statements: readonly { readonly text: string }[]): string =>
  statements.map(({ text }) => text).join(" ");
const fireWords = (number: string): string => {
  const { all, small, large, tanks } = guide(number).fire;
  return texts([...all, ...small, ...large, ...tanks]);
};
const spillWords = (number: string): string => {
  const { all, small, large, byState } = guide(number).spill;
  return texts([...all, ...small, ...large, ...byState.solid, ...byState.liquid, ...byState.gas]);
};

/** The 61 guides that UN and NA numbers refer to, and 111 for unidentified cargo. 121 and 167 are not in use. */
const IN_USE = Array.from({ length: 64 }, (_, index) => String(111 + index)).filter(
  (number) => number !== "121" && number !== "167",
);

describe("guide texts", () => {
  it("cover every guide in use", () => {
    expect(WRITTEN_GUIDES).toEqual(IN_USE);
  });

  it.each([...IN_USE, "116P", "119P", "155P"])("name a source for every sentence of guide %s", (number) => {
    for (const { text, rests } of allStatements(guide(number))) {
      expect({ text, sources: rests.length }).toEqual({ text, sources: 1 });
      const ofErg = rests.filter(({ key }) => key.startsWith("ERG"));
      expect(
        ofErg.filter(({ locator }) => locator !== `Guide ${number.slice(0, 3)}` && text !== "It has no smell."),
      ).toEqual([]);
    }
  });

  it.each(IN_USE)("have short, complete sentences in guide %s", (number) => {
    const { firstAction } = guide(number);
    expect(firstAction.headline).toMatch(/^.{10,64}$/);
    for (const { text } of allStatements(guide(number))) {
      expect(text).toMatch(/^[A-Z].{6,124}\.$/);
      expect(text).not.toMatch(/\b(safe|safely|no risk of harm|OK to)\b/i);
    }
  });

  it.each(IN_USE)("fill every section of guide %s", (number) => {
    const { hazards, isolation, protection, fire, spill, cleanup, firstAid, firstAction } = guide(number);
    for (const section of [hazards, isolation, protection, fire.small, fire.large, spill.all, cleanup, firstAid]) {
      expect(section.length).toBeGreaterThan(0);
    }
    expect(firstAction.details.length).toBeGreaterThan(0);
  });

  it.each(IN_USE)("do not repeat a sentence within a section of guide %s", (number) => {
    const { hazards, spill, firstAid, cleanup } = guide(number);
    for (const section of [hazards, spill.all, firstAid, cleanup]) {
      expect(new Set(section.map(({ text }) => text)).size).toBe(section.length);
    }
  });

  it.each(IN_USE)("order guide %s by what a crew does first, not by the order of the ERG", (number) => {
    const { hazards, fire, spill } = guide(number);
    const sections = [
      ["hazards", hazards],
      ["fire", fire.small],
      ["fire", fire.large],
      ["spill", spill.all],
      ["spill", spill.large],
    ] as const;
    for (const [section, statements] of sections) {
      const steps = statements.map(({ text }) => stepOf(section, text));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    }
  });

  it("state that they were not reviewed", () => {
    expect(IN_USE.every((number) => !guide(number).isReviewed)).toBe(true);
  });
});

describe("guide texts on water", () => {
  it.each(["138", "139", "144"])("forbid water and foam on the burning material of guide %s", (number) => {
    expect(fireWords(number)).toContain("Keep water and foam off it.");
    expect(spillWords(number)).toContain("Keep water off the spill and out of containers.");
  });

  it("forbid water, foam and CO2 on burning metal", () => {
    expect(fireWords("170")).toContain("Keep water, foam and CO2 off it.");
  });

  it("keep water away from molten aluminum and uranium hexafluoride", () => {
    expect(fireWords("169")).toContain("Do not use water");
    expect(fireWords("166")).toContain("Keep water and foam off the material itself.");
  });

  it.each(["140", "141", "142", "143"])("fight oxidizers of guide %s only with water", (number) => {
    expect(fireWords(number)).toContain("Use water.");
    expect(fireWords(number)).toContain("Keep dry chemical and foam off it.");
  });

  it.each(["115", "116", "117", "118", "119", "120", "122", "123", "124", "125", "126", "168", "173", "174"])(
    "keep water away from the gas leak of guide %s",
    (number) => {
      expect(spillWords(number)).toContain("Do not apply water to the leak.");
    },
  );

  it("never recommend extinguishing a leaking gas fire first", () => {
    for (const number of ["115", "116", "117", "118", "119", "168", "173", "174"]) {
      expect(fireWords(number)).toContain("Let the gas leak burn until it can be shut off.");
    }
  });
});

describe("guide texts on extinguishing agents", () => {
  it.each([
    ["127", "alcohol-resistant foam"],
    ["128", "regular foam"],
    ["129", "alcohol-resistant foam"],
    ["130", "regular foam"],
    ["131", "alcohol-resistant foam"],
    ["132", "alcohol-resistant foam"],
  ])("name the foam of guide %s: %s", (number, foam) => {
    expect(texts(guide(number).fire.small)).toContain(foam);
  });

  it("use only water on gases of guide 124", () => {
    expect(texts(guide("124").fire.small)).toContain("Do not use halon, CO2 or dry chemical.");
  });

  it("forbid fighting a fire that has reached explosives", () => {
    for (const number of ["112", "113", "114"]) {
      expect(fireWords(number)).toContain("Do not fight a fire that has reached the cargo: it may explode.");
    }
  });
});

describe("the P mark", () => {
  it("adds polymerization, which is otherwise absent", () => {
    expect(texts(guide("116P").hazards)).toContain("polymerize explosively");
    expect(texts(guide("116").hazards)).not.toContain("polymerize");
    expect(guide("116P").guide).toBe("116");
  });
});

describe("writtenGuidance", () => {
  it.each(["121", "167", "999", "12", "", "124X", "guide"])("returns null for %j", (number) => {
    expect(writtenGuidance(number)).toBeNull();
  });
});
