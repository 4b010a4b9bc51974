import { readFileSync } from "node:fs";
import { ZONE_IDS } from "@placard/hazmat-core/scene";
import { expect, it } from "vitest";

const css = readFileSync(new URL("zones.css", import.meta.url), "utf8");

/** Declarations of the rule for one zone. */
function lookOf(zone: string): string {
  const [, body = ""] = new RegExp(`\\[data-zone="${zone}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return body;
}

it.each(ZONE_IDS)("draws %s with its own colour, line and dash", (zone) => {
  const look = lookOf(zone);
  expect(look).toContain(`--placard-zone-fill: var(--placard-plume-${zone});`);
  expect(look).toContain(`--placard-zone-line: var(--placard-plume-${zone}-line);`);
  expect(look).toContain(`--placard-zone-dash: var(--placard-plume-${zone}-dash);`);
});

it("gives every zone a different short dash", () => {
  const dashes = ZONE_IDS.map((zone) => /--placard-zone-short-dash: ([^;]+);/.exec(lookOf(zone))?.[1]);
  expect(dashes).not.toContain(undefined);
  expect(new Set(dashes).size).toBe(ZONE_IDS.length);
});

it("contains only zones of the core", () => {
  const drawn = [...css.matchAll(/\[data-zone="([\w-]+)"\]/g)].map(([, zone]) => zone);
  expect(new Set(drawn)).toEqual(new Set(ZONE_IDS));
});
