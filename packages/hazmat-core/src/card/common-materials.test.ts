import { describe, expect, it } from "vitest";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import type { ChemicalMatch } from "../record/chemical-match.ts";
import { isolationForUnlisted } from "../isolation/isolation.ts";
import { loadResponseCard } from "./load-response-card.ts";
import type { ResponseCard } from "./response-card.ts";
import { COMMON_MATERIALS } from "./vectors/common-materials.ts";

const source = bundledChemicalSource();

/** Headline of a card whose guide could not be loaded. */
const WITHOUT_GUIDE = /Treat it as the worst it can be/;

interface Reached {
  readonly match: ChemicalMatch;
  /** Typing counts as one interaction, choosing a meaning as another. */
  readonly interactions: number;
}

/** Works like the search: one meaning opens immediately; of several, a person chooses the one with this UN number. */
async function reach(typed: string, unNumber: string | null): Promise<Reached | null> {
  const meant = await source.meant(typed);
  if (meant.kind === "one") return meant.match.unNumber === unNumber ? { match: meant.match, interactions: 1 } : null;
  const offered = "matches" in meant ? meant.matches : [];
  const match = offered.find((one) => one.unNumber === unNumber);
  return match === undefined ? null : { match, interactions: 2 };
}

/** What the card lacks for the ten-second goal. */
function gapsOf({ isolate, protect, firstAction }: ResponseCard): readonly string[] {
  return [
    ...(isolate.isolateM === null || isolate.isolateM <= 0 || isolate.why === "" ? ["isolation"] : []),
    ...(isolate.basis.sources.length === 0 ? ["source of the isolation"] : []),
    ...(protect.headline === "" ? ["protection"] : []),
    ...(firstAction.headline === "" || WITHOUT_GUIDE.test(firstAction.headline) ? ["first action"] : []),
  ];
}

describe("the list of common materials", () => {
  it("has 200 materials without duplicates", () => {
    expect(new Set(COMMON_MATERIALS.map(([typed]) => typed)).size).toBe(200);
  });

  it.each(COMMON_MATERIALS)("%s leads to %s with isolation, protection and first action", async (typed, id, guide) => {
    const reached = await reach(typed, id);
    expect(reached?.interactions).toBeLessThanOrEqual(2);
    const { key, unNumber } = reached?.match ?? { key: null, unNumber: null };
    const card = key === null ? null : await loadResponseCard(source, { key, unNumber });
    expect(card === null ? ["card"] : gapsOf(card)).toEqual([]);
    expect(card).toMatchObject({ guide, unNumber: id });
  });

  it("opens the same guide by the number alone, without a choice", async () => {
    const ids = COMMON_MATERIALS.flatMap(([, id, guide]) => (id === null ? [] : [{ id, guide }]));
    const wrong: string[] = [];
    for (const { id, guide } of ids) {
      const typed = id.startsWith("UN") ? id.slice(2) : id;
      const meant = await source.meant(typed);
      const match = meant.kind === "one" ? meant.match : null;
      const card = match === null ? null : await loadResponseCard(source, match);
      if (card === null || card.guide !== guide || card.unNumber !== id || gapsOf(card).length > 0) wrong.push(typed);
    }
    expect(wrong).toEqual([]);
  });
});

describe("UN numbers", () => {
  it.each(["1789", "UN1789", "UN 1789", "hydrochloric acid", "muriatic acid"])(
    "%j is named hydrochloric acid",
    async (typed) => {
      const reached = await reach(typed, "UN1789");
      const card = reached === null ? null : await loadResponseCard(source, reached.match);
      expect(reached?.match.name).toBe("Hydrochloric acid");
      expect(card).toMatchObject({ name: "Hydrochloric acid", unNumber: "UN1789", guide: "157" });
    },
  );

  it.each(["9999", "UN9999", "UN 3999"])("%j is not on file: guide 111 and no card", async (typed) => {
    expect(await source.meant(typed)).toMatchObject({ kind: "none" });
    const isolation = isolationForUnlisted(typed);
    expect(isolation).toMatchObject({ kind: "use_guide", guide: "111", isolateM: 100 });
  });
});
