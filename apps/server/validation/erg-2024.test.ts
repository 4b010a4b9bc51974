import { expect, it } from "vitest";
import {
  ergBoard,
  openNumbers,
  printedAnswer,
  scenesOf,
} from "../../../packages/hazmat-core/validation/erg-numbers.ts";
import { createHarness } from "../test/harness.ts";
import { createWorld } from "../test/world.ts";

it("returns the distances of ERG 2024 from /initial-evac for every number", { timeout: 300_000 }, async () => {
  const board = ergBoard("/initial-evac");
  await using harness = await createHarness();
  const world = await createWorld(harness.ctx);
  const responder = await harness.client(world.verified.member);
  for (const { printed, isCircle, isRaised } of await openNumbers()) {
    for (const scene of isRaised ? [] : scenesOf(printed)) {
      const { isolation, radius_m } = await responder.modelling.initialEvac({
        query: { lat: 44.65, lon: -63.57, state: "liquid", un_number: printed.un, ...scene },
      });
      const { isolateM, downwindM } = printedAnswer(printed, scene, isCircle);
      const what = `${printed.un} ${JSON.stringify(scene)}`;
      board.compare(`${what} circle`, radius_m, isolateM);
      board.compare(`${what} isolation`, isolation.isolateM, isolateM);
      board.compare(`${what} downwind`, isolation.kind === "distance" ? isolation.downwindM : null, downwindM);
    }
  }
  board.print();
  expect(board.differences).toEqual([]);
});
