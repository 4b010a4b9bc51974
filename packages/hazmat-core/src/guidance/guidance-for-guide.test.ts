import { expect, it, vi } from "vitest";

it("answers immediately after the first load, and says while nothing is loaded", async () => {
  vi.resetModules(); // a module that no other test file has loaded from
  const { guidanceForGuide, loadedGuidance } = await import("./guidance-for-guide.ts");
  expect(loadedGuidance("124")).toBeUndefined();

  const guidance = await guidanceForGuide("124");

  expect(guidance?.title).toBe("Toxic or corrosive oxidizing gases");
  expect(loadedGuidance("124")).toBe(guidance);
  expect(loadedGuidance("121")).toBeNull();
});
