// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { areaOfPath } from "../../paths.ts";
import { applyAppearance, APPEARANCE_STORAGE_KEY, readAppearances, resolveAppearance } from "./appearance.ts";

const early = readFileSync(join(import.meta.dirname, "../../theme.js"), "utf8");

const attributes = () => Object.fromEntries(Object.entries(document.documentElement.dataset));

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
});

describe("the script before first paint and the running app", () => {
  it.each([
    ["/dashboard", undefined, false],
    ["/responder", undefined, false],
    ["/responder/dashboard", undefined, true],
    ["/responder", '{"responder":{"theme":"night","density":"standard"}}', true],
    ["/login", '{"business":{"theme":"sun","density":"glove"}}', false],
    ["/login", '{"business":{"theme":"plaid"}}', false],
    ["/login", "not json", false],
    ["/login", "null", false],
  ])("choose %s for stored look %s (coarse pointer: %s)", (pathname, stored, isCoarse) => {
    history.replaceState(null, "", pathname);
    if (stored !== undefined) localStorage.setItem(APPEARANCE_STORAGE_KEY, stored);
    vi.stubGlobal("matchMedia", () => ({ matches: isCoarse }));

    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the served file as the browser does
    new Function(early)();
    const before = attributes();

    const area = areaOfPath(pathname);
    applyAppearance(
      document.documentElement,
      area,
      resolveAppearance(readAppearances(localStorage)[area], area, isCoarse),
    );
    expect(attributes()).toEqual(before);
  });
});

describe("resolveLook", () => {
  it("is light for a business, and dark with large targets for a responder's tablet", () => {
    expect(resolveAppearance({}, "business", true)).toEqual({ theme: "light", density: "standard" });
    expect(resolveAppearance({}, "responder", true)).toEqual({ theme: "dark", density: "glove" });
    expect(resolveAppearance({}, "responder", false)).toEqual({ theme: "dark", density: "standard" });
  });
});
