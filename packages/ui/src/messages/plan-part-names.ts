interface PlanTexts {
  readonly fields: Readonly<Record<string, string>>;
  readonly chemicals: string;
}
interface DocumentTexts {
  readonly boxes: Readonly<Record<string, string>>;
  readonly resourceSummary: string;
}

/** Returns the labels of a plan's parts, by their names in a log; boxes are `boxes.` and their id. */
export function planPartNames(plan: PlanTexts, document: DocumentTexts): Readonly<Record<string, string>> {
  const boxes = Object.entries(document.boxes).map(([box, label]) => [`boxes.${box}`, label]);
  return {
    ...plan.fields,
    ...Object.fromEntries(boxes),
    chemicals: plan.chemicals,
    resource_list: document.resourceSummary,
  };
}
