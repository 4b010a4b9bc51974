import type { CrosswindPoints } from "@placard/hazmat-core/dispersion";

/** Size and margins of the plot, in its own coordinates. */
export const PLOT = { width: 360, height: 210, left: 72, right: 10, top: 14, bottom: 34 } as const;

/** A limit drawn as a line. */
export interface PlotLimit {
  /** `aegl-2`: determines colour and dash. */
  readonly id: string;
  /** Label beside the line. */
  readonly label: string;
  readonly ppm: number;
}

export interface ProfilePlot {
  /** SVG path of the curve. */
  readonly curve: string;
  /** The curve, closed at the bottom of the plot. */
  readonly area: string;
  readonly peak: { readonly x: number; readonly y: number; readonly ppm: number };
  readonly limits: readonly (PlotLimit & { readonly y: number })[];
  /** Powers of ten on the concentration axis. */
  readonly ticksY: readonly { readonly ppm: number; readonly y: number }[];
  /** Distances from the centreline, m, positive on both sides. */
  readonly ticksX: readonly { readonly metres: number; readonly x: number }[];
}

/**
 * Scales a crosswind profile logarithmically. The scale contains the peak and every limit down to a thousandth of it,
 * at most five decades.
 *
 * @param points - [m from the centreline, ppm]
 * @returns `null` if nothing is above 0
 */
export function profilePlot(points: CrosswindPoints, limits: readonly PlotLimit[]): ProfilePlot | null {
  const peakPpm = Math.max(0, ...points.map(([, ppm]) => ppm));
  if (!(peakPpm > 0)) return null;
  const shown = limits.filter(({ ppm }) => ppm > 0 && ppm <= peakPpm * 100 && ppm >= peakPpm / 1000);
  const all = [peakPpm, ...shown.map(({ ppm }) => ppm)];
  const top = Math.ceil(Math.log10(Math.max(...all) * 1.05));
  const bottom = Math.max(Math.floor(Math.log10(Math.min(...all) / 2)), top - 5);
  const halfWidth = halfWidthOf(points, 10 ** bottom);

  const x = (metres: number): number =>
    PLOT.left + ((metres + halfWidth) / (2 * halfWidth)) * (PLOT.width - PLOT.left - PLOT.right);
  const y = (ppm: number): number => {
    const share = (Math.log10(Math.max(ppm, 10 ** bottom)) - bottom) / (top - bottom);
    return PLOT.height - PLOT.bottom - share * (PLOT.height - PLOT.top - PLOT.bottom);
  };
  const inView = points.filter(([metres]) => Math.abs(metres) <= halfWidth);
  const curve = inView.map(([metres, ppm], i) => `${i === 0 ? "M" : "L"}${x(metres).toFixed(1)} ${y(ppm).toFixed(1)}`);
  const floor = y(10 ** bottom).toFixed(1);
  const [first] = inView;
  const last = inView.at(-1);
  const close = first && last ? `L${x(last[0]).toFixed(1)} ${floor}L${x(first[0]).toFixed(1)} ${floor}Z` : "";
  return {
    curve: curve.join(""),
    area: curve.join("") + close,
    peak: { x: x(0), y: y(peakPpm), ppm: peakPpm },
    limits: shown.map((limit) => ({ ...limit, y: y(limit.ppm) })),
    ticksY: Array.from({ length: top - bottom + 1 }, (_, i) => 10 ** (bottom + i)).map((ppm) => ({ ppm, y: y(ppm) })),
    ticksX: [-1, -0.5, 0, 0.5, 1].map((share) => ({ metres: Math.abs(share * halfWidth), x: x(share * halfWidth) })),
  };
}

/** Half the width of the view, m: where the curve meets the bottom, plus a margin, rounded to a readable figure. */
function halfWidthOf(points: CrosswindPoints, floorPpm: number): number {
  const widest = Math.max(1, ...points.filter(([, ppm]) => ppm > floorPpm).map(([metres]) => Math.abs(metres)));
  return niceAbove(widest * 1.1);
}

/** Rounds a value up to 1, 2, 4, 5, 10, 20, 40, 50 …, half of which is still readable. */
export function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 4, 5, 10].find((one) => one * power >= value) ?? 10;
  return factor * power;
}

/** Selects rows for the table beside the plot: the centre and steps to one side, because both sides are equal. */
export function profileRows(points: CrosswindPoints, count = 9): CrosswindPoints {
  const side = points.filter(([metres]) => metres >= 0);
  if (side.length <= count) return side;
  const step = (side.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => side[Math.round(i * step)]).filter((point) => point !== undefined);
}
