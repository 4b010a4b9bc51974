import { contours } from "d3-contour";
import { expect, test } from "vitest";
import { contourOf, scanCentreline } from "./contour.ts";
import { gaussianField } from "../passive/gaussian-field.ts";

// Outlines of six zones of one passive release: analytical half widths at 65 stations, compared with isobands
// (d3-contour) of the same field on a 5 m grid. Both give outlines in metres, without the map.

const LIMITS = [30, 160, 300, 1100, 5000, 15_000]; // ppm
/** Ammonia, 10 kg/s, class D, 4.2 m/s: the outermost zone ends at 5 km. */
const FIELD = gaussianField(
  { rateKgPerS: 10, windMps: 4.2, heightM: 0, stability: "D", terrain: "rural" },
  { molarMass: 0.017031, air: { temperatureK: 293.15, pressurePa: 101_325 } },
);
const CELL = 5; // m
const MAX_AREA_ERROR = 0.001;
const MIN_RATIO = 50;

/** The area by 20,000 strips of the analytical half width, m². */
function exactArea(ppm: number): number {
  const { nearM, farM } = contourOf(FIELD, scanCentreline(FIELD), ppm) ?? { nearM: 0, farM: 0 };
  const strips = 20_000;
  const width = (farM - nearM) / strips;
  return Array.from({ length: strips }, (_, i) => 2 * width * FIELD.halfWidthM(nearM + (i + 0.5) * width, ppm)).reduce(
    (sum, strip) => sum + strip,
    0,
  );
}

const outlines = () => {
  const scan = scanCentreline(FIELD);
  return LIMITS.map((ppm) => contourOf(FIELD, scan, ppm));
};

const farthest = Math.max(...outlines().map((contour) => contour?.farM ?? 0));
const widest = Math.max(...outlines().map((contour) => contour?.maxHalfWidthM ?? 0));
const columns = Math.ceil(farthest / CELL) + 4;
const rows = 2 * Math.ceil(widest / CELL) + 5;
const isobands = contours().size([columns, rows]).thresholds(LIMITS);

const grid = () => {
  const middle = (rows - 1) / 2;
  const values = Array.from({ length: columns * rows }, (_, i) =>
    FIELD.groundPpm(((i % columns) + 0.5) * CELL, (Math.floor(i / columns) - middle) * CELL),
  );
  return isobands(values);
};

/** Area of the polygon through the stations, m². */
function outlineArea(stations: readonly (readonly [x: number, halfWidth: number])[]): number {
  return stations.slice(1).reduce((sum, [x, halfWidth], i) => {
    const [before, halfBefore] = stations[i] ?? [x, halfWidth];
    return sum + (x - before) * (halfWidth + halfBefore);
  }, 0);
}

const percent = (share: number): string => `${(100 * share).toPrecision(2)} %`;

/** Area of isobands, m². */
function bandArea(polygons: readonly (readonly (readonly (readonly number[])[])[])[]): number {
  const ringArea = (ring: readonly (readonly number[])[]): number =>
    ring.reduce((sum, [x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? [];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
  return Math.abs(polygons.flat().reduce((sum, ring) => sum + ringArea(ring), 0)) * CELL ** 2;
}

test("six outlines are at least 50 times faster than isobands on a 5 m grid", async ({ bench }) => {
  const results = await bench.compare(bench("65 stations", outlines), bench("5 m grid and d3-contour", grid));
  const ratio = results.get("5 m grid and d3-contour").latency.p50 / results.get("65 stations").latency.p50;
  process.stdout.write(`six outlines: ${ratio.toFixed(0)} times faster than a 5 m grid, at least ${MIN_RATIO}\n`);
  expect(ratio).toBeGreaterThanOrEqual(MIN_RATIO);
});

test("every area is within 0.1% of the analytical one and closer to it than that of the grid", () => {
  const bands = grid();
  const sums = { drawn: 0, banded: 0 };
  outlines().forEach((contour, i) => {
    const exact = exactArea(LIMITS[i] ?? Number.NaN);
    const drawn = Math.abs(outlineArea(contour?.stations ?? []) / exact - 1);
    const stated = Math.abs((contour?.areaM2 ?? 0) / exact - 1);
    const banded = Math.abs(bandArea(bands[i]?.coordinates ?? []) / exact - 1);
    process.stdout.write(
      `area at ${LIMITS[i]} ppm: outline off by ${percent(drawn)}, stated figure by ${percent(stated)}, grid by ${percent(banded)}\n`,
    );
    expect(drawn).toBeLessThanOrEqual(MAX_AREA_ERROR);
    expect(stated).toBeLessThanOrEqual(MAX_AREA_ERROR);
    expect(stated).toBeLessThanOrEqual(banded);
    sums.drawn += drawn;
    sums.banded += banded;
  });
  expect(sums.drawn).toBeLessThanOrEqual(sums.banded); // the outlines only, all six together
});
