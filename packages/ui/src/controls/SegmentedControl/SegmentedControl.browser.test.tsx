import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SegmentedControl } from "./SegmentedControl.tsx";
import "../../styles/index.css";

afterEach(cleanup);

const GROUPS = ["Unknown", "I", "II", "III"].map((label) => ({ id: label, label }));

/** Boxes of the text of a segment, and of the segment. */
function boxes(name: string): readonly [words: DOMRect, frame: DOMRect] {
  const frame = screen.getByRole("radio", { name }).closest("label");
  if (frame === null) throw new Error(`${name} has no frame.`);
  const range = document.createRange();
  range.selectNodeContents(frame);
  return [range.getBoundingClientRect(), frame.getBoundingClientRect()];
}

it.each([120, 180, 236, 400])(
  "keeps each word inside its segment, and each segment inside the control, at %i px",
  (width) => {
    render(
      <div style={{ width }} data-testid="room">
        <SegmentedControl label="Packing group" options={GROUPS} value="II" onChange={() => undefined} />
      </div>,
    );
    const room = screen.getByTestId("room").getBoundingClientRect();
    for (const { label } of GROUPS) {
      const [texts, frame] = boxes(label);
      expect([texts.left >= frame.left, texts.right <= frame.right]).toEqual([true, true]);
      expect([frame.left >= room.left - 2, frame.right <= room.right + 2]).toEqual([true, true]);
      expect(frame.height).toBeGreaterThanOrEqual(44);
    }
  },
);

it("gives all segments the same width if there is space", () => {
  render(
    <div style={{ width: 500 }}>
      <SegmentedControl label="Packing group" options={GROUPS} value="II" onChange={() => undefined} />
    </div>,
  );
  const widths = GROUPS.map(({ label }) => Math.round(boxes(label)[1].width));
  expect(new Set(widths).size).toBe(1);
});
