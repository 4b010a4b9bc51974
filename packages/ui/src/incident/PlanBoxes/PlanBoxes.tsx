import { PLAN_LIMITS, type ActionPlan, type PlanBoxId } from "@placard/hazmat-core";
import { memo } from "react";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { joinClasses } from "../../internal/class-name.ts";
import { incidentPlanTexts } from "../../messages/en/incident/incident-plan.ts";
import { planDocumentTexts } from "../../messages/en/incident/plan-document.ts";
import { useTexts } from "../../messages/use-texts.ts";
import {
  boxText,
  COMMAND_POSTS,
  HAZMAT_POSTS,
  PAPER_BOXES,
  SITE_SAFETY_BOXES,
  withBox,
} from "../document/plan-boxes.ts";
import "./PlanBoxes.css";
import { PlanResources } from "./PlanResources.tsx";

type Boxes = Pick<ActionPlan, "boxes" | "resourceList">;

export interface PlanBoxesProps {
  /** Plan whose boxes to edit. */
  plan: Boxes;
  /** Called with each typed part. Save it immediately. */
  onChange: (part: Partial<Boxes>) => void;
  /** Changes saved by another user since: shown next to the user's own. */
  theirs?: Boxes | null;
  /** Class names to add to the outermost element. */
  className?: string;
}

const GROUPS = { paper: PAPER_BOXES, command: COMMAND_POSTS, hazmat: HAZMAT_POSTS, safety: SITE_SAFETY_BOXES } as const;

/** Multi-line boxes. */
const LONG_BOXES: ReadonlySet<PlanBoxId> = new Set([
  "otherPositions",
  "deconTeam",
  "escapeRoutes",
  "procedureChanges",
  "emergencySignals",
]);

/**
 * Form boxes of a plan that only people can fill in: positions, channels, instruments, resources on scene and en route.
 * Empty boxes are blank on paper.
 *
 * @example
 * <PlanBoxes plan={plan} onChange={(part) => setPlan({ ...plan, ...part })} />
 */
export function PlanBoxes({ plan, onChange, theirs = null, className }: PlanBoxesProps) {
  const { planDocument: texts } = useTexts(planDocumentTexts);
  const isFilled = (id: PlanBoxId): boolean => boxText(plan, id).trim() !== "";

  const change = useStableCallback((id: PlanBoxId, text: string) => onChange({ boxes: withBox(plan.boxes, id, text) }));
  const changeResources = useStableCallback((resourceList: Boxes["resourceList"]) => onChange({ resourceList }));

  return (
    <div className={joinClasses("placard-plan-boxes", className)}>
      <h2>{texts.formsTitle}</h2>
      <p>{texts.formsHint}</p>
      {(["paper", "command", "hazmat", "safety"] as const).map((group) => {
        const ids = GROUPS[group];
        return (
          <Disclosure
            key={group}
            level={3}
            title={texts.groups[group]}
            aside={texts.filledOf(ids.filter(isFilled).length, ids.length)}
            {...(theirs !== null && { defaultExpanded: ids.some((id) => boxText(theirs, id) !== boxText(plan, id)) })}
          >
            <div className="placard__boxes">
              {ids.map((id) => (
                <PlanBox
                  key={id}
                  id={id}
                  value={boxText(plan, id)}
                  theirs={theirs === null ? undefined : boxText(theirs, id)}
                  onChange={change}
                />
              ))}
            </div>
          </Disclosure>
        );
      })}
      <PlanResources resources={plan.resourceList} theirs={theirs?.resourceList ?? null} onChange={changeResources} />
    </div>
  );
}

interface PlanBoxProps {
  readonly id: PlanBoxId;
  readonly value: string;
  /** Text that another user saved since. */
  readonly theirs: string | undefined;
  readonly onChange: (id: PlanBoxId, text: string) => void;
}

/** One box. Renders only when its own text changes. */
const PlanBox = memo(function PlanBox({ id, value, theirs, onChange }: PlanBoxProps) {
  const { planDocument: texts } = useTexts(planDocumentTexts);
  const { incidentPlan } = useTexts(incidentPlanTexts);
  const isLong = LONG_BOXES.has(id);
  return (
    <TextField
      className={isLong ? "placard__wide" : ""}
      label={texts.boxes[id]}
      value={value}
      maxLength={PLAN_LIMITS.boxText}
      isMultiline={isLong}
      onChange={(text) => onChange(id, text)}
      {...(theirs !== undefined &&
        theirs !== value && { description: incidentPlan.theirs(theirs || incidentPlan.none) })}
    />
  );
});
