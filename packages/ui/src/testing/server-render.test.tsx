import { composeStories } from "@storybook/react-vite";
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

type Module = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Module>(["../**/*.stories.tsx", "!../docs/**"], { eager: true });

/** Renders every state of a story as on a server: no window, no document, no effects. */
describe.each(Object.entries(files))("%s", (_file, module) => {
  const stories = Object.entries(composeStories(module) as Record<string, ComponentType>);
  it.each(stories)("%s renders on a server", (_name, Story) => {
    expect(typeof window).toBe("undefined");
    expect(() => renderToString(createElement(Story))).not.toThrow();
  });
});
