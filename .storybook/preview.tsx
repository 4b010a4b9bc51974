import type { Preview } from "@storybook/react-vite";
import { StoryRoot } from "../packages/ui/src/testing/StoryRoot.tsx";
import "../packages/ui/src/styles/fonts.css";
import "../packages/ui/src/styles/index.css";
import { checkOtherThemes } from "./every-theme.ts";
import "./preview.css";

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [
    (Story, { globals }) => (
      <StoryRoot
        theme={String(globals["theme"])}
        density={String(globals["density"])}
        area={String(globals["area"])}
        direction={String(globals["direction"])}
        motion={String(globals["motion"])}
      >
        <Story />
      </StoryRoot>
    ),
  ],
  // Under test alone: a person who looks at a story sees one theme.
  afterEach: async ({ canvasElement, parameters }) => {
    const isChecked = (parameters["a11y"] as { test?: string } | undefined)?.test === "error";
    if (import.meta.env.MODE === "test" && isChecked) await checkOtherThemes(canvasElement);
  },
  globalTypes: {
    theme: {
      toolbar: { title: "Theme", icon: "paintbrush", items: ["light", "dark", "night", "sun"], dynamicTitle: true },
    },
    density: { toolbar: { title: "Density", icon: "component", items: ["default", "glove"], dynamicTitle: true } },
    area: { toolbar: { title: "Area", icon: "grid", items: ["business", "responder"], dynamicTitle: true } },
    direction: { toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true } },
    motion: { toolbar: { title: "Motion", icon: "lightning", items: ["full", "reduced"], dynamicTitle: true } },
  },
  initialGlobals: { theme: "light", density: "default", area: "business", direction: "ltr", motion: "full" },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ["Start", "Foundations", "Components", "Hazard", "Map"] } },
  },
};

export default preview;
