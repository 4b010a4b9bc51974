import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { separationTexts } from "../../messages/en/chemical/separation.ts";
import { standingTexts } from "../../messages/en/chemical/standing.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { linesOf } from "./PlanAreas.tsx";
import type { PlannedRoom } from "./planned-room.ts";

/** Number of gases of a pair that are named on paper. The screen names all. */
const MAX_GASES = 1;

/** A plan in small print: separations once for the whole site, then the moves of each room. */
export function PlanOnPaper({ rooms }: { readonly rooms: readonly PlannedRoom[] }) {
  const { separation: texts } = useTexts(separationTexts);
  const conflicts = conflictsOf(rooms);
  return (
    <>
      <p className="placard__rule">{texts.sources}</p>
      <h2>{texts.conflicts}</h2>
      {conflicts.length === 0 ? <p>{texts.noConflicts}</p> : <Conflicts conflicts={conflicts} rooms={rooms.length} />}
      <h2>{texts.areas}</h2>
      <p>{texts.unnamed}</p>
      <div className="placard__columns">
        {rooms.map((room) => (
          <Areas key={room.room ?? ""} room={room} />
        ))}
      </div>
    </>
  );
}

interface ConflictsProps {
  readonly conflicts: readonly SiteConflict[];
  /** Number of rooms of the site. */
  readonly rooms: number;
}

function Conflicts({ conflicts, rooms: count }: ConflictsProps) {
  const { separation: texts, standing, colon } = useTexts({ ...separationTexts, ...standingTexts, ...figureTexts });
  const speech = useSpeech();
  const namesOf = (rooms: SiteConflict["rooms"]): string => rooms.map(({ room }) => room ?? texts.noRoom).join(", ");
  return (
    <ul className="placard__columns">
      {conflicts.map(({ one, other, rooms, worst }) => {
        const now = rooms.filter(({ isTogether }) => isTogether);
        const others = rooms.filter(({ isTogether }) => !isTogether);
        const gases = worst.reactive.gases.slice(0, MAX_GASES).map((name) => translatedOrEnglish(speech, name));
        return (
          <li key={`${one} ${other}`}>
            <b>
              {one === other ? texts.within(texts.groups[one]) : texts.between(texts.groups[one], texts.groups[other])}
            </b>
            . {standing.pair(worst.one, worst.other)}
            {gases.length === 0 ? "" : ` (${gases.join(", ")})`}.{" "}
            {now.length === 0 ? undefined : (
              <b>
                {texts.now}
                {colon} {namesOf(now)}.{" "}
              </b>
            )}
            {rooms.length === count && count > 1 ? texts.everyRoom : others.length > 0 && `${namesOf(others)}.`}
          </li>
        );
      })}
    </ul>
  );
}

function Areas({ room: { room, areas, notPlaced } }: { readonly room: PlannedRoom }) {
  const { separation: texts, colon } = useTexts({ ...separationTexts, ...figureTexts });
  return (
    <>
      <h3>{room ?? texts.noRoom}</h3>
      {areas.map((area) => (
        <p key={area.number}>
          <b>{texts.groups[area.group]}</b>
          {area.cabinets.length === 0 ? "" : ` (${area.cabinets.join(", ")})`}
          {colon} {movesOf(linesOf(area, texts), texts, colon)}
        </p>
      ))}
      {notPlaced.length === 0 ? undefined : (
        <p>
          <b>{texts.notPlaced}</b>
          {colon} {notPlaced.map(({ name }) => name).join(", ")}. {texts.notPlacedText}
        </p>
      )}
    </>
  );
}

/** Formats all moves in one sentence: `move from Cabinet 1: Bleach; Cabinet 2: Javel; stays: Pool chlorine`. */
function movesOf(
  lines: ReturnType<typeof linesOf>,
  texts: (typeof separationTexts)["separation"],
  colon: string,
): string {
  const from = lines.flatMap(({ from: cabinet, names }) => (cabinet === null ? [] : [`${cabinet}${colon} ${names}`]));
  const others = lines.filter((line) => line.from === null).map(({ move, names }) => `${move}${colon} ${names}`);
  return [...(from.length === 0 ? [] : [texts.moves(from.join("; "))]), ...others].join("; ");
}

type Conflict = PlannedRoom["conflicts"][number];

/** Two storage groups of a site, with the rooms that contain both. */
interface SiteConflict extends Pick<Conflict, "one" | "other" | "count" | "isTogether"> {
  readonly rooms: readonly { readonly room: string | null; readonly isTogether: boolean }[];
  readonly worst: Conflict["pairs"][number];
}

/** Returns conflicts in one cabinet first, then those with most pairs. */
function conflictsOf(rooms: readonly PlannedRoom[]): readonly SiteConflict[] {
  const each = rooms.flatMap(({ room, conflicts }) => conflicts.map((conflict) => ({ room, ...conflict })));
  return [...Map.groupBy(each, ({ one, other }) => `${one} ${other}`).values()]
    .flatMap((same) => {
      const sorted = same.toSorted((a, b) => Number(b.isTogether) - Number(a.isTogether));
      const [first] = sorted;
      const [worst] = first?.pairs ?? [];
      if (first === undefined || worst === undefined) return [];
      const count = same.reduce((sum, conflict) => sum + conflict.count, 0);
      return [{ one: first.one, other: first.other, isTogether: first.isTogether, count, rooms: sorted, worst }];
    })
    .toSorted((a, b) => Number(b.isTogether) - Number(a.isTogether) || b.count - a.count);
}
