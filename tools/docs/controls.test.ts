import { join } from "node:path";
import { type ComponentDoc, withCustomConfig } from "react-docgen-typescript";
import { beforeAll, expect, it } from "vitest";
import { DOCGEN_OPTIONS, DOCGEN_TSCONFIG } from "../../.storybook/docgen.ts";
import { root } from "../run-steps.ts";

const UNIONS = [
  ["controls/Button/Button", "variant", ["primary", "secondary", "quiet", "danger"]],
  ["signs/HazardBadge/HazardBadge", "level", ["low", "medium", "high", "extreme", "unknown", "not_graded"]],
  ["controls/ThemeRoot/ThemeRoot", "theme", ["light", "dark", "night", "sun"]],
  ["feedback/Banner/Banner", "tone", ["info", "ok", "caution", "danger"]],
] as const;

const fileOf = (component: string): string => join(root, "packages/ui/src", `${component}.tsx`);

let docs: readonly ComponentDoc[] = [];

beforeAll(() => {
  docs = withCustomConfig(DOCGEN_TSCONFIG, DOCGEN_OPTIONS).parse(UNIONS.map(([component]) => fileOf(component)));
}, 60_000);

it.each(UNIONS)("%s offers the values of %s as choices", (component, property, members) => {
  const { props } = docs.find(({ filePath }) => filePath === fileOf(component)) ?? {};
  const values = (props?.[property]?.type.value ?? []) as readonly { readonly value: string }[]; // as docgen lists them
  expect(values.map(({ value }) => value.replaceAll('"', "")).toSorted()).toEqual([...members].toSorted());
});
