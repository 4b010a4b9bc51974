import type { IncidentPlan } from "@placard/api-client";
import { type PlanField } from "@placard/ui";
import { LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS } from "@placard/ui/internal";
import { isUntouched, planToDraft } from "../plan-draft.ts";
import type { SavedPlan } from "../saved/saved-plan.ts";
import type { TypedPlan } from "../typed-plan.ts";

/** Display names of the plan's parts. */
export interface PlanPartLabels {
  readonly fields: Readonly<Record<PlanField, string>>;
  readonly boxes: Readonly<Record<IncidentPlan["boxes"][number]["box"], string>>;
  readonly chemicals: string;
  readonly resources: string;
  /** Text for a part that the user cleared. */
  readonly emptied: string;
}

/**
 * The plan input that the server does not have, as readable text: one line per part, starting with the part's name.
 * Empty if the server has everything.
 *
 * @param saved - the plan on the server; `null` if unknown, in which case all input is listed
 */
export function unsentPlanText(
  { plan: typed, version }: Pick<TypedPlan, "plan" | "version">,
  saved: Pick<SavedPlan, "plan" | "version"> | null,
  labels: PlanPartLabels,
): string {
  const draft = planToDraft(typed);
  const before = saved?.plan ?? null;
  // Parts missing from the input were cleared by the user, unless someone else filled them in since.
  const tellsEmptied = saved?.version === version;
  const texts = [...SHORT_PLAN_FIELDS, ...LONG_PLAN_FIELDS]
    .filter((field) => !isUntouched(draft, field))
    .map((field) => [labels.fields[field], typed[field], before?.[field] ?? ""] as const);
  const boxes = [...new Set([...typed.boxes, ...(before?.boxes ?? [])].map(({ box }) => box))].map(
    (box) => [labels.boxes[box], boxText(typed, box), before === null ? "" : boxText(before, box)] as const,
  );
  const chemicals = isUntouched(draft, "chemicals")
    ? []
    : [[labels.chemicals, chemicalsOf(typed), before === null ? "" : chemicalsOf(before)] as const];
  const resources = [labels.resources, resourcesOf(typed), before === null ? "" : resourcesOf(before)] as const;
  return [...texts, ...boxes, ...chemicals, resources]
    .filter(([, now, then]) => now !== then && (now !== "" || tellsEmptied))
    .map(([label, now]) => `${label}: ${now === "" ? labels.emptied : now}`)
    .join("\n");
}

const boxText = ({ boxes }: IncidentPlan, name: string): string => boxes.find(({ box }) => box === name)?.text ?? "";

const chemicalsOf = ({ chemicals }: IncidentPlan): string => chemicals.map(({ text }) => text).join(", ");

const resourcesOf = ({ resource_list }: IncidentPlan): string =>
  resource_list
    .map(({ resource, identifier, ordered, eta, has_arrived, notes }) =>
      [resource, identifier, ordered, eta, has_arrived ? "✓" : "", notes].filter((cell) => cell !== "").join(", "),
    )
    .join("; ");
