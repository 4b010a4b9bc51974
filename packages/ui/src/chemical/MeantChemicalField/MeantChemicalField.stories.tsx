import type { ChemicalSource } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../controls/Button/Button.tsx";
import { sampleSource } from "../../testing/samples.ts";
import { MeantChemicalField } from "./MeantChemicalField.tsx";
import { useMeantChemical } from "./use-meant-chemical.ts";

interface AskingProps {
  readonly source: ChemicalSource;
  readonly onMeant: (name: string | null) => void;
}

/** A form that needs one substance, and shows the one it uses. */
function Asking({ source, onMeant }: AskingProps) {
  const chemical = useMeantChemical(source);
  const [taken, setTaken] = useState("");
  async function take(): Promise<void> {
    const meant = await chemical.resolve();
    setTaken(meant?.named.name ?? "");
    onMeant(meant?.named.name ?? null);
  }
  return (
    <div style={{ display: "grid", gap: 12 }}>
      <MeantChemicalField label="Chemical name" field={chemical} />
      <Button onPress={() => void take()}>Take it</Button>
      <output aria-label="Taken">{taken}</output>
    </div>
  );
}

const meta = {
  component: Asking,
  args: { source: sampleSource, onMeant: fn() },
  globals: { area: "responder" },
} satisfies Meta<typeof Asking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ANearNameIsAskedAndNeverTaken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Chlor{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Take it" }));
    await expect(args.onMeant).toHaveBeenLastCalledWith(null);
    await userEvent.click(await canvas.findByRole("button", { name: /Chlorine/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Take it" }));
    await waitFor(() => expect(canvas.getByText("Chlorine")).toBeVisible());
    await expect(args.onMeant).toHaveBeenLastCalledWith("Chlorine");
  },
};
