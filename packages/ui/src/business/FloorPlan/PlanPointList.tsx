import type { ReactNode } from "react";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { PlanSymbol } from "../PlanSymbol/PlanSymbol.tsx";
import type { MarkedPoint } from "./marked-point.ts";

interface PlanPointListProps {
  readonly points: readonly MarkedPoint[];
  readonly selected: number | null;
  readonly renderActions?: (point: MarkedPoint) => ReactNode;
}

/** Shows the points of a page as a table, with the numbers shown on the plan. */
export function PlanPointList({ points, selected, renderActions }: PlanPointListProps) {
  const { floorPlan: texts } = useTexts(floorPlanTexts);
  const hasSetBy = points.some(({ setBy }) => setBy !== undefined);
  return (
    <table className="placard-plan-points">
      <caption>{texts.points}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.note}</th>
          {hasSetBy ? <th scope="col">{texts.setBy}</th> : undefined}
          {renderActions === undefined ? undefined : <th scope="col">{texts.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.id} data-selected={point.id === selected || undefined}>
            <td>{index + 1}</td>
            <th scope="row">
              <span className="placard-plan-kind">
                <PlanSymbol kind={point.kind} size={22} isDecorative />
                {texts.kinds[point.kind]}
              </span>
            </th>
            <td>{point.note ?? "–"}</td>
            {hasSetBy ? <td>{point.setBy}</td> : undefined}
            {renderActions === undefined ? undefined : <td>{renderActions(point)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
