import type { SourceRef } from "@placard/hazmat-core";
import type { StorageGroup, TransportVerdict } from "@placard/hazmat-core/reactivity";
import { CircleHelp } from "lucide-react";
import { useId } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { separationWords } from "../../messages/en/chemical/separation.ts";
import { SubstanceWords } from "../../messages/language/SubstanceWords.tsx";
import { useWords } from "../../messages/use-words.ts";
import { PlanAreas } from "./PlanAreas.tsx";
import { PlanConflicts } from "./PlanConflicts.tsx";
import "./SeparationPlan.css";

/** Two substances that must not stand together, with what each source says of them. Sentences are the core's, in English. */
export interface PlannedSeparation {
  readonly one: string;
  readonly other: string;
  /** They stand in one cabinet now. */
  readonly isTogether: boolean;
  readonly reactive: {
    readonly verdict: "incompatible" | "caution" | "no-known-reaction";
    /** The worst first. */
    readonly hazards: readonly string[];
    readonly gases: readonly string[];
    /** Which reactive group each is in, and what put it there. */
    readonly reasons: readonly { readonly name: string; readonly group: string; readonly rule: string }[];
    readonly sources: readonly SourceRef[];
  };
  readonly transport: {
    readonly verdict: TransportVerdict;
    readonly isAssumed: boolean;
    readonly source: SourceRef;
  };
  readonly isDisputed: boolean;
}

/** One room of a plan. */
export interface PlannedRoom {
  /** `null`: not on file. */
  readonly room: string | null;
  readonly areas: readonly {
    readonly number: number;
    readonly group: StorageGroup;
    /** Cabinets by their names; empty: a further one is needed. */
    readonly cabinets: readonly string[];
    readonly substances: readonly {
      readonly name: string;
      readonly rule: string;
      readonly rows: readonly { readonly id: number; readonly cabinet: string | null; readonly stays: boolean }[];
    }[];
  }[];
  readonly conflicts: readonly {
    readonly one: StorageGroup;
    readonly other: StorageGroup;
    readonly count: number;
    readonly isTogether: boolean;
    readonly pairs: readonly PlannedSeparation[];
  }[];
  readonly notPlaced: readonly { readonly name: string; readonly byClass: StorageGroup | null }[];
}

export interface SeparationPlanProps {
  rooms: readonly PlannedRoom[];
  className?: string;
}

/**
 * How what stands at a site could be separated by storage group, room by room: which groups must not stand together and
 * why, by both sources, which area each row would go to, and what nobody can place. It says that it is derived.
 *
 * @example
 * <SeparationPlan rooms={rooms} />
 */
export function SeparationPlan({ rooms, className }: SeparationPlanProps) {
  const { separation: words } = useWords(separationWords);
  return (
    <SubstanceWords>
      <section className={joinClasses("placard-separation", className)} aria-label={words.title}>
        <p className="placard__derived">
          <CircleHelp aria-hidden="true" />
          <span>{words.derived}</span>
        </p>
        {rooms.length === 0 ? <p>{words.empty}</p> : undefined}
        {rooms.map((room) => (
          <RoomOfPlan key={room.room ?? ""} room={room} />
        ))}
      </section>
    </SubstanceWords>
  );
}

function RoomOfPlan({ room }: { readonly room: PlannedRoom }) {
  const { separation: words } = useWords(separationWords);
  const headingId = useId();
  return (
    <section className="placard__room" aria-labelledby={headingId}>
      <h2 id={headingId}>{room.room === null ? words.noRoom : <bdi>{room.room}</bdi>}</h2>
      {room.room === null ? <p>{words.noRoomText}</p> : undefined}
      <h3>{words.conflicts}</h3>
      {room.conflicts.length === 0 ? <p>{words.noConflicts}</p> : <PlanConflicts conflicts={room.conflicts} />}
      {room.areas.length === 0 ? undefined : (
        <>
          <h3>{words.areas}</h3>
          <PlanAreas areas={room.areas} />
        </>
      )}
      {room.notPlaced.length === 0 ? undefined : <NotPlaced rows={room.notPlaced} />}
    </section>
  );
}

function NotPlaced({ rows }: { readonly rows: PlannedRoom["notPlaced"] }) {
  const { separation: words } = useWords(separationWords);
  return (
    <>
      <h3>{words.notPlaced}</h3>
      <p>{words.notPlacedText}</p>
      <ul className="placard__not-placed">
        {rows.map(({ name, byClass }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            {byClass === null ? undefined : <span> ({words.byClass(words.groups[byClass])})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
