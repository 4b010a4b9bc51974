import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useEffect, useRef } from "react";
import { defineElements } from "./index.ts";

/** An element as written in a page. */
function Written({ html }: { html: string }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defineElements();
    if (page.current !== null) page.current.innerHTML = html;
  }, [html]);
  return <div ref={page} />;
}

const meta = {
  title: "Elements",
  component: Written,
  tags: ["!autodocs"],
  args: { html: `<placard-chemical-card un="1017"></placard-chemical-card>` },
} satisfies Meta<typeof Written>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChemicalCard: Story = {
  play: async ({ canvasElement }) => {
    const shadow = (): ShadowRoot | null | undefined =>
      canvasElement.querySelector("placard-chemical-card")?.shadowRoot;
    await waitFor(() => expect(shadow()?.querySelector("article")).toBeTruthy());
  },
};
export const ChemicalSearch: Story = { args: { html: "<placard-chemical-search></placard-chemical-search>" } };
export const Checklist: Story = { args: { html: `<placard-checklist guide="entry-team"></placard-checklist>` } };
export const Conversions: Story = { args: { html: "<placard-conversions></placard-conversions>" } };
export const NavigationCard: Story = { args: { html: "<placard-navigation-card></placard-navigation-card>" } };
export const AtNight: Story = {
  args: { html: `<placard-chemical-search theme="night" density="glove"></placard-chemical-search>` },
};
