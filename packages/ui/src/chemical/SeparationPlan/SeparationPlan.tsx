import { CircleHelp } from "lucide";
import { useId } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { separationTexts } from "../../messages/en/chemical/separation.ts";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import { PlanAreas } from "./PlanAreas.tsx";
import { PlanConflicts } from "./PlanConflicts.tsx";
import { PlanOnPaper } from "./PlanOnPaper.tsx";
import type { PlannedRoom } from "./planned-room.ts";
import "./SeparationPlan.css";

export interface SeparationPlanProps {
  /** Rooms of the site with their chemicals, in the order of the plan. */
  rooms: readonly PlannedRoom[];
  /** Compact form for print: each pair of groups once for the whole site, in small print and two columns. */
  isBrief?: boolean;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows the separation plan of a site by storage group and room: which groups must not be stored together and why, by
 * both sources, the area for each row, and chemicals that cannot be placed. It is marked as derived.
 *
 * @example
 * <SeparationPlan rooms={rooms} />
 */
export function SeparationPlan({ rooms, isBrief = false, className }: SeparationPlanProps) {
  const { separation: texts } = useTexts(separationTexts);
  return (
    <SubstanceTexts>
      <section
        className={joinClasses("placard-separation", className)}
        aria-label={texts.title}
        data-brief={isBrief || undefined}
      >
        <p className="placard__derived">
          <Icon of={CircleHelp} aria-hidden="true" />
          <span>{texts.derived}</span>
        </p>
        {rooms.length === 0 ? <p>{texts.empty}</p> : undefined}
        {isBrief && rooms.length > 0 ? (
          <PlanOnPaper rooms={rooms} />
        ) : (
          rooms.map((room) => <RoomOfPlan key={room.room ?? ""} room={room} />)
        )}
      </section>
    </SubstanceTexts>
  );
}

function RoomOfPlan({ room }: { readonly room: PlannedRoom }) {
  const { separation: texts } = useTexts(separationTexts);
  const headingId = useId();
  return (
    <section className="placard__room" aria-labelledby={headingId}>
      <h2 id={headingId}>{room.room === null ? texts.noRoom : <bdi>{room.room}</bdi>}</h2>
      {room.room === null ? <p>{texts.noRoomText}</p> : undefined}
      <h3>{texts.conflicts}</h3>
      {room.conflicts.length === 0 ? <p>{texts.noConflicts}</p> : <PlanConflicts conflicts={room.conflicts} />}
      {room.areas.length === 0 ? undefined : (
        <>
          <h3>{texts.areas}</h3>
          <PlanAreas areas={room.areas} />
        </>
      )}
      {room.notPlaced.length === 0 ? undefined : <NotPlaced rows={room.notPlaced} />}
    </section>
  );
}

function NotPlaced({ rows }: { readonly rows: PlannedRoom["notPlaced"] }) {
  const { separation: texts } = useTexts(separationTexts);
  return (
    <>
      <h3>{texts.notPlaced}</h3>
      <p>{texts.notPlacedText}</p>
      <ul className="placard__not-placed">
        {rows.map(({ name, byClass }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            {byClass === null ? undefined : <span> ({texts.byClass(texts.groups[byClass])})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
