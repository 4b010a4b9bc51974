import { expect, it, vi } from "vitest";

it("returns immediately after the first load, and undefined before it", async () => {
  vi.resetModules(); // a module that no other test file has loaded
  const { guidanceForGuide, loadedGuidance } = await import("./guidance-for-guide.ts");
  expect(loadedGuidance("124")).toBeUndefined();

  const guidance = await guidanceForGuide("124");

  expect(guidance?.title).toBe("Toxic or corrosive oxidizing gases");
  expect(loadedGuidance("124")).toBe(guidance);
  expect(loadedGuidance("121")).toBeNull();
});
