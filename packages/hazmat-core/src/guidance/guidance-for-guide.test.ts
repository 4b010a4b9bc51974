import { expect, it } from "vitest";
import { guidanceForGuide, loadedGuidance } from "./guidance-for-guide.ts";

it("answers at once after the first load, and says while nothing is loaded", async () => {
  expect(loadedGuidance("124")).toBeUndefined();

  const guidance = await guidanceForGuide("124");

  expect(guidance?.title).toBe("Toxic or corrosive gases that oxidize");
  expect(loadedGuidance("124")).toBe(guidance);
  expect(loadedGuidance("121")).toBeNull();
});
