import { formatNumber } from "@placard/hazmat-core";
import { PLOT, type ProfilePlot } from "./profile-plot.ts";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";

interface CrosswindPlotProps {
  readonly plot: ProfilePlot;
  readonly label: string;
  readonly axisLabel: string;
  /** The concentration on the centre line, in words. */
  readonly peakText: string;
}

/** The profile as a drawing: limits with the dashes of the map, the curve over them. */
export function CrosswindPlot({ plot, label, axisLabel, peakText }: CrosswindPlotProps) {
  const speech = useSpeech();
  const right = PLOT.width - PLOT.right;
  const floor = PLOT.height - PLOT.bottom;
  return (
    <svg className="placard-crosswind-plot" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} role="img" aria-label={label}>
      <path className="placard__axis" d={`M${PLOT.left} ${PLOT.top}V${floor}H${right}`} />
      {plot.ticksY.map(({ ppm, y }) => (
        <text key={ppm} className="placard__tick" x={PLOT.left - 6} y={y + 4} textAnchor="end">
          {speech.figure(formatNumber(ppm))}
        </text>
      ))}
      {plot.ticksX.map(({ metres, x }) => (
        <text key={x} className="placard__tick" x={x} y={floor + 15} textAnchor="middle">
          {formatNumber(metres)}
        </text>
      ))}
      <text className="placard__tick" x={(PLOT.left + right) / 2} y={PLOT.height - 3} textAnchor="middle">
        {axisLabel}
      </text>
      <text
        className="placard__tick"
        textAnchor="middle"
        transform={`translate(10 ${(PLOT.top + floor) / 2}) rotate(-90)`}
      >
        ppm
      </text>
      {plot.limits.map(({ id, y }) => (
        <g key={id} className="placard__limit" data-zone={id}>
          <path className="placard__casing" d={`M${PLOT.left} ${y}H${right}`} />
          <path className="placard__line" d={`M${PLOT.left} ${y}H${right}`} />
        </g>
      ))}
      <path className="placard__area" d={plot.area} />
      <path className="placard__curve" d={plot.curve} />
      {apart(plot.limits).map(({ id, label: name, textY }) => (
        <text key={id} className="placard__name" x={right - 2} y={textY} textAnchor="end">
          {saidOr(speech, name)}
        </text>
      ))}
      <circle className="placard__peak" cx={plot.peak.x} cy={plot.peak.y} r="3.5" />
      <text className="placard__name" x={plot.peak.x} y={plot.peak.y + 17} textAnchor="middle">
        {peakText}
      </text>
    </svg>
  );
}

const LINE = 13;

/** Names above their lines, pushed down where two would overlap. */
function apart(limits: ProfilePlot["limits"]): readonly (ProfilePlot["limits"][number] & { readonly textY: number })[] {
  let lowest = 0;
  return limits
    .toSorted((one, other) => one.y - other.y)
    .map((limit) => {
      lowest = Math.max(limit.y - 4, lowest + LINE);
      return { ...limit, textY: lowest };
    });
}
