import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { separationTexts } from "../../messages/en/chemical/separation.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { PlannedRoom } from "./planned-room.ts";

type Area = PlannedRoom["areas"][number];
type Texts = (typeof separationTexts)["separation"];

/** Shows the substances for each area, one line per storage location they come from. Substances to move come first. */
export function PlanAreas({ areas }: { readonly areas: readonly Area[] }) {
  const { separation: texts, colon } = useTexts({ ...separationTexts, ...figureTexts });
  return (
    <ol className="placard__areas">
      {areas.map((area) => (
        <li key={area.number}>
          <p className="placard__area">
            <b>
              {texts.area(area.number)}
              {colon} {texts.groups[area.group]}
            </b>
            <span>{area.cabinets.length === 0 ? texts.further : <bdi>{area.cabinets.join(", ")}</bdi>}</span>
          </p>
          <ul>
            {linesOf(area, texts).map(({ move, stays, names }) => (
              <li key={move} data-stays={stays || undefined}>
                <span className="placard__move">{move}</span>
                <span>
                  <bdi>{names}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface Line {
  readonly move: string;
  readonly stays: boolean;
  /** Storage location to move them from; `null`: they stay, or it is not on file. */
  readonly from: string | null;
  /** Names of all substances with this move, each with its number of rows. */
  readonly names: string;
}

/** Returns the lines of an area, grouped by move. */
export function linesOf({ substances }: Area, texts: Texts): readonly Line[] {
  const rows = substances.flatMap(({ name, rows: own }) => own.map((row) => ({ name, row, move: moveOf(row, texts) })));
  return [...Map.groupBy(rows, ({ move }) => move)]
    .map(([move, alike]) => ({
      move,
      stays: alike.every(({ row }) => row.stays),
      from: alike[0]?.row.stays === true ? null : (alike[0]?.row.cabinet ?? null),
      names: [...Map.groupBy(alike, ({ name }) => name)]
        .map(([name, same]) => (same.length === 1 ? name : `${name} ×${same.length}`))
        .join(", "),
    }))
    .toSorted((a, b) => Number(a.stays) - Number(b.stays));
}

function moveOf({ cabinet, stays }: Area["substances"][number]["rows"][number], texts: Texts): string {
  if (stays) return texts.stays;
  return cabinet === null ? texts.unplaced : texts.moves(cabinet);
}
