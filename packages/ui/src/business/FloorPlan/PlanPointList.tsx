import { floorPlanWords } from "../../messages/en/business/floor-plan.ts";
import { useWords } from "../../messages/use-words.ts";
import { PlanSymbol } from "../PlanSymbol/PlanSymbol.tsx";
import type { FloorPlanProps } from "./FloorPlan.tsx";

type PlanPointListProps = Pick<FloorPlanProps, "points" | "selected" | "rowActions">;

/** The points of a page as a table, by the numbers that stand on the plan. */
export function PlanPointList({ points, selected, rowActions }: PlanPointListProps) {
  const { floorPlan: words } = useWords(floorPlanWords);
  const hasSetBy = points.some(({ setBy }) => setBy !== undefined);
  return (
    <table className="placard-plan-points">
      <caption>{words.points}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.note}</th>
          {hasSetBy ? <th scope="col">{words.setBy}</th> : undefined}
          {rowActions === undefined ? undefined : <td />}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.id} data-selected={point.id === selected || undefined}>
            <td>{index + 1}</td>
            <th scope="row">
              <span className="placard-plan-kind">
                <PlanSymbol kind={point.kind} size={22} isDecorative />
                {words.kinds[point.kind]}
              </span>
            </th>
            <td>{point.note ?? "–"}</td>
            {hasSetBy ? <td>{point.setBy}</td> : undefined}
            {rowActions === undefined ? undefined : <td>{rowActions(point)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
