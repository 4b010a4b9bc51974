import { PLAN_LIMITS, type ActionPlan, type PlanBoxId } from "@placard/hazmat-core";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
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
  const { incidentPlan } = useTexts(incidentPlanTexts);
  const isFilled = (id: PlanBoxId): boolean => boxText(plan, id).trim() !== "";

  function differing(id: PlanBoxId): { readonly description?: string } {
    if (theirs === null || boxText(theirs, id) === boxText(plan, id)) return {};
    return { description: incidentPlan.theirs(boxText(theirs, id) || incidentPlan.none) };
  }

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
                <TextField
                  key={id}
                  className={LONG_BOXES.has(id) ? "placard__wide" : ""}
                  label={texts.boxes[id]}
                  value={boxText(plan, id)}
                  maxLength={PLAN_LIMITS.boxText}
                  isMultiline={LONG_BOXES.has(id)}
                  onChange={(text) => onChange({ boxes: withBox(plan.boxes, id, text) })}
                  {...differing(id)}
                />
              ))}
            </div>
          </Disclosure>
        );
      })}
      <PlanResources
        resources={plan.resourceList}
        theirs={theirs?.resourceList ?? null}
        onChange={(resourceList) => onChange({ resourceList })}
      />
    </div>
  );
}
