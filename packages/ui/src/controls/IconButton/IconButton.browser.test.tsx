import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { IconButton } from "./IconButton.tsx";
import "../../styles/index.css";

afterEach(cleanup);

const REASON = "Managers and Admins can schedule inspections. Your role is Viewer.";

/** A card that clips its content, at an edge of the window. */
const card = (edges: object) => (
  <div style={{ position: "fixed", overflow: "hidden", padding: 4, ...edges }}>
    <IconButton label="Delete" icon={<svg aria-hidden="true" />} disabledReason={REASON} />
  </div>
);

it.each([
  ["top left", { top: 0, left: 0 }],
  ["top right", { top: 0, right: 0 }],
  ["bottom left", { bottom: 0, left: 0 }],
  ["bottom right", { bottom: 0, right: 0 }],
])("shows its full reason at the %s of the window, above the card that contains it", (_where, edges) => {
  render(card(edges));
  screen.getByRole("button", { name: "Delete", description: REASON }).focus();
  const reason = screen.getByText(REASON);
  const { left, top, right, bottom } = reason.getBoundingClientRect();
  expect([left >= 0, top >= 0, right <= window.innerWidth, bottom <= window.innerHeight]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  reason.style.pointerEvents = "auto"; // otherwise elementFromPoint ignores it
  for (const [x, y] of [
    [left + 4, top + 4],
    [right - 4, bottom - 4],
  ] as const) {
    expect(reason.contains(document.elementFromPoint(x, y))).toBe(true);
  }
});
