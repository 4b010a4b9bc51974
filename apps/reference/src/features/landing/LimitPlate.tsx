import type { ExposureLimit } from "@placard/hazmat-core";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface LimitPlateProps {
  /** Nothing is drawn without a limit on file. */
  readonly limit: ExposureLimit | undefined;
  /** Position of the downwind tip of the zone. */
  readonly tip: readonly [x: number, y: number];
  /** Position of the upper corner of the plate. */
  readonly at: readonly [x: number, y: number];
}

/** Name, value and averaging time of a limit, connected to the tip of its zone by a line. */
export function LimitPlate({ limit, tip: [tipX, tipY], at: [x, y] }: LimitPlateProps) {
  const { landing } = useMessages();
  if (limit === undefined) return null;
  const nearX = tipX < x ? x : x + 132;
  return (
    <g className="placard__plate">
      <path className="placard__halo" d={`M${tipX} ${tipY} ${nearX} ${y + 20}`} />
      <path className="placard__leader" d={`M${tipX} ${tipY} ${nearX} ${y + 20}`} />
      <circle cx={tipX} cy={tipY} r="4" />
      <g transform={`translate(${x} ${y})`}>
        <rect className="placard__paper" width="132" height="40" rx="5" />
        <rect className="placard__bar" data-zone={limit.id} x="1" y="1" width="7" height="38" rx="3.500" />
        <text className="placard__name" x="15" y="17">
          {limit.label}
        </text>
        <text className="placard__value" x="15" y="33">
          {limit.value} {limit.unit}
          {limit.durationMin !== null && ` · ${landing.limitMinutes(limit.durationMin)}`}
        </text>
      </g>
    </g>
  );
}
