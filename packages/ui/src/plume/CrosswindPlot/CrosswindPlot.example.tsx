import { CrosswindPlot } from "@placard/ui/internal";
import "@placard/ui/styles.css";

const limits = [
  { id: "aegl-3", label: "AEGL-3", ppm: 20 },
  { id: "aegl-2", label: "AEGL-2", ppm: 2 },
];

/** Metres from the centreline, ppm: from the core's `crosswindProfile`, or measured. */
const points = [
  [-60, 0.5],
  [-30, 4],
  [0, 9],
  [30, 4],
  [60, 0.5],
] as const;

export function AcrossTheWind() {
  return <CrosswindPlot points={points} limits={limits} distanceM={400} />;
}
