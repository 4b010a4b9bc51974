import { expect, it } from "vitest";
import { COMMON_MATERIALS } from "../../../../packages/hazmat-core/src/card/vectors/common-materials.ts";
import { isReady, openQuickSearch } from "../crew.ts";
import { openProduct } from "../opening.ts";
import { demoPerson } from "../signed-in.ts";
import { cardFaults } from "./material-cards.ts";

/** A sample of the list of common materials; `common-materials.measure.ts` checks all of them. */
const SHARE = COMMON_MATERIALS.filter(([, number], at) => at % 12 === 5 || (number === null && at % 2 === 0));

const opening = openProduct();

it("opens common materials in two interactions without a network, with isolation, protection and first action", async () => {
  await using visitor = await demoPerson(opening, "responder", { expected: [/.*/] });
  const { page, context } = visitor;
  await isReady(page);
  await openQuickSearch(page);
  await context.setOffline(true);
  expect(SHARE.length).toBeGreaterThanOrEqual(16);
  expect(await cardFaults(page, SHARE)).toEqual([]);
});
