import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { inForcedColours } from "../../testing/forced-colours.ts";
import { Checkbox } from "./Checkbox.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(async () => {
  await inForcedColours(false);
  cleanup();
});

const hasMark = (name: string): boolean | undefined =>
  screen
    .getByRole("checkbox", { name })
    .closest("label")
    ?.querySelector("svg")
    ?.checkVisibility({ visibilityProperty: true, opacityProperty: true });

it.each(["the colours of the page", "forced colours"])(
  "shows a mark only on checked and indeterminate boxes: %s",
  async (look) => {
    await inForcedColours(look === "forced colours");
    render(
      <>
        <Checkbox>No</Checkbox>
        <Checkbox isSelected>Yes</Checkbox>
        <Checkbox isIndeterminate>Some</Checkbox>
      </>,
    );
    expect(["No", "Yes", "Some"].map(hasMark)).toEqual([false, true, true]);
  },
);
