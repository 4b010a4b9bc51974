import { expect, it } from "vitest";
import { COMMON_MATERIALS } from "../../../../packages/hazmat-core/src/card/vectors/common-materials.ts";
import { isReady, openQuickSearch } from "../crew.ts";
import { openProduct } from "../opening.ts";
import { demoPerson } from "../signed-in.ts";
import { cardFaults } from "../workspace/material-cards.ts";

const opening = openProduct();

it(
  "opens each of the 200 common materials in two interactions, with isolation, protection and first action",
  { timeout: 1_200_000 },
  async () => {
    await using visitor = await demoPerson(opening, "responder", { expected: [/.*/] });
    const { page, context } = visitor;
    await isReady(page);
    await openQuickSearch(page);
    await context.setOffline(true);
    expect(COMMON_MATERIALS).toHaveLength(200);
    expect(await cardFaults(page, COMMON_MATERIALS)).toEqual([]);
  },
);
