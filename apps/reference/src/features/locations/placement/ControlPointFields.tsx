import { SegmentedControl } from "@placard/ui";
import { NumberField } from "@placard/ui/internal";
import { CoordinatesField } from "../../../lib/map/CoordinatesField.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PlacementDraft } from "./use-placement-draft.ts";

/** Fields for the position of a point on the page and on the ground. They allow everything that clicks do. */
export function ControlPointFields({ draft }: { readonly draft: PlacementDraft }) {
  const { planPlacement: texts } = useMessages();
  const { active, setActive, points, coordinates, change } = draft;
  const point = points[active];
  const { x = null, y = null } = point.at ?? {};
  return (
    <div className="placard__fields">
      <SegmentedControl
        label={texts.steps}
        hasVisibleLabel
        options={[
          { id: "0", label: texts.point(1) },
          { id: "1", label: texts.point(2) },
        ]}
        value={active === 0 ? "0" : "1"}
        onChange={(id) => setActive(id === "0" ? 0 : 1)}
      />
      <NumberField
        {...SHARE}
        label={texts.across}
        value={percentOf(x)}
        onChange={(percent) => change(active, { at: shareOf(percent, percentOf(y)) })}
      />
      <NumberField
        {...SHARE}
        label={texts.down}
        value={percentOf(y)}
        onChange={(percent) => change(active, { at: shareOf(percentOf(x), percent) })}
      />
      <CoordinatesField
        label={texts.where}
        description={texts.whereHint}
        wrong={texts.whereWrong}
        coordinates={coordinates}
        value={point.where}
        onChange={(where) => change(active, { where })}
      />
    </div>
  );
}

const SHARE = { minValue: 0, maxValue: 100, step: 0.1, formatOptions: { maximumFractionDigits: 1 } };

const percentOf = (share: number | null): number => (share === null ? Number.NaN : Math.round(share * 1000) / 10);

/** A missing coordinate of a new point defaults to the centre. */
function shareOf(across: number, down: number): { x: number; y: number } | null {
  if (Number.isNaN(across) && Number.isNaN(down)) return null;
  const share = (percent: number): number => (Number.isNaN(percent) ? 0.5 : percent / 100);
  return { x: share(across), y: share(down) };
}
