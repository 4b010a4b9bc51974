import { readFileSync } from "node:fs";
import { ZONE_IDS } from "@placard/hazmat-core/scene";
import { expect, it } from "vitest";
import { resolveToken, tokensOf } from "../../testing/read-tokens.ts";
import { DASHES_PX, FILL_OPACITY } from "./zone-paint.ts";

const tokens = tokensOf("light", readFileSync(new URL("../../styles/hazard.css", import.meta.url), "utf8"));

it.each(ZONE_IDS)("draws %s with the dashes of the style sheet", (zone) => {
  expect(DASHES_PX[zone]?.join(" ") ?? "none").toBe(resolveToken(`--placard-plume-${zone}-dash`, tokens));
});

it("gives every zone a different dash, because the colours are hard to distinguish", () => {
  expect(new Set(ZONE_IDS.map((zone) => String(DASHES_PX[zone]))).size).toBe(ZONE_IDS.length);
});

it("uses the fill opacity of the style sheet", () => {
  expect(FILL_OPACITY).toBe(Number(resolveToken("--placard-plume-fill-opacity", tokens)));
});
