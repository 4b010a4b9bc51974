import type { ActionPlan } from "@placard/hazmat-core";
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { TextFieldContext } from "react-aria-components/TextField";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { sampleSource } from "../../testing/samples.ts";
import { EMPTY_RESOURCE } from "../document/plan-boxes.ts";
import { PlanBoxes } from "../PlanBoxes/PlanBoxes.tsx";
import { IncidentActionPlan } from "./IncidentActionPlan.tsx";
import { EMPTY_PLAN } from "./plan-fields.ts";

afterEach(cleanup);

/** Number of text fields rendered since the start: each reads the context once per render. */
let rendered = 0;
const counting = {
  get isRequired() {
    rendered += 1;
    return false;
  },
};

const engines = Array.from({ length: 20 }, (_, at) => ({ ...EMPTY_RESOURCE, resource: `Engine ${at}` }));

/** A host that makes a new copy of the plan in every render, as the application does. */
function Host() {
  const [plan, setPlan] = useState<ActionPlan>({ ...EMPTY_PLAN, resourceList: engines });
  const copy = structuredClone(plan);
  const change = (part: Partial<ActionPlan>): void => setPlan({ ...plan, ...part });
  return (
    <TextFieldContext.Provider value={counting}>
      <IncidentActionPlan plan={copy} onChange={change} source={sampleSource} state="Not saved yet">
        <PlanBoxes plan={copy} onChange={change} />
      </IncidentActionPlan>
    </TextFieldContext.Provider>
  );
}

/** Types one character and returns the number of text fields that rendered for it. */
async function rendersOf(field: HTMLElement): Promise<number> {
  await userEvent.click(field);
  const before = rendered;
  await userEvent.keyboard("a");
  return rendered - before;
}

it("renders only the field that is typed in, and keeps the text of the others", async () => {
  render(<Host />);
  expect(rendered).toBeGreaterThan(30);
  expect(await rendersOf(screen.getByRole("textbox", { name: "Logistics" }))).toBeLessThanOrEqual(2);
  expect(await rendersOf(screen.getByRole("textbox", { name: "Objectives" }))).toBeLessThanOrEqual(2);
  await userEvent.click(screen.getByRole("button", { name: /^Organization/ }));
  expect(await rendersOf(screen.getByRole("textbox", { name: "Safety officer" }))).toBeLessThanOrEqual(2);
  await userEvent.click(screen.getByRole("button", { name: /^Resources summary/ }));
  const [identifier] = screen.getAllByRole("textbox", { name: "Identifier" });
  if (identifier === undefined) throw new RangeError("The plan shows no resources.");
  expect(await rendersOf(identifier)).toBeLessThanOrEqual(10); // the cells of one row
  const texts = ["Logistics", "Objectives", "Safety officer"].map(
    (name) => screen.getByRole<HTMLInputElement>("textbox", { name }).value,
  );
  expect(texts).toEqual(["a", "a", "a"]);
});
