interface PlanTexts {
  readonly fields: Readonly<Record<string, string>>;
  readonly chemicals: string;
}
interface DocumentTexts {
  readonly boxes: Readonly<Record<string, string>>;
  readonly resourceSummary: string;
}

/** The labels of a plan's parts, by the names under which a log lists the changed ones; a box as `boxes.` and its id. */
export function planPartNames(plan: PlanTexts, document: DocumentTexts): Readonly<Record<string, string>> {
  const boxes = Object.entries(document.boxes).map(([box, label]) => [`boxes.${box}`, label]);
  return {
    ...plan.fields,
    ...Object.fromEntries(boxes),
    chemicals: plan.chemicals,
    resource_list: document.resourceSummary,
  };
}
