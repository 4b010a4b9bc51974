import type { ChecklistSnapshot, ChecklistStore } from "@placard/hazmat-core";
import { checklistGuides } from "@placard/hazmat-core/checklists";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { deviceChecklistStore } from "../device-checklist-store.ts";
import { ChecklistPanel } from "./ChecklistPanel.tsx";

const [guide] = checklistGuides;
const [item] = guide?.sections[0]?.items ?? [];
if (guide === undefined || item === undefined) throw new Error("There is no checklist.");

/** A store with a fixed state. */
function standing(state: ChecklistSnapshot["state"], done: readonly string[] = [item?.id ?? ""]): ChecklistStore {
  const at = "2026-11-21T14:05:00Z";
  const ticks = Object.fromEntries(done.map((id, i) => [id, { at, by: i === 0 ? "Alex Morin" : null }]));
  const now = { progress: { [guide?.key ?? ""]: done }, ticks: { [guide?.key ?? ""]: ticks }, state };
  return { snapshot: () => now, subscribe: () => () => undefined, check: () => undefined, save: async () => undefined };
}

/** A store of one story, which saves nothing on the device. */
function ofThisStory(): ChecklistStore {
  const kept = new Map<string, string>();
  return deviceChecklistStore("story", () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, text),
  }));
}

const meta = {
  component: ChecklistPanel,
  args: { store: ofThisStory(), onGuideChange: fn() },
  argTypes: { store: { control: false }, guides: { control: false } },
  globals: { area: "responder" },
} satisfies Meta<typeof ChecklistPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultGuide: "entry-team", onClose: fn() } };
export const SavedToTheIncident: Story = {
  args: { store: standing("saved"), defaultGuide: guide.key },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Done \d\d:05/)).toBeVisible());
    await expect(canvas.getByText("Alex Morin")).toBeVisible();
  },
};
export const NotSavedYet: Story = { args: { store: standing("unsaved"), defaultGuide: guide.key } };
export const WaitsForTheNetwork: Story = { args: { store: standing("waiting"), defaultGuide: guide.key } };
export const TheDeviceIsFull: Story = { args: { store: standing("full"), defaultGuide: guide.key } };
export const TheBrowserSavesNothing: Story = { args: { store: standing("page"), defaultGuide: guide.key } };
export const AllDone: Story = {
  args: {
    store: standing(
      "unsaved",
      guide.sections.flatMap(({ items }) => items.map(({ id }) => id)),
    ),
    defaultGuide: guide.key,
  },
};

export const ChecksAnItemAndTakesItBack: Story = {
  args: { store: ofThisStory(), defaultGuide: guide.key },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole("checkbox");
    const save = () => canvas.getByRole("button", { name: "Save Progress" });
    if (box === undefined) throw new Error("There is nothing to check.");
    await expect(save()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(save()).not.toHaveAttribute("aria-disabled", "true");
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
