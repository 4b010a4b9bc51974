import axe from "axe-core";
import type { ComponentGuide } from "../component-guide.ts";
import { appliesTo, CRITERIA, type Criterion } from "./wcag.ts";

/** Returns the axe rules that check a criterion in every story of a component. */
export function axeRulesOf(id: string): readonly string[] {
  const tag = `wcag${id.replaceAll(".", "")}`;
  return axe
    .getRules([tag])
    .filter(({ tags }) => !tags.some((one) => one === "experimental" || one === "deprecated"))
    .map(({ ruleId }) => ruleId);
}

/** Returns how a criterion is verified: by tests, or only by design. */
export function evidenceOf({ id, kept }: Criterion): string {
  const rules = axeRulesOf(id);
  const ways = [
    ...(rules.length === 0 ? [] : [`axe in every story: ${rules.map((rule) => `\`${rule}\``).join(", ")}`]),
    ...(kept?.test === undefined ? [] : [`test in \`${kept.test.file}\``]),
  ];
  return ways.length === 0 ? "by design; no test" : ways.join("; ");
}

/** Formats the conformance of a component with WCAG 2.2 A and AA, as Markdown. */
export function conformanceText({ kinds }: ComponentGuide): string {
  const applicable = CRITERIA.filter((criterion) => appliesTo(criterion, kinds));
  const rows = applicable.map(
    (criterion) =>
      `| ${criterion.id} ${criterion.name} | ${criterion.level} | ${criterion.kept?.words ?? ""} | ${evidenceOf(criterion)} |`,
  );
  return [
    `${applicable.length} of the ${CRITERIA.length} success criteria of WCAG 2.2 A and AA apply to it, and it is built to meet each. The last column names the check that would fail otherwise.`,
    ["| criterion | level | how | checked by |", "| --- | --- | --- | --- |", ...rows].join("\n"),
  ].join("\n\n");
}
