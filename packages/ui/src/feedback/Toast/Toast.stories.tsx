import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../../controls/Button/Button.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { toasts } from "./toasts.ts";

const meta = {
  component: ToastRegion,
  // A page has one queue, so each story has its own page on the docs page.
  parameters: { docs: { story: { inline: false, height: "180px" } } },
  beforeEach: () => {
    toasts.clear();
    return () => toasts.clear();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A caution stays until it is closed. */
export const Default: Story = {
  beforeEach: () => {
    toasts.show({ tone: "caution", title: "File Upload Warning", text: "Some files failed to upload." });
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText("File Upload Warning")).toBeVisible());
  },
};

export const Playground: Story = {
  render: () => (
    <>
      <Button onPress={() => toasts.show({ tone: "ok", title: "Chemical updated" })}>Say something good</Button>
      <Button onPress={() => toasts.show({ tone: "danger", title: "Error", text: "Failed to add chemical." })}>
        Say something bad
      </Button>
      <ToastRegion />
    </>
  ),
};

/** A page and a component on it may both have a region. */
export const TwoRegionsSayItOnce: Story = {
  render: () => (
    <>
      <ToastRegion />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    toasts.show({ tone: "danger", title: "Error", text: "Failed to add chemical." });
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(1));
  },
};

export const ThreeAtOnceAndErrorsStay: Story = {
  play: async ({ userEvent }) => {
    toasts.show({ tone: "danger", title: "Chemical Not Found", text: "Please check the spelling and try again." });
    toasts.show({ tone: "caution", title: "File Upload Warning", text: "Some files failed to upload." });
    toasts.show({ tone: "neutral", title: "Access to business records is always recorded." });
    toasts.show({ tone: "ok", title: "Waits for room" });
    await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(3));
    const [close] = screen.getAllByRole("button", { name: "Close" });
    if (close !== undefined) await userEvent.click(close);
    await waitFor(() => expect(screen.getAllByRole("alertdialog")).toHaveLength(3));
  },
};
