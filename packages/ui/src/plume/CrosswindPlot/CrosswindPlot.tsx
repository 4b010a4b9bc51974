import { formatDistance, formatNumber, roundModelledPpm } from "@placard/hazmat-core";
import type { CrosswindPoints } from "@placard/hazmat-core/dispersion";
import { ChartSpline } from "lucide";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import "./CrosswindPlot.css";
import { PLOT, profilePlot, type PlotLimit, type ProfilePlot } from "./profile-plot.ts";

export interface CrosswindPlotProps {
  /** Crosswind concentration: m from the centreline, ppm. */
  points: CrosswindPoints;
  /** Limits to draw, with the dashes of the map, ppm. A limit far from the curve is left out. */
  limits: readonly PlotLimit[];
  /** Downwind distance of the profile, m. */
  distanceM: number;
  /** Formats a concentration. Default: two digits, rounded up, in ppm. */
  told?: (ppm: number) => string;
  /** Class names to add to the outermost element. */
  className?: string;
}

const inPpm = (ppm: number): string => `${formatNumber(roundModelledPpm(ppm))} ppm`;

/**
 * Plots the crosswind concentration on a logarithmic scale, with the limits. Its accessible name states the peak; show
 * the same figures as a table beside it.
 *
 * @example
 * <CrosswindPlot points={[[-10, 2], [0, 8], [10, 2]]} limits={[]} distanceM={200} />
 */
export function CrosswindPlot({ points, limits, distanceM, told = inPpm, className }: CrosswindPlotProps) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeech();
  const plot = profilePlot(points, limits);
  if (plot === null) return <EmptyState icon={<Icon of={ChartSpline} aria-hidden="true" />} title={plume.noProfile} />;
  const axisLabel = plume.profileAxis;
  const peakText = speech.figure(told(plot.peak.ppm));
  const label = plume.profileLabel(speech.figure(formatDistance(distanceM)), peakText);
  const right = PLOT.width - PLOT.right;
  const floor = PLOT.height - PLOT.bottom;
  return (
    <svg
      className={joinClasses("placard-crosswind-plot", className)}
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      role="img"
      aria-label={label}
    >
      <ScriptStyledSvg>
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
            {translatedOrEnglish(speech, name)}
          </text>
        ))}
        <circle className="placard__peak" cx={plot.peak.x} cy={plot.peak.y} r="3.5" />
        <text className="placard__name" x={plot.peak.x} y={plot.peak.y + 17} textAnchor="middle">
          {peakText}
        </text>
      </ScriptStyledSvg>
    </svg>
  );
}

const LINE = 13;

/** Positions the names above their lines, and moves them down where they would overlap. */
function apart(limits: ProfilePlot["limits"]): readonly (ProfilePlot["limits"][number] & { readonly textY: number })[] {
  let lowest = 0;
  return limits
    .toSorted((one, other) => one.y - other.y)
    .map((limit) => {
      lowest = Math.max(limit.y - 4, lowest + LINE);
      return { ...limit, textY: lowest };
    });
}
