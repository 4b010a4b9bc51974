import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { en } from "../../messages/en.ts";
import { planDocument } from "../document/plan-document.ts";
import { sampleFacts } from "../document/sample-facts.ts";
import { NO_FACTS } from "../facts/incident-facts.ts";
import { planSuggestions } from "../facts/plan-suggestions.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import { PlanDocumentView } from "./PlanDocumentView.tsx";

const known = Object.entries(planSuggestions(sampleFacts, en)).map(([name, { text }]) => [name, text] as const);
const filled = planDocument({ plan: { ...EMPTY_PLAN, ...Object.fromEntries(known) }, facts: sampleFacts, words: en }, [
  "Not saved yet",
]);
const empty = planDocument({ plan: EMPTY_PLAN, facts: NO_FACTS, words: en }, ["Not saved yet"]);

const meta = {
  component: PlanDocumentView,
  args: { document: filled },
  globals: { area: "responder" },
} satisfies Meta<typeof PlanDocumentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const forms = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.slice(0, 10));
    await expect(forms).toEqual(["ICS 201 In", "ICS 202 In", "ICS 208 HM", "ICS 214 Ac"]);
    await expect(canvas.getAllByRole("img", { name: /The table below gives every distance/ })).toHaveLength(2);
  },
};
export const Playground: Story = {};
export const NothingKnown: Story = {
  args: { document: empty },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getAllByText("No zones calculated in this incident.")).toHaveLength(2);
    await expect(canvas.getAllByText("To be filled in by hand").length).toBeGreaterThan(20);
  },
};
