import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { inForcedColours } from "../../testing/forced-colours.ts";
import { ChecklistPanel } from "./ChecklistPanel.tsx";
import { deviceChecklistStore } from "../device-checklist-store.ts";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(async () => {
  await inForcedColours(false);
  cleanup();
  localStorage.clear();
});

const hasMark = (task: HTMLElement): boolean | undefined =>
  task.closest("label")?.querySelector("svg")?.checkVisibility({ visibilityProperty: true, opacityProperty: true });

it("shows a mark in forced colours for checked items only", async () => {
  await inForcedColours(true);
  render(<ChecklistPanel store={deviceChecklistStore("marks")} defaultGuide="entry-team" />);
  const [first, second] = await screen.findAllByRole("checkbox");
  if (first === undefined || second === undefined) throw new Error("The guide has no tasks.");
  expect([first, second].map(hasMark)).toEqual([false, false]);
  await userEvent.click(first.closest("label") ?? first);
  expect([first, second].map(hasMark)).toEqual([true, false]);
});
