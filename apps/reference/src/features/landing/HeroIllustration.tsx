import { chlorineRecord } from "@placard/hazmat-core/examples";
import type { ZoneId } from "@placard/hazmat-core/scene";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { HarbourMap } from "./harbour-map.tsx";
import { HeroCard } from "./HeroCard.tsx";
import "./HeroIllustration.css";
import { LimitPlate } from "./LimitPlate.tsx";
import { teardrop } from "./teardrop.ts";

/** Extent of each drawn zone, in px. The shapes are drawn by hand; the limits on the plates are on file. */
const ZONES = [
  { id: "aegl-1", length: 372, halfWidth: 34 },
  { id: "aegl-2", length: 158, halfWidth: 19 },
  { id: "idlh", length: 64, halfWidth: 10 },
  { id: "aegl-3", length: 44, halfWidth: 7 },
] as const satisfies readonly { readonly id: ZoneId; readonly length: number; readonly halfWidth: number }[];

const SOURCE = { x: 118, y: 298 };

const limitOf = (id: ZoneId) => chlorineRecord.exposure.find((limit) => limit.id === id);

/** A plume over a town, and the ten-second card of chlorine with the figures of the dataset. */
export function HeroIllustration() {
  const { landing } = useMessages();
  return (
    <div className="app-hero-art">
      <div className="placard__map">
        <svg
          viewBox="0 0 776 600"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={landing.illustrationLabel}
        >
          <HarbourMap />
          <g transform={`translate(${SOURCE.x} ${SOURCE.y}) rotate(-45)`}>
            <path className="placard__swing" d="M0 0 372-135M0 0 372 135" />
            {ZONES.map(({ id, length, halfWidth }) => (
              <path key={id} className="placard__zone" data-zone={id} d={teardrop(length, halfWidth)} />
            ))}
          </g>
          <circle className="placard__zone placard__evacuation" data-zone="evac" cx={SOURCE.x} cy={SOURCE.y} r="30" />
          <LimitPlate limit={limitOf("aegl-1")} tip={[381, 35]} at={[415, 25]} />
          <LimitPlate limit={limitOf("aegl-2")} tip={[230, 186]} at={[78, 144]} />
          <g className="placard__source" transform={`translate(${SOURCE.x} ${SOURCE.y})`}>
            <circle r="10" />
            <circle r="7.500" />
            <circle r="2.600" />
          </g>
        </svg>
        <span className="placard__note">{landing.illustrationNote}</span>
      </div>
      <HeroCard />
    </div>
  );
}
