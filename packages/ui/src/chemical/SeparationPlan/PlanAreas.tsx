import { separationWords } from "../../messages/en/chemical/separation.ts";
import { useWords } from "../../messages/use-words.ts";
import type { PlannedRoom } from "./planned-room.ts";

type Area = PlannedRoom["areas"][number];

/** Which rows go to which area, and where each stands now. */
export function PlanAreas({ areas }: { readonly areas: readonly Area[] }) {
  const { separation: words } = useWords(separationWords);
  return (
    <ol className="placard__areas">
      {areas.map((area) => (
        <li key={area.number}>
          <p className="placard__area">
            <b>
              {words.area(area.number)}: {words.groups[area.group]}
            </b>
            <span>{area.cabinets.length === 0 ? words.further : <bdi>{area.cabinets.join(", ")}</bdi>}</span>
          </p>
          <ul>
            {area.substances.flatMap(({ name, rule, rows }) =>
              rows.map((row) => (
                <li key={row.id} data-stays={row.stays || undefined}>
                  <span>
                    <bdi>{name}</bdi>
                  </span>
                  <span className="placard__move">{moveOf(row, words)}</span>
                  <span className="placard__rule">{rule}</span>
                </li>
              )),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function moveOf(
  { cabinet, stays }: Area["substances"][number]["rows"][number],
  words: (typeof separationWords)["separation"],
): string {
  if (stays) return words.stays;
  return cabinet === null ? words.unplaced : words.moves(cabinet);
}
