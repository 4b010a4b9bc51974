import type { Preview } from "@storybook/react-vite";
import { lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { ENABLED_AXE_RULES } from "../packages/ui/src/docs/conformance/enabled-axe-rules.ts";
import { StoryRoot, type StoryRootProps } from "../packages/ui/src/testing/StoryRoot.tsx";
import "../packages/ui/src/styles/fonts.css";
import "../packages/ui/src/styles/index.css";
import { PATIENCE } from "../tools/test/patience.ts";
import { toasts } from "../packages/ui/src/feedback/Toast/toasts.ts";
import { checkOtherLooks } from "./every-look.ts";
import "./preview.css";

configure({ asyncUtilTimeout: PATIENCE });

/** Loaded only with the first docs page: stories under test do not need it. */
const ComponentPage = lazy(async () => ({
  default: (await import("../packages/ui/src/docs/ComponentPage.tsx")).ComponentPage,
}));

/** Settings of the toolbars below. */
type Look = Omit<StoryRootProps, "children" | "isAlone">;

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [
    (Story, { globals, viewMode }) => {
      const { theme, density, area, motion, direction } = globals as Look;
      const look = { theme, density, area, motion, direction };
      return (
        <StoryRoot {...look} isAlone={viewMode !== "docs"}>
          <Story />
        </StoryRoot>
      );
    },
  ],
  // Clears the toasts, so that those of one story are not shown over the next.
  beforeEach: () => () => toasts.clear(),
  // Only in `pnpm verify looks`: each story is checked in four other looks, which takes longer than the story.
  afterEach: async ({ canvasElement, parameters }) => {
    const isChecked = (parameters["a11y"] as { test?: string } | undefined)?.test === "error";
    if (import.meta.env["EVERY_LOOK"] === "1" && isChecked) await checkOtherLooks(canvasElement);
  },
  globalTypes: {
    theme: {
      toolbar: { title: "Theme", icon: "paintbrush", items: ["light", "dark", "night", "sun"], dynamicTitle: true },
    },
    density: { toolbar: { title: "Density", icon: "component", items: ["standard", "glove"], dynamicTitle: true } },
    area: { toolbar: { title: "Area", icon: "grid", items: ["business", "responder"], dynamicTitle: true } },
    direction: { toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true } },
    motion: { toolbar: { title: "Motion", icon: "lightning", items: ["full", "reduced"], dynamicTitle: true } },
  },
  // No fade-in during tests, so that a list is visible as soon as it is found.
  initialGlobals: {
    theme: "light",
    density: "standard",
    area: "business",
    direction: "ltr",
    motion: import.meta.env.MODE === "test" ? "reduced" : "full",
  },
  parameters: {
    // React Aria's live region keeps its announcements for a while, labelled by nodes that may have been removed.
    a11y: {
      test: "error",
      context: { exclude: ["[data-live-announcer]"] },
      config: { rules: ENABLED_AXE_RULES.map((id) => ({ id, enabled: true })) },
    },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense fallback={<p>Loading...</p>}>
          <ComponentPage />
        </Suspense>
      ),
      // The page shows the code to copy once, in full; the arguments of a story are not code.
      canvas: { sourceState: "none" },
    },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          "Start",
          ["Getting started", "Custom elements", "Languages"],
          "Foundations",
          "Components",
          "Hazard",
          "Map",
        ],
      },
    },
  },
};

export default preview;
