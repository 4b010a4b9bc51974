import { expect, it } from "vitest";
import { niceAbove, PLOT, profilePlot, profileRows } from "./profile-plot.ts";

const BELL = Array.from({ length: 81 }, (_, i) => {
  const y = (i - 40) * 5;
  return [y, 20 * Math.exp(-((y / 50) ** 2))] as const;
});
const LIMITS = [
  { id: "aegl-3", label: "AEGL-3", ppm: 20 },
  { id: "aegl-2", label: "AEGL-2", ppm: 2 },
  { id: "lel", label: "10% LEL", ppm: 40_000 },
];

it("places the peak on the centreline, above weaker limits", () => {
  const plot = profilePlot(BELL, LIMITS);
  expect(plot?.peak.ppm).toBeCloseTo(20);
  expect(plot?.peak.x).toBeCloseTo((PLOT.left + PLOT.width - PLOT.right) / 2);
  expect(plot?.peak.y).toBeLessThan(plot?.limits.find(({ id }) => id === "aegl-2")?.y ?? 0);
});

it("leaves out a limit that would flatten the curve", () => {
  expect(profilePlot(BELL, LIMITS)?.limits.map(({ id }) => id)).toEqual(["aegl-3", "aegl-2"]);
});

it("keeps every point inside the plot", () => {
  const ys = [...(profilePlot(BELL, LIMITS)?.curve.matchAll(/ (-?[\d.]+)/g) ?? [])].map(([, y]) => Number(y));
  expect(ys.length).toBeGreaterThan(20);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(PLOT.top);
  expect(Math.max(...ys)).toBeLessThanOrEqual(PLOT.height - PLOT.bottom);
});

it("draws nothing without a concentration", () => {
  expect(profilePlot([[0, 0]], LIMITS)).toBeNull();
  expect(profilePlot([], LIMITS)).toBeNull();
});

it("rounds the view up to a figure whose half is readable", () => {
  expect([1, 1.2, 3, 41, 99, 430].map(niceAbove)).toEqual([1, 2, 4, 50, 100, 500]);
});

it("lists one side from the centre outwards, because both are equal", () => {
  const rows = profileRows(BELL);
  expect(rows[0]).toEqual([0, 20]);
  expect(rows).toHaveLength(9);
  expect(rows.at(-1)?.[0]).toBe(200);
});
