import { formatDistance } from "@placard/hazmat-core";
import { planDocumentTexts } from "../../messages/en/incident/plan-document.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { GROUND_COLORS, SKETCH_STYLES } from "../document/sketch/sketch-styles.ts";
import type { ZoneSketch } from "../document/sketch/zone-sketch.ts";

interface ZoneSketchViewProps {
  readonly sketch: ZoneSketch;
  readonly caption: string;
  /** Alternative text of the drawing. */
  readonly words: string;
}

/** Side of the drawing in its own units. */
const SIDE = 400;

/** Background of the zones: coast and streets of the region, else circles at round distances from the source. */
function GroundView({ sketch, at }: { readonly sketch: ZoneSketch; readonly at: (metres: number) => number }) {
  const lineOf = (line: readonly (readonly [number, number])[]): string =>
    `M${line.map(([x, y]) => `${at(x)} ${at(-y)}`).join("L")}`;
  const { ground } = sketch;
  if (ground === null) {
    return sketch.ringsM.map((radiusM) => (
      <g key={radiusM}>
        <circle
          cx={SIDE / 2}
          cy={SIDE / 2}
          r={at(radiusM) - SIDE / 2}
          fill="none"
          stroke={GROUND_COLORS.ring}
          strokeWidth={0.8}
        />
        <text fill="currentColor" x={SIDE / 2 + 3} y={at(-radiusM) + 10} fontSize={10}>
          {formatDistance(radiusM)}
        </text>
      </g>
    ));
  }
  return (
    <g className="placard__ground">
      <path d={ground.water.map((ring) => `${lineOf(ring)}Z`).join("")} fill={GROUND_COLORS.water} fillRule="evenodd" />
      <path d={ground.roads.map(lineOf).join("")} fill="none" stroke={GROUND_COLORS.road} strokeWidth={0.8} />
      <path
        d={ground.edges.map(lineOf).join("")}
        fill="none"
        stroke={GROUND_COLORS.ring}
        strokeWidth={1}
        strokeDasharray="2 5"
      />
    </g>
  );
}

/** Outlines of the zones around the source. Each has its own dash pattern, so that they differ in a photocopy. */
export function ZoneSketchView({ sketch, caption, words }: ZoneSketchViewProps) {
  const { planDocument: own } = useTexts(planDocumentTexts);
  const scale = SIDE / (2 * sketch.halfM);
  const at = (metres: number): number => Math.round((SIDE / 2 + metres * scale) * 10) / 10;
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={words}>
        <ScriptStyledSvg>
          <GroundView sketch={sketch} at={at} />
          {sketch.zones.map(({ id, rings }) => (
            <path
              key={id}
              d={rings.map((ring) => `M${ring.map(([x, y]) => `${at(x)} ${at(-y)}`).join("L")}Z`).join("")}
              fill="none"
              stroke={SKETCH_STYLES[id]?.color ?? "currentColor"}
              strokeWidth={2}
              strokeDasharray={SKETCH_STYLES[id]?.dash.join(" ")}
            />
          ))}
          <circle cx={SIDE / 2} cy={SIDE / 2} r={4} fill="currentColor" />
          {sketch.marks.map(({ signs, eastM, northM }) => (
            <g key={signs.join(" ")} transform={`translate(${at(eastM)} ${at(-northM)})`}>
              <path d="M-4-4 4 4M4-4-4 4" stroke="currentColor" strokeWidth={2} />
              <text fill="currentColor" x={8} y={-5} fontSize={14} fontWeight={700}>
                {signs.join(" ")}
              </text>
            </g>
          ))}
          <path d="M380 40V12l-6 10m6-10 6 10" fill="none" stroke="currentColor" strokeWidth={2} />
          <text fill="currentColor" x={380} y={56} textAnchor="middle" fontSize={14}>
            {own.north}
          </text>
          <path
            d={`M12 ${SIDE - 12}h${Math.round(sketch.scaleM * scale)}m0-5v10M12 ${SIDE - 17}v10`}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
          />
          <text fill="currentColor" x={12} y={SIDE - 24} fontSize={14}>
            {formatDistance(sketch.scaleM)}
          </text>
          {sketch.windFromDeg === null ? undefined : (
            <g transform={`translate(36 36) rotate(${sketch.windFromDeg})`}>
              <path d="M0-22V22m-6-10 6 10 6-10" fill="none" stroke="currentColor" strokeWidth={2} />
            </g>
          )}
          {sketch.windFromDeg === null ? undefined : (
            <text fill="currentColor" x={36} y={76} textAnchor="middle" fontSize={14}>
              {own.windLabel}
            </text>
          )}
        </ScriptStyledSvg>
      </svg>
      <ul>
        {sketch.zones.map(({ id, label }) => (
          <li key={id}>
            <svg viewBox="0 0 40 8" width={40} height={8} aria-hidden="true">
              <ScriptStyledSvg>
                <path
                  d="M0 4h40"
                  stroke={SKETCH_STYLES[id]?.color ?? "currentColor"}
                  strokeWidth={2}
                  strokeDasharray={SKETCH_STYLES[id]?.dash.join(" ")}
                />
              </ScriptStyledSvg>
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </figure>
  );
}
