import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { bandReach } from "./band-reach.ts";

it.each([
  [420, 1300, "420 m to 1.3 km"],
  [1210, 1290, "about 1.3 km"],
  [6100, 10_000, "6.1 km to more than 10 km"],
  [9990, 10_000, "10 km to more than 10 km"],
  [10_000, 10_000, "more than 10 km"],
])("formats %d to %d m as %s", (lowM, highM, texts) => {
  expect(bandReach({ lowM, highM }, en.plume)).toBe(texts);
});
