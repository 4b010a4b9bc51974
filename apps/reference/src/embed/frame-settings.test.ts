// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { APPEARANCE_STORAGE_KEY } from "../shell/account/appearance.ts";
import { frameSettingsOf } from "./frame-settings.ts";

const early = readFileSync(join(import.meta.dirname, "../theme.js"), "utf8");
const page = document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  for (const name of Object.keys(page)) delete page[name];
});

function openFrame(search: string): void {
  history.replaceState(null, "", `/embed/checklist${search}`);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the served file as the browser does
  new Function(early)();
}

it.each([
  ["?lang=fr&theme=night", "fr", "night"],
  ["?lang=es-MX&theme=dark", "es-MX", "dark"],
  ["?theme=sun", undefined, "sun"],
  ["", undefined, "light"],
  ["?lang=de&theme=plaid", undefined, "light"],
  ["?lang=fr;x&theme=", undefined, "light"],
] as const)("sets language %s and theme %s from the address %s", (search, language, theme) => {
  expect(frameSettingsOf(search)).toEqual({ language, theme });
  openFrame(search);
  expect(page["placardTheme"]).toBe(theme);
});

it("uses large targets if the address requests them", () => {
  openFrame("?density=glove");
  expect(page["placardDensity"]).toBe("glove");
});

it("ignores the look saved in this browser for the app", () => {
  localStorage.setItem(APPEARANCE_STORAGE_KEY, '{"business":{"theme":"sun","density":"glove"}}');
  openFrame("");
  expect(page).toMatchObject({ placardTheme: "light" });
  expect(page["placardDensity"]).toBeUndefined();
});
