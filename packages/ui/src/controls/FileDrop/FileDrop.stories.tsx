import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FileDrop } from "./FileDrop.tsx";

const meta = {
  component: FileDrop,
  args: {
    label: "Safety Data Sheet",
    accept: ["application/pdf"],
    files: [],
    description: "PDF, up to 20 MB.",
    onAdd: fn(),
    onRemove: fn(),
  },
  render: function Kept(args) {
    const [files, setFiles] = useState(args.files);
    return (
      <FileDrop
        {...args}
        files={files}
        onAdd={(added) => setFiles([...files, ...added])}
        onRemove={(removed) => setFiles(files.filter((_, index) => index !== removed))}
      />
    );
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = new File([new Uint8Array(2_621_440)], "chlorine-sds.pdf", { type: "application/pdf" });

export const Default: Story = {};
export const Playground: Story = { args: { multiple: true } };
export const Sending: Story = { args: { files: [sheet], progress: 40 } };
export const Invalid: Story = { args: { errorMessage: "Please select a PDF file for the Safety Data Sheet." } };

export const ChosenFilesCanBeRemoved: Story = {
  args: { files: [sheet] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("2.5 MB")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove chlorine-sds.pdf" }));
    await expect(canvas.queryByText("chlorine-sds.pdf")).toBeNull();
  },
};
